/** How a game ended, told to those who won, lost or watched: every ending that the golden games
 * know, with one winner, two and all, in every language, on a phone.
 * `WHOLE=1 npm run e2e:built -- endings` has any number of winners. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Outcome, Snapshot } from '../src/protocol';
import { LANGUAGES } from '../src/words/languages';
import { browserOfThisFile, type Person } from './person';
import { PYTHON, ROOT } from './server';
import { NAMES, TITLES, WHOLE } from './titles';

const arrive = browserOfThisFile();
/** Golden games are played again, for what their endings tell besides the winners. */
const OUTCOMES = JSON.parse(
  execFileSync(
    PYTHON,
    [
      '-c',
      `import pathlib, msgspec, jailbirds
from jailbirds.lab.golden import golden_files
logs = [jailbirds.Log.load(path) for path in golden_files(pathlib.Path("tests"))]
games = [jailbirds.Game.from_log(log) for log in logs if log.title in jailbirds.titles()]
print(msgspec.json.encode([(game.title.name, game.result) for game in games]).decode())`,
    ],
    { cwd: ROOT, encoding: 'utf8' },
  ),
) as [string, Outcome][];

/** A table whose server is real, but for how its game stands: that we say. */
async function tableOf(person: Person, title: string) {
  const players = TITLES.find((each) => each.title === title)!.many;
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const }));
  const { table } = await person.table(title, [{ kind: 'me' }, ...bots]);
  let tell: (text: string) => void = () => {};
  let told: Snapshot | null = null;
  let version = 1000;
  await person.page.route('**/replay?*', (route) => route.abort());
  await person.page.routeWebSocket('**/ws*', (socket) => {
    tell = (text) => socket.send(text);
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string };
      if (message.type === 'change') return; // the bots may play, nobody looks
      if (message.type === 'snapshot') told = message as Snapshot;
      socket.send(text);
    });
  });
  const open = async (language: string) => {
    told = null;
    await person.go(`/t/${table}?lang=${language}`);
    await person.until(() => told !== null, 'a snapshot');
  };
  const end = async (result: Outcome, seat: number | null) => {
    version += 1;
    const situation = { ...told!.situation, version, status: 'over' as const, result, actors: [], legal: [] };
    tell(JSON.stringify({ ...told!, seat, situation }));
    await person.page.locator(`[data-version="${version}"]`).waitFor();
    await person.page.locator('dialog[open] tbody tr').first().waitFor();
    return look(person);
  };
  return { players, open, end };
}

/** What one reads, and what of it is cut off or below the first screen. */
const look = (person: Person) =>
  person.page.evaluate(() => {
    const heading = document.querySelector('dialog[open] h2') as HTMLElement;
    const why = document.querySelector('dialog[open] .why') as HTMLElement;
    const dialog = document.querySelector('dialog[open]')!.getBoundingClientRect();
    const cut = [heading, why].filter((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const { left, right, top, bottom, height } = text.getBoundingClientRect();
      const inside = left >= dialog.left && right <= dialog.right && top >= dialog.top && bottom <= innerHeight;
      return !inside || !height || right > innerWidth;
    });
    const rows = [...document.querySelectorAll('dialog[open] tbody tr')] as HTMLElement[];
    return {
      heading: heading.innerText,
      why: why.innerText,
      cut: cut.map((element) => element.innerText),
      names: rows.map((row) => (row.querySelector('th')!.firstChild as Text).data),
      won: rows.map((row) => row.classList.contains('won')),
      you: rows.filter((row) => row.classList.contains('you')).length,
      caught: document.querySelector('dialog[open] .body > svg .bars') !== null,
    };
  });

/** Where the browser shares no files, the picture of the result is saved. */
async function keepsPicture(person: Person): Promise<void> {
  const [saved] = await Promise.all([
    person.page.waitForEvent('download'),
    person.page
      .locator('dialog[open] .button-row button', { has: person.page.locator('svg') })
      .nth(1)
      .click(),
  ]);
  const path = await saved.path();
  const picture = readFileSync(path);
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  if (process.env['PICTURES']) writeFileSync(`${process.env['PICTURES']}/souvenir.png`, picture);
}

test.each(NAMES)('every ending of %s is told to each reader, whole, in every language', async (title) => {
  const anna = await arrive('Anna', { phone: true });
  await anna.page.setViewportSize({ width: 390, height: 664 });
  const { players, open, end } = await tableOf(anna, title);
  const endings = new Map(OUTCOMES.filter(([name]) => name === title).map(([, result]) => [result.ending, result]));
  expect(endings.size).toBeGreaterThan(1);
  for (const language of Object.keys(LANGUAGES)) {
    await open(language);
    for (const result of endings.values()) {
      const many = Array.from({ length: players }, (_, k) => k + 1);
      const some = many.filter((count) => WHOLE || count <= 2 || count === players);
      const counts = result.winners.length ? some : [0];
      for (const count of counts) {
        const winners = Array.from({ length: count }, (_, seat) => seat);
        const readers = [null, 0, ...(count && count < players ? [players - 1] : [])];
        const told = [];
        for (const reader of readers) told.push(await end({ ...result, winners }, reader));
        const about = `${language}, ${result.ending}, ${count} of ${players}`;
        expect(
          told.flatMap(({ cut }) => cut),
          about,
        ).toEqual([]);
        const heads = told.map(({ heading }) => heading);
        const [watched, mine] = told as [(typeof told)[0], (typeof told)[0]];
        expect(watched.won, about).toEqual(Array.from({ length: players }, (_, row) => row < count));
        expect([watched.you, mine.you], about).toEqual([0, 1]);
        expect(watched.caught, about).toBe(count === 0);
        if (count) {
          expect(new Set(heads).size, `${about}: ${heads.join(' / ')}`).toBe(heads.length);
          for (const name of watched.names.slice(0, count)) expect(watched.heading, about).toContain(name);
          for (const name of watched.names.slice(0, count)) expect(watched.why, about).toContain(name);
        } else {
          expect(new Set(heads).size, about).toBe(1);
          for (const name of watched.names) expect(watched.heading + watched.why, about).not.toContain(name);
        }
      }
    }
    await keepsPicture(anna);
    if (process.env['PICTURES'])
      await anna.page.screenshot({ path: `${process.env['PICTURES']}/ending-${title}-${language}.png` });
  }
});
