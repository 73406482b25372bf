/** A player's page: history and games, filters, the switch that hides it; on a phone too. */
import { expect, test } from 'vitest';
import { browserOfThisFile, type Person } from './person';
import { ANY, fewestBots, shortOf } from './titles';

const arrive = browserOfThisFile();

/** A game that is over, as its player has given up. */
async function lost(anna: Person): Promise<void> {
  const bots = Array.from({ length: fewestBots(ANY) }, () => ({ kind: 'bot' as const, level: 'rookie' as const }));
  const wishes = { visibility: 'open' as const };
  const { table } = await anna.table(ANY, [{ kind: 'me' }, ...bots], shortOf(ANY), wishes);
  await anna.sit(table);
  await anna.page.locator('.tools .end button').click();
  await anna.page.locator('dialog[open] .button.alarm').click();
  await anna.until(() => anna.over, 'the game is over');
}

async function ownPage(anna: Person): Promise<string> {
  await anna.go('/me');
  await anna.page.getByRole('link', { name: 'See your page' }).click();
  await anna.page.getByRole('heading', { level: 1, name: 'Anna' }).waitFor();
  return anna.page.url();
}

test('a game is counted on the page of its player, is found there, and the page can be hidden', async () => {
  const anna = await arrive();
  await lost(anna);
  let url = '';
  await expect
    .poll(async () => {
      url = await ownPage(anna);
      return anna.page.locator('.facts li').first().innerText();
    })
    .toMatch(/1\s*game/);
  const games = anna.page.locator('section ol > li');
  expect(await games.innerText()).toMatch(/Not won/);
  expect(await anna.page.getByRole('table', { name: 'Against bots' }).innerText()).toMatch(/rookie\s+1\s+0/);
  await anna.page.getByLabel('How it ended').selectOption('won');
  await anna.page.getByText('No game is like that.').waitFor();
  await anna.page.getByLabel('How it ended').selectOption('');
  await games.getByRole('link').first().waitFor();

  const ben = await arrive('Ben', { phone: true });
  await ben.page.goto(url);
  await ben.page.locator('section ol > li a').first().waitFor();
  const wide = await ben.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(390); // nothing to the side
  const seen = anna.page.getByRole('switch', { name: 'Everybody may see this page' });
  await seen.focus();
  await anna.page.keyboard.press('Space');
  await anna.page.getByText('Nobody but you sees your page now.').waitFor();
  await ben.page.reload();
  await ben.page.getByRole('alert').filter({ hasText: 'nothing here' }).waitFor();
});
