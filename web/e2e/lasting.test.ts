/** Nothing is lost: reload, a server that is killed, a lost line. And what a table can do besides moves. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { boardOf, browserOfThisFile } from './person';
import { play } from './play';
import { Server } from './server';
import { ANY, fewestBots, SECRETIVE, shortOf } from './titles';

const arrive = browserOfThisFile();
let server: Server | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

describe('nothing is lost', () => {
  test('a reload in mid-game brings back the same position, and what happened since the last turn', async () => {
    const anna = await arrive();
    await anna.playBots(SECRETIVE, fewestBots(SECRETIVE));
    await play(anna, { enough: (moves) => moves >= 12 });
    await anna.until(() => anna.mine && anna.settled, 'own turn');
    const [before, { version }] = [await boardOf(anna), anna.situation!];
    await anna.page.reload();
    await anna.page.locator('.board [data-place]:visible').first().waitFor();
    expect(await boardOf(anna)).toBe(before);
    expect(anna.situation!.version).toBe(version);
    await anna.page.locator('.narrator.prompt').waitFor(); // what to do, and what the others did
    expect(await anna.page.locator('.story li').count()).toBeGreaterThan(3);
    await play(anna, { enough: (moves) => moves >= 2 });
  });

  test('a server that is killed in mid-game and started again goes on where it was, by itself', async () => {
    server = await new Server({ messages_per_second: 2000, messages_burst: 20_000, fsync: true }).start();
    const anna = await arrive('Anna', { base: server.url });
    await anna.playBots(ANY, fewestBots(ANY), shortOf(ANY));
    await play(anna, { enough: (moves) => moves >= 4 });
    await anna.until(() => anna.mine && anna.settled, 'own turn');
    const before = await boardOf(anna);
    await server.kill();
    const lost = anna.page.getByRole('alert').filter({ hasText: 'The line is lost' });
    await lost.waitFor();
    const told = anna.heard.length;
    await server.start();
    await lost.waitFor({ state: 'detached' });
    await anna.until(
      () => anna.heard.slice(told).some((text) => text.includes('"type":"snapshot"')),
      'a fresh snapshot',
    );
    await anna.page.locator('.decision.mine').waitFor();
    expect(await boardOf(anna)).toBe(before);
    await play(anna);
    await anna.page.locator('dialog[open]').waitFor();
  });
});

describe('a table', () => {
  test('a table that waits says for whom, and that it starts by itself; and so it does', async () => {
    const [anna, ben] = [await arrive(), await arrive('Ben')];
    const { table, invite } = await anna.table(ANY, [{ kind: 'me' }, { kind: 'open' }]);
    await anna.go(`/t/${table}`);
    await anna.page.getByText('1 seat is free.').waitFor();
    await anna.page.getByText('The game starts by itself as soon as every seat is taken.').waitFor();
    await ben.go(`/t/${table}?invite=${invite}`);
    await ben.page.getByRole('button', { name: 'Sit down here' }).click();
    for (const person of [anna, ben]) await person.page.locator('.board [data-place]:visible').first().waitFor();
  });

  test('settings hold at once and for good: theme, motion, and a second “yes” for every move', async () => {
    const anna = await arrive('Anna', { motion: true });
    await anna.playBots(ANY, fewestBots(ANY));
    const html = anna.page.locator('html');
    expect([await html.getAttribute('data-theme'), await html.getAttribute('data-motion')]).toEqual(['night', 'on']);
    await anna.page.getByRole('button', { name: 'Settings' }).click();
    const dialog = anna.page.locator('dialog[open]');
    await dialog.getByLabel('Look').selectOption('day');
    for (const name of ['Motion', 'Confirm moves']) await dialog.getByRole('switch', { name }).click();
    await anna.page.keyboard.press('Escape');
    await anna.page.reload();
    await anna.page.locator('.board [data-place]:visible').first().waitFor();
    expect([await html.getAttribute('data-theme'), await html.getAttribute('data-motion')]).toEqual(['day', 'off']);

    await anna.until(() => anna.mine, 'own turn');
    await anna.shown();
    const { places } = anna.legal.find((legal) => legal.places.length > 1)!;
    for (const name of places) {
      const place = anna.page.locator(`.board [data-place="${name}"]`).first();
      if ((await place.getAttribute('aria-pressed')) !== 'true') await place.click();
    }
    const not = anna.page.getByRole('button', { name: 'No, something else' });
    await not.waitFor();
    expect(anna.played).toEqual([]);
    await anna.page.locator('.decision .button.lamp.big').click();
    await anna.until(() => anna.played.length === 1, 'the move');
  });

  test('whoever gives up is played by a bot to the end, and can ask for a rematch', async () => {
    const anna = await arrive();
    const table = await anna.playBots(ANY, fewestBots(ANY), shortOf(ANY));
    await anna.page.getByRole('button', { name: 'Leave', exact: true }).click();
    await anna.page.getByRole('button', { name: 'Give up' }).click();
    const dialog = anna.page.locator('dialog[open]');
    await dialog.getByRole('button', { name: 'Rematch' }).click();
    await anna.page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(table));
    await anna.page.locator('.board [data-place]:visible').first().waitFor();
    await anna.until(() => anna.situation?.status === 'playing', 'the new game');
  });

  test('a game against bots waits for whoever leaves it', async () => {
    const anna = await arrive();
    const table = await anna.playBots(SECRETIVE, fewestBots(SECRETIVE));
    await anna.page.getByRole('button', { name: 'Leave', exact: true }).click();
    await anna.page.getByRole('button', { name: 'Leave, the game waits' }).click();
    await anna.page.getByRole('heading', { level: 1, name: /out of prison$/ }).waitFor();
    await anna.page.locator(`a[href="/t/${table}"]`).click();
    await anna.page.getByText('The game waits for you.').waitFor();
    await anna.page.getByRole('button', { name: 'I’m back' }).click();
    await anna.until(() => anna.situation!.seats.every(({ left }) => !left), 'Anna plays again');
  });

  test('the replay of a game that is not over says so, and leads to the table', async () => {
    const anna = await arrive();
    const table = await anna.playBots(ANY, fewestBots(ANY));
    await anna.go(`/r/${table}`);
    await anna.page.getByText('The game is not over yet.').waitFor();
    await anna.page.locator(`main a[href="/t/${table}"]`).click();
    await anna.page.locator('.board [data-place]:visible').first().waitFor();
  });

  test('a finished game is saved, brought along by somebody else, replayed and verified', async () => {
    const anna = await arrive();
    const table = await anna.playBots(ANY, fewestBots(ANY), shortOf(ANY));
    await play(anna);
    await anna.page.locator('dialog[open]').getByRole('link', { name: 'Check the luck' }).click();
    await anna.page.getByText('The seed fits the hash').waitFor();
    const [download] = await Promise.all([
      anna.page.waitForEvent('download'),
      anna.page.getByRole('link', { name: `${table}.json` }).click(),
    ]);
    const log = readFileSync(await download.path(), 'utf8');
    expect(JSON.parse(log)).toMatchObject({ title: ANY });

    const ben = await arrive('Ben');
    await ben.go('/me');
    await ben.page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(log) });
    await ben.page.waitForURL(/\/r\//);
    await ben.page.getByText(/game is here now/).waitFor();
    await ben.page.locator('.board [data-place]:visible').first().waitFor();
    const start = await boardOf(ben);
    await ben.page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => boardOf(ben)).not.toBe(start);
    expect(ben.page.url()).toMatch(/move=\d+/);
  });
});
