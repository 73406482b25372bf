/** What others do to each other is told to whoever looks on, votes, fights, offers refused, thefts and
 * tasks among it: who and whom, large enough to be read, and with its places lit. Nothing goes on
 * before it was there; at the pace instant nothing stops.
 *
 * A sample: everything at one of the other paces, in turn. `WHOLE=1 npm run e2e:built -- others` shows
 * all of it at every pace. */
import { expect, test } from 'vitest';
import type { Change, Event, Snapshot } from '../src/protocol';
import { PACES, type Pace } from '../src/table/pace';
import { browserOfThisFile, type Person } from './person';
import { ask, changeOf, snapshotOf, stage, type Frame } from './staged';
import { sample } from './titles';

const arrive = browserOfThisFile();
/** The titles in which somebody does something to others: `others.txt` beside their boards has what. */
const TITLES = Object.keys(import.meta.glob('../src/boards/*/others.txt', { query: '?raw' })).map((path) =>
  path.split('/').at(-2)!,
);

interface Done {
  event: string;
  sentence: string;
  who: string[];
  seat: number;
  names: string[];
  options: Record<string, unknown>;
  before: Frame;
  by: number | null;
  events: Event[];
  after: Frame;
}

test.each(TITLES)('what others do to each other in %s is told, and lit where it happened', async (title) => {
  const all = ask<Done[]>('others.py', title);
  expect(all.length).toBeGreaterThan(0);
  const told = sample(
    all,
    PACES.filter((pace) => pace !== 'instant'),
  );
  const missed = await Promise.all(
    PACES.map(async (pace) => {
      const anna = await arrive('Anna', { phone: true });
      const here = pace === 'instant' ? all : told.filter(([, at]) => at === pace).map(([done]) => done);
      const found: string[] = [];
      for (const done of here) found.push(...(await watch(anna, title, done, pace)));
      return found;
    }),
  );
  expect(missed.flat().join('\n')).toBe('');
});

/** Nobody is called by the bot that stands in for them. */
function amongPeople<Told extends Snapshot | Change>(told: Told): Told {
  const seats = told.situation.seats.map((seat) => ({ ...seat, kind: 'person', plays: 'person' }) as const);
  return { ...told, situation: { ...told.situation, seats } };
}

/** What is not told, or not lit. */
async function watch(anna: Person, title: string, done: Done, pace: Pace): Promise<string[]> {
  const { page } = anna;
  const { event, sentence, who, by, events, before, after, ...whose } = done;
  for (const name of who) expect(sentence).toContain(name);
  const tell = await stage(anna, amongPeople(snapshotOf(title, { ...whose, frame: before }, pace)));
  const places = events.find(({ key }) => key === event)!.traces;
  await page.evaluate(record, { sentence, places });
  const later = { ...whose, frame: after };
  tell(amongPeople(changeOf(later, by, events)));
  tell(amongPeople(changeOf(later, null, [], 3))); // and at once the next thing happens
  const goOn = page.locator('.decision .row .button.lamp');
  await expect
    .poll(async () => {
      if (pace !== 'instant' && (await goOn.count())) await goOn.tap(); // the outcome of a vote waits
      return page.locator('[data-version="3"]').count();
    })
    .toBe(1);
  if (pace === 'instant') return [];
  const { told, lit, dark } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const found = [
    !told && `“${sentence}” is not told`,
    !lit && 'nothing is lit',
    ...dark.map((each) => `${each} is dark`),
  ];
  return found.filter((each) => typeof each === 'string').map((each) => `${title}, ${event} at ${pace}: ${each}`);
}

interface Seen {
  told: boolean;
  lit: boolean;
  dark: string[];
}

/** Runs in the page: watches whether a sentence is there to read without scrolling, and whether its
 * places are lit while that is what is shown. */
function record({ sentence, places }: { sentence: string; places: readonly string[] }): void {
  const seen: Seen = { told: false, lit: false, dark: [] };
  (window as unknown as { seen: Seen }).seen = seen;
  const isRead = () => {
    const page = document.querySelector('.narrator .page');
    if (!page) return false;
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent!.indexOf(sentence);
      if (at < 0 || node.parentElement!.closest('.recap')) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + sentence.length);
      const { bottom, height } = range.getBoundingClientRect();
      if (height && bottom - page.getBoundingClientRect().bottom < 10) return true;
    }
    return false;
  };
  const note = () => {
    if (document.querySelector('[data-version="2"]')) {
      seen.told ||= isRead();
      const all = places.map((place) => [...document.querySelectorAll(`.board [data-place="${CSS.escape(place)}"]`)]);
      const isLit = (elements: Element[]) => elements.some((element) => element.hasAttribute('data-traced'));
      seen.lit ||= document.querySelector('.board [data-traced]') !== null; // or whoever fights over the rooms
      seen.dark = places.filter((_, k) => all[k]!.length > 0 && !isLit(all[k]!));
    }
  };
  new MutationObserver(note).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
}
