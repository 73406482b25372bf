import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SeatInfo, Step } from '../protocol';
import { Words } from '../words/words';
import { namesAt, namesOf, playersOf, playingNow, readerOf } from './names';

const read = (path: string) => readFileSync(`../src/jailbirds/${path}`, 'utf8');
const words = new Words('en', [read('words/en.ftl'), read('words/app/en.ftl')]);
const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'bot',
  plays: 'bot',
  name: null,
  level: 'rookie',
  named: null,
  mine: false,
  connected: false,
  resigned: false,
  left: false,
  time: null,
  deadline: null,
  away: null,
  ...more,
});

it('gives every bot a name of its own, the same whenever the table is opened', () => {
  const seats = [0, 1, 2, 3, 4, 5].map((number) => seat(number));
  const names = namesOf(seats, words, 'abc');
  expect(new Set(names).size).toBe(6);
  expect(namesOf(seats, words, 'abc')).toEqual(names);
  expect(namesOf(seats, words, 'xyz')).not.toEqual(names);
});

it('never calls a bot like a person at the table', () => {
  const [taken] = namesOf([seat(0)], words, 'abc');
  const names = namesOf([seat(0), seat(1, { name: taken!, plays: 'person', kind: 'person' })], words, 'abc');
  expect(names[0]).not.toBe(taken);
  expect(names[1]).toBe(taken);
});

it('says where nobody sits', () => {
  expect(namesOf([seat(0, { plays: 'nobody', kind: 'person', level: null })], words, 'abc')).toEqual(['free seat']);
});

it('calls only those “you” who look at a game again through their own eyes', () => {
  const seats = [seat(0, { mine: true }), seat(1)];
  expect(readerOf(seats, 0)).toBe(0);
  expect(readerOf(seats, 1)).toBeNull();
  expect(readerOf(seats, null)).toBeNull();
});

it('says that a bot plays for somebody who is absent, and for nobody else', () => {
  const seats = [
    seat(0, { kind: 'person', plays: 'person', name: 'Ben' }),
    seat(1, { kind: 'person', name: 'Anna', left: true }),
    seat(2),
  ];
  const players = playersOf(seats, words, 'abc', 0);
  const now = playingNow(players, seats, words);
  expect(now.map(({ name }) => name)).toEqual(['Ben', 'Anna (bot)', players[2]!.name]);
  expect(now.map(({ label }) => label)).toEqual(['You', 'Anna (bot)', players[2]!.name]);
});

it('tells of a bot only what it did while it stood in', () => {
  const event = { key: 'event-passed', args: {}, traces: [], hits: false };
  const step = (kind: string, number: number, events = [event]) =>
    ({ kind, number, seat: 1, events }) as unknown as Step;
  const steps = [step('played', 1), step('left', 2, []), step('played', 3), step('returned', 4, []), step('played', 5)];
  expect(namesAt(steps, ['Ben', 'Anna'], words).map(([, name]) => name)).toEqual([
    'Anna',
    'Anna',
    'Anna (bot)',
    'Anna',
    'Anna',
  ]);
});
