/** People at a table among themselves: somebody goes away, somebody regrets a move, somebody waits. */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOfThisFile, type Person } from './person';
import { play } from './play';
import { Server } from './server';
import { ANY, fewestBots, SECRETIVE, TITLES } from './titles';

const arrive = browserOfThisFile();
let server: Server;
beforeAll(async () => {
  server = await new Server({ absent_seconds: 2, messages_per_second: 2000, messages_burst: 20_000 }).start();
});
afterAll(() => server.stop());

const notice = (person: Person, kind: string) => person.page.locator(`[data-notice="${kind}"]`);

/** A notice with its buttons; where there is no room for them, it is opened first. */
async function opened(person: Person, kind: string): Promise<Locator> {
  const line = person.page.locator('[data-notices]');
  await notice(person, kind).or(line).first().waitFor();
  if (await line.count()) await line.click();
  return notice(person, kind);
}
/** Answer it. */
async function settle(person: Person, kind: string, button: string): Promise<void> {
  await (await opened(person, kind)).getByRole('button', { name: button }).click();
}
const bots = Array.from({ length: Math.max(0, fewestBots(ANY) - 1) }, () => ({ kind: 'bot' as const }));

async function waiting(): Promise<{ anna: Person; ben: Person; table: string; link: string }> {
  const [anna, ben] = [
    await arrive('Anna', { base: server.url }),
    await arrive('Ben', { base: server.url, phone: true }),
  ];
  const { table, invite } = await anna.table(ANY, [{ kind: 'me' }, { kind: 'open' }, ...bots]);
  await anna.go(`/t/${table}`);
  await anna.page.locator('[aria-label="QR code of the link"]').waitFor();
  return { anna, ben, table, link: `/t/${table}?invite=${invite}` };
}
async function together() {
  const { anna, ben, table, link } = await waiting();
  await ben.go(link);
  await ben.page.getByRole('button', { name: 'Sit down here' }).click();
  for (const person of [anna, ben]) await person.page.locator('.board [data-place]:visible').first().waitFor();
  return { anna, ben, table };
}

/** A double-click only asks. */
async function cancel(person: Person): Promise<void> {
  const button = person.page.getByRole('button', { name: 'Cancel the table' });
  await button.dblclick();
  await person.page.waitForTimeout(800);
  await button.click();
}

test('on a phone whoever invites and whoever comes see what to press at once', async () => {
  const { anna, ben, link } = await waiting();
  await anna.page.setViewportSize({ width: 390, height: 664 });
  await ben.go(link);
  for (const [person, name] of [
    [anna, 'Share the link'],
    [ben, 'Sit down here'],
  ] as const) {
    const button = person.page.getByRole('button', { name });
    await button.waitFor();
    expect(await button.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight), name).toBe(true);
  }
});

test('a bot plays for somebody who gives no sign, until the seat is taken back', async () => {
  const { anna, ben, table } = await together();
  await ben.go('/'); // and closes the page
  const away = await opened(anna, 'away');
  expect(await away.innerText()).toContain('Ben has been away');
  await away.getByRole('button', { name: 'Let a bot play' }).click();
  await anna.until(() => anna.situation!.seats.some(({ name, left }) => name === 'Ben' && left), 'a bot for Ben');
  const seat = anna.page.locator('.seats li', { hasText: 'Ben' });
  await seat.getByRole('img', { name: 'a bot plays' }).waitFor(); // and not Ben himself
  await notice(anna, 'away').waitFor({ state: 'detached' });
  await ben.sit(table);
  await notice(ben, 'stood-in').getByRole('button').click();
  await anna.until(() => anna.situation!.seats.every(({ left }) => !left), 'Ben plays again');
});

test('the game ends when all who are there agree', async () => {
  const { anna, ben } = await together();
  await ben.go('/');
  await settle(anna, 'away', 'End the game');
  await anna.page.locator('dialog[open] h2').waitFor();
  expect(await anna.page.locator('dialog[open] h2').innerText()).toBe('The game was ended');
  expect(await anna.page.locator('dialog[open] .rule-tag').count()).toBe(0);
});

test('a move is taken back when the other one agrees, and whoever asked is told if not', async () => {
  const { anna, ben } = await together();
  const people = [anna, ben];
  await anna.until(() => people.some((person) => person.mine), 'somebody to act');
  const first = people.find((person) => person.mine)!;
  const second = people.find((person) => person !== first)!;
  const before = JSON.stringify(first.situation!.view);
  await play(first, { enough: (moves) => moves >= 1 });
  await first.until(() => second.mine, 'the other’s turn');
  await play(second, { enough: (moves) => moves >= 1 });
  const wish = first.page.getByRole('button', { name: 'Ask to take back', exact: true });
  await wish.click();
  await settle(second, 'undo', 'No');
  await first.page.locator('.toasts', { hasText: 'does not agree: it stands' }).waitFor();
  await wish.click();
  await settle(second, 'undo', 'All right');
  await first.until(() => JSON.stringify(first.situation!.view) === before, 'the position before');
});

test('those who wait talk, and whoever opened the table fills it with bots', async () => {
  const { anna, ben, link } = await waiting();
  await ben.go(link);
  await ben.page.getByRole('button', { name: 'Sit down here' }).waitFor();
  await anna.page.locator('.chat input').fill('Is anybody there?');
  await anna.page.keyboard.press('Enter');
  await anna.page.locator('.chat li', { hasText: 'Is anybody there?' }).waitFor();
  await anna.page.getByRole('button', { name: 'Fill with bots' }).click();
  await anna.page.locator('.board [data-place]:visible').first().waitFor();
});

test('a table that is cancelled asks first, and is gone for everybody', async () => {
  const { anna, ben, link } = await waiting();
  await ben.go(link);
  await ben.page.getByRole('button', { name: 'Sit down here' }).waitFor();
  await cancel(anna);
  await anna.page.locator('.cards').waitFor();
  await ben.page.getByText('This table is no longer there.').waitFor();
});

test('open tables come and go on the first page by themselves', async () => {
  const [anna, ben] = [await arrive('Anna', { base: server.url }), await arrive('Ben', { base: server.url })];
  await anna.becomeKnown();
  await anna.go('/');
  await anna.page.locator('.cards').waitFor();
  const { table } = await ben.table(ANY, [{ kind: 'me' }, { kind: 'open' }, ...bots], {}, { visibility: 'open' });
  await ben.go(`/t/${table}`);
  await anna.page.locator(`.lists a[href="/t/${table}"]`).waitFor();
  await cancel(ben);
  await anna.page.locator(`.lists a[href="/t/${table}"]`).waitFor({ state: 'detached' });
});

test('a device that two share shows no secrets while bots play', async () => {
  const anna = await arrive('Anna', { base: server.url });
  const { many } = TITLES.find(({ title }) => title === SECRETIVE)!;
  const seats = [{ kind: 'me' as const }, { kind: 'device' as const, name: 'Ben' }];
  const rest = Array.from({ length: many - 2 }, () => ({ kind: 'bot' as const, level: 'rookie' as const }));
  // slow bots: somebody could look over a shoulder
  const { table } = await anna.table(SECRETIVE, [...seats, ...rest], {}, { pace: 'slow' });
  await anna.go(`/t/${table}`);
  const seen: string[] = [];
  for (let turns = 0; turns < 6 && !seen.length; turns++) {
    await anna.page.locator('.curtain .button.lamp').click();
    await anna.page.locator('.board').waitFor();
    const own = anna.situation!.seats.filter(({ mine }) => mine).map(({ seat }) => seat);
    while (anna.mine) await play(anna, { enough: (moves) => moves >= 1 });
    await anna.until(() => anna.seat === null || anna.situation!.actors.some((seat) => own.includes(seat)), 'others');
    if (anna.situation!.actors.every((seat) => !own.includes(seat))) seen.push(String(anna.seat));
    await anna.page.locator('.curtain').waitFor();
  }
  expect(seen).toEqual(['null']); // nobody's eyes: what everybody may see
});
