/** Whatever one points at says what is printed on it, in full and to the end: by the mouse and by the
 * focus on a laptop, by a tap on a phone. */
import { expect } from 'vitest';
import type { Explained } from '../src/boards/contract';
import type { Words } from '../src/words/words';
import { fileOf, materialOf, wordsOf } from '../src/words/samples';
import type { Person } from './person';
import { free } from './play';
import { ask, snapshotOf, stage, type Moment } from './staged';
import { TITLES } from './titles';

/** A title whose cards and rooms have much to say, and kinds of places that must be among it. */
export interface Printed {
  kinds: readonly string[];
  explain: (place: string, view: never, words: Words) => Explained | null;
  print: (material: never) => void;
}

interface Thing extends Explained {
  moment: Moment;
  place: string;
  tab: number;
}

/** `do-carry_out`, `room`, `past`: what is alike says alike things. A card is played where it lies. */
const kindOf = (place: string) => /^(do-[a-z_]+|[a-z]+)/.exec(place)![0].replace('do-play', 'card');
const lengthOf = ({ lines }: Explained) => lines.join(' ').length;

const tabsOf = (anna: Person) => anna.page.locator('.board [role=tab]');
async function open(anna: Person, tab: number): Promise<void> {
  if (await tabsOf(anna).count()) await tabsOf(anna).nth(tab).tap();
}

/** The longest text of each kind that is somewhere on the board. */
async function longest(anna: Person, title: string, { explain, print }: Printed): Promise<Map<string, Thing>> {
  const words = wordsOf('en', fileOf(title, 'en')).calling(TITLES.find((each) => each.title === title)!.own_names);
  print(materialOf<never>(title));
  const found = new Map<string, Thing>();
  for (const moment of ask<Moment[]>('phases.py', title)) {
    if (!moment.frame.actors.includes(moment.seat)) continue;
    await stage(anna, snapshotOf(title, moment));
    const tabs = await tabsOf(anna).count(); // of a board that shows one thing at a time on a phone
    for (let tab = 0; tab < Math.max(1, tabs); tab++) {
      await open(anna, tab);
      const all = anna.page.locator('.board [data-place]:visible');
      for (const place of new Set(await all.evaluateAll((places) => places.map((each) => each.dataset['place']!)))) {
        const thing = explain(place, moment.frame.view as never, words);
        if (!thing) continue;
        const before = found.get(kindOf(place));
        if (!before || lengthOf(thing) > lengthOf(before)) found.set(kindOf(place), { ...thing, moment, place, tab });
      }
    }
  }
  return found;
}

const placeOf = (anna: Person, { place }: Thing) => anna.page.locator(`.board [data-place="${place}"]:visible`).first();
const WAYS = {
  hover: async (place) => place.hover(await free(place)),
  focus: (place) => place.focus(),
  tap: async (place) => place.tap({ ...(await free(place)), force: true }), // what is not allowed says what it is, too
} satisfies Record<string, (place: ReturnType<typeof placeOf>) => Promise<void>>;

/** What is missing of a text in the panel, or cannot be read there. */
async function unread(anna: Person, { heading, lines }: Thing, turns: boolean): Promise<string[]> {
  const page = anna.page.locator('.narrator .page');
  await page.getByText(heading, { exact: false }).first().waitFor();
  const text = (await page.innerText()).replace(/\s+/g, ' ');
  const missing = lines.filter((line) => !text.includes(line.replace(/\s+/g, ' ')));
  const more = anna.page.locator('.narrator .turn');
  for (let turn = 0; turns && (await more.count()) && turn < 20; turn++)
    await more.evaluateAll((buttons: HTMLElement[]) => buttons[0]?.click()); // it goes where all fits, once laid out

  const below = await page.evaluate((page) => {
    const end = document.createRange();
    end.selectNodeContents(page.querySelector('.explained') ?? page);
    return end.getBoundingClientRect().bottom - page.getBoundingClientRect().bottom;
  });
  return [...missing.map((line) => `lacks “${line}”`), ...(below > 4 ? [`${Math.round(below)} px are below`] : [])];
}

/** What cannot be read in full of the longest texts of a title. */
export async function unreadOf(anna: Person, title: string, printed: Printed, phone: boolean): Promise<string> {
  const found: string[] = [];
  await anna.page.setViewportSize(phone ? { width: 390, height: 664 } : { width: 1366, height: 640 });
  const things = await longest(anna, title, printed);
  expect([...things.keys()]).toEqual(expect.arrayContaining([...printed.kinds]));
  for (const [kind, thing] of things) {
    for (const way of phone ? (['tap'] as const) : (['hover', 'focus'] as const)) {
      await stage(anna, snapshotOf(title, thing.moment));
      await open(anna, thing.tab);
      await WAYS[way](placeOf(anna, thing));
      const wrong = await unread(anna, thing, phone);
      found.push(...wrong.map((each) => `${kind} (${thing.place}, ${thing.moment.frame.phase}) by ${way}: ${each}`));
    }
  }
  return found.join('\n');
}
