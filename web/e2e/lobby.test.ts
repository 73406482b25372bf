/** The lobby: two browsers find each other, by one click and by the list; bots come after a while. */
import { expect, test } from 'vitest';
import type { TableInfo } from '../src/protocol';
import { browserOfThisFile, type Person } from './person';
import { ANY, TITLES } from './titles';

const arrive = browserOfThisFile();
const { few } = TITLES.find(({ title }) => title === ANY)!;
const cardOf = (person: Person) =>
  person.page.locator('.card', { has: person.page.locator(`a[href="/rules/${ANY}"]`) });

/** At the first page, with the fewest players chosen, and known to the server. */
async function atHome(person: Person): Promise<void> {
  await person.becomeKnown();
  await person.go('/');
  await cardOf(person).locator('select').first().selectOption(String(few));
}
const find = (person: Person) => cardOf(person).getByRole('button', { name: 'Find players' }).click();
/** Where the browser was sent. */
async function seated(person: Person): Promise<TableInfo> {
  await person.page.waitForURL('**/t/*');
  await person.page.locator('.board').waitFor();
  return person.api<TableInfo>('GET', `/api/tables/${person.page.url().split('/t/')[1]!}`);
}

test('two who press the same button meet at one table', async () => {
  const people = [await arrive('Anna', { phone: true }), await arrive('Ben')];
  for (const person of people) await atHome(person);
  const [anna, ben] = people as [Person, Person];
  await find(anna);
  const bar = anna.page.locator('.bar');
  await bar.waitFor();
  expect(await bar.innerText()).toContain('Looking for players');
  await find(ben);
  if (few > 2) await find(await arrive('Cleo'));
  const [hers, his] = [await seated(anna), await seated(ben)];
  expect(hers.table).toBe(his.table);
  expect(hers.status).toBe('playing');
  await bar.waitFor({ state: 'detached' });
});

test('a seek is seen by others at once, joined by one tap, or called off', async () => {
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben', { phone: true })];
  for (const person of [anna, ben]) await atHome(person);
  await anna.page.getByText('How to look for players').click();
  await anna.page.locator('details select').selectOption({ label: 'never: people only' });
  await anna.page.getByText('Rated game', { exact: true }).click();
  await find(anna);
  const seek = ben.page.locator('.lists li', { hasText: 'Anna' });
  await ben.page.getByRole('link', { name: 'for players' }).tap();
  await seek.waitFor();
  await ben.page.waitForFunction(() => document.getElementById('seeks')!.getBoundingClientRect().top < innerHeight);
  expect(await seek.innerText()).toContain('Rated game');
  await anna.page.locator('.bar').getByRole('button', { name: 'Stop looking' }).click();
  await seek.waitFor({ state: 'detached' });
  await find(anna);
  await seek.getByRole('button', { name: 'Join in' }).tap();
  const [hers, his] = [await seated(anna), await seated(ben)];
  expect([hers.table, hers.rated]).toEqual([his.table, true]);
});

test('who loads whichever page again goes on looking, and hears where that has ended', async () => {
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')];
  for (const person of [anna, ben]) {
    await atHome(person);
    await person.page.getByText('How to look for players').click();
    await person.page.locator('details select').selectOption({ label: 'never: people only' });
  }
  await find(anna);
  const bar = anna.page.locator('.bar');
  await cardOf(anna).locator(`a[href="/rules/${ANY}"]`).click();
  await bar.waitFor();
  await anna.page.reload();
  await bar.getByText('Looking for players').waitFor();
  await find(ben);
  if (few > 2) await find(await arrive('Cleo'));
  const [hers, his] = [await seated(anna), await seated(ben)];
  expect(hers.table).toBe(his.table);

  await anna.go(`/rules/${ANY}`); // nothing is looked for any more, and nobody says that it were
  await anna.page.locator('main h1').waitFor();
  expect(await anna.page.evaluate(() => sessionStorage.getItem('jailbirds.sought'))).toBeNull();
  await anna.page.evaluate(() => sessionStorage.setItem('jailbirds.sought', 'long ago'));
  await anna.page.reload();
  await anna.page.getByText('You are not looking for players any more').waitFor();
  expect(await bar.count()).toBe(0);
});

test('bots come after the wait, and the game can be watched by others', async () => {
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')];
  await anna.page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('jailbirds.settings')!) as object;
    const company = { wait: 2, rated: false, alike: false };
    localStorage.setItem('jailbirds.settings', JSON.stringify({ ...kept, company }));
  });
  for (const person of [anna, ben]) await atHome(person);
  await find(anna);
  await cardOf(anna).locator(`a[href="/rules/${ANY}"]`).click(); // it goes on looking on whichever page
  await anna.page.locator('.bar').waitFor();
  const { table, seats } = await seated(anna);
  expect(seats.filter(({ kind }) => kind === 'bot')).toHaveLength(few - 1);
  const watched = ben.page.locator(`.lists a[href="/t/${table}"]`);
  await watched.first().waitFor();
  const small = ben.page.locator('.lists .frame .board');
  await small.waitFor();
  expect(await small.locator('svg, [data-place]').count()).toBeGreaterThan(0); // drawn, and live
  await watched.first().click();
  await ben.page.locator('.board').waitFor();
  await ben.until(() => ben.situation !== null, 'he looks on');
  expect(ben.seat).toBeNull();
});
