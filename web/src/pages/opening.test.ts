/** What one click starts. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { NewTable, TitleInfo } from '../protocol';
import { settings } from '../settings.svelte';

const created: NewTable[] = [];
vi.mock('../server/api', () => ({
  Trouble: class extends Error {},
  me: () => Promise.resolve(),
  create: (table: NewTable) => {
    created.push(table);
    return Promise.resolve({ table: 't' });
  },
}));
vi.mock('../words/speech.svelte', () => ({ say: (key: string) => key, speech: {} }));
const { choose, firstOptions, open, playBots, quickOf, remember, seatsOf } = await import('./opening');

const TITLE = {
  title: 'a',
  few: 3,
  many: 6,
  best: 4,
  levels: ['rookie', 'regular'],
  first: { players: 3, options: { guards: 6 } },
} as unknown as TitleInfo;

beforeEach(() => {
  created.length = 0;
  settings.played = [];
  settings.quick = {};
  settings.tables = {};
});

it('begins with the easier table, and keeps its number of players when that has been played', async () => {
  expect(quickOf(TITLE).players).toBe(3);
  await playBots(TITLE);
  expect(quickOf(TITLE).players).toBe(3);
  await playBots(TITLE);
  expect(created.map(({ seats }) => seats.length)).toEqual([3, 3]);
  expect(created.map(({ options }) => options)).toEqual([{ guards: 6 }, {}]);
});

it('is played by as many as it is best with, where no first game is another one', () => {
  expect(quickOf({ ...TITLE, first: null }).players).toBe(4);
  settings.played = ['a']; // elsewhere than from the first page
  expect(quickOf(TITLE).players).toBe(4);
});

it('is what a new table begins with, level and all', () => {
  choose(TITLE, { level: 'rookie' });
  expect(seatsOf(TITLE)).toEqual([{ kind: 'me' }, ...Array(2).fill({ kind: 'bot', level: 'rookie' })]);
});

it('changes of the last new table only what is chosen', () => {
  const regular = { kind: 'bot' as const, level: 'regular' as const };
  settings.tables = { a: { seats: [{ kind: 'me' }, { kind: 'open' }, regular, regular] } };
  choose(TITLE, { level: 'rookie' });
  const rookie = { kind: 'bot', level: 'rookie' };
  expect(seatsOf(TITLE)).toEqual([{ kind: 'me' }, { kind: 'open' }, rookie, rookie]);
  choose(TITLE, { players: 5 });
  expect(seatsOf(TITLE)).toEqual([{ kind: 'me' }, { kind: 'open' }, rookie, rookie, rookie]);
  choose(TITLE, { players: 3 });
  expect(seatsOf(TITLE)).toEqual([{ kind: 'me' }, { kind: 'open' }, rookie]);
});

it('is the easier table the first time that one is set up for others, though one has played alone', async () => {
  await playBots(TITLE);
  expect(firstOptions(TITLE)).toEqual({ guards: 6 });
  const seats = [{ kind: 'me' as const }, { kind: 'friend' as const, friend: 'ben' }];
  const table = { seats, options: { guards: 6, tie: 'tied' } };
  await open({ title: 'a', ...table }, () => remember(TITLE, table));
  expect(created.at(-1)!.options).toEqual(table.options);
  expect(firstOptions(TITLE)).toEqual({});
  // the next one is as this was, but for what made it easier, and invites nobody
  expect(settings.tables['a']).toMatchObject({ seats: [{ kind: 'me' }, { kind: 'open' }], options: { tie: 'tied' } });
  remember(TITLE, table); // as it is set up now
  expect(settings.tables['a']!.options).toEqual(table.options);
});

it('starts with one click whom one has set up a table against, where these are bots', () => {
  const [me, regular, open] = [{ kind: 'me' }, { kind: 'bot', level: 'regular' }, { kind: 'open' }] as const;
  choose(TITLE, { level: 'rookie' });
  remember(TITLE, { seats: [me, open, regular, regular] });
  expect(quickOf(TITLE)).toEqual({ players: 3, level: 'rookie' }); // somebody is awaited there
  remember(TITLE, { seats: [me, regular, regular, regular, regular] });
  expect(quickOf(TITLE)).toEqual({ players: 5, level: 'regular' });
});
