import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SeatInfo } from '../protocol';
import { Words } from '../words/words';
import { namesOf, readerOf } from './names';

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
