/** What is special about a table of this title, with real browsers. */
import { expect, test } from 'vitest';
import { browserOfThisFile, type Legal } from '../../../e2e/person';
import { dice, free, play } from '../../../e2e/play';
import { ask, changeOf, snapshotOf, stage, type Frame, type Moment } from '../../../e2e/staged';
import { unreadOf } from '../../../e2e/texts';
import { sample } from '../../../e2e/titles';
import { both, knownTo, two, viewOf } from '../../../e2e/together';
import type { Event, LegalAction } from '../../protocol';
import { explain } from './explain';
import { print } from './material';

const TITLE = 'digout';
const arrive = browserOfThisFile();

interface Pasts {
  prisoners: { past: string | null; past_spent: boolean; hand: Record<string, number> }[];
}

test('pasts and hands never reach the other browser', async () => {
  const [anna, ben] = await two(arrive, TITLE, { memory: 'none' }); // nothing of a hand is known to others
  await anna.until(() => Boolean(viewOf<Pasts>(anna).prisoners[0]?.past), 'a past');
  const harmless = dice(3);
  const choose = (actions: Legal[]) => {
    const kept = actions.filter(({ action }) => action.do !== 'reveal');
    const from = kept.length ? kept : actions;
    return from[Math.floor(harmless() * from.length)]!;
  };
  let held = 0;
  for (let rounds = 0; rounds < 6; rounds++) {
    await both([anna, ben], 4, choose);
    for (const [one, other, seat] of [
      [anna, ben, 0],
      [ben, anna, 1],
    ] as const) {
      const mine = viewOf<Pasts>(one).prisoners[seat]!;
      const theirs = viewOf<Pasts>(other).prisoners[seat]!;
      expect(mine.past).toBeTruthy();
      expect(theirs).toMatchObject({ past: null, hand: {} });
      if (Object.keys(mine.hand).length) held++;
    }
  }
  expect(held).toBeGreaterThan(0);
  for (const [one, other, seat] of [
    [anna, ben, 0],
    [ben, anna, 1],
  ] as const) {
    const past = `"past":"${viewOf<Pasts>(one).prisoners[seat]!.past}"`;
    expect(one.heard.join()).toContain(past);
    expect(other.heard.join()).not.toContain(past);
    const told = (await one.page.locator('.past strong').textContent())!.trim();
    expect(told).toBeTruthy();
    expect(await other.page.content()).not.toContain(told);
  }
});

test('a spectator sees the board and no secrets', async () => {
  const anna = await arrive('Anna');
  const table = await anna.playBots(TITLE, 1);
  await anna.until(() => Boolean(viewOf<Pasts>(anna).prisoners[0]?.past), 'a past');
  const eve = await arrive('Eve');
  await eve.sit(table);
  expect(eve.seat).toBeNull();
  const { past } = viewOf<Pasts>(anna).prisoners[0]!;
  expect(await knownTo(anna)).toContain(`"past":"${past}"`);
  expect(await knownTo(eve)).not.toContain(`"past":"${past}"`);
  expect(await eve.page.locator('[data-action]').count()).toBe(0);
});

test('nothing secret is on the page before the curtain is lifted, and it falls between turns', async () => {
  const anna = await arrive('Anna');
  await anna.go(`/new/${TITLE}`);
  const seats = anna.page.getByRole('combobox', { name: /^Seat/ });
  await seats.first().waitFor();
  await seats.nth(1).selectOption('device');
  await anna.page.getByRole('textbox', { name: 'Name of the player on seat 2' }).fill('Ben');
  while ((await seats.count()) > 2) await anna.page.getByRole('button', { name: 'One seat fewer' }).click();
  await anna.page.getByRole('button', { name: 'Start the game' }).click();

  const curtain = anna.page.locator('.curtain');
  const pasts = new Map<number, string>(); // what each one's sheet says
  const seen = new Set<number>();
  for (let passes = 0; passes < 4; passes++) {
    await curtain.waitFor();
    const page = await anna.page.content();
    expect(await anna.page.locator('[data-place], [data-action], .decision, .story, dialog[open]').count()).toBe(0);
    for (const told of pasts.values()) expect(page).not.toContain(told);
    const before = anna.heard.length;
    await anna.page.waitForTimeout(150);
    // while the curtain is down nothing about hands comes in either
    for (const text of anna.heard.slice(before)) expect(text).not.toContain('"past":"');
    await curtain.getByRole('button').click();
    await anna.page.locator('.board .past strong').waitFor();
    await anna.until(() => anna.mine, 'the turn of whoever lifted it');
    const told = (await anna.page.locator('.past strong').textContent())!.trim();
    for (const [seat, other] of pasts) if (seat !== anna.seat) expect(await anna.page.content()).not.toContain(other);
    pasts.set(anna.seat!, told);
    seen.add(anna.seat!);
    // until the turn passes to the other: what ends it is taken as soon as it is allowed
    for (let moves = 0; moves < 60 && !(await curtain.isVisible()); moves++) {
      await anna.until(() => anna.settled, 'an answer');
      if (!anna.mine) {
        await curtain.waitFor();
        break;
      }
      // and nobody shows their past to all: then it is no secret any more
      const choose = (actions: Legal[]) =>
        actions.find(({ action }) => action.do === 'end') ?? actions.find(({ action }) => action.do !== 'reveal')!;
      await play(anna, { choose, enough: (moves) => moves > 0 });
    }
  }
  expect([...seen].sort()).toEqual([0, 1]);
});

test('a reload in the middle of a fight brings back every weapon that was laid', async () => {
  const anna = await arrive();
  const fights = () =>
    !anna.over && ((anna.situation?.view as { blows: unknown[] } | undefined)?.blows.length ?? 0) > 0;
  const random = dice(5);
  /** Look for trouble, else for weapons, else do anything. */
  const choose = (actions: Legal[]) => {
    const liked = ['extort', 'search']
      .map((name) => actions.filter(({ action }) => action.do === name))
      .find(({ length }) => length);
    const from = liked ?? actions;
    return from[Math.floor(random() * from.length)]!;
  };
  // some games are over before anybody fights
  for (let games = 0; games < 12 && !fights(); games++) {
    await anna.playBots(TITLE, 2);
    for (;;) {
      await anna.until(() => anna.over || (anna.mine && anna.settled && anna.legal.length > 0), 'own turn');
      if (anna.over || fights()) break;
      await play(anna, { choose, enough: (moves) => moves > 0 });
    }
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

test('prisoners are chosen seat by seat, and Michel is called so where he is the one', async () => {
  const anna = await arrive('Anna');
  await anna.go(`/new/${TITLE}`);
  const seats = anna.page.getByRole('combobox', { name: /^Seat/ });
  await seats.first().waitFor();
  while ((await seats.count()) > 2) await anna.page.getByRole('button', { name: 'One seat fewer' }).click();
  const prisoners = anna.page.getByRole('combobox', { name: /^The prisoners/ });
  expect(await prisoners.count()).toBe(2);
  await prisoners.nth(0).selectOption('scar');
  await prisoners.nth(1).selectOption('scar'); // there is one: they change places
  expect(await prisoners.nth(0).inputValue()).toBe('bun');
  await anna.page.getByLabel('The figure').selectOption('michel');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  const board = anna.page.locator('.figure [data-who]');
  await board.nth(1).waitFor();
  const faces = await board.evaluateAll((all) => all.map((each) => each.getAttribute('data-who')).sort());
  expect(faces).toEqual(['bun', 'scar']);
  const showers = anna.page.locator('[data-place="room-showers"]');
  expect(await showers.getAttribute('aria-label')).toMatch(/here: .*Michel(,|$)/);
});

test('who is in team B is chosen among the seats there are, and no seats are drawn then', async () => {
  const anna = await arrive('Anna');
  await anna.go(`/new/${TITLE}`);
  const seats = anna.page.getByRole('combobox', { name: /^Seat/ });
  await seats.first().waitFor();
  while ((await seats.count()) < 4) await anna.page.getByRole('button', { name: 'One seat more' }).click();
  while ((await seats.count()) > 4) await anna.page.getByRole('button', { name: 'One seat fewer' }).click();
  await anna.page.getByRole('switch', { name: /^Teams/ }).check();
  const teamB = anna.page.getByRole('group', { name: 'Team B' }).getByRole('checkbox');
  expect(await teamB.count()).toBe(4);
  const drawn = anna.page.getByRole('switch', { name: 'Draw who sits where' });
  expect(await drawn.count()).toBe(1);
  for (const seat of [0, 1]) await teamB.nth(seat).check();
  expect(await drawn.count()).toBe(0);
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await anna.until(() => Boolean(anna.situation?.view), 'a board');
  const teams = () => viewOf<{ prisoners: { team: number | null }[] }>(anna).prisoners.map(({ team }) => team);
  expect(teams()).toEqual([1, 1, 0, 0]);
  expect(anna.situation!.seats.map(({ mine }) => mine)).toEqual([true, false, false, false]);
});

test('of several fights with Michel(le) the board shows one after the other, and a warning tells the reader’s', async () => {
  const anna = await arrive('Anna', { phone: true });
  interface Hit extends Moment {
    event: string;
    before: Frame;
    after: Frame;
    by: number | null;
    events: Event[];
  }
  const { before, after, by, events, ...moment } = ask<Hit[]>('hits.py', TITLE).find(
    ({ event }) => event === 'event-figure_extorts',
  )!;
  const own = events.findIndex(({ hits }) => hits);
  const first = (key: string, args: Event['args']): Event => ({ key, args, traces: [], hits: false });
  const ben = (moment.seat + 1) % moment.names.length;
  const other = [first('event-figure_extorts', { seat: ben }), first('event-turned_up', { figure_card: 'no_knife' })];
  const tell = await stage(anna, snapshotOf(TITLE, { ...moment, frame: before }, 'fast'));
  tell(changeOf({ ...moment, frame: after }, by, [...events.slice(0, own), ...other, ...events.slice(own)]));
  const against = (seat: number) => anna.page.locator(`.duel[aria-label*="against ${moment.names[seat]}"]`);
  await against(ben).locator('.blows .figure').waitFor();
  await against(moment.seat).waitFor();
  const warning = anna.page.locator('.narrator.hit');
  await warning.waitFor();
  expect(await warning.innerText()).toContain('extorts you');
  expect(await warning.innerText()).not.toContain('no knife');
});

test.each([false, true])(
  'a pile that can be extorted does not glow before it is known from whom (phone: %s)',
  async (phone) => {
    const anna = await arrive('Anna', { phone });
    const extorts = ({ frame, seat }: Moment) =>
      frame.actors.includes(seat) && frame.legal.some(({ do: name }) => name === 'extort');
    const moment = ask<Moment[]>('phases.py', TITLE).find(extorts)!;
    const [{ places }] = moment.frame.legal.find(({ do: name }) => name === 'extort')!.actions as [LegalAction];
    const victim = places.find((place) => place.startsWith('seat-'))!;
    await stage(anna, snapshotOf(TITLE, moment));
    const tabs = anna.page.locator('.board [role=tab]');
    const piles = anna.page.locator('.board :is([data-place^="pile-"], [data-place^="look-"]):visible');
    const glowing = anna.page.locator('.board :is([data-place^="pile-"], [data-place^="look-"]):is(.lit, .pick)');
    if (phone) await tabs.nth(1).tap();
    expect(await piles.count()).toBeGreaterThan(2);
    expect(await glowing.count()).toBe(0);
    if (phone) await tabs.nth(0).tap();
    const seat = anna.page.locator(`.board [data-place="${victim}"]`).first();
    await (phone ? seat.tap(await free(seat)) : seat.click(await free(seat)));
    await expect.poll(() => glowing.count()).toBeGreaterThan(0);
  },
);

test.each(sample([TITLE], [false, true]))(
  'whatever one points at in %s is read in full (phone: %s)',
  async (title, phone) => {
    const anna = await arrive('Anna', { phone });
    const printed = { kinds: ['room', 'card', 'gang', 'past', 'recipe', 'pile'], explain, print };
    expect(await unreadOf(anna, title, printed, phone)).toBe('');
  },
);
