/** What the narrator says before it is one's turn, and of what hits one. */
import { describe, expect, it, vi } from 'vitest';
import type { Event } from '../protocol';
import { Words } from '../words/words';
import { narrate } from './narrate';
import type { Table } from './table.svelte';

vi.mock('../words/speech.svelte', () => ({ say: (key: string) => key }));
const words = new Words('en', [
  'event-robbed = { $player } robs { $other_name }.',
  'event-gave = { $player } gives { $other_name } something.',
  'event-walked = { $player } walks to { $room }.',
  'action-go = Go',
  'why-near = { $other_name } is near.',
  'pick-go = Where to?',
  'pick-go-2 = And on to where?',
  'pick-go-hide = Where to, or where do you hide?',
]);
const NAMES = ['Anna', 'Ben', 'Cleo'];
const event = (key: string, args: Event['args'], hits = false): Event => ({ key, args, traces: [], hits });
const walked = (room: number) => event('event-walked', { seat: 1, room });

/** A table at which it is Anna's turn, after all this. */
const table = (...events: readonly Event[]) =>
  ({
    seat: 0,
    mine: true,
    since: 2,
    steps: events.map((each, k) => ({ number: k + 2, kind: 'played', seat: 1, events: [each] })),
    hand: { offered: [], picked: [], foreseen: null, thought: null, calm: false },
    events: [],
    situation: { turn: null },
  }) as unknown as Table;

describe('what happened since the reader’s last action', () => {
  it('is told in one line where it is short, with nothing folded away', () => {
    const { lines, recap } = narrate(table(walked(1), walked(2)), words, NAMES);
    expect(lines).toEqual(['Ben walks to 1. · Ben walks to 2.']);
    expect(recap).toEqual([]);
  });

  it('begins with what hit the reader and what was about them, however long ago, and has all of it', () => {
    const gave = event('event-gave', { seat: 2, other: 0 });
    const robbed = event('event-robbed', { seat: 1, other: 0 }, true);
    const rest = [1, 2, 3, 4, 5, 6].map(walked);
    const { lines, recap } = narrate(table(gave, walked(0), robbed, ...rest), words, NAMES);
    expect(lines).toEqual([
      'Ben robs Anna. · Cleo gives Anna something.',
      'Ben walks to 4. · Ben walks to 5. · Ben walks to 6.',
    ]);
    expect(recap).toHaveLength(9);
    expect(recap.slice(0, 3)).toEqual(['Cleo gives Anna something.', 'Ben walks to 0.', 'Ben robs Anna.']);
  });

  it('tells somebody who was away for long the last of it, and all where it is asked for', () => {
    const caught = (room: number) => event('event-walked', { seat: 1, room }, true);
    const went = (room: number) => event('event-walked', { seat: 0, room }); // a bot did, in Anna's place
    const turns = Array.from({ length: 20 }, (_, k) => [caught(k), went(k)]).flat();
    const { lines, recap } = narrate(table(...turns, ...[21, 22, 23].map(walked)), words, NAMES);
    expect(lines[0]!.split(' · ')).toHaveLength(12);
    expect(recap).toHaveLength(43);
  });
});

describe('who has picked something', () => {
  const picked = (picked: string[], ...meant: string[]) => {
    const hand = { offered: [], picked, within: meant.map((name) => ({ action: { do: name } })) };
    return narrate({ ...table(), hand } as unknown as Table, words, NAMES).big;
  };

  it('is told the next step of what that means, be it one action or several', () => {
    expect(picked(['a'], 'go', 'go')).toBe('Where to?');
    expect(picked(['a', 'b'], 'go')).toBe('And on to where?');
    expect(picked(['a'], 'hide', 'go', 'go')).toBe('Where to, or where do you hide?');
  });

  it('is told what is so of all games where the title says nothing', () => {
    expect(picked(['a'], 'go', 'sing')).toBe('hint-there');
  });
});

describe('a hint', () => {
  const advised = { action: { do: 'go' }, key: 'action-go', places: [] };
  const situation = { turn: null, hint: { action: { do: 'go' }, reason: { key: 'why-near', args: { other: 2 } } } };
  const shown = (hand: object) => {
    const at = { ...table(walked(1)), situation };
    const told = { ...at, hand: { ...at.hand, advised, isGrave: () => false, called: () => 'action-go', ...hand } };
    return narrate(told as unknown as Table, words, NAMES);
  };

  it('says why, and then what would come of it', () => {
    const foreseen = { legal: true, events: [walked(7)], cut: false };
    const { mood, big, lines } = shown({ thought: { do: 'go' }, foreseen });
    expect([mood, big]).toEqual(['ask', 'hinted']);
    expect(lines).toEqual(['Cleo is near.', 'Ben walks to 7.']);
  });

  it('stays to be read when one looks elsewhere, until something is picked', () => {
    expect(shown({}).lines).toEqual(['Cleo is near.']);
    expect(shown({ holding: true, picked: ['a'], within: [advised] }).lines).toEqual([]);
  });
});
