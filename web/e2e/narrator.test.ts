/** What is done to a player is told large, says "you", and stops the flow until it has been seen:
 * every event of every title that hits somebody, and none at the pace instant.
 *
 * A sample: every event at one of the other paces, in turn. `WHOLE=1 npm run e2e:built -- narrator` shows
 * every event at every pace. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { talked } from './evening';
import { PACES, type Pace } from '../src/table/pace';
import { browserOfThisFile, type Person } from './person';
import { ask, changeOf, snapshotOf, stage, type Hit } from './staged';
import { HITTING, sample } from './titles';

const arrive = browserOfThisFile();
const SCREENS = [
  [390, 664],
  [844, 390],
] as const;

test.each(HITTING)('what hits a player of %s is told, and waited for', async (title) => {
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
    for (const title of HITTING) {
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

test('what somebody says is seen by who has no chat before them, one after another, and nothing moves', async () => {
  const title = HITTING[0]!;
  const { event: _, by: __, events: ___, before, after: ____, ...whose } = ask<Hit[]>('hits.py', title)[0]!;
  const anna = await arrive('Anna', { phone: true });
  const tell = await stage(anna, snapshotOf(title, { ...whose, frame: before }));
  const boxes = () =>
    anna.page.evaluate(() =>
      [...document.querySelectorAll('.board, .narrator, .decision, .story, .seats')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
      }),
    );
  const still = await boxes();
  const other = (whose.seat + 1) % whose.names.length;
  const says = (number: number, text: string, seat = other) => {
    const line = { number, at: 0, channel: 'everybody', name: 'Ben', seat, sentence: null, text } as const;
    tell({ type: 'said', table: 'staged', line });
  };
  const remark = (text: string) => anna.page.locator('.remark', { hasText: text });
  says(1, 'You will regret that. Nobody gets out of here without me, and you know it well.');
  says(2, 'Me?', whose.seat); // one hears oneself anyway
  says(3, 'I vote for Anna.');
  await remark('You will regret that.').waitFor();
  expect(await boxes()).toEqual(still);
  const { x, y, width, height } = (await anna.page.locator('.remark').boundingBox())!;
  const board = (await anna.page.locator('.with-board > .board').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(board.y); // two lines, over the seats
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(anna.page.viewportSize()!.width);
  await remark('I vote for Anna.').waitFor();
  await anna.page.locator('.remark').waitFor({ state: 'detached' });
});

test.each([
  [1280, 720],
  [1366, 640],
  [1920, 1080],
] as const)('at %i×%i one reads the log and what is said, and writes, while one plays', async (width, height) => {
  const title = HITTING.at(-1)!;
  const [hit, ...more] = ask<Hit[]>('hits.py', title);
  const { event: _, by, events, before, after: __, ...whose } = hit!;
  const anna = await arrive('Anna');
  await anna.page.setViewportSize({ width, height });
  const steps = [events, ...more.map(({ events }) => events)].map((events, number) => ({
    ...{ number, at: 0, kind: 'played', seat: by, by: 'bot', to: null, action: null, events },
  }));
  const texts = ['You will regret that.', 'Who has the tools?', 'I vote for Anna, as she took my knife twice.', 'Me?'];
  const snapshot = talked(snapshotOf(title, { ...whose, frame: before }), texts);
  const tell = await stage(anna, { ...snapshot, steps } as typeof snapshot);
  const { page } = anna;
  const inView = async (what: Locator) => {
    await what.waitFor();
    return what.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [top + 3, (top + bottom) / 2, bottom - 3].map((y) => ({ x: (left + right) / 2, y }));
      return points.every(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
    });
  };
  const all = async () => {
    const lines = [page.locator('.story .lines li').last(), page.locator('.story .chat li').last()];
    const field = page.getByRole('textbox', { name: 'Say something' });
    return Promise.all([...lines, page.locator('.story .chat li').nth(-2), field].map(inView));
  };
  await expect.poll(all).toEqual([true, true, true, true]);
  const line = { number: 9, at: 0, channel: 'everybody', name: 'Ben', seat: by, sentence: null } as const;
  tell({ type: 'said', table: 'staged', line: { ...line, text: 'Never.' } });
  await page.locator('.story .chat li', { hasText: 'Never.' }).waitFor();
  await expect.poll(all).toEqual([true, true, true, true]);
  expect(await page.locator('.remark:visible').count()).toBe(0); // it would be said twice
});
