/** A finished game whose rules are no longer played: its end, what was told, and why no more. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { browserOfThisFile } from './person';
import { play } from './play';
import { Server, PYTHON } from './server';
import { ANY, fewestBots, shortOf } from './titles';

const arrive = browserOfThisFile();
let server: Server | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

/** The picture of its end is kept; then its rules are of a version that nobody knows any more. */
const GROW_OLD = `
import sqlite3, sys, time
file, table = sys.argv[1:]
with sqlite3.connect(file) as games:
    kept = "SELECT count(*) FROM end_pictures WHERE table_id = ? AND picture IS NOT NULL"
    while not games.execute(kept, (table,)).fetchone()[0]:
        time.sleep(0.1)
    old = """UPDATE entries SET entry = json_set(entry, '$.rules_version', 0)
        WHERE table_id = ? AND place = 0"""
    games.execute(old, (table,))
`;

test('its end can be seen, with names, result and story, and the page says why there is no more', async () => {
  server = await new Server({ messages_per_second: 2000, messages_burst: 20_000 }).start();
  const anna = await arrive('Anna', { base: server.url });
  const table = await anna.playBots(ANY, fewestBots(ANY), shortOf(ANY));
  await play(anna);
  await anna.until(() => anna.situation?.status === 'over', 'the end');
  execFileSync(PYTHON, ['-c', GROW_OLD, join(server.folder, 'games.sqlite'), table], { timeout: 60_000 });
  await server.kill();
  await server.start();
  for (const address of [`/t/${table}`, `/r/${table}`]) {
    await anna.page.goto(`${server.url}${address}`);
    await anna.page.getByText('only its end can still be seen').waitFor();
    expect(await anna.page.locator('.board .sketch .tile').count()).toBeGreaterThan(4);
    expect(await anna.page.locator('.how .who').textContent()).toContain('Anna');
    expect(await anna.page.locator('.told p').count()).toBeGreaterThan(4);
  }
  await anna.page.goto(server.url);
  await anna.page.locator(`a[href="/t/${table}"]`).click();
  await anna.page.getByText('only its end can still be seen').waitFor();
});
