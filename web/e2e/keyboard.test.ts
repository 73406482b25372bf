/** What players do beside their games, by the keyboard alone: be kept, sign a device out, seek, follow, invite. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Access, DeviceCode, Friends, Me, TableInfo } from '../src/protocol';
import { browserOfThisFile, type Person } from './person';
import { ANY, TITLES } from './titles';

const arrive = browserOfThisFile();
/** For two, and not the one that other tests look for on the same server. */
const { title, few } = TITLES.find(({ title, few }) => few === 2 && title !== ANY) ?? TITLES[0]!;
const MOST = 150; // places to stop at: the first page has many
const BREATH = 800; // ms: a second press at once is no answer

/** Tab until the focus is there; backwards, where it is just before. */
async function tabTo(person: Person, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => goal.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await isThere()); presses++) {
    if (presses === MOST) throw new Error(`${MOST} times ${key}, and never at ${String(goal)}`);
    await person.page.keyboard.press(key);
  }
}
async function press(person: Person, goal: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(person, goal, key);
  await person.page.keyboard.press('Enter');
}
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

/** Somebody whom the server knows by this name. */
async function known(name: string): Promise<Person> {
  const person = await arrive(name);
  await person.becomeKnown();
  await person.api('POST', '/api/me', { nickname: name });
  return person;
}

/** Where the browser was sent. */
async function tableOf(person: Person): Promise<TableInfo> {
  await person.page.waitForURL('**/t/*');
  return person.api<TableInfo>('GET', `/api/tables/${person.page.url().split('/t/')[1]!}`);
}

test('somebody is kept by five words, and signs another device out', async () => {
  const anna = await known('Anna');
  const { code } = await anna.api<DeviceCode>('POST', '/api/me/code');
  const headers = { 'content-type': 'application/json' };
  const other = { method: 'POST', headers, body: JSON.stringify({ secret: code }) };
  expect((await fetch(`${anna.base}/api/sign-in`, other)).ok).toBe(true);
  await anna.go('/me');
  await press(anna, button(anna.page, 'Keep me with five words'));
  const words = await anna.page.locator('.phrase .words').innerText();
  expect(words.split(' ')).toHaveLength(5);

  const there = anna.page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  expect(await there.count()).toBe(2);
  const old = there.filter({ hasNotText: 'this device' });
  const [ask, no, yes] = [button(old, 'Sign out'), button(old, 'No, thanks'), button(old, 'Sign out')];
  await press(anna, ask);
  await no.waitFor();
  await anna.page.keyboard.press('Enter'); // the focus is where nothing happens
  await no.waitFor({ state: 'detached' });
  await anna.page.keyboard.press('Enter'); // and then where it was
  await no.waitFor();
  await anna.page.waitForTimeout(BREATH);
  await press(anna, yes);
  await expect.poll(() => there.count()).toBe(1);
  expect((await anna.api<Access>('GET', '/api/me/access')).devices).toHaveLength(1);
});

test('one looks for players, another joins, and they sit at one table', async () => {
  const [anna, ben] = [await known('Anna Tabea'), await known('Ben')];
  for (const person of [anna, ben]) await person.go('/');
  const card = anna.page.locator('.card', { has: anna.page.locator(`a[href="/rules/${title}"]`) });
  await tabTo(anna, card.locator('select').first());
  await anna.page.keyboard.press('Home'); // as few players as can be
  await press(anna, card.getByRole('button', { name: 'Find players' }));
  await anna.page.locator('.bar').getByText('Looking for players').waitFor();
  await press(ben, ben.page.getByRole('button', { name: 'Join in: Anna Tabea' }));
  if (few > 2) await ben.page.locator('.bar').getByText(`2 of ${few}`).waitFor();
  else expect((await tableOf(anna)).table).toBe((await tableOf(ben)).table);
});

test('one follows a player, and invites them', async () => {
  const [anna, ben] = [await known('Anna'), await known('Ben')];
  const { page } = await ben.api<Me>('GET', '/api/me');
  await anna.go(`/p/${page}`);
  await press(anna, button(anna.page, 'Follow'));
  await button(anna.page, 'Unfollow').waitFor();
  expect((await anna.api<Friends>('GET', '/api/me/friends')).friends!.map(({ name }) => name)).toEqual(['Ben']);
  await tabTo(anna, button(anna.page, 'Unfollow')); // where the focus is already
  await press(anna, button(anna.page, 'Invite'), 'Shift+Tab');
  const { seats } = await tableOf(anna);
  expect(seats.map(({ name }) => name)).toContain('Ben');
});
