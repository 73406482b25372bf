/** A game that is over, walked through again. */
import { expect, test } from 'vitest';
import { browserOfThisFile, type Person } from './person';
import { play } from './play';
import { ANY, fewestBots, shortOf } from './titles';

const arrive = browserOfThisFile();

/** The replay of a game that was played to the end, at its twelfth move. */
async function replay(person: Person): Promise<number> {
  const id = await person.playBots(ANY, fewestBots(ANY), shortOf(ANY));
  await play(person);
  await person.go(`/r/${id}?move=12`);
  await person.page.locator('.board [data-place]:visible').first().waitFor();
  return Number(await person.page.locator('input[type="range"]').getAttribute('max'));
}
const moveOf = (person: Person) => Number(new URL(person.page.url()).searchParams.get('move'));

test('arrows, Home, End, Page Up and Page Down walk through a replay wherever the focus is', async () => {
  const anna = await arrive();
  const last = await replay(anna);
  const walk = async (keys: readonly (readonly [string, number])[]) => {
    for (const [key, move] of keys) {
      await anna.page.keyboard.press(key);
      await expect.poll(() => moveOf(anna), { message: key }).toBe(move);
    }
  };
  const all = [
    ['ArrowRight', 13],
    ['ArrowRight', 14],
    ['ArrowLeft', 13],
    ['End', last],
    ['ArrowRight', last],
    ['Home', 0],
    ['ArrowLeft', 0],
    ['PageDown', 10],
    ['PageDown', 20],
    ['PageUp', 10],
    ['ArrowRight', 11],
    ['ArrowRight', 12],
  ] as const;
  await walk(all);
  await anna.page.locator('.board [data-place]:visible').first().focus();
  await walk(all);
  await anna.page.locator('input[type="range"]').focus();
  await walk(all);
});

test('an address beyond the end of a game shows its end', async () => {
  const anna = await arrive();
  const last = await replay(anna);
  await anna.page.evaluate(() => history.replaceState(null, '', '?move=9999'));
  await anna.page.reload();
  await expect.poll(() => moveOf(anna)).toBe(last);
  await anna.page.locator('.board [data-place]:visible').first().waitFor();
});

test('the space bar plays a replay and stops it, and on a button it presses the button', async () => {
  const anna = await arrive();
  await replay(anna);
  await anna.page.keyboard.press('Space');
  await anna.page.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(() => moveOf(anna)).toBeGreaterThan(12);
  await anna.page.keyboard.press('Space');
  await anna.page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await anna.page.getByRole('button', { name: 'To the beginning' }).focus();
  await anna.page.keyboard.press('Space');
  await expect.poll(() => moveOf(anna)).toBe(0);
  await anna.page.getByRole('button', { name: 'Play', exact: true }).waitFor();
});

test('the moves of a replay are one stop of the Tab key, at the move that is shown', async () => {
  const anna = await arrive();
  await replay(anna);
  const lines = anna.page.locator('.moves button');
  await anna.page.locator('.told').focus();
  await anna.page.keyboard.press('Tab');
  const shown = anna.page.locator('.moves button:focus');
  expect(await shown.getAttribute('aria-current')).toBe('step');
  await anna.page.keyboard.press('ArrowDown');
  await anna.page.keyboard.press('Enter');
  await expect.poll(() => moveOf(anna)).toBeGreaterThan(12);
  expect(await lines.count()).toBeGreaterThan(5);
  await anna.page.keyboard.press('Tab');
  expect(await anna.page.locator('.moves :focus').count()).toBe(0);
});
