/** The table that a friend is invited to. */
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
const { invite, tableWith, titleToInvite } = await import('./inviting');

const TITLE = { title: 'a', few: 3, many: 6, best: 4, levels: ['rookie', 'regular'] } as unknown as TitleInfo;
const OTHER = { ...TITLE, title: 'b' };
const BEN = { id: 'ben' };
const kinds = () => tableWith(TITLE, BEN).seats.map(({ kind, friend }) => friend ?? kind);

beforeEach(() => {
  settings.tables = {};
  settings.played = [];
  settings.inviteTo = '';
});

it('has as few seats as can be, where none was ever set up', () => {
  expect(kinds()).toEqual(['me', 'ben', 'bot']);
});

it('is the last set-up, with the friend on the first seat that was open to a link', () => {
  const options = { guards: 6 };
  settings.tables = { a: { seats: [{ kind: 'bot' }, { kind: 'me' }, { kind: 'open' }, { kind: 'open' }], options } };
  expect(kinds()).toEqual(['bot', 'me', 'ben', 'open']);
  expect(tableWith(TITLE, BEN).options).toEqual(options);
  settings.tables = { a: { seats: [{ kind: 'me' }, { kind: 'device', name: 'Cleo' }, { kind: 'bot' }] } };
  expect(kinds()).toEqual(['me', 'ben', 'bot']);
  expect(settings.tables['a']!.seats).toHaveLength(3); // and the set-up stays as it was
  expect(settings.tables['a']!.seats[1]!.name).toBe('Cleo');
});

it('is the easier one of a first game, once', async () => {
  const title = { ...TITLE, first: { players: 3, options: { guards: 6 } } };
  await invite(title, BEN);
  await invite(title, BEN);
  expect(created.map(({ options }) => options)).toEqual([{ guards: 6 }, {}]);
  expect(created[1]!.seats).toEqual(created[0]!.seats); // and Ben sits where he sat
});

it('is of the title of the last invitation, else of what was played last', () => {
  expect(titleToInvite([TITLE, OTHER])).toBe(TITLE);
  settings.played = ['a', 'b', 'gone'];
  expect(titleToInvite([TITLE, OTHER])).toBe(OTHER);
  settings.inviteTo = 'a';
  expect(titleToInvite([TITLE, OTHER])).toBe(TITLE);
  expect(titleToInvite([])).toBeUndefined();
});
