/** What is done to a player is told large, says "you", and stops the flow until it has been seen:
 * every event of every title that hits somebody, at every pace but instant. */
import { expect, test } from 'vitest';
import type { Event } from '../src/protocol';
import { PACES, type Pace } from '../src/table/pace';
import { browserOfThisFile, type Person } from './person';
import { ask, changeOf, snapshotOf, stage, type Frame } from './staged';

const arrive = browserOfThisFile();
/** The titles in which players are hit: `hits.txt` beside their boards has how. */
const TITLES = Object.keys(import.meta.glob('../src/boards/*/hits.txt', { query: '?raw' })).map((path) =>
  path.split('/').at(-2)!,
);

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
  const all = async (pace: Pace) => {
    const anna = await arrive('Anna', { phone: true });
    for (const hit of hits) await isTold(anna, title, hit, pace);
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
