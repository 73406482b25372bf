/** Whole games against bots, with the mouse on the board, to the result. */
import { expect, test } from 'vitest';
import { browserOfThisFile } from './person';
import { play } from './play';
import { fewestBots, NAMES, shortOf } from './titles';

const arrive = browserOfThisFile();

test.each(NAMES)('%s is played with the mouse on the board, from the first move to the result', async (title) => {
  const anna = await arrive();
  await anna.playBots(title, fewestBots(title), shortOf(title));
  const start = Date.now();
  const tally = await play(anna);
  console.log(title, tally, `${Date.now() - start} ms`);
  const dialog = anna.page.locator('dialog[open]');
  await dialog.waitFor();
  expect(await dialog.locator('tbody tr').count()).toBe(fewestBots(title) + 1);
  await dialog.locator('svg[role="img"], figure svg').first().waitFor();
  expect(anna.refused).toEqual([]);
});
