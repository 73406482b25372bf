/** What is special about a table of this title, with real browsers. */
import { expect, test } from 'vitest';
import { browserOfThisFile, type Legal, type Person } from '../../../e2e/person';
import { byTouch, play } from '../../../e2e/play';
import { Server } from '../../../e2e/server';
import { ask, snapshotOf, stage, type Moment } from '../../../e2e/staged';
import { unreadOf } from '../../../e2e/texts';
import { sample } from '../../../e2e/titles';
import { both, two, viewOf } from '../../../e2e/together';
import { explain } from './explain';
import { print } from './prison';
import type { View } from './view';

const TITLE = 'scapegoat';
const arrive = browserOfThisFile();

interface Hands {
  seat: number;
  rooms: { name: string }[];
  columns: number;
  prisoners: { room: string; hand: string[]; voted: boolean; vote: number | null }[];
}

test('blackmail cards and sealed votes never reach the other browser', async () => {
  const [anna, ben] = await two(arrive, TITLE, { layout: 'standard' }, 1);
  const people = [anna, ben] as const;
  /** Everybody hurries to the Warden's Office, where blackmail cards are drawn. */
  const away = (room: string, { rooms, columns }: Hands) => {
    const [at, office] = [room, 'wardens_office'].map((name) => rooms.findIndex((each) => each.name === name));
    return (
      Math.abs((at! % columns) - (office! % columns)) +
      Math.abs(Math.floor(at! / columns) - Math.floor(office! / columns))
    );
  };
  const wish = ({ action }: Legal, view: Hands): number => {
    const here = view.prisoners[view.seat]!.room;
    if (action.do === 'keep') return 6;
    if (action.do === 'use') return here === 'wardens_office' ? 5 : 0;
    if (action.do === 'move') return away(String(action['room']), view) < away(here, view) ? 4 : 0;
    return { call: 3, vote: 3, end: 2, refuse: 2 }[action.do] ?? 1;
  };
  const choose = (actions: Legal[], who: Person) => {
    const view = viewOf<Hands>(who);
    return [...actions].sort((a, b) => wish(b, view) - wish(a, view))[0]!;
  };
  const cards = () => people.map((person, seat) => viewOf<Hands>(person).prisoners[seat]!.hand);
  for (let moves = 0; moves < 80 && !cards().flat().length && !anna.over; moves++) await both(people, 1, choose);
  expect(cards().flat().length).toBeGreaterThan(0);
  await both(people, 10, choose);
  people.forEach((person, seat) => {
    for (const text of person.heard) {
      const message = JSON.parse(text) as { situation?: { status: string; view: Hands | null } };
      const prisoners = message.situation?.view?.prisoners ?? [];
      if (!prisoners.length || message.situation?.status === 'over') continue;
      const others = prisoners.filter((_, other) => other !== seat);
      expect(others.flatMap(({ hand }) => hand)).toEqual([]);
      // as long as one has not voted, nobody else's ballot is told
      if (prisoners.some(({ voted }) => !voted))
        expect(others.map(({ vote }) => vote).filter((vote) => vote !== null)).toEqual([]);
    }
  });
  people.forEach((person, seat) => {
    const other = people[1 - seat]!;
    for (const card of cards()[seat]!) {
      const told = `"${card}"`;
      expect(person.heard.some((text) => text.includes(told))).toBe(true); // else the search would find nothing ever
      expect(other.heard.filter((text) => text.includes(told))).toEqual([]);
    }
  });
});

test('a goat that is a bot waits while people talk, and calls the vote as soon as they have talked enough', async () => {
  const server = await new Server({ talk_pause: 3_600_000 }).start();
  try {
    const anna = await arrive('Anna', { base: server.url });
    const bots = [{ kind: 'bot', level: 'rookie' } as const, { kind: 'bot', level: 'rookie' } as const];
    const talking = () => Boolean(anna.situation?.talk_until) && !anna.mine;
    const pass = ({ action }: Legal) => ['end', 'call', 'vote', 'refuse'].includes(action.do);
    const choose = (actions: Legal[]) => actions.find(pass) ?? actions[0]!;
    // whoever the lot makes the goat may be Anna all game long: then another game is begun
    for (let games = 0; games < 12 && !talking(); games++) {
      const { table } = await anna.table(TITLE, [{ kind: 'me' }, ...bots]);
      await anna.sit(table);
      const next = () => anna.over || talking() || (anna.mine && anna.legal.length > 0);
      for (;;) {
        await anna.until(next, 'own turn, a bot that waits, or the end');
        if (anna.over || talking()) break;
        await play(anna, { enough: (moves) => moves > 0, choose });
      }
    }
    expect(talking()).toBe(true);
    const before = anna.situation!.version;
    await anna.page.waitForTimeout(1500);
    expect(anna.situation!.version).toBe(before); // it waits
    await anna.page.getByRole('button', { name: 'ready to vote' }).click();
    await anna.until(() => !anna.situation!.talk_until, 'the vote is called');
    await anna.until(() => anna.mine && anna.legal.some(({ action }) => action.do === 'vote'), 'own vote');
  } finally {
    await server.stop();
  }
});

test('on a phone a ballot that was tapped stays tapped while somebody else votes', async () => {
  const people = await two((name) => arrive(name, { phone: true }), TITLE, {}, 1);
  const [anna, ben] = people;
  const votes = (person: Person) => person.mine && person.legal.some(({ action }) => action.do === 'vote');
  const pass = ({ action }: Legal) => ['end', 'call', 'refuse', 'vote'].includes(action.do);
  const act = (person: Person) =>
    play(person, {
      way: byTouch,
      choose: (actions) => actions.find(pass) ?? actions[0]!,
      enough: (moves) => moves > 0,
    });
  for (;;) {
    await anna.until(() => people.some((person) => person.mine && person.settled && person.legal.length), 'a turn');
    if (people.every(votes)) break;
    await act(people.find((person) => person.mine && !votes(person)) ?? people.find((person) => person.mine)!);
  }
  await anna.shown();
  const [place] = anna.legal.find(({ action }) => action.do === 'vote')!.places;
  await anna.page.locator(`.board [data-place="${place}"]`).first().tap();
  const sure = anna.page.locator('.decision .row .big[data-action]');
  await sure.waitFor();
  /** Is it ever away, however briefly? */
  await anna.page.evaluate(() => {
    const seen = { away: 0 };
    Object.assign(window, { seen });
    const look = () => (seen.away += Number(!document.querySelector('.decision .row .big[data-action]')));
    new MutationObserver(look).observe(document.querySelector('.decision')!, { childList: true, subtree: true });
  });
  const before = anna.situation!.version;
  await act(ben);
  await anna.until(() => anna.situation!.version > before, 'the other has voted');
  await anna.shown();
  expect(await anna.page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({ away: 0 });
  await sure.tap();
  await anna.until(() => anna.played.some(({ do: name }) => name === 'vote'), 'the vote');
});

test.each(['en', 'de', 'pl', 'nl'])('on a phone no name of a room touches what it costs, in %s', async (language) => {
  const anna = await arrive('Anna', { phone: true, language });
  for (const [sides, free] of [
    ['silver', 1],
    ['gold', 3],
  ] as const) {
    await anna.playBots(TITLE, 2, { sides });
    await anna.page.evaluate(() => document.fonts.ready);
    const gaps = await anna.page.locator('.plate:has(.free)').evaluateAll((plates) =>
      plates.map((plate) => {
        const name = document.createRange();
        name.selectNodeContents(plate.querySelector('.name')!);
        return plate.querySelector('.free')!.getBoundingClientRect().left - name.getBoundingClientRect().right;
      }),
    );
    expect(gaps).toHaveLength(free);
    for (const gap of gaps) expect(gap).toBeGreaterThan(2.5);
  }
});

test('on a phone the last round is told in the panel and over the rooms, whoever is asked', async () => {
  const anna = await arrive('Anna', { phone: true });
  await anna.page.setViewportSize({ width: 390, height: 664 });
  const turns = ask<Moment[]>('phases.py', TITLE).filter(({ frame }) => frame.phase === 'turn');
  expect(turns.length).toBeGreaterThan(0);
  for (const { frame, ...moment } of turns) {
    const view = { ...(frame.view as View), guards: 20 };
    const near = { key: 'near-last', args: { count: 0 } };
    await stage(anna, snapshotOf(TITLE, { ...moment, frame: { ...frame, view, near } }));
    const told = anna.page.locator('.narrator .near');
    expect(await told.innerText()).toContain('The last round!');
    const [line, panel] = await Promise.all([told.boundingBox(), anna.page.locator('.narrator').boundingBox()]);
    expect(line!.y + line!.height).toBeLessThanOrEqual(panel!.y + panel!.height);
    expect(await anna.page.locator('.strip .round').innerText()).toMatch(/last round/i);
  }
});

test('on a phone what lies in a room is round, however much lies there', async () => {
  const anna = await arrive('Anna', { phone: true });
  let discs = 0;
  for (const moment of ask<Moment[]>('phases.py', TITLE)) {
    await stage(anna, snapshotOf(TITLE, moment));
    for (const [width, height] of [
      [390, 664],
      [844, 390],
    ] as const) {
      await anna.page.setViewportSize({ width, height });
      const shapes = await anna.page.locator('.plan .items > span').evaluateAll((items) =>
        items.map((item) => {
          const { width, height } = item.getBoundingClientRect();
          return { width, height };
        }),
      );
      for (const { width, height } of shapes.filter(({ width }) => width)) {
        expect(Math.abs(width - height)).toBeLessThan(1);
        discs++;
      }
    }
  }
  expect(discs).toBeGreaterThan(100);
});

test('no task card lies over what can be had in its room', async () => {
  let cards = 0;
  const covered: string[] = [];
  for (const phone of [true, false]) {
    const anna = await arrive('Anna', { phone });
    for (const moment of ask<Moment[]>('phases.py', TITLE).filter(({ frame }) =>
      ['turn', 'take', 'vote'].includes(frame.phase ?? ''),
    )) {
      await stage(anna, snapshotOf(TITLE, moment));
      const { pinned, over } = await anna.page.locator('.plan .room').evaluateAll((rooms) => {
        const found = { pinned: 0, over: [] as string[] };
        for (const room of rooms) {
          const card = room.querySelector('.pinned .card')?.getBoundingClientRect();
          if (!card?.width) continue;
          found.pinned++;
          for (const item of room.querySelectorAll('.items .item')) {
            const box = item.getBoundingClientRect();
            const x = Math.min(box.right, card.right) - Math.max(box.left, card.left);
            const y = Math.min(box.bottom, card.bottom) - Math.max(box.top, card.top);
            const place = room.querySelector('[data-place^="room-"]')!.getAttribute('data-place')!;
            if (x > 1 && y > 2) found.over.push(`${place}: ${x.toFixed()}×${y.toFixed()} px`); // a card hangs askew
          }
        }
        return found;
      });
      cards += pinned;
      covered.push(...over.map((each) => `${moment.frame.phase}, phone ${phone}, ${each}`));
    }
  }
  expect(covered.join('\n')).toBe('');
  expect(cards).toBeGreaterThan(20);
});

test('on a phone everything that can be taken is as large as a finger', async () => {
  const anna = await arrive('Anna', { phone: true });
  const [moment] = ask<Moment[]>('phases.py', TITLE).filter(({ frame }) => frame.phase === 'take');
  await stage(anna, snapshotOf(TITLE, moment!));
  for (const [width, height] of [
    [390, 664],
    [844, 390],
  ] as const) {
    await anna.page.setViewportSize({ width, height });
    const items = anna.page.locator('.board [data-place^="do-take-"].lit');
    expect(await items.count()).toBeGreaterThan(2);
    for (const item of await items.all()) {
      const box = (await item.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  }
  await anna.page.locator('.board [data-place^="do-take-"]').first().tap();
  await anna.page.locator('.board [data-place^="do-take-"].pointed').waitFor(); // nothing lies over it
});

test('on a laptop all that happened since one’s last turn is in sight, with what is to be done', async () => {
  const moment = ask<Moment[]>('phases.py', TITLE).find(({ frame }) => frame.phase === 'turn')!;
  const by = (moment.seat + 1) % moment.names.length;
  const steps = (moment.frame.view as View).rooms.map(({ name }, k) => {
    const events = [{ key: 'event-moved', args: { seat: by, room: name }, traces: [], hits: false }];
    return { number: k + 1, kind: 'played', at: 0, seat: by, by: 'bot', to: null, action: null, events } as const;
  });
  const anna = await arrive('Anna', { newcomer: true }); // who is offered to be asked before every move
  await stage(anna, { ...snapshotOf(TITLE, moment), steps });
  const recap = anna.page.locator('.narrator .recap summary');
  for (const [width, height] of [
    [1280, 720],
    [1366, 640],
  ] as const) {
    await anna.page.setViewportSize({ width, height });
    await anna.page.locator('.offer').waitFor();
    const [line, page] = await Promise.all([recap.boundingBox(), anna.page.locator('.narrator .page').boundingBox()]);
    expect(line!.y + line!.height).toBeLessThanOrEqual(page!.y + page!.height + 1);
  }
});

test.each(sample([TITLE], [true, false]))(
  'whatever one points at in %s is read in full (phone: %s)',
  async (title, phone) => {
    const anna = await arrive('Anna', { phone });
    const printed = { kinds: ['room', 'card', 'do-carry_out', 'do-use'], explain, print };
    expect(await unreadOf(anna, title, printed, phone)).toBe('');
  },
);
