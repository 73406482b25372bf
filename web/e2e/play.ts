/** Ways to play: with the mouse on the board, with a finger, with the keyboard alone.
 *
 * Each way does what its player would: point at the spots of an action one after another; where
 * several actions mean the same spot, or where an action has none, press its button. */
import type { Locator } from 'playwright-core';
import { keyOf, type Option, type Person } from './person';

export interface Tally {
  board: number; // actions done on the board alone
  both: number; // pointed at, then chosen from several
  panel: number; // by a button
}
export interface Game {
  way?: (person: Person, option: Option) => Promise<keyof Tally>;
  /** Which action; the default takes any, and likes those that can be pointed at. */
  choose?: (options: Option[]) => Option;
  /** Stop before the end. */
  enough?: (moves: number) => boolean;
}

/** The same numbers for the same seed: a failure can be played again. */
export function dice(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const any = (random = dice()) => (options: Option[]): Option => {
  const pointed = options.filter(({ places }) => places.length);
  const from = pointed.length && random() < 0.75 ? pointed : options;
  return from[Math.floor(random() * from.length)]!;
};

/** Play until the game is over. */
export async function play(person: Person, game: Game = {}): Promise<Tally> {
  const { way = byMouse, choose = any(), enough = () => false } = game;
  const tally: Tally = { board: 0, both: 0, panel: 0 };
  for (let moves = 0; !enough(moves); moves++) {
    await person.until(() => person.over || (person.mine && person.options.length > 0), 'own turn or the end');
    if (person.over) break;
    await person.shown();
    const { length } = person.played;
    const option = choose(person.options);
    const how = await way(person, option);
    await person.until(() => person.played.length > length, `sending ${keyOf(option.deed)}`);
    await person.until(() => person.settled, `an answer to ${keyOf(option.deed)}`);
    const done = person.played.at(length);
    if (!done || keyOf(done) !== keyOf(option.deed)) {
      throw new Error(`meant ${keyOf(option.deed)} at ${option.places.join(', ')}, but did ${done ? keyOf(done) : 'nothing'}`);
    }
    tally[how]++;
  }
  return tally;
}

/** The name of an element, quoted for a selector. */
const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
const spotOf = (person: Person, name: string) => person.page.locator(`.board [data-spot="${quoted(name)}"]`).first();
const buttonOf = (person: Person, option: Option) => person.page.locator(`[data-deed="${quoted(keyOf(option.deed))}"]`);

/** Where an action is pointed at: its spots, or the thing on the board that stands for it. */
export const placesOf = ({ places, deed: { do: name, ...args } }: Option) =>
  places.length ? places : [['do', name, ...Object.values(args)].join('-')];

/** Do several actions have the same spots? Then one is chosen from the panel in the end. */
const shared = (person: Person, { places }: Option) => {
  const picks = (spots: readonly string[]) => [...spots.slice(0, -1)].sort().join() + spots.at(-1);
  return places.length > 0 && person.options.filter((other) => picks(other.places) === picks(places)).length > 1;
};
const sent = (person: Person, before: number, option: Option) =>
  person.until(() => person.played.length > before, `sending ${keyOf(option.deed)} by pointing at ${placesOf(option).join(', ')}`);

async function pointAt(person: Person, option: Option, press: (spot: Locator, last: boolean) => Promise<void>): Promise<boolean> {
  const places = placesOf(option);
  for (const [number, name] of places.entries()) {
    const spot = spotOf(person, name);
    if (!(await spot.count())) return false;
    if ((await spot.getAttribute('aria-pressed')) === 'true') continue; // the only one: held already
    const last = number === places.length - 1;
    await press(spot, last);
    if (!last) await held(spot);
  }
  return true;
}

/** Until it is picked up. */
const held = (spot: Locator) => spot.and(spot.page().locator('[aria-pressed="true"]')).waitFor({ state: 'attached' });

/** The button in the panel, taken out of its drawer where it lies in one. */
async function pressButton(person: Person, option: Option, press: (what: Locator) => Promise<void>): Promise<void> {
  const button = buttonOf(person, option);
  await button.waitFor({ state: 'attached' });
  if (!(await button.isVisible())) {
    const fold = person.page.locator('.fold button[aria-expanded="false"]');
    if (await fold.isVisible()) await press(fold);
    const drawer = person.page.locator('details', { has: button }).locator('summary');
    if (await drawer.count()) if (!(await button.isVisible())) await press(drawer);
  }
  await press(button);
}

/** With the mouse: the board wherever the action can be pointed at. */
export async function byMouse(person: Person, option: Option): Promise<keyof Tally> {
  const before = person.played.length;
  const pointed = await pointAt(person, option, (spot) => spot.click());
  if (pointed && !shared(person, option)) {
    await sent(person, before, option);
    return 'board';
  }
  await pressButton(person, option, (what) => what.click());
  return pointed ? 'both' : 'panel';
}

/** With a finger: the first tap shows what would happen, the second does it. */
export async function byTouch(person: Person, option: Option): Promise<keyof Tally> {
  const before = person.played.length;
  const pointed = await pointAt(person, option, async (spot, last) => {
    // out from under the dice above and the sheet below, as a thumb would scroll it
    await spot.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await spot.tap();
    if (!last && (await spot.getAttribute('aria-pressed')) === 'true') return; // picked up at once
    if (person.played.length > before) throw new Error(`the first tap did ${keyOf(option.deed)} already`);
    await spot.tap();
  });
  if (pointed && !shared(person, option)) {
    await sent(person, before, option);
    return 'board';
  }
  await pressButton(person, option, (what) => what.tap());
  return pointed ? 'both' : 'panel';
}

const focused = (person: Person, attribute: string) =>
  person.page.evaluate((name) => document.activeElement?.getAttribute(name) ?? null, attribute);

/** Tab until the focus is on something that has this attribute, with this value if it matters. */
async function tabTo(person: Person, attribute: string, value?: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    const now = await focused(person, attribute);
    if (now !== null && (value === undefined || now === value)) return;
    await person.page.keyboard.press('Tab');
  }
  throw new Error(`150 times Tab, and never at ${attribute}=${value ?? '…'}`);
}

/** The arrow that leads nearer to a spot. */
const arrowTo = (person: Person, name: string) =>
  person.page.evaluate((to) => {
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    };
    const spots = [...document.querySelectorAll('.board [data-spot]')];
    const goal = spots.find((spot) => spot.getAttribute('data-spot') === to);
    if (!goal || !document.activeElement) return null;
    const [x, y] = middle(document.activeElement);
    const [gx, gy] = middle(goal);
    const ways = [['ArrowLeft', x - gx], ['ArrowRight', gx - x], ['ArrowUp', y - gy], ['ArrowDown', gy - y]] as const;
    return [...ways].sort((a, b) => b[1] - a[1]).map(([key]) => key);
  }, name);

async function walkTo(person: Person, name: string): Promise<boolean> {
  await tabTo(person, 'data-spot');
  const been = new Map<string, number>();
  for (let steps = 0; steps < 40; steps++) {
    const here = (await focused(person, 'data-spot')) ?? '';
    if (here === name) return true;
    const ways = await arrowTo(person, name);
    if (!ways) return false;
    const visits = been.get(here) ?? 0;
    been.set(here, visits + 1);
    await person.page.keyboard.press(ways[visits % 4]!);
  }
  return false;
}

/** With the keyboard alone: Tab to the board or the panel, arrows over the board, Enter. */
export async function byKeyboard(person: Person, option: Option): Promise<keyof Tally> {
  const before = person.played.length;
  const { keyboard } = person.page;
  let pointed = true;
  for (const name of placesOf(option)) {
    const spot = spotOf(person, name);
    if (!(await spot.count())) pointed = false;
    else if ((await spot.getAttribute('aria-pressed')) === 'true') continue;
    pointed &&= await walkTo(person, name);
    if (!pointed) break;
    await keyboard.press('Enter');
    if (name !== placesOf(option).at(-1)) await held(spot);
  }
  if (pointed && !shared(person, option)) {
    await sent(person, before, option);
    return 'board';
  }
  if (!pointed) await keyboard.press('Escape'); // put back what was picked on the way
  await pressByKeys(person, option);
  return pointed ? 'both' : 'panel';
}

async function pressByKeys(person: Person, option: Option): Promise<void> {
  const button = buttonOf(person, option);
  await button.waitFor({ state: 'attached' });
  if (!(await button.isVisible())) {
    const drawer = person.page.locator('details', { has: button }).locator('summary');
    for (let presses = 0; presses < 150; presses++) {
      if (await drawer.evaluate((element) => element === document.activeElement)) break;
      await person.page.keyboard.press('Tab');
    }
    await person.page.keyboard.press('Enter');
  }
  await tabTo(person, 'data-deed', keyOf(option.deed));
  await person.page.keyboard.press('Enter');
}
