import { describe, expect, test } from 'vitest';
import { stakeOf, tallyOf, timesOf, type Ballot } from './count';

/** Ballots in the order they are opened, by whom they name. */
const named = (...others: number[]): Ballot[] => others.map((other, seat) => ({ seat, other }));

describe('what the envelopes that are left decide', () => {
  test('nothing is told before the first one is open, nor after the last', () => {
    expect(stakeOf([], 4)).toBeNull();
    expect(stakeOf(named(1, 1, 2), 0)).toBeNull();
  });
  test('one more vote, and somebody is the scapegoat', () => {
    expect(stakeOf(named(3, 3), 2)).toEqual({ what: 'one-more', seat: 3 });
    expect(stakeOf(named(1), 2)).toEqual({ what: 'one-more', seat: 1 });
  });
  test('as long as everything is open, nothing is said', () => {
    expect(stakeOf(named(1), 3)).toBeNull();
    expect(stakeOf(named(1, 2), 2)).toBeNull();
  });
  test('the last one can still make a tie', () => expect(stakeOf(named(3, 3, 1), 1)).toEqual({ what: 'tie', seat: 1 }));
  test('the last one decides between those who are level', () => {
    expect(stakeOf(named(2, 0), 1)).toEqual({ what: 'between', seats: [0, 2] });
    expect(stakeOf(named(2, 0, 1), 1)).toEqual({ what: 'between', seats: [0, 1, 2] });
  });
  test('whatever is written in the rest, it is settled', () => {
    expect(stakeOf(named(2, 2, 2), 1)).toEqual({ what: 'settled', seat: 2 });
    expect(stakeOf(named(2, 2), 1)).toEqual({ what: 'settled', seat: 2 });
  });
});

test('most votes come first', () =>
  expect(tallyOf(named(2, 1, 1))).toEqual([
    { seat: 1, votes: 2 },
    { seat: 2, votes: 1 },
  ]));

test('an envelope on which much depends is opened more slowly', () => {
  const close = timesOf(named(3, 3, 1, 1));
  const clear = timesOf(named(3, 3, 3, 3));
  expect(close[3]! - close[2]!).toBeGreaterThan(clear[3]! - clear[2]!);
  expect(close).toHaveLength(5);
  expect(timesOf([])).toEqual([]);
});
