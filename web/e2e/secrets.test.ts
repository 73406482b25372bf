/** What is secret stays on the screen of whom it belongs to: at two browsers, and behind a curtain. */
import { describe, expect, test } from 'vitest';
import type { NewSeat } from '../src/protocol';
import { browserOfThisFile, type Option, type Person } from './person';
import { dice, play } from './play';

const arrive = browserOfThisFile();

interface Bets {
  bets: { sealed: boolean; stones: string[] | null }[];
}
interface Pasts {
  prisoners: { past: string | null; past_spent: boolean; hand: Record<string, number> }[];
}
interface Hands {
  seat: number;
  rooms: { name: string }[];
  columns: number;
  prisoners: { room: string; hand: string[]; voted: boolean; vote: number | null }[];
}
const viewOf = <View>(person: Person) => person.situation!.view as View;

/** Two people, each with a browser of their own, at one table. */
async function two(title: string, options: object, bots = 0): Promise<[Person, Person]> {
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')];
  const rest = Array.from({ length: bots }, (): NewSeat => ({ kind: 'bot', level: 'rookie' }));
  const { table, invite } = await anna.table(title, [{ kind: 'me' }, { kind: 'open' }, ...rest], options);
  await anna.go(`/t/${table}`);
  await ben.go(`/t/${table}?invite=${invite}`);
  await ben.page.getByRole('button', { name: 'Sit down here' }).click();
  for (const person of [anna, ben]) await person.page.locator('.board [data-spot]').first().waitFor();
  return [anna, ben];
}

/** All that a browser was ever told, or shows. */
const knownTo = async (person: Person) =>
  [...person.heard, ...person.bodies, await person.page.content()].join('\n');

/** Both play, whoever is to act. */
async function both(people: readonly Person[], moves: number, choose?: (options: Option[], who: Person) => Option): Promise<void> {
  for (let done = 0; done < moves; done++) {
    let actor: Person | undefined;
    await people[0]!.until(() => {
      actor = people.find((person) => person.mine && person.settled && person.options.length);
      return actor !== undefined || people.some((person) => person.over);
    }, 'somebody to act');
    const who = actor;
    if (!who || people.some((person) => person.over)) return;
    await play(who, { enough: (moves) => moves > 0, ...(choose && { choose: (options) => choose(options, who) }) });
  }
}

describe('two browsers at one table', () => {
  test('a bet in ausbrecher never reaches the other browser, not by network and not by page', async () => {
    const [anna, ben] = await two('ausbrecher', { path_length: 20 });
    const order = ['seal', 'write'];
    const bet = (options: Option[]) =>
      [...options].sort((a, b) => order.indexOf(b.deed.do) - order.indexOf(a.deed.do)).find(({ deed }) => deed.do !== 'erase')!;
    await play(anna, { enough: () => viewOf<Bets>(anna).bets[0]!.sealed, choose: bet });
    const secret = JSON.stringify(viewOf<Bets>(anna).bets[0]!.stones);
    expect(JSON.parse(secret)).toHaveLength(7);
    expect(await knownTo(anna)).toContain(secret); // else the search would find nothing ever
    const reversed = (options: Option[]) => bet([...options].reverse());
    await play(ben, { enough: () => viewOf<Bets>(ben).bets[1]!.sealed, choose: reversed });
    await both([anna, ben], 12);
    expect(viewOf<Bets>(ben).bets[0]).toMatchObject({ sealed: true, stones: null });
    expect(await knownTo(ben)).not.toContain(secret);
    expect(await knownTo(anna)).not.toContain(JSON.stringify(viewOf<Bets>(ben).bets[1]!.stones));
  });

  test('pasts and hands of digout never reach the other browser', async () => {
    const [anna, ben] = await two('digout', { memory: 'none' }); // nothing of a hand is known to others
    await anna.until(() => Boolean(viewOf<Pasts>(anna).prisoners[0]?.past), 'a past');
    const harmless = dice(3);
    const choose = (options: Option[]) => {
      const kept = options.filter(({ deed }) => deed.do !== 'reveal');
      const from = kept.length ? kept : options;
      return from[Math.floor(harmless() * from.length)]!;
    };
    let held = 0;
    for (let rounds = 0; rounds < 6; rounds++) {
      await both([anna, ben], 4, choose);
      for (const [one, other, seat] of [[anna, ben, 0], [ben, anna, 1]] as const) {
        const mine = viewOf<Pasts>(one).prisoners[seat]!;
        const theirs = viewOf<Pasts>(other).prisoners[seat]!;
        expect(mine.past).toBeTruthy();
        expect(theirs).toMatchObject({ past: null, hand: {} });
        if (Object.keys(mine.hand).length) held++;
      }
    }
    expect(held).toBeGreaterThan(0);
    for (const [one, other, seat] of [[anna, ben, 0], [ben, anna, 1]] as const) {
      const past = `"past":"${viewOf<Pasts>(one).prisoners[seat]!.past}"`;
      expect(one.heard.join()).toContain(past);
      expect(other.heard.join()).not.toContain(past);
      const told = (await one.page.locator('.past strong').textContent())!.trim();
      expect(told).toBeTruthy();
      expect(await other.page.content()).not.toContain(told);
    }
  });

  test('blackmail cards and sealed votes of scapegoat never reach the other browser', async () => {
    const [anna, ben] = await two('scapegoat', { layout: 'standard' }, 1);
    const people = [anna, ben] as const;
    /** Everybody hurries to the Warden's Office, where blackmail cards are drawn. */
    const away = (room: string, { rooms, columns }: Hands) => {
      const [at, office] = [room, 'wardens_office'].map((name) => rooms.findIndex((each) => each.name === name));
      return Math.abs((at! % columns) - (office! % columns)) + Math.abs(Math.floor(at! / columns) - Math.floor(office! / columns));
    };
    const wish = ({ deed }: Option, view: Hands): number => {
      const here = view.prisoners[view.seat]!.room;
      if (deed.do === 'keep') return 6;
      if (deed.do === 'use') return here === 'wardens_office' ? 5 : 0;
      if (deed.do === 'move') return away(String(deed['room']), view) < away(here, view) ? 4 : 0;
      return { call: 3, vote: 3, end: 2, refuse: 2 }[deed.do] ?? 1;
    };
    const choose = (options: Option[], who: Person) => {
      const view = viewOf<Hands>(who);
      return [...options].sort((a, b) => wish(b, view) - wish(a, view))[0]!;
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
        if (prisoners.some(({ voted }) => !voted)) expect(others.map(({ vote }) => vote).filter((vote) => vote !== null)).toEqual([]);
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

  test('a spectator sees the board and no secrets', async () => {
    const anna = await arrive('Anna');
    const table = await anna.playBots('digout', 1);
    await anna.until(() => Boolean(viewOf<Pasts>(anna).prisoners[0]?.past), 'a past');
    const eve = await arrive('Eve');
    await eve.sit(table);
    expect(eve.seat).toBeNull();
    const { past } = viewOf<Pasts>(anna).prisoners[0]!;
    expect(await knownTo(anna)).toContain(`"past":"${past}"`);
    expect(await knownTo(eve)).not.toContain(`"past":"${past}"`);
    expect(await eve.page.locator('[data-deed]').count()).toBe(0);
  });
});

describe('two players at one device', () => {
  test('nothing secret is on the page before the curtain is lifted, and it falls between turns', async () => {
    const anna = await arrive('Anna');
    await anna.go('/new/digout');
    const seats = anna.page.getByRole('combobox', { name: /^Seat/ });
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
      expect(await anna.page.locator('[data-spot], [data-deed], .decision, .story, dialog[open]').count()).toBe(0);
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
        const choose = (options: Option[]) => options.find(({ deed }) => deed.do === 'end') ?? options[0]!;
        await play(anna, { choose, enough: (moves) => moves > 0 });
      }
    }
    expect([...seen].sort()).toEqual([0, 1]);
  });
});
