/** “What would you do?”: a strong bot lights one action and says why, to whoever asks by mouse, by
 * keyboard or with a finger; the result tells who has asked. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { complaints } from './axe';
import { english, sentences } from './english';
import { misfits } from './misfits';
import { browserOfThisFile, keyOf, type Action, type Legal, type Person } from './person';
import { byKeyboard, byMouse, byTouch, play } from './play';
import { ROOT } from './server';
import { ANY, fewestBots, NAMES, sample, shortOf } from './titles';
import { two } from './together';

const arrive = browserOfThisFile();
const WAYS = { mouse: byMouse, keyboard: byKeyboard, touch: byTouch };
type Way = keyof typeof WAYS;
const LANGUAGES = ['en', 'de', 'pl', 'nl'];

/** Until there is something to choose from. */
async function choosing(person: Person): Promise<void> {
  for (;;) {
    await person.until(() => person.mine && person.settled && person.legal.length > 0, 'an own turn');
    if (person.legal.length > 1) return;
    await play(person, { enough: (moves) => moves > 0 });
  }
}

async function ask(person: Person, way: Way): Promise<Legal> {
  const button = person.page.locator('.decision [data-hint]:visible');
  await button.waitFor();
  if (way === 'touch') await button.tap();
  else if (way === 'mouse') await button.click();
  else {
    const isThere = () => button.evaluate((element) => element === document.activeElement);
    for (let presses = 0; !(await isThere()); presses++) {
      expect(presses).toBeLessThan(60);
      await person.page.keyboard.press('Tab');
    }
    await person.page.keyboard.press('Enter');
  }
  await person.until(() => Boolean(person.situation?.hint), 'a hint');
  await person.shown();
  const advised = person.situation!.hint!.action as Action;
  return person.legal.find(({ action }) => keyOf(action) === keyOf(advised))!;
}

/** How a hint ends that has named the action. */
const hinted = (language: string) => {
  const text = readFileSync(join(ROOT, 'src/jailbirds/words', `${language}.ftl`), 'utf8');
  return /^hinted = \{ \$action \} (.+)$/m.exec(text)![1]!;
};

/** What is lit on the board, or as a button. */
const lit = (person: Person) =>
  person.page.evaluate(
    () =>
      [...document.querySelectorAll('.board [data-try], .decision [data-advised], .decision [data-try], .big')].filter(
        (element) => element.checkVisibility(),
      ).length,
  );

const games = sample(NAMES, Object.keys(WAYS) as Way[]).map(
  ([title, way], at) => [title, way, LANGUAGES[at % LANGUAGES.length]!] as const,
);
test.each(games)('in %s a hint is asked for by %s, in %s', async (title, way, language) => {
  const anna = await arrive('Anna', { language, phone: way === 'touch' });
  await anna.playBots(title, fewestBots(title), shortOf(title));
  await choosing(anna);
  const before = await complaints(anna);
  const advised = await ask(anna, way);
  const narrator = anna.page.locator('.narrator');
  const call = hinted(language);
  await narrator.locator('.big', { hasText: call }).waitFor();
  expect(await narrator.locator('p').count()).toBeGreaterThan(1); // and why
  expect(await lit(anna)).toBeGreaterThan(0);
  expect(await anna.page.evaluate(misfits)).toEqual([]);
  expect(await complaints(anna)).toEqual(before);
  if (language !== 'en') {
    for (const folder of ['words', 'words/app', `games/${title}/words`])
      expect(await english(anna, language, folder)).toEqual([]);
  }
  if (way === 'keyboard') {
    const leads = await anna.page.evaluate(() => document.activeElement?.matches('[data-try], [data-advised]'));
    expect(leads).toBe(true);
  }
  const { length } = anna.played;
  if (way === 'touch') {
    await anna.page.locator('.decision .row .big[data-action]').tap(); // what is asked about is shown already
    await anna.until(() => anna.played.length > length, 'doing what was advised');
  } else await WAYS[way](anna, advised);
  await anna.until(() => anna.settled && !anna.situation?.hint, 'the next decision');
  expect(keyOf(anna.played.at(length)!)).toBe(keyOf(advised.action));
});

test('a hint is still there after a reload, and the result tells who has asked', async () => {
  const anna = await arrive();
  const table = await anna.playBots(ANY, fewestBots(ANY), shortOf(ANY));
  await choosing(anna);
  await ask(anna, 'mouse');
  await anna.sit(table);
  await expect.poll(() => lit(anna)).toBeGreaterThan(0);
  await anna.page.locator('.narrator .big', { hasText: hinted('en') }).waitFor();
  await anna.page.locator('[data-tool="leave"]').click();
  await anna.page.locator('dialog[open] .button.alarm').click();
  const said = anna.page.locator('dialog[open] .hints');
  await said.waitFor();
  expect(await said.innerText()).toBe('Anna took one hint.');
  await anna.page.locator('dialog[open]').getByText('there is nothing to review').waitFor();
});

test('on a phone a hint is asked for where it was before the first move, and nothing is taken back there', async () => {
  const anna = await arrive('Anna', { phone: true });
  await anna.playBots(ANY, fewestBots(ANY), shortOf(ANY));
  const places = async () => {
    await choosing(anna);
    const buttons = ['[data-hint]', '[data-undo]'].map((each) => anna.page.locator(`.decision ${each}:visible`));
    await buttons[0]!.waitFor();
    return Promise.all(buttons.map(async (button) => (await button.boundingBox())!.x));
  };
  const before = await places();
  expect(await anna.page.locator('[data-undo]:visible').isDisabled()).toBe(true);
  await play(anna, { enough: (moves) => moves > 0 });
  expect(await places()).toEqual(before);
});

test('people among themselves have no hints', async () => {
  const [anna, ben] = await two(arrive, ANY, shortOf(ANY));
  for (const person of [anna, ben]) expect(await person.page.locator('[data-hint]').count()).toBe(0);
});

test('whoever sets up a table sees whether there are hints, and a rated game has none', async () => {
  const anna = await arrive();
  await anna.go(`/new/${ANY}`);
  const hints = anna.page.getByText(sentences('en').get('hints')!, { exact: true });
  const on = () => anna.page.getByRole('switch', { name: 'Hints' }).isChecked();
  await hints.waitFor();
  expect(await on()).toBe(true);
  await anna.page.locator('.chairs select').nth(1).selectOption('open');
  await expect.poll(on).toBe(false);
  await anna.page.getByText('Rated game', { exact: true }).click();
  await hints.waitFor({ state: 'detached' });
});
