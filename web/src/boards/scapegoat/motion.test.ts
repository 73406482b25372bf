/** What is shown of votes, thefts and deals, and for how long. */
import { expect, test } from 'vitest';
import type { Event } from '../../protocol';
import board from './index';
import { flightsOf } from './motion';
import type { View } from './view';

const event = (key: string, args: Event['args']): Event => ({ key, args, traces: [], hits: false });
const prisoners = [{ room: 'chapel' }, { room: 'workshop' }];
const view = { prisoners, offer: null } as unknown as View;

test('a vote of four takes three to four seconds to open, and everything else less', () => {
  const four = [0, 1, 2, 3];
  for (const others of four.flatMap((a) => four.flatMap((b) => four.flatMap((c) => four.map((d) => [a, b, c, d]))))) {
    const ballots = others.map((other, seat) => event('event-ballot', { seat, other }));
    expect(board.reveal(ballots)).toBeGreaterThanOrEqual(3000);
    expect(board.reveal(ballots)).toBeLessThanOrEqual(4000);
  }
  expect(board.reveal([event('event-refused', { seat: 0, other: 1 })])).toBeGreaterThan(0);
  expect(board.reveal([event('event-ended', { seat: 0 })])).toBe(0);
});

test('what is stolen flies from the victim to the thief, a letter from the room of its task', () => {
  const stolen = event('event-stole', { seat: 1, other: 0, thing: 'key' });
  expect(flightsOf([stolen], view, null)).toEqual([{ icon: 'key', from: 'seat-0', to: 'seat-1' }]);
  const done = [event('event-carried_out', { seat: 1, task: 'x' }), event('event-marked', { seat: 1, element: 'C' })];
  expect(flightsOf(done, view, null)).toEqual([{ icon: '', letter: 'C', from: 'room-workshop', to: 'seat-1' }]);
});

test('what others use or find flies from its owner back to its room', () => {
  const used = event('event-spent', { seat: 1, other: 0, item: 'key', room: 'guards_room' });
  expect(flightsOf([used], view, null)).toEqual([{ icon: 'key', from: 'seat-0', to: 'room-guards_room' }]);
});

test('a deal moves what lay on the trays both ways', () => {
  const offer = { seat: 0, to: 1, gives: ['knife'], asks: ['cash'] };
  const before = { ...view, offer } as View;
  expect(flightsOf([event('event-accepted', { seat: 1, other: 0 })], view, before)).toEqual([
    { icon: 'knife', from: 'seat-0', to: 'seat-1' },
    { icon: 'cash', from: 'seat-1', to: 'seat-0' },
  ]);
});
