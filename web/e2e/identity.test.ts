/** One player, several browsers: kept by a passkey or five words, a second device by a code, signed out at once. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOfThisFile, type Person } from './person';
import { play } from './play';
import { Server } from './server';
import { ANY, fewestBots, shortOf } from './titles';

const arrive = browserOfThisFile();
let server: Server;
let base: string;
beforeAll(async () => {
  server = await new Server({ messages_per_second: 2000, messages_burst: 20_000 }).start();
  base = server.url.replace('127.0.0.1', 'localhost'); // passkeys belong to a name
});
afterAll(() => server.stop());

/** Chromium's own authenticator: it has a finger on the key, and says yes. */
async function authenticator(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

const newcomer = (name: string, phone = false) => arrive(name, { base, phone });
const button = (person: Person, name: string) => person.page.getByRole('button', { name, exact: true });
const tokenOf = async (person: Person) =>
  (await person.context.cookies()).find(({ name }) => name === 'jailbirds')?.value ?? '';

/** A guest, and a game that has begun. */
async function guestPlays(): Promise<{ anna: Person; table: string }> {
  const anna = await newcomer('Anna');
  const table = await anna.playBots(ANY, fewestBots(ANY));
  await play(anna, { enough: (moves) => moves >= 1 });
  return { anna, table };
}

/** Type a secret where one says that one has been here before; all begins anew on the first page. */
async function comeBack(person: Person, secret: string): Promise<void> {
  await person.go('/');
  await person.page.getByRole('link', { name: 'I have been here before' }).click();
  await person.page.getByLabel(/five words, or the code/).fill(secret);
  await button(person, 'Come back').click();
  await person.page.getByText('You play here as Anna.').waitFor();
}

/** The same seat, the same position; and the game goes on. */
async function goesOn(person: Person, other: Person, table: string): Promise<void> {
  await person.sit(table);
  expect(person.seat).toBe(other.seat);
  const same = () => JSON.stringify(person.situation!.view) === JSON.stringify(other.situation!.view);
  await person.until(same, 'the same position in both browsers');
  const before = person.situation!.version;
  await play(person, { enough: (moves) => moves >= 1 });
  await person.until(() => person.situation!.version > before, 'a move from the second browser');
}

/** From the second browser: the first one is out, wherever it is, and so is its cookie. */
async function signsOut(person: Person, other: Person): Promise<void> {
  const stolen = await tokenOf(other);
  const asks = () =>
    person.context.request.get(`${base}/api/me/games`, { headers: { cookie: `jailbirds=${stolen}`, origin: base } });
  await person.go('/me');
  const there = person.page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect.poll(() => there.count()).toBe(2);
  await there.filter({ hasNotText: 'this device' }).getByRole('button', { name: 'Sign out' }).click();
  await person.page.waitForTimeout(800); // a second click at once is no answer
  await there.filter({ hasText: 'That device is out' }).getByRole('button', { name: 'Sign out' }).click();
  await other.page.waitForURL(/\/me\?signed-out/);
  await other.page.getByText('This device was signed out.').waitFor();
  await expect.poll(() => there.count()).toBe(1);
  const cookies = await person.context.cookies();
  await person.context.clearCookies();
  expect((await asks()).status()).toBe(401);
  await person.context.addCookies(cookies);
  expect((await person.context.request.get(`${base}/api/me/games`)).status()).toBe(200);
}

test('a guest is kept by a passkey, comes back with it in another browser, and the first is signed out', async () => {
  const { anna, table } = await guestPlays();
  const first = await authenticator(anna.context, anna.page);
  await anna.go('/me');
  await button(anna, 'Keep me with a passkey').click();
  await anna.page.getByText('You are kept:').waitFor();
  const { credentials } = await first.devtools.send('WebAuthn.getCredentials', first);
  expect(credentials).toHaveLength(1);
  await anna.sit(table);

  const elsewhere = await newcomer('');
  const second = await authenticator(elsewhere.context, elsewhere.page); // as synchronised passkeys are
  await second.devtools.send('WebAuthn.addCredential', {
    authenticatorId: second.authenticatorId,
    credential: credentials[0]!,
  });
  await elsewhere.go('/me');
  await button(elsewhere, 'With a passkey').click();
  await elsewhere.page.getByText('You play here as Anna.').waitFor();
  await goesOn(elsewhere, anna, table);
  await signsOut(elsewhere, anna);
});

test('five words bring a player to another browser, on a phone, and to the same game', async () => {
  const { anna, table } = await guestPlays();
  await anna.go('/me');
  await button(anna, 'Keep me with five words').click();
  const words = await anna.page.locator('.phrase .words').innerText();
  expect(words.split(' ')).toHaveLength(5);
  await anna.sit(table);
  const phone = await newcomer('', true);
  await comeBack(phone, words.toUpperCase());
  await goesOn(phone, anna, table);
  await signsOut(phone, anna);
});

test('a code lets one other device in, by typing it or by its link', async () => {
  const { anna, table } = await guestPlays();
  await anna.go('/me');
  await button(anna, 'Show a code').click();
  const code = await anna.page.locator('.code').innerText();
  const link = await anna.page.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toBe(`${base}/me?code=${code.replace(' ', '')}`);
  await anna.sit(table);
  const phone = await newcomer('', true);
  await phone.page.goto(link);
  await button(phone, 'Come back').click();
  await phone.page.getByText('You play here as Anna.').waitFor();
  await goesOn(phone, anna, table);
  const late = await newcomer('');
  await late.go('/me');
  await late.page.getByLabel(/five words, or the code/).fill(code);
  await button(late, 'Come back').click();
  await late.page.getByRole('alert').getByText('No player is known by that.').waitFor();
});

test('after a game one is offered to be kept; who says no is never asked again', async () => {
  const anna = await newcomer('Anna');
  await anna.playBots(ANY, fewestBots(ANY), shortOf(ANY));
  await play(anna);
  const dialog = anna.page.locator('dialog[open]');
  const offer = dialog.getByText('find your games again');
  await offer.waitFor();
  await dialog.getByRole('button', { name: 'No, thanks' }).click();
  await offer.waitFor({ state: 'detached' });
  const asked = anna.page.waitForResponse((response) => response.url().endsWith('/api/me'));
  await anna.page.reload();
  await asked; // who one is: only then could it be offered
  await dialog.getByRole('button', { name: 'Rematch' }).waitFor();
  expect(await offer.count()).toBe(0);
});

test('who deletes everything is asked twice, and is nobody then', async () => {
  const { anna } = await guestPlays();
  const token = await tokenOf(anna);
  await anna.go('/me');
  await button(anna, 'Delete me').click();
  await anna.page.waitForTimeout(800); // a second click at once is no answer
  await button(anna, 'Really delete everything').click();
  await anna.page.getByText('Your name and all you said are deleted.').waitFor();
  expect(await tokenOf(anna)).toBe('');
  const answer = await anna.context.request.get(`${base}/api/me`, { headers: { cookie: `jailbirds=${token}` } });
  expect(answer.status()).toBe(401);
  await anna.go('/');
  await anna.page.getByRole('link', { name: 'I have been here before' }).waitFor();
});
