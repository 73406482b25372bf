/** Safety, by hand: somebody is muted, heard again, blocked, and reported to whoever runs the server. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Me } from '../src/protocol';
import { browserOfThisFile, type Likes, type Person } from './person';
import { OURS, PYTHON, Server } from './server';
import { ANY, fewestBots } from './titles';
import { two } from './together';

const arrive = browserOfThisFile();
const server = new Server();
beforeAll(() => server.start());
afterAll(() => server.stop());
const here = (name?: string, likes: Likes = {}) => arrive(name, { ...likes, base: server.url });
const press = (person: Person, name: string) => person.page.getByRole('button', { name, exact: true }).click();

/** What `jailbirds admin reports` says. */
const reports = () =>
  execFileSync(PYTHON, ['-m', 'jailbirds.cli.app', 'admin', 'reports'], {
    env: { ...OURS, COLUMNS: '200', JAILBIRDS_DATABASE: `sqlite:///${join(server.folder, 'games.sqlite')}` },
  }).toString();

async function openChat(person: Person): Promise<void> {
  if (person.phone) await person.page.locator('#story-chat').tap(); // elsewhere it is there
  await person.page.getByPlaceholder(/say/i).first().waitFor();
}
async function talk(person: Person, text: string): Promise<void> {
  await person.page.getByRole('textbox', { name: /say/i }).fill(text);
  await person.page.keyboard.press('Enter');
}
const line = (person: Person, text: string) => person.page.getByRole('listitem').filter({ hasText: text });

test.each([false, true])('who is muted is not read any more, until it is taken back (phone: %s)', async (phone) => {
  const [anna, ben] = await two((name) => here(name, { phone }), ANY, {}, fewestBots(ANY) - 1);
  for (const person of [anna, ben]) await openChat(person);
  await talk(ben, 'You all cheat');
  await line(anna, 'You all cheat').getByRole('button', { name: 'Ben' }).click();
  await press(anna, 'Mute');
  await anna.page.getByText('You do not hear Ben any more.').waitFor();
  await line(anna, 'You all cheat').waitFor({ state: 'detached' });
  await talk(ben, 'All of you');
  await line(ben, 'All of you').waitFor();
  await talk(anna, 'Nice day');
  for (const person of [anna, ben]) await line(person, 'Nice day').waitFor();
  expect(await line(anna, 'All of you').count()).toBe(0);

  const table = new URL(anna.page.url()).pathname;
  await anna.go('/me');
  await anna.page.getByText('muted', { exact: true }).waitFor();
  await press(anna, 'Take it back');
  await anna.page.getByText('muted', { exact: true }).waitFor({ state: 'detached' });
  await anna.go(table);
  await openChat(anna);
  await line(anna, 'All of you').waitFor();
});

test('a report by the keyboard reaches whoever runs the server, with the line it is about', async () => {
  const [anna, ben] = await two(here, ANY, {}, fewestBots(ANY) - 1);
  for (const person of [anna, ben]) await openChat(person);
  await talk(ben, 'I know where you live');
  await line(anna, 'I know where you live').getByRole('button', { name: 'Ben' }).focus();
  await anna.page.keyboard.press('Enter');
  const dialog = anna.page.getByRole('dialog', { name: 'Ben' });
  await dialog.getByLabel('What it is about').focus();
  await anna.page.keyboard.type('An off');
  await anna.page.keyboard.press('Tab');
  await anna.page.keyboard.type('He frightens me');
  await anna.page.keyboard.press('Tab');
  await anna.page.keyboard.press('Enter');
  await anna.page.getByText('Thank you. It has reached whoever runs this server.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  const told = reports();
  for (const part of ['Anna about Ben', 'name', 'I know where you live', 'He frightens me'])
    expect(told).toContain(part);
  await line(anna, 'I know where you live').waitFor(); // a report alone hides nothing
});

test('who is blocked on their page is gone from the lobby at once, and comes back when it is taken back', async () => {
  const [anna, ben] = [await here('Anna'), await here('Ben', { phone: true })];
  for (const person of [anna, ben]) await person.becomeKnown();
  const { page } = await ben.api<Me>('POST', '/api/me', { nickname: 'Ben' });
  await anna.go(`/p/${page}`);
  const lobby = await anna.context.newPage(); // beside the page of Ben
  await lobby.goto(server.url);
  const bots = Array.from({ length: fewestBots(ANY) - 1 }, () => ({ kind: 'bot' as const }));
  const { table } = await ben.table(ANY, [{ kind: 'me' }, { kind: 'open' }, ...bots], {}, { visibility: 'open' });
  const listed = lobby.locator(`.lists a[href="/t/${table}"]`);
  await listed.first().waitFor();

  await press(anna, 'About Ben …');
  await press(anna, 'Block');
  await anna.page.getByText('You and Ben are parted.').waitFor();
  await listed.first().waitFor({ state: 'detached' });
  await anna.go(`/p/${page}`);
  await anna.page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  await anna.go('/me');
  await press(anna, 'Take it back');
  await listed.first().waitFor();
});
