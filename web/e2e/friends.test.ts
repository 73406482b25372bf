/** Friends: one follows the other, sees them come, invites with one tap, and they play. */
import { expect, test } from 'vitest';
import type { Friends, Me, Profile, TableInfo } from '../src/protocol';
import { browserOfThisFile, type Person } from './person';
import { play } from './play';
import { ANY, fewestBots, shortOf } from './titles';

const arrive = browserOfThisFile();
const press = (person: Person, name: string | RegExp) => person.page.getByRole('button', { name }).first().click();
const rowOf = (person: Person, name: string) => person.page.locator('.mine li', { hasText: name });

/** Known to the server under a name; the address of the page that others see. */
async function known(person: Person, name: string): Promise<string> {
  await person.becomeKnown();
  const { page } = await person.api<Me>('POST', '/api/me', { nickname: name });
  return page!;
}
const friendsOf = async (person: Person) => (await person.api<Friends>('GET', '/api/me/friends')).friends!;

test.each([false, true])(
  'one follows a player, sees them come, invites them with one tap, and they play (phone: %s)',
  async (phone) => {
    const [anna, ben] = [await arrive('Anna', { phone }), await arrive('Ben', { phone })];
    await known(anna, 'Anna');
    const page = await known(ben, 'Ben');

    await anna.go(`/p/${page}`);
    await press(anna, 'Follow');
    await anna.page.getByRole('button', { name: 'Unfollow' }).waitFor();
    expect((await friendsOf(anna)).map(({ name }) => name)).toEqual(['Ben']);
    expect(await friendsOf(ben)).toEqual([]);

    await anna.go('/');
    const row = rowOf(anna, 'Ben');
    await row.getByText('offline').waitFor();
    await ben.go('/'); // and nothing is loaded again at Anna's
    await row.getByText('online').waitFor();
    await anna.page.getByLabel('Invite to').selectOption(ANY);
    await row.getByRole('button', { name: /^Invite Ben/ }).click();
    await anna.page.waitForURL('**/t/*');

    const bar = ben.page.locator('.bar');
    await bar.getByText('Anna invites you').waitFor();
    await bar.getByRole('button', { name: 'Sit down' }).click();
    for (const person of [anna, ben]) await person.page.locator('.board [data-place]:visible').first().waitFor();
    expect(new URL(ben.page.url()).pathname).toBe(new URL(anna.page.url()).pathname);
    const { status, seats } = await ben.api<TableInfo>('GET', `/api/tables/${ben.page.url().split('/t/')[1]!}`);
    expect(status).toBe('playing');
    expect(seats.filter(({ kind }) => kind === 'bot')).toHaveLength(fewestBots(ANY) - 1);
    await anna.until(() => anna.mine || ben.mine, 'somebody’s turn');
    await play(anna.mine ? anna : ben, { enough: (moves) => moves >= 1 });
  },
);

test.each([false, true])('whoever opens a table puts a friend on a seat (phone: %s)', async (phone) => {
  const [anna, ben] = [await arrive('Anna', { phone }), await arrive('Ben', { phone })];
  await known(anna, 'Anna');
  await anna.go(`/new/${ANY}`);
  const kind = anna.page.getByLabel('Seat 2', { exact: true });
  expect(await kind.locator('option').allInnerTexts()).not.toContain('A friend you follow'); // there is none
  await anna.api('POST', '/api/me/friends', { page: await known(ben, 'Ben') });
  await anna.go(`/new/${ANY}`);
  await kind.locator('option[value="friend"]').waitFor({ state: 'attached' });
  if (phone) await kind.selectOption('A friend you follow');
  else {
    await kind.focus();
    await anna.page.keyboard.type('A friend you');
  }
  const whom = anna.page.getByLabel('Whom you invite to seat 2');
  expect(await whom.locator('option:checked').innerText()).toMatch(/^Ben/);
  const other = anna.page.getByLabel('Seat 1', { exact: true }).locator('option');
  expect(await other.allInnerTexts()).not.toContain('A friend you follow'); // Ben has his seat
  const open = anna.page.getByRole('button', { name: 'Open the table' });
  if (phone) await open.tap();
  else {
    await open.focus();
    await anna.page.keyboard.press('Enter');
  }
  await anna.page.waitForURL('**/t/*');
  await ben.go('/');
  await ben.page.locator('.bar').getByText('Anna invites you').waitFor();
  await press(ben, 'Sit down');
  for (const person of [anna, ben]) await person.page.locator('.board [data-place]:visible').first().waitFor();
  const { seats } = await anna.api<TableInfo>('GET', `/api/tables/${anna.page.url().split('/t/')[1]!}`);
  expect(seats.map(({ name }) => name)).toEqual(expect.arrayContaining(['Anna', 'Ben']));

  await anna.go(`/new/${ANY}`); // the next table invites nobody unasked
  expect(await anna.page.getByLabel('Whom you invite').count()).toBe(0);
});

test('who says no gives the seat back, and whoever asked may ask again', async () => {
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')];
  await known(anna, 'Anna');
  await anna.api('POST', '/api/me/friends', { page: await known(ben, 'Ben') });
  const [friend] = await friendsOf(anna);
  const { table } = await anna.api<TableInfo>('POST', '/api/tables', {
    title: ANY,
    seats: [
      { kind: 'me' },
      { kind: 'friend', friend: friend!.id },
      ...Array.from({ length: fewestBots(ANY) - 1 }, () => ({ kind: 'bot' })),
    ],
  });
  await anna.go('/');
  await press(anna, /^Invite Ben/);
  await anna.page.getByText('Ben has an invitation from you already').waitFor();
  await ben.go('/');
  await press(ben, 'Not now');
  await ben.page.locator('.bar').waitFor({ state: 'detached' });
  const { seats } = await anna.api<TableInfo>('GET', `/api/tables/${table}`);
  expect(seats.map(({ plays, name }) => plays === 'nobody' && name)).toContain(null);
  await press(anna, /^Invite Ben/);
  await anna.page.waitForURL('**/t/*');
  await ben.page.locator('.bar').getByText('Anna invites you').waitFor();
});

test('after a game one follows whom one played with, and sees how it stands between the two', async () => {
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')];
  await known(anna, 'Anna');
  const page = await known(ben, 'Ben');
  const bots = Array.from({ length: fewestBots(ANY) - 1 }, () => ({ kind: 'bot' as const }));
  const { table, invite } = await anna.table(ANY, [{ kind: 'me' }, { kind: 'open' }, ...bots], shortOf(ANY));
  await ben.api('POST', `/api/tables/${table}/join`, { invite });
  for (const person of [anna, ben]) await person.sit(table);
  await Promise.all([play(anna), play(ben)]);
  await press(anna, 'Follow Ben');
  await anna.page.getByRole('button', { name: 'Unfollow Ben' }).waitFor();

  let profile: Profile;
  do profile = await anna.api<Profile>('GET', `/api/players/${page}`);
  while (!profile.between); // results are kept a moment after the end
  const { won, lost } = profile.between;
  await anna.go('/me');
  const score = anna.page.getByText(`You ${won} : ${lost}`);
  await score.waitFor();
  await press(anna, 'Unfollow Ben');
  await score.waitFor({ state: 'detached' });
  expect(await friendsOf(anna)).toEqual([]);
  await anna.go(`/p/${page}`);
  await anna.page.getByText(`You ${won} : ${lost} Ben`).waitFor();
});
