/** What happened can be walked back through: a line of the log lights its places, and shows the
 * position then, with a way back. */
import { expect, test } from 'vitest';
import type { ServerMessage, Step } from '../src/protocol';
import { boardOf, browserOfThisFile, type Person } from './person';
import { play } from './play';
import { ANY, fewestBots, shortOf } from './titles';

const arrive = browserOfThisFile();

/** A table at which something has happened. */
async function arrived(phone: boolean): Promise<Person> {
  const anna = await arrive('Anna', { phone });
  await anna.playBots(ANY, fewestBots(ANY), shortOf(ANY));
  await play(anna, { enough: (moves) => moves >= 4 });
  await anna.until(() => anna.mine && anna.settled, 'own turn');
  await anna.shown();
  return anna;
}

/** All steps that the browser was told, by their numbers. */
const stepsOf = ({ heard }: Person): Map<number, Step> => {
  const messages = heard.map((text) => JSON.parse(text) as ServerMessage);
  const steps = messages.flatMap((message) => ('steps' in message ? message.steps : []));
  return new Map(steps.map((step) => [step.number, step]));
};

const lit = ({ page }: Person) =>
  page
    .locator('.board [data-traced]')
    .evaluateAll((places) => [...new Set(places.map((place) => place.getAttribute('data-place')!))].sort());
/** What a line is to light. */
const placesOf = async (person: Person, line: number): Promise<string[]> => {
  const wanted = new Set(
    stepsOf(person)
      .get(line)!
      .events.flatMap(({ traces }) => traces),
  );
  const all = person.page.locator('.board [data-place]');
  const there = await all.evaluateAll((places) => places.map((place) => place.getAttribute('data-place')!));
  return [...new Set(there.filter((place) => wanted.has(place)))].sort();
};
const linesOf = ({ page }: Person) => page.locator('.lines button:not(:disabled)');
const numbersOf = async (person: Person) =>
  (await linesOf(person).locator('.number').allInnerTexts()).map((number) => Number(number));
/** The line that is shown, as the narrator tells it. */
const toldOf = ({ page }: Person) => page.locator('.narrator.told .big').innerText();

test.each([false, true])(
  'a line of the log lights its places and shows the position then, and one walks on from there (phone: %s)',
  async (phone) => {
    const anna = await arrived(phone);
    const { page } = anna;
    const press = (name: string) => {
      const button = page.locator('.decision .row').getByRole('button', { name, exact: true });
      return phone ? button.tap() : button.click();
    };
    const now = await boardOf(anna);
    const before = await lit(anna);
    if (phone) await page.locator('#story-log').tap();
    await linesOf(anna).first().waitFor();
    const numbers = await numbersOf(anna);
    const at = Math.floor(numbers.length / 2);
    const line = linesOf(anna).nth(at);
    const sentences = (await line.innerText()).split('\n').slice(1);
    const there = await placesOf(anna, numbers[at]!);
    expect(there.length).toBeGreaterThan(0);
    expect(there).not.toEqual(before);
    if (phone) await line.tap();
    else {
      await line.hover();
      await expect.poll(() => lit(anna)).toEqual(there);
      expect(await boardOf(anna)).toBe(now); // only looked at
      await page.mouse.move(2, 2);
      await expect.poll(() => lit(anna)).toEqual(before);
      await line.click();
    }
    await page.locator('.narrator.told').waitFor();
    await expect.poll(() => toldOf(anna)).toBe(sentences[0]);
    if (phone) await page.locator('dialog[open]').waitFor({ state: 'detached' }); // the board is to be seen
    expect(await boardOf(anna)).not.toBe(now);
    await expect.poll(() => lit(anna)).toEqual(await placesOf(anna, numbers[at]!));

    /** Whichever line is shown, its places are lit. */
    const shows = async (step: number) => {
      const wanted = await placesOf(anna, numbers[at + step]!);
      await expect.poll(() => lit(anna)).toEqual(wanted);
      if (!phone)
        expect(await page.locator('.lines [aria-current] .number').innerText()).toBe(String(numbers[at + step]));
    };
    await press('One move back');
    await shows(-1);
    await press('One move on');
    await shows(0);
    await press('One move on');
    await shows(1);
    if (!phone) {
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await shows(-1);
      await page.keyboard.press('ArrowRight');
      await shows(0);
      await linesOf(anna)
        .nth(at + 2)
        .hover(); // another line lights its places in what is shown
      const others = await placesOf(anna, numbers[at + 2]!);
      await expect.poll(() => lit(anna)).toEqual(others);
    }
    await press('Back to the present');
    await page.locator('.narrator.prompt').waitFor();
    expect(await boardOf(anna)).toBe(now);
    await page.mouse.move(2, 2);
    await expect.poll(() => lit(anna)).toEqual(before);
  },
);

test('Escape leads from the past to the present, and so does Back on a phone', async () => {
  for (const phone of [false, true]) {
    const anna = await arrived(phone);
    const { page } = anna;
    const now = await boardOf(anna);
    if (phone) await page.locator('#story-log').tap();
    const line = linesOf(anna).first();
    await (phone ? line.tap() : line.click());
    await page.locator('.narrator.told').waitFor();
    expect(await boardOf(anna)).not.toBe(now);
    if (phone) await page.goBack();
    else await page.keyboard.press('Escape');
    await page.locator('.narrator.prompt').waitFor();
    expect(await boardOf(anna)).toBe(now);
  }
});
