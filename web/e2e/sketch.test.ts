/** The board for everybody, drawn from a title's sketch: whole games on it, with the mouse, by the
 * keyboard alone, and by touch on a phone. */
import { expect, test } from 'vitest';
import { browserOfThisFile } from './person';
import { byKeyboard, byMouse, byTouch, play } from './play';
import { ANY, fewestBots, NAMES, shortOf } from './titles';

const arrive = browserOfThisFile();
const SKETCH = '?board=sketch';

test.each(NAMES)('%s is played with the mouse on its sketch, to the result', async (title) => {
  const anna = await arrive();
  const table = await anna.playBots(title, fewestBots(title), shortOf(title), SKETCH);
  const tally = await play(anna, { way: byMouse });
  console.log('sketch', title, tally);
  expect(await anna.page.locator('.sketch').count()).toBe(1);
  expect(tally.board + tally.both).toBeGreaterThan(0);
  await anna.page.locator('dialog[open] tbody tr').first().waitFor();
  expect(anna.refused).toEqual([]);
  await anna.go(`/r/${table}${SKETCH}&move=3`);
  await anna.page.locator('.board .sketch [data-place]').first().waitFor();
});

test.each([
  ['by the keyboard alone', byKeyboard, false],
  ['by touch on a phone', byTouch, true],
] as const)('a game is played on its sketch %s', async (_, way, phone) => {
  const anna = await arrive('Anna', { phone });
  if (phone) await anna.page.setViewportSize({ width: 390, height: 664 });
  await anna.playBots(ANY, fewestBots(ANY), shortOf(ANY), SKETCH);
  const tally = await play(anna, { way });
  expect(tally.board).toBeGreaterThan(tally.panel);
  const wide = await anna.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(anna.refused).toEqual([]);
});

test('what is not allowed on a sketch says why not', async () => {
  const anna = await arrive();
  await anna.playBots(ANY, fewestBots(ANY), {}, SKETCH);
  await anna.until(() => anna.mine, 'own turn');
  const dark = anna.page.locator('.sketch [data-place][aria-disabled="true"]');
  for (const place of await dark.all()) {
    await place.hover(); // a mouse on its way elsewhere is told nothing
    expect(await anna.page.locator('.narrator.no').count()).toBe(0);
    await place.click({ force: true }); // it says itself that it is not allowed
    const told = anna.page.locator('.narrator.no .rule-tag');
    if (
      await told
        .first()
        .waitFor({ timeout: 1000 })
        .then(
          () => true,
          () => false,
        )
    )
      return;
    await anna.page.locator('.decision').hover();
  }
  throw new Error('nothing that is not allowed says why');
});
