/** Ratings: agreed on before the game, shown after it, and listed for everybody. */
import { expect, test } from 'vitest';
import { browserOfThisFile } from './person';
import { ANY, fewestBots, shortOf } from './titles';

const arrive = browserOfThisFile();

test('a rated game is agreed on at the table, and its rating is shown in the end and in the list', async () => {
  const anna = await arrive();
  const bots = Array.from({ length: fewestBots(ANY) }, () => ({ kind: 'bot' as const, level: 'rookie' as const }));
  const { table } = await anna.table(ANY, [{ kind: 'me' }, ...bots], shortOf(ANY), { rated: true });
  await anna.sit(table);
  await anna.page.locator('.tools .end button').click();
  await anna.page.locator('dialog[open] .button.alarm').click();
  await anna.until(() => anna.over, 'whoever gives up a game of two has lost it, or the bots play to the end');
  const list = anna.page.locator(`dialog[open] a[href="/ratings/${ANY}"]`);
  await list.waitFor();
  await list.click();
  const mine = anna.page.locator('tr.mine');
  await mine.waitFor();
  expect(await mine.innerText()).toMatch(/Anna\s.*you\s+\d{3,4}\?\s+1$/s); // a first guess, after one game
  await anna.page.getByText('stands for a first guess').waitFor();
});

test('whoever plays beside somebody at one device cannot be rated', async () => {
  const anna = await arrive();
  await anna.go(`/new/${ANY}`);
  const rated = anna.page.getByText('Rated game', { exact: true });
  await rated.waitFor();
  await anna.page.locator('.chairs select').nth(1).selectOption('device');
  await rated.waitFor({ state: 'detached' });
});
