/** Whole games against bots, with the mouse on the board, to the result. */
import { expect, test } from 'vitest';
import { browserOfThisFile } from './person';
import { play } from './play';

const arrive = browserOfThisFile();

test.each([
  ['alcatraz', 1, { turn_limit: 40 }],
  ['ausbrecher', 1, { path_length: 20 }],
  ['scapegoat', 2, {}],
  ['digout', 1, { turn_limit: 20 }],
])('%s is played with the mouse on the board, from the first move to the result', async (title, bots, options) => {
  const anna = await arrive();
  await anna.playBots(title, bots, options);
  const start = Date.now();
  const tally = await play(anna);
  console.log(title, tally, `${Date.now() - start} ms`);
  const dialog = anna.page.locator('dialog[open]');
  await dialog.waitFor();
  expect(await dialog.locator('tbody tr').count()).toBe(bots + 1);
  await dialog.locator('svg[role="img"], figure svg').first().waitFor();
  expect(anna.refused).toEqual([]);
});
