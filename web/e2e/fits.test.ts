/** Every phase of every title on six screens: the board, one's own things, the prompt and the
 * buttons are within the first screen, no text is too small to read, and nothing overlaps.
 *
 * The phases are those of `phases.txt` beside each board. The page is the real one; what the
 * server would say about the table is said here, so that rare phases need not be played for. */
import { expect, test } from 'vitest';
import { misfits } from './misfits';
import { browserOfThisFile } from './person';
import { ask, snapshotOf, stage, type Moment } from './staged';
import { NAMES } from './titles';

const arrive = browserOfThisFile();
const SCREENS = [
  [390, 844],
  [390, 664],
  [844, 390],
  [1280, 720],
  [1366, 640],
  [1920, 1080],
] as const;
const momentsOf = (title: string) => ask<Moment[]>('phases.py', title);

test.each(NAMES)('every phase of %s fits on six screens', async (title) => {
  const found: string[] = [];
  const seen: string[] = [];
  for (const phone of [true, false]) {
    const anna = await arrive('Anna', { phone });
    for (const moment of momentsOf(title)) {
      const { phase, actors } = moment.frame;
      const who = actors.includes(moment.seat) ? 'asked' : 'waiting';
      await stage(anna, snapshotOf(title, moment));
      for (const [width, height] of SCREENS) {
        if (Math.min(width, height) < 600 !== phone) continue;
        await anna.page.setViewportSize({ width, height });
        await anna.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        seen.push(`${phase} (${who}) ${width}×${height}`);
        for (const misfit of await anna.page.evaluate(misfits))
          found.push(`${phase} (${who}) ${width}×${height}: ${misfit}`);
      }
    }
  }
  console.log(`${title}: ${seen.length} screens, ${found.length} misfits`);
  expect(found.join('\n')).toBe('');
});

/** The smallest boxes: what a title without a board of its own looks like on a phone. */
test.each(NAMES)('every phase of %s fits on a phone when it is drawn from its sketch', async (title) => {
  const found: string[] = [];
  const anna = await arrive('Anna', { phone: true });
  const moments = momentsOf(title).filter(({ frame, seat }) => frame.actors.includes(seat));
  expect(moments.length).toBeGreaterThan(0);
  for (const moment of moments) {
    await stage(anna, snapshotOf(title, moment), '?board=sketch');
    for (const [width, height] of SCREENS.filter(([width]) => width < 600)) {
      await anna.page.setViewportSize({ width, height });
      await anna.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await anna.page.locator('.board .sketch').count()).toBe(1);
      for (const misfit of await anna.page.evaluate(misfits))
        found.push(`${moment.frame.phase} ${width}×${height}: ${misfit}`);
    }
  }
  expect(found.join('\n')).toBe('');
});
