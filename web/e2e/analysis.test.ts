/** The analysis board: what else might have happened in a game that is over, by mouse, keyboard and
 * finger; going back, sharing, and playing on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BareBoard, BranchMove, TitleInfo } from '../src/protocol';
import { complaints } from './axe';
import { english } from './english';
import { browserOfThisFile, type Person } from './person';
import { byMouse } from './play';
import { ROOT } from './server';
import { ANY, NAMES, sample, TITLES } from './titles';
import { LANGUAGES, press, WAYS, type Way } from './ways';

const arrive = browserOfThisFile();
const ACTIONS = 3;

interface Log {
  rules_version: number;
  position?: string;
  moves: unknown[];
}

/** A finished game of the collection that has all its moves; its table, and how many they are. */
async function bring(person: Person, title: string): Promise<[string, number]> {
  const { rules_version } = TITLES.find((each) => each.title === title) as TitleInfo;
  const folder = join(ROOT, 'tests', title, 'golden');
  const logs = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const text = logs.find((each) => {
    const log = JSON.parse(each) as Log;
    return log.rules_version === rules_version && !log.position;
  })!;
  await person.becomeKnown();
  const { tables } = await person.api<{ tables: string[] }>('POST', '/api/me/import', JSON.parse(text));
  return [tables[0]!, (JSON.parse(text) as Log).moves.length];
}

/** How many moves of a branch the person was told of last. */
const told = new WeakMap<Person, number>();

/** From now on the person knows what is on the board, and what was done there. */
function follow(person: Person): void {
  const isBoard = (url: string) => new URL(url).pathname === '/api/analysis';
  let known = 0;
  person.page.on('request', (request) => {
    if (!isBoard(request.url())) return;
    const moves = ((request.postDataJSON() as { moves?: BranchMove[] }).moves ?? []).length;
    if (moves > known)
      person.played.push((request.postDataJSON() as { moves: BranchMove[] }).moves.at(-1)!.action as never);
    known = moves;
  });
  person.page.on('response', async (response) => {
    if (!isBoard(response.url()) || !response.ok()) return;
    const board = (await response.json()) as BareBoard;
    person.situation = board.situation;
    person.seat = board.seat;
    known = board.moves.length;
    told.set(person, known);
  });
}

const lines = (person: Person) => person.page.locator('.panel .moves li').count();
const shownLine = async (person: Person) => {
  const all = await person.page.locator('.panel .moves button').all();
  const now = await Promise.all(all.map((line) => line.getAttribute('aria-current')));
  return now.indexOf('step');
};

/** The page shows what came last. */
const level = (person: Person) => expect.poll(() => shownLine(person)).toBe(told.get(person));

/** One thing more, whoever is to act: a seat, or chance. */
async function tryOne(person: Person, way: Way): Promise<void> {
  const before = await lines(person);
  const roll = person.page.locator('[data-roll]');
  if (await roll.count()) await press(person, way, roll);
  else {
    await level(person);
    await person.page.evaluate(() => scrollTo(0, 0));
    const legal = person.legal.find(({ places }) => places.length) ?? person.legal[0]!;
    await WAYS[way](person, legal);
  }
  await expect.poll(() => lines(person)).toBeGreaterThan(before);
  await expect.poll(async () => (await lines(person)) - 1).toBe(await shownLine(person));
}

const games = sample(NAMES, Object.keys(WAYS) as Way[]).map(
  ([title, way], at) => [title, way, LANGUAGES[at % LANGUAGES.length]!] as const,
);
test.each(games)('in %s another way on is tried by %s, in %s', async (title, way, language) => {
  const anna = await arrive('Anna', { language, phone: way === 'touch' });
  const [table, moves] = await bring(anna, title);
  follow(anna);
  await anna.go(`/r/${table}?move=${Math.floor(moves / 2)}`);
  await anna.page.locator('.board [data-place]:visible').first().waitFor();
  await press(anna, way, anna.page.locator('.controls a[href^="/analysis/"]'));
  await anna.page.locator('.panel .moves').waitFor();
  expect(await complaints(anna)).toEqual([]);
  for (let done = 0; done < ACTIONS; done++) await tryOne(anna, way);
  const tried = await lines(anna);

  // back, and something else instead: the best that was found, once somebody is to act
  while (!(await anna.page.locator('[data-best]').count())) {
    await anna.page.waitForTimeout(200);
    if (await anna.page.locator('[data-roll]').count()) await tryOne(anna, way);
  }
  await expect.poll(() => anna.page.locator('.chances .chance').first().textContent()).toMatch(/\d/);
  const at = await shownLine(anna);
  await press(anna, way, anna.page.locator('[data-walk="back"]'));
  await expect.poll(() => shownLine(anna)).toBe(at - 1);
  expect(await lines(anna)).toBeGreaterThanOrEqual(tried);
  await press(anna, way, anna.page.locator('[data-walk="next"]'));
  await expect.poll(() => shownLine(anna)).toBe(at);
  await anna.page.locator('[data-best]').first().waitFor();
  const best = anna.page.locator('[data-best]').first();
  await press(anna, way, best);
  if (way === 'touch') await best.tap(); // the first tap shows what would come of it
  const grave = anna.page.locator('.decision .row .big[data-action]');
  await expect
    .poll(async () => {
      if (await grave.isVisible().catch(() => false)) await grave.click();
      return shownLine(anna);
    })
    .toBeGreaterThan(at);

  expect(await complaints(anna)).toEqual([]);
  const wide = await anna.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  if (language !== 'en') {
    for (const folder of ['words', 'words/app', 'review/words', `games/${title}/words`])
      expect(await english(anna, language, folder)).toEqual([]);
  }

  // what was tried is still there after a reload
  const all = await lines(anna);
  await anna.page.reload();
  await expect.poll(() => lines(anna)).toBe(all);

  await press(anna, way, anna.page.locator('[data-play-on]'));
  const play = anna.page.locator('dialog[open] [data-play]');
  await play.waitFor();
  await press(anna, way, play);
  await anna.page.waitForURL(/\/t\//);
  await anna.page.locator('.board [data-place]:visible').first().waitFor();
  expect(anna.seat).not.toBeNull();
});

test('a branch that is shared is seen by others at its address, until they try something else', async () => {
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')];
  const [table, moves] = await bring(anna, ANY);
  follow(anna);
  await anna.go(`/analysis/${table}?move=${Math.floor(moves / 2)}`);
  await anna.page.locator('.panel .moves').waitFor();
  for (let done = 0; done < ACTIONS; done++) await tryOne(anna, 'mouse');
  await anna.page.locator('[data-share]').click();
  const link = await anna.page.locator('dialog[open] input').inputValue();
  expect(link).toContain(`/analysis/${table}?branch=`);
  expect(anna.page.url()).toBe(link);

  follow(ben);
  await ben.go(link.slice(ben.base.length));
  await expect.poll(() => lines(ben)).toBe(await lines(anna));
  expect(await ben.page.locator('.panel .moves').innerText()).toBe(
    await anna.page.locator('.panel .moves').innerText(),
  );
  expect(ben.page.url()).toBe(link);
  await ben.page.locator('[data-walk="back"]').click();
  await expect.poll(() => shownLine(ben)).toBe((await lines(ben)) - 2);
  expect(ben.page.url()).toBe(link); // he only looks
  await ben.page.keyboard.press('PageUp');
  await expect.poll(() => shownLine(ben)).toBe((await lines(ben)) - 3);
  await expect.poll(() => told.get(ben)).toBe((await lines(ben)) - 3);
  const other = ben.legal.at(-1)!;
  await byMouse(ben, other);
  await expect.poll(() => ben.page.url()).toContain(`/analysis/${table}?move=`);
});

test('what is not allowed says which rule forbids it, and nothing was done', async () => {
  const anna = await arrive('Anna');
  const [table, moves] = await bring(anna, ANY);
  follow(anna);
  await anna.go(`/analysis/${table}?move=${Math.floor(moves / 2)}`);
  await anna.page.locator('.panel .moves').waitFor();
  const wrong = anna.page.locator('.board .wrong:visible');
  for (let number = 0; ; number++) {
    await wrong.nth(number).click({ force: true });
    const rule = anna.page.locator('.narrator .rule-tag');
    if (
      await rule
        .first()
        .waitFor({ timeout: 2_000 })
        .then(
          () => true,
          () => false,
        )
    )
      break;
    expect(number).toBeLessThan(20);
  }
  expect(await lines(anna)).toBe(1);
});

test('chance does what one chooses', async () => {
  const anna = await arrive('Anna');
  const [table, moves] = await bring(anna, ANY);
  follow(anna);
  await anna.go(`/analysis/${table}?move=${moves}`);
  await anna.page.locator('.panel .moves').waitFor();
  const outcomes = anna.page.locator('[data-outcome]');
  for (let back = 0; !(await outcomes.count()); back++) {
    expect(back).toBeLessThan(moves);
    await anna.page.locator('[data-walk="back"]').click();
    await expect.poll(() => new URL(anna.page.url()).searchParams.get('move')).toBe(String(moves - back - 1));
    await anna.page.waitForTimeout(100);
  }
  const chosen = outcomes.last();
  const called = (await chosen.innerText()).trim();
  await chosen.click();
  await expect.poll(() => lines(anna)).toBe(2);
  expect(await anna.page.locator('.panel .moves li').last().innerText()).toContain(called);
});
