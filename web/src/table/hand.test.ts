import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Group } from '../protocol';
import type { Action } from '../words/words';
import { Hand, legalOf, type Doing, type Foreseen, type Legal } from './hand.svelte';

const move: Action = { do: 'move', row: 7, to_row: 6 };
const stay: Action = { do: 'move', row: 7, to_row: 8 };
const GROUPS = [
  {
    do: 'move',
    key: 'action-move',
    light: false,
    grave: false,
    actions: [
      { args: { row: 7, to_row: 6 }, places: ['r7', 'r6'] },
      { args: { row: 7, to_row: 8 }, places: ['r7', 'r8'] },
    ],
  },
  {
    do: 'enter',
    key: 'action-enter',
    light: false,
    grave: false,
    actions: [{ args: { row: 9 }, places: ['cell', 'r9'] }],
  },
  { do: 'pass', key: 'action-pass', light: false, grave: false, actions: [{ args: {}, places: [] }] },
];
const SEVERAL = [
  {
    do: 'extort',
    key: 'action-extort',
    light: false,
    grave: false,
    actions: [
      { args: { tool: 'spoon' }, places: ['seat-1', 'pile-spoon', 'card-knife'] },
      { args: { tool: 'shovel' }, places: ['seat-1', 'pile-shovel', 'card-knife'] },
    ],
  },
  {
    do: 'use',
    key: 'action-use',
    light: false,
    grave: false,
    actions: [
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
    answer = { legal: true, events: [], cut: false };
    doing = {
      ask: vi.fn(() => Promise.resolve(answer)),
      play: vi.fn(),
      confirm: vi.fn(() => confirm),
    };
    hand = new Hand(doing as unknown as Doing);
    hand.deal(legalOf(GROUPS));
    flushSync();
  });

  it('knows everything that can be done', () => {
    expect(hand.legal.map(({ action }) => action.do)).toEqual(['move', 'move', 'enter', 'pass']);
    expect([...hand.places].sort()).toEqual(['cell', 'r7']);
  });

  it('does what is as easily taken back at the first tap, and asks nobody twice', () => {
    confirm = true;
    hand.deal(
      legalOf([
        { do: 'write', key: 'action-write', light: true, grave: false, actions: [{ args: {}, places: ['slip'] }] },
      ]),
    );
    expect(hand.atOnce('slip')).toBe(true);
    hand.press('slip');
    expect(doing.play).toHaveBeenCalledWith({ do: 'write' });
    hand.deal(legalOf(GROUPS));
    hand.press('r7');
    expect(hand.atOnce('r6')).toBe(false);
  });

  it('shows what it foresaw on while somebody else acts, until that is answered anew', async () => {
    hand.press('r7');
    hand.point('r6');
    await vi.waitFor(() => expect(hand.foreseen).not.toBeNull());
    answer = { legal: true, events: [], cut: true };
    hand.deal(legalOf(GROUPS));
    expect([hand.thought, hand.foreseen]).toEqual([move, { legal: true, events: [], cut: false }]);
    await vi.waitFor(() => expect(hand.foreseen).toEqual(answer));
  });

  it('picks first, then does', () => {
    expect(hand.meaning('r7')).toBe('pick');
    hand.press('r7');
    expect(hand.picked).toEqual(['r7']);
    expect([...hand.places].sort()).toEqual(['r6', 'r8']);
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

  it('asks why not where nothing glows, shows it, and does nothing there', async () => {
    answer = { legal: false, rules: ['ALC-09'], key: 'ALC-09.no' };
    hand.press('r7');
    hand.press('r1');
    expect(doing.ask).toHaveBeenCalledExactlyOnceWith({ picked: ['r7'], place: 'r1' });
    expect(hand.thought).toBeNull();
    expect(doing.play).not.toHaveBeenCalled();
    expect(hand.picked).toEqual(['r7']);
    await Promise.resolve();
    expect(hand.foreseen).toEqual(answer);
    hand.unpoint('r1');
    expect(hand.foreseen).toBeNull();
  });

  it('does an action by what stands for it alone, and asks about one that is not allowed', () => {
    const jump: Action = { do: 'jump' };
    expect([hand.meaning({ do: 'pass' }), hand.meaning(jump)]).toEqual(['offer', 'no']);
    hand.press(jump);
    expect(hand.pointed).toBe('do-jump');
    expect(doing.ask).toHaveBeenCalledExactlyOnceWith(jump);
    expect(doing.play).not.toHaveBeenCalled();
    hand.press({ do: 'pass' });
    expect(doing.play).toHaveBeenCalledExactlyOnceWith({ do: 'pass' });
  });

  it('exchanges a pick for another that goes along with the rest', () => {
    hand.deal(legalOf(SEVERAL));
    hand.press('seat-1');
    hand.press('pile-spoon');
    hand.press('pile-shovel');
    expect(hand.picked).toEqual(['seat-1', 'pile-shovel']);
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

  it('asks first about what is grave, wherever it is pressed, and takes no double-click for an answer', () => {
    vi.useFakeTimers();
    hand.deal(legalOf(GROUPS.map((group) => ({ ...group, grave: group.do === 'move' || group.do === 'pass' }))));
    hand.choose({ do: 'pass' }); // a button
    expect(hand.waiting).toEqual({ do: 'pass' });
    hand.back();
    hand.press('r7'); // the board
    hand.press('r6');
    hand.press('r6');
    expect(hand.waiting).toEqual(move);
    expect(doing.play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    hand.press('r6');
    expect(doing.play).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('does what is grave where a first tap has shown what would come of it', () => {
    hand.deal(legalOf(GROUPS.map((group) => ({ ...group, grave: true }))));
    hand.press('r7');
    hand.press('r6', true);
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

  it('takes several picks in any order, and offers what shares a place', () => {
    hand.deal(legalOf(SEVERAL));
    hand.press('pile-spoon');
    hand.press('seat-1');
    expect([...hand.places]).toEqual(['card-knife']);
    hand.press('room');
    expect(hand.offered.map(({ action }) => action['how'])).toEqual(['a', 'b']);
    expect(doing.play).not.toHaveBeenCalled();
  });

  it('does nothing else at the places of what is begun', () => {
    const steal = {
      do: 'steal',
      key: 'action-steal',
      light: false,
      grave: false,
      actions: [{ args: {}, places: ['pile-spoon'] }],
    };
    const sell = {
      do: 'sell',
      key: 'action-sell',
      light: false,
      grave: false,
      actions: [{ args: { card: 'knife' }, places: ['card-knife'] }],
    };
    hand.deal(legalOf([...SEVERAL, steal, sell]));
    hand.press('seat-1');
    hand.press('card-knife'); // not sold: first comes what is asked for
    hand.press('pile-spoon'); // not stolen: it is what is asked for
    expect(hand.picked).toEqual(['seat-1', 'pile-spoon']);
    expect(doing.play).not.toHaveBeenCalled();
    hand.press('card-knife');
    expect(doing.play).toHaveBeenCalledWith({ do: 'extort', tool: 'spoon' });
  });

  it('keeps what is picked when somebody else did something and the actions are the same', () => {
    hand.press('r7');
    hand.point('r6');
    hand.deal(legalOf(GROUPS));
    expect(hand.picked).toEqual(['r7']);
    expect([hand.pointed, hand.thought]).toEqual(['r6', move]); // so the second tap still is one
    expect(doing.ask).toHaveBeenCalledTimes(2);
    hand.deal(legalOf(GROUPS.slice(1)));
    expect(hand.picked).toEqual(['cell']); // the only one left to pick
  });

  it('puts back what was picked for an action that was done', () => {
    hand.press('r7');
    hand.press('r6');
    hand.deal(legalOf(GROUPS));
    expect(hand.picked).toEqual([]);
  });

  it('keeps in the hand what alone can be picked', () => {
    hand.deal(legalOf([GROUPS[1]!]));
    expect(hand.picked).toEqual(['cell']);
    expect(hand.holding).toBe(false);
    expect([...hand.places]).toEqual(['r9']);
  });
});

/** Positions that bots came to: `tools/make_scenes.py`. */
interface Scene {
  name: string;
  frames: { legal: Group[] }[];
}
const SCENES = import.meta.glob<Scene[]>('../boards/*/scenes.json', { eager: true, import: 'scenes' });

it.each(Object.entries(SCENES))('whoever points at the places of an action means that action: %s', (_, scenes) => {
  let done: Action | null = null;
  const hand = new Hand({
    ask: () => Promise.resolve(null),
    play: (action) => (done = action),
    confirm: () => false,
  });
  const meant = (legal: Legal) => {
    done = null;
    for (const place of legal.places) if (!hand.picked.includes(place)) hand.press(place);
    const answer = done ?? hand.waiting;
    return answer ? [answer] : hand.offered.map(({ action }) => action);
  };
  let pointed = 0;
  for (const { legal } of scenes.flatMap(({ frames }) => frames)) {
    const actions = legalOf(legal);
    for (const legal of actions.filter(({ places }) => places.length)) {
      hand.deal([]);
      hand.deal(actions);
      expect(meant(legal)).toContainEqual(legal.action);
      pointed++;
    }
  }
  expect(pointed).toBeGreaterThan(50);
});
