/** Nothing is lost: reload, a server that is killed, a lost line. And what a table can do besides moves. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { browserOfThisFile, type Option, type Person } from './person';
import { dice, play } from './play';
import { Server } from './server';

const arrive = browserOfThisFile();
let server: Server | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

/** What can be read off a board. */
const boardOf = (person: Person) =>
  person.page.locator('.board').evaluate((board) =>
    [...board.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')).join('\n'),
  );

describe('nothing is lost', () => {
  test('a reload in mid-game brings back the same position, and what happened since the last turn', async () => {
    const anna = await arrive();
    await anna.playBots('digout', 1);
    await play(anna, { enough: (moves) => moves >= 12 });
    await anna.until(() => anna.mine && anna.settled, 'own turn');
    const [before, { version }] = [await boardOf(anna), anna.situation!];
    await anna.page.reload();
    await anna.page.locator('.board [data-spot]').first().waitFor();
    expect(await boardOf(anna)).toBe(before);
    expect(anna.situation!.version).toBe(version);
    expect(await anna.page.getByRole('tab', { selected: true }).textContent()).toContain('Since your turn');
    await anna.page.getByRole('tab', { name: 'Log' }).click();
    expect(await anna.page.locator('.story li').count()).toBeGreaterThan(3);
    await play(anna, { enough: (moves) => moves >= 2 });
  });

  test('a reload in the middle of a fight brings back every weapon that was laid', async () => {
    const anna = await arrive();
    await anna.playBots('digout', 2);
    const fights = () => (anna.situation?.view as { blows: unknown[] }).blows.length > 0;
    const random = dice(5);
    /** Look for trouble, else for weapons, else do anything. */
    const choose = (options: Option[]) => {
      const liked = ['extort', 'search'].map((name) => options.filter(({ deed }) => deed.do === name)).find(({ length }) => length);
      const from = liked ?? options;
      return from[Math.floor(random() * from.length)]!;
    };
    for (;;) {
      await anna.until(() => anna.over || (anna.mine && anna.settled && anna.options.length > 0), 'own turn');
      if (anna.over || fights()) break;
      await play(anna, { choose, enough: (moves) => moves > 0 });
    }
    expect(fights()).toBe(true);
    await anna.shown();
    const laid = anna.page.locator('.duel .blows');
    const before = await laid.innerText();
    expect(before).toMatch(/\w+: \w+/);
    await anna.page.reload();
    await laid.waitFor();
    expect(await laid.innerText()).toBe(before);
    await play(anna, { enough: (moves) => moves > 0 });
  });

  test('a server that is killed in mid-game and started again goes on where it was, by itself', async () => {
    server = await new Server({ messages_per_second: 2000, messages_burst: 20_000, fsync: true }).start();
    const anna = await arrive('Anna', { base: server.url });
    await anna.playBots('alcatraz', 1, { turn_limit: 24 });
    await play(anna, { enough: (moves) => moves >= 4 });
    await anna.until(() => anna.mine && anna.settled, 'own turn');
    const before = await boardOf(anna);
    await server.kill();
    const lost = anna.page.getByRole('alert').filter({ hasText: 'The line is lost' });
    await lost.waitFor();
    const told = anna.heard.length;
    await server.start();
    await lost.waitFor({ state: 'detached' });
    await anna.until(() => anna.heard.slice(told).some((text) => text.includes('"type":"snapshot"')), 'a fresh snapshot');
    await anna.page.locator('.decision.mine').waitFor();
    expect(await boardOf(anna)).toBe(before);
    await play(anna);
    await anna.page.locator('dialog[open]').waitFor();
  });
});

describe('a table', () => {
  test('a move can be taken back as long as nobody has answered it', async () => {
    const anna = await arrive();
    await anna.playBots('ausbrecher', 1, { path_length: 20 });
    await anna.until(() => anna.mine, 'own turn');
    const before = await boardOf(anna);
    const write = anna.options.find(({ deed }) => deed.do === 'write')!;
    await play(anna, { choose: () => write, enough: (moves) => moves > 0 });
    await expect.poll(() => boardOf(anna)).not.toBe(before);
    await anna.page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => boardOf(anna)).toBe(before);
    expect(await anna.page.getByRole('button', { name: 'Take back' }).count()).toBe(0);
  });

  test('a table that waits says for whom, and that it starts by itself; and so it does', async () => {
    const [anna, ben] = [await arrive(), await arrive('Ben')];
    const { table, invite } = await anna.table('alcatraz', [{ kind: 'me' }, { kind: 'open' }]);
    await anna.go(`/t/${table}`);
    await anna.page.getByText('1 seat is free.').waitFor();
    await anna.page.getByText('The game starts by itself as soon as every seat is taken.').waitFor();
    await ben.go(`/t/${table}?invite=${invite}`);
    await ben.page.getByRole('button', { name: 'Sit down here' }).click();
    for (const person of [anna, ben]) await person.page.locator('.board [data-spot]').first().waitFor();
  });

  test('settings hold at once and for good: theme, motion, and a second “yes” for every move', async () => {
    const anna = await arrive('Anna', { motion: true });
    await anna.playBots('alcatraz', 1);
    const html = anna.page.locator('html');
    expect([await html.getAttribute('data-theme'), await html.getAttribute('data-motion')]).toEqual(['night', 'on']);
    await anna.page.getByRole('button', { name: 'Settings' }).click();
    const dialog = anna.page.locator('dialog[open]');
    await dialog.getByLabel('Look').selectOption('day');
    for (const name of ['Motion', 'Confirm moves']) await dialog.getByRole('switch', { name }).click();
    await anna.page.keyboard.press('Escape');
    await anna.page.reload();
    await anna.page.locator('.board [data-spot]').first().waitFor();
    expect([await html.getAttribute('data-theme'), await html.getAttribute('data-motion')]).toEqual(['day', 'off']);

    await anna.until(() => anna.mine, 'own turn');
    await anna.shown();
    const { places } = anna.options.find((option) => option.places.length > 1)!;
    for (const name of places) {
      const spot = anna.page.locator(`.board [data-spot="${name}"]`).first();
      if ((await spot.getAttribute('aria-pressed')) !== 'true') await spot.click();
    }
    const not = anna.page.getByRole('button', { name: 'No, something else' });
    await not.waitFor();
    expect(anna.played).toEqual([]);
    await anna.page.locator('.sure .lamp').click();
    await anna.until(() => anna.played.length === 1, 'the move');
  });

  test('whoever gives up is played by a bot to the end, and can ask for a rematch', async () => {
    const anna = await arrive();
    const table = await anna.playBots('alcatraz', 1, { turn_limit: 12 });
    await anna.page.getByRole('button', { name: 'Leave', exact: true }).click();
    await anna.page.getByRole('button', { name: 'Give up' }).click();
    const dialog = anna.page.locator('dialog[open]');
    await dialog.getByRole('button', { name: 'Rematch' }).click();
    await anna.page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(table));
    await anna.page.locator('.board [data-spot]').first().waitFor();
    await anna.until(() => anna.situation?.status === 'playing', 'the new game');
  });

  test('whoever leaves is played by a bot and can come back', async () => {
    const anna = await arrive();
    const table = await anna.playBots('digout', 1);
    await anna.page.getByRole('button', { name: 'Leave', exact: true }).click();
    await anna.page.getByRole('button', { name: 'Leave, a bot plays' }).click();
    await anna.page.getByRole('heading', { name: 'Four ways out of prison' }).waitFor();
    await anna.page.locator(`a[href="/t/${table}"]`).click();
    const back = anna.page.getByRole('button', { name: 'I’m back' });
    await back.or(anna.page.getByRole('button', { name: 'Result' })).first().waitFor();
    if (await back.isVisible()) await back.click();
  });

  test('the replay of a game that is not over says so, and leads to the table', async () => {
    const anna = await arrive();
    const table = await anna.playBots('alcatraz', 1);
    await anna.go(`/r/${table}`);
    await anna.page.getByText('The game is not over yet.').waitFor();
    await anna.page.locator(`main a[href="/t/${table}"]`).click();
    await anna.page.locator('.board [data-spot]').first().waitFor();
  });

  test('a finished game is saved, brought along by somebody else, replayed and verified', async () => {
    const anna = await arrive();
    const table = await anna.playBots('alcatraz', 1, { turn_limit: 6 });
    await play(anna);
    await anna.page.locator('dialog[open]').getByRole('link', { name: 'Check the dice' }).click();
    await anna.page.getByText('The seed fits the hash').waitFor();
    const [download] = await Promise.all([
      anna.page.waitForEvent('download'),
      anna.page.getByRole('link', { name: `${table}.json` }).click(),
    ]);
    const log = readFileSync(await download.path(), 'utf8');
    expect(JSON.parse(log)).toMatchObject({ title: 'alcatraz' });

    const ben = await arrive('Ben');
    await ben.go('/');
    await ben.page.getByRole('button', { name: 'Settings' }).click();
    await ben.page.locator('input[type="file"]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(log) });
    await ben.page.waitForURL(/\/r\//);
    await ben.page.getByText(/game is here now/).waitFor();
    await ben.page.locator('.board [data-spot]').first().waitFor();
    const start = await boardOf(ben);
    await ben.page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => boardOf(ben)).not.toBe(start);
    expect(ben.page.url()).toMatch(/move=\d+/);
  });
});
