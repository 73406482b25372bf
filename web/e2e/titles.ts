/** What the server has to play, for tests of all titles and of any. */
import { inject } from 'vitest';

export const TITLES = inject('titles');
export const NAMES = TITLES.map(({ title }) => title);
/** Where any title will do: the first, and one with secrets. */
export const ANY = TITLES[0]!.title;
export const SECRETIVE = TITLES.findLast(({ secrets }) => secrets)!.title;
/** The titles in which players are hit: `hits.txt` beside their boards has how. */
export const HITTING = Object.keys(import.meta.glob('../src/boards/*/hits.txt', { query: '?raw' })).map((path) =>
  path.split('/').at(-2)!,
);

/** Every cell of the matrices of titles and ways (screens, paces, …): `WHOLE=1 npm run e2e:built`. */
export const WHOLE = process.env['WHOLE'] !== undefined;
/** Else a sample: the ways in turn, so that every one of these occurs and, of enough of them, every way. */
export const sample = <Each, Way>(all: readonly Each[], ways: readonly Way[]): (readonly [Each, Way])[] =>
  all.flatMap((each, at) => (WHOLE ? ways : [ways[at % ways.length]!]).map((way) => [each, way] as const));

/** With how many bots somebody alone can play. */
export const fewestBots = (title: string) => TITLES.find((each) => each.title === title)!.few - 1;

const SHORT = import.meta.glob<object>('../src/boards/*/short.json', { eager: true, import: 'default' });
/** Options of a game that is long enough for a mid-game, and soon over. */
export const shortOf = (title: string): object => SHORT[`../src/boards/${title}/short.json`] ?? {};
