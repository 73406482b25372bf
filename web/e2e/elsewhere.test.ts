/** The title of docs/titles.md, made by following that page, in a package of its own: the app was
 * built without it, and no file of Jailbirds knows it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerMessage } from '../src/protocol';
import { browserOfThisFile, type Likes, type Person } from './person';
import { byKeyboard, byMouse, byTouch, play } from './play';
import { PYTHON, ROOT, Server } from './server';
import { both, two } from './together';

const TITLE = 'liars_dice';
const FRESH = 'fresh_dice'; // as `jailbirds new-title` writes it
const folder = mkdtempSync(join(tmpdir(), 'jailbirds-author-'));
let server: Server;
beforeAll(async () => {
  const python = execFileSync(PYTHON, ['-m', 'tests.authoring.follow', folder, FRESH], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  server = await new Server({}, python.trim()).start();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const anybody = browserOfThisFile();
const arrive = (name = 'Anna', likes: Likes = {}) => anybody(name, { ...likes, base: server.url });

interface Cups {
  cups: { dice: (number | null)[] }[];
}

test('a title that was just begun is played on a board drawn from its sketch', async () => {
  const anna = await arrive();
  await anna.playBots(FRESH, 1);
  const tally = await play(anna, { way: byMouse, enough: (moves) => moves === 3 });
  expect(tally).toEqual({ board: 3, both: 0, panel: 0 });
  expect(anna.refused).toEqual([]);
});

const WAYS = { 'the mouse': byMouse, 'the keyboard': byKeyboard, 'a finger': byTouch };
test.each(Object.entries(WAYS))(
  'it is played to the end on a board drawn from its sketch, with %s',
  async (name, way) => {
    const anna = await arrive('Anna', { phone: name === 'a finger' });
    await anna.go('/');
    await anna.page.getByRole('heading', { name: 'Liar’s Dice', exact: true }).waitFor();
    await anna.playBots(TITLE, 1);
    const tally = await play(anna, { way });
    expect(tally.board).toBeGreaterThan(4);
    expect(tally).toMatchObject({ both: 0, panel: 0 });
    await anna.page.locator('dialog[open] tbody tr').first().waitFor();
    expect(anna.refused).toEqual([]);
  },
);

/** What the dice under the cups of the others were said to be, and who was said to have rolled. */
function told(person: Person): { dice: unknown[]; rolled: unknown[] } {
  const messages = person.heard.map((text) => JSON.parse(text) as ServerMessage);
  const changes = messages.filter((message) => message.type === 'snapshot' || message.type === 'change');
  const views = changes.map(({ situation }) => situation!.view as Cups | null).filter((view) => view !== null);
  return {
    dice: views.flatMap(({ cups }) => cups.filter((_, seat) => seat !== person.seat).flatMap(({ dice }) => dice)),
    rolled: [...person.heard, ...person.bodies].flatMap((text) => text.match(/"rolled"[^}]*"seat":(\d)/g) ?? []),
  };
}

test('the dice of the others never reach the page', async () => {
  const [anna, ben] = await two(arrive, TITLE, {});
  await both([anna, ben], 60);
  for (const person of [anna, ben]) {
    const { dice, rolled } = told(person);
    expect(dice).toContain(null);
    expect(dice.filter(Boolean)).toEqual([]); // neither 0, which is not rolled yet
    expect(rolled.length).toBeGreaterThan(4);
    for (const each of rolled) expect(each).toContain(`"seat":${person.seat}`);
  }
});
