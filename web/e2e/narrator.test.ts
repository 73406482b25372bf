/** What is done to a player is told large, says "you", and stops the flow until it has been seen:
 * every event of every title that hits somebody, and none at the pace instant.
 *
 * A sample: every event at one of the other paces, in turn. `WHOLE=1 npm run e2e:built -- narrator` shows
 * every event at every pace. */
import { expect, test } from 'vitest';
import type { Event } from '../src/protocol';
import { PACES, type Pace } from '../src/table/pace';
import { browserOfThisFile, type Person } from './person';
import { ask, changeOf, snapshotOf, stage, type Frame } from './staged';
import { sample } from './titles';

const arrive = browserOfThisFile();
/** The titles in which players are hit: `hits.txt` beside their boards has how. */
const TITLES = Object.keys(import.meta.glob('../src/boards/*/hits.txt', { query: '?raw' })).map((path) =>
  path.split('/').at(-2)!,
);

const SCREENS = [
  [390, 664],
  [844, 390],
] as const;

interface Hit {
  event: string;
  seat: number;
  names: string[];
  options: Record<string, unknown>;
  before: Frame;
  by: number | null; // chance, or nobody, as there was no other way
  events: Event[];
  after: Frame;
}

test.each(TITLES)('what hits a player of %s is told, and waited for', async (title) => {
  const hits = ask<Hit[]>('hits.py', title);
  expect(hits.length).toBeGreaterThan(0);
  const told = sample(
    hits,
    PACES.filter((pace) => pace !== 'instant'),
  );
  const all = async (pace: Pace) => {
    const anna = await arrive('Anna', { phone: true });
    const here = pace === 'instant' ? hits : told.filter(([, at]) => at === pace).map(([hit]) => hit);
    for (const hit of here) await isTold(anna, title, hit, pace);
  };
  await Promise.all(PACES.map(all)); // most of it is waiting
});

async function isTold(anna: Person, title: string, hit: Hit, pace: Pace): Promise<void> {
  const { page } = anna;
  const { event, by, events, before, after, ...whose } = hit;
  const tell = await stage(anna, snapshotOf(title, { ...whose, frame: before }, pace));
  tell(changeOf({ ...whose, frame: after }, by, events));
  await page.locator('[data-version="2"]').waitFor();
  const narrator = page.locator('.narrator');
  if (pace === 'instant') {
    expect(await page.locator('.narrator.hit').count(), `${event} at ${pace}`).toBe(0);
    return;
  }
  await page.locator('.narrator.hit').waitFor();
  const told = (await narrator.locator('.big').innerText()).trim();
  expect(told, `${event} at ${pace}`).toMatch(/\byou(r|rs)?\b/i);
  await page.locator('.decision .row .button.lamp').tap();
  await page.locator('.narrator.hit').waitFor({ state: 'detached' });
  if (after.actors.includes(whose.seat)) expect(await narrator.innerText()).toContain(told); // and it stays
}

test.each(SCREENS)(
  'what is too long for the panel at %i×%i is read to its end by a button, in whole lines',
  async (width, height) => {
    const anna = await arrive('Anna', { phone: true });
    const { page } = anna;
    let long = 0;
    await page.setViewportSize({ width, height });
    for (const title of TITLES) {
      const { event: _, by, events, before, after, ...whose } = ask<Hit[]>('hits.py', title)[0]!;
      const tell = await stage(anna, snapshotOf(title, { ...whose, frame: before }, 'slow'));
      await page.addStyleTag({ content: '.narrator .page { zoom: 1.6 }' }); // for eyes that need it
      tell(changeOf({ ...whose, frame: after }, by, events));
      await page.locator('.narrator.hit').waitFor();
      const told = page.locator('.narrator .page');
      const rest = () => told.evaluate((page) => page.scrollHeight - page.clientHeight - page.scrollTop);
      if ((await rest()) > 4) long++;
      const more = page.locator('.narrator .turn');
      for (let turns = 0; (await rest()) > 4; turns++) {
        expect(turns).toBeLessThan(30);
        const before = await rest();
        const lines = await told.evaluate((page) => {
          const line = parseFloat(getComputedStyle(page).lineHeight);
          return [page.clientHeight / line, page.scrollTop / line];
        });
        for (const count of lines)
          expect(Math.abs(count - Math.round(count)), `${title}: ${count} lines`).toBeLessThan(0.1);
        await more.tap();
        await expect.poll(rest, { timeout: 20_000 }).toBeLessThan(before);
      }
      await more.waitFor({ state: 'detached' });
    }
    expect(long).toBeGreaterThan(0);
  },
);

test('what somebody says is seen by who has no chat before them, for a while, and nothing moves', async () => {
  const title = TITLES[0]!;
  const { event: _, by: __, events: ___, before, after: ____, ...whose } = ask<Hit[]>('hits.py', title)[0]!;
  for (const phone of [true, false]) {
    const anna = await arrive('Anna', { phone });
    const tell = await stage(anna, snapshotOf(title, { ...whose, frame: before }));
    const boxes = () =>
      anna.page.evaluate(() =>
        [...document.querySelectorAll('.board, .narrator, .decision, .story, .seats')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
    const still = await boxes();
    const seat = (whose.seat + 1) % whose.names.length;
    const line = { number: 1, at: 0, channel: 'everybody', name: 'Ben', seat, sentence: null } as const;
    const text = 'You will regret that. Nobody gets out of here without me, and you know it well.';
    tell({ type: 'said', table: 'staged', line: { ...line, text } });
    const remark = anna.page.locator('.remark');
    await remark.waitFor();
    expect(await remark.innerText()).toContain('You will regret that.');
    expect(await boxes()).toEqual(still);
    const { x, y, width, height } = (await remark.boundingBox())!;
    const board = (await anna.page.locator('.with-board > .board').boundingBox())!;
    if (phone) expect(y + height).toBeLessThanOrEqual(board.y); // two lines, over the seats
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(anna.page.viewportSize()!.width);
    await remark.waitFor({ state: 'detached' });
    tell({ type: 'said', table: 'staged', line: { ...line, number: 2, seat: whose.seat, text: 'Me?' } });
    tell({ type: 'said', table: 'staged', line: { ...line, number: 3, text: 'You.' } });
    await remark.waitFor();
    expect(await remark.innerText()).toContain('You.'); // one hears oneself anyway
  }
});
