/** Ways to play: with the mouse on the board, with a finger, with the keyboard alone.
 *
 * Each way does what its player would: point at the places of an action one after another; where
 * several actions mean the same place, or where an action has none, press its button. */
import type { Locator } from 'playwright-core';
import { keyOf, type Legal, type Person } from './person';

export interface Tally {
  board: number; // actions done on the board alone
  both: number; // pointed at, then chosen from several
  panel: number; // by a button
}
export interface Game {
  way?: (person: Person, legal: Legal) => Promise<keyof Tally>;
  /** Which action; the default takes any, and likes those that can be pointed at. */
  choose?: (actions: Legal[]) => Legal;
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

const any =
  (random = dice()) =>
  (actions: Legal[]): Legal => {
    const pointed = actions.filter(({ places }) => places.length);
    const from = pointed.length && random() < 0.75 ? pointed : actions;
    return from[Math.floor(random() * from.length)]!;
  };

/** Play until the game is over. */
export async function play(person: Person, game: Game = {}): Promise<Tally> {
  const { way = byMouse, choose = any(), enough = () => false } = game;
  const tally: Tally = { board: 0, both: 0, panel: 0 };
  for (let moves = 0; !enough(moves); moves++) {
    await person.until(() => person.over || (person.mine && person.legal.length > 0), 'own turn or the end');
    if (person.over) break;
    await person.shown();
    const { length } = person.played;
    const legal = choose(person.legal);
    const how = await way(person, legal);
    await person.until(() => person.played.length > length, `sending ${keyOf(legal.action)}`);
    await person.until(() => person.settled, `an answer to ${keyOf(legal.action)}`);
    const done = person.played.at(length);
    if (!done || keyOf(done) !== keyOf(legal.action)) {
      throw new Error(
        `meant ${keyOf(legal.action)} at ${legal.places.join(', ')}, but did ${done ? keyOf(done) : 'nothing'}`,
      );
    }
    tally[how]++;
  }
  return tally;
}

/** The name of an element, quoted for a selector. */
const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
const placeOf = (person: Person, name: string) => person.page.locator(`.board [data-place="${quoted(name)}"]`).first();
const buttonOf = (person: Person, legal: Legal) =>
  person.page.locator(`[data-action="${quoted(keyOf(legal.action))}"]`);

/** Where an action is pointed at: its places, or the thing on the board that stands for it. */
export const placesOf = ({ places, action: { do: name, ...args } }: Legal) =>
  places.length ? places : [['do', name, ...Object.values(args)].join('-')];

/** Do several actions have the same places? Then one is chosen from the panel in the end. */
const shared = (person: Person, { places }: Legal) => {
  const picks = (places: readonly string[]) => [...places.slice(0, -1)].sort().join() + places.at(-1);
  return places.length > 0 && person.legal.filter((other) => picks(other.places) === picks(places)).length > 1;
};
const sent = (person: Person, before: number, legal: Legal) =>
  person.until(
    () => person.played.length > before,
    `sending ${keyOf(legal.action)} by pointing at ${placesOf(legal).join(', ')}`,
  );

async function pointAt(
  person: Person,
  legal: Legal,
  press: (place: Locator, last: boolean) => Promise<void>,
): Promise<boolean> {
  const places = placesOf(legal);
  for (const [number, name] of places.entries()) {
    const place = placeOf(person, name);
    if (!(await place.count())) return false;
    if ((await place.getAttribute('aria-pressed')) === 'true') continue; // the only one: held already
    const last = number === places.length - 1;
    await press(place, last);
    if (!last) await held(place, name);
  }
  return true;
}

/** Until it is picked up; a board may then show something else in its place. */
const held = (place: Locator, name: string) =>
  place.page().waitForFunction((name) => {
    const found = document.querySelector(`.board [data-place="${CSS.escape(name)}"]`);
    return !found || found.getAttribute('aria-pressed') === 'true';
  }, name);

/** The button in the panel, taken out of its drawer where it lies in one. */
async function pressButton(person: Person, legal: Legal, press: (what: Locator) => Promise<void>): Promise<void> {
  const button = buttonOf(person, legal).last();
  const more = person.page.locator('.decision [data-more]');
  await button.or(more).first().waitFor({ state: 'attached' });
  if (!(await button.count())) await press(more);
  await button.waitFor({ state: 'attached' });
  if (!(await button.isVisible())) {
    const drawer = person.page.locator('details', { has: button }).locator('summary');
    if (await drawer.count()) if (!(await button.isVisible())) await press(drawer);
  }
  await press(button);
}

/** What is grave was asked about, and to a finger everything that is not taken back as easily: yes. */
async function answer(
  person: Person,
  legal: Legal,
  press: (what: Locator) => Promise<void>,
  asked = legal.grave,
): Promise<void> {
  if (!asked) return;
  const yes = person.page.locator(`.decision .row [data-action="${quoted(keyOf(legal.action))}"]`);
  await yes.waitFor();
  await press(yes);
}

/** Where nothing else lies on it: a button may stand in the middle of what is pointed at. */
export const free = (place: Locator) =>
  place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const shares = [0.5, 0.25, 0.75, 0.1, 0.9];
    for (const down of shares) {
      for (const right of shares) {
        const found = document.elementFromPoint(x + width * right, y + height * down);
        if (found && element.contains(found)) return { position: { x: width * right, y: height * down } };
      }
    }
    return {};
  });

/** With the mouse: the board wherever the action can be pointed at. */
export async function byMouse(person: Person, legal: Legal): Promise<keyof Tally> {
  const before = person.played.length;
  const pointed = await pointAt(person, legal, async (place) => {
    await place.scrollIntoViewIfNeeded();
    await place.click(await free(place));
  });
  if (pointed && !shared(person, legal)) {
    await answer(person, legal, (what) => what.click());
    await sent(person, before, legal);
    return 'board';
  }
  await pressButton(person, legal, (what) => what.click());
  await answer(person, legal, (what) => what.click());
  return pointed ? 'both' : 'panel';
}

/** Where it is, nothing has to be scrolled for. */
async function inSight(what: Locator): Promise<Locator> {
  const out = await what.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
  });
  if (out) throw new Error(`one would have to scroll to ${String(await what.getAttribute('aria-label'))}`);
  return what;
}

/** With a finger: the first tap shows what would happen, the big button does it. */
export async function byTouch(person: Person, legal: Legal): Promise<keyof Tally> {
  const before = person.played.length;
  let atOnce = legal.light; // as easily taken back
  const pointed = await pointAt(person, legal, async (place, last) => {
    // where the board has pointed at it by itself, what would happen is shown already
    if (last) atOnce ||= await place.evaluate((element) => element.classList.contains('pointed'));
    await (await inSight(place)).tap(await free(place));
    if (!last || atOnce) return; // picked up, or done
    if (person.played.length > before) throw new Error(`the first tap did ${keyOf(legal.action)} already`);
  });
  if (pointed && !shared(person, legal)) {
    if (!atOnce) await (await inSight(buttonOf(person, legal).first())).tap();
    await sent(person, before, legal);
    return 'board';
  }
  await pressButton(person, legal, (what) => what.tap());
  if (!legal.light && person.played.length > before)
    throw new Error(`the first tap did ${keyOf(legal.action)} already`);
  await answer(person, legal, (what) => what.tap(), !legal.light);
  return pointed ? 'both' : 'panel';
}

/** Tab until the focus is on one of these; a list or a board is one stop. */
async function tabTo(person: Person, what: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await person.page.evaluate((what) => document.activeElement?.matches(what), what)) return;
    await person.page.keyboard.press('Tab');
  }
  throw new Error(`40 times Tab, and never at ${what}`);
}

/** The arrows that lead nearer, the best first; null: there is nowhere to go. */
const arrowsTo = (goal: Locator) =>
  goal.evaluate((goal) => {
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    };
    const here = document.activeElement;
    if (!here) return null;
    const [x, y] = middle(here);
    const [gx, gy] = middle(goal);
    const ways = [
      ['ArrowLeft', x - gx],
      ['ArrowRight', gx - x],
      ['ArrowUp', y - gy],
      ['ArrowDown', gy - y],
    ] as const;
    return { there: here === goal, ways: [...ways].sort((a, b) => b[1] - a[1]).map(([key]) => key) };
  });

/** Tab to the list or the board where it is, and walk there by arrows. */
async function walkTo(person: Person, goal: Locator, among: string): Promise<boolean> {
  await tabTo(person, among);
  const been = new Map<string, number>();
  for (let steps = 0; steps < 40; steps++) {
    const found = await arrowsTo(goal);
    if (!found || found.there) return Boolean(found);
    const here = await person.page.evaluate(() => document.activeElement?.outerHTML ?? '');
    const visits = been.get(here) ?? 0;
    been.set(here, visits + 1);
    await person.page.keyboard.press(found.ways[visits % 4]!);
  }
  return false;
}

/** With the keyboard alone: Tab to the board or the panel, arrows over the board, Enter. */
export async function byKeyboard(person: Person, legal: Legal): Promise<keyof Tally> {
  const before = person.played.length;
  const { keyboard } = person.page;
  let pointed = true;
  for (const name of placesOf(legal)) {
    const place = placeOf(person, name);
    if (!(await place.count())) pointed = false;
    else if ((await place.getAttribute('aria-pressed')) === 'true') continue;
    pointed &&= await walkTo(person, place, '.board [data-place]');
    if (!pointed) break;
    await keyboard.press('Enter');
    if (name !== placesOf(legal).at(-1)) await held(place, name);
  }
  if (pointed && !shared(person, legal)) {
    await answerByKeys(person, legal);
    await sent(person, before, legal);
    return 'board';
  }
  if (!pointed) await keyboard.press('Escape'); // put back what was picked on the way
  await pressByKeys(person, legal);
  return pointed ? 'both' : 'panel';
}

async function pressByKeys(person: Person, legal: Legal): Promise<void> {
  const button = buttonOf(person, legal).last();
  await button.waitFor({ state: 'attached' });
  const among = '.actions button, .actions summary';
  const press = async (what: Locator) => {
    if (!(await walkTo(person, what, among))) throw new Error(`arrows do not lead to ${keyOf(legal.action)}`);
    await person.page.keyboard.press('Enter');
  };
  if (!(await button.isVisible())) await press(person.page.locator('details', { has: button }).locator('summary'));
  await press(button);
  await answerByKeys(person, legal);
}

const answerByKeys = (person: Person, legal: Legal) =>
  answer(person, legal, async () => {
    await tabTo(person, '.decision .row .big');
    await person.page.keyboard.press('Enter');
  });
