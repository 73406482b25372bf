import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Group } from '../protocol';
import type { Deed } from '../words/words';
import { Hand, optionsOf, type Doing, type Foreseen, type Option } from './hand.svelte';

const move: Deed = { do: 'move', row: 7, to_row: 6 };
const stay: Deed = { do: 'move', row: 7, to_row: 8 };
const GROUPS = [
  {
    do: 'move',
    key: 'action-move',
    choices: [
      { args: { row: 7, to_row: 6 }, places: ['r7', 'r6'] },
      { args: { row: 7, to_row: 8 }, places: ['r7', 'r8'] },
    ],
  },
  {
    do: 'enter',
    key: 'action-enter',
    choices: [{ args: { row: 9 }, places: ['cell', 'r9'] }],
  },
  { do: 'pass', key: 'action-pass', choices: [{ args: {}, places: [] }] },
];
const SEVERAL = [
  {
    do: 'extort',
    key: 'action-extort',
    choices: [
      { args: { tool: 'spoon' }, places: ['seat-1', 'pile-spoon', 'card-knife'] },
      { args: { tool: 'shovel' }, places: ['seat-1', 'pile-shovel', 'card-knife'] },
    ],
  },
  {
    do: 'use',
    key: 'action-use',
    choices: [
      { args: { how: 'a' }, places: ['room'] },
      { args: { how: 'b' }, places: ['room'] },
    ],
  },
];

describe('a hand', () => {
  let confirm = false;
  let answer: Foreseen | null;
  let doing: { [name in keyof Doing]: ReturnType<typeof vi.fn> };
  let hand: Hand;
  beforeEach(() => {
    confirm = false;
    answer = { legal: true, happenings: [] };
    doing = {
      ask: vi.fn(() => Promise.resolve(answer)),
      play: vi.fn(),
      wonder: vi.fn(() => ({ do: 'move', row: 7, to_row: 1 })),
      confirm: vi.fn(() => confirm),
    };
    hand = new Hand(doing as unknown as Doing);
    hand.deal(optionsOf(GROUPS));
    flushSync();
  });

  it('knows everything that can be done', () => {
    expect(hand.options.map(({ deed }) => deed.do)).toEqual(['move', 'move', 'enter', 'pass']);
    expect([...hand.spots].sort()).toEqual(['cell', 'r7']);
  });

  it('picks first, then does', () => {
    expect(hand.meaning('r7')).toBe('pick');
    hand.press('r7');
    expect(hand.picked).toEqual(['r7']);
    expect([...hand.spots].sort()).toEqual(['r6', 'r8']);
    hand.press('r6');
    expect(doing.play).toHaveBeenCalledWith({ ...move });
    expect(hand.busy).toBe(true);
  });

  it('changes to another piece without putting back the first', () => {
    hand.press('r7');
    hand.press('cell');
    expect(hand.picked).toEqual(['cell']);
  });

  it('foresees what pointing would do, and asks once', async () => {
    hand.press('r7');
    hand.point('r6');
    expect(hand.thought).toEqual(move);
    await Promise.resolve();
    expect(hand.foreseen).toEqual(answer);
    hand.unpoint('r6');
    expect(hand.foreseen).toBeNull();
    hand.point('r6');
    expect(hand.foreseen).toEqual(answer);
    expect(doing.ask).toHaveBeenCalledTimes(1);
  });

  it('ignores an answer to a thought that is gone', async () => {
    hand.press('r7');
    hand.point('r6');
    hand.point('r8');
    expect(hand.thought).toEqual(stay);
    await Promise.resolve();
    await Promise.resolve();
    expect(hand.thought).toEqual(stay);
  });

  it('asks why not where nothing glows, and does nothing there', () => {
    hand.press('r7');
    hand.press('r1');
    expect(doing.wonder).toHaveBeenCalledWith(['r7'], 'r1');
    expect(hand.thought).toEqual({ do: 'move', row: 7, to_row: 1 });
    expect(doing.play).not.toHaveBeenCalled();
    expect(hand.picked).toEqual(['r7']);
  });

  it('asks once more where moves are to be confirmed', () => {
    confirm = true;
    hand.press('r7');
    hand.press('r6');
    expect(doing.play).not.toHaveBeenCalled();
    expect(hand.waiting).toEqual(move);
    hand.choose(move);
    expect(doing.play).toHaveBeenCalledTimes(1);
  });

  it('goes back step by step', () => {
    confirm = true;
    hand.press('r7');
    hand.press('r6');
    hand.back();
    expect(hand.waiting).toBeNull();
    expect(hand.picked).toEqual(['r7']);
    hand.back();
    expect(hand.picked).toEqual([]);
  });

  it('sends nothing twice', () => {
    hand.choose(move);
    hand.choose(move);
    hand.press('r7');
    expect(doing.play).toHaveBeenCalledTimes(1);
    hand.release();
    hand.choose(move);
    expect(doing.play).toHaveBeenCalledTimes(2);
  });

  it('takes several picks in any order, and offers what shares a spot', () => {
    hand.deal(optionsOf(SEVERAL));
    hand.press('pile-spoon');
    hand.press('seat-1');
    expect([...hand.spots]).toEqual(['card-knife']);
    hand.press('room');
    expect(hand.offered.map(({ deed }) => deed['how'])).toEqual(['a', 'b']);
    expect(doing.play).not.toHaveBeenCalled();
  });

  it('does nothing else at the spots of what is begun', () => {
    const steal = { do: 'steal', key: 'action-steal', choices: [{ args: {}, places: ['pile-spoon'] }] };
    const sell = { do: 'sell', key: 'action-sell', choices: [{ args: { card: 'knife' }, places: ['card-knife'] }] };
    hand.deal(optionsOf([...SEVERAL, steal, sell]));
    hand.press('seat-1');
    hand.press('card-knife'); // not sold: first comes what is asked for
    hand.press('pile-spoon'); // not stolen: it is what is asked for
    expect(hand.picked).toEqual(['seat-1', 'pile-spoon']);
    expect(doing.play).not.toHaveBeenCalled();
    hand.press('card-knife');
    expect(doing.play).toHaveBeenCalledWith({ do: 'extort', tool: 'spoon' });
  });

  it('keeps what is picked when somebody else did something and the choices are the same', () => {
    hand.press('r7');
    hand.deal(optionsOf(GROUPS));
    expect(hand.picked).toEqual(['r7']);
    hand.deal(optionsOf(GROUPS.slice(1)));
    expect(hand.picked).toEqual(['cell']); // the only one left to pick
  });

  it('puts back what was picked for an action that was done', () => {
    hand.press('r7');
    hand.press('r6');
    hand.deal(optionsOf(GROUPS));
    expect(hand.picked).toEqual([]);
  });

  it('keeps in the hand what alone can be picked', () => {
    hand.deal(optionsOf([GROUPS[1]!]));
    expect(hand.picked).toEqual(['cell']);
    expect(hand.holding).toBe(false);
    expect([...hand.spots]).toEqual(['r9']);
  });
});

/** Positions that bots came to: `fixtures/make.py`. */
interface Scene {
  name: string;
  frames: { legal: Group[] }[];
}
const SCENES = import.meta.glob<Scene[]>('../../fixtures/{alcatraz,ausbrecher,scapegoat,digout}.json', { eager: true, import: 'default' });

it.each(Object.entries(SCENES))('whoever points at the spots of an action means that action: %s', (_, scenes) => {
  let done: Deed | null = null;
  const hand = new Hand({ ask: () => Promise.resolve(null), play: (deed) => (done = deed), wonder: () => null, confirm: () => false });
  const meant = (option: Option) => {
    done = null;
    for (const spot of option.places) if (!hand.picked.includes(spot)) hand.press(spot);
    return done ? [done] : hand.offered.map(({ deed }) => deed);
  };
  let pointed = 0;
  for (const { legal } of scenes.flatMap(({ frames }) => frames)) {
    const options = optionsOf(legal);
    for (const option of options.filter(({ places }) => places.length)) {
      hand.deal([]);
      hand.deal(options);
      expect(meant(option)).toContainEqual(option.deed);
      pointed++;
    }
  }
  expect(pointed).toBeGreaterThan(50);
});
