import { describe, expect, it, vi } from 'vitest';
import type { Event } from '../../protocol';
import { Hand, type Legal } from '../../table/hand.svelte';
import { fileOf, wordsOf } from '../../words/samples';
import board from './index';
import { planOf, trace } from './plan';
import { onSquare, seated, squaresBetween, standing, STONES, walks } from './stones';
import type { Bet, Stone, View } from './view';
import { Wish } from './wish.svelte';

const stone = (colour: string, more: Partial<Stone> = {}): Stone => ({
  colour,
  square: 0,
  level: 0,
  covered: false,
  boat: 0,
  behind: false,
  ...more,
});

function view(stones: Partial<Record<string, Partial<Stone>>>, more: Partial<View> = {}): View {
  return {
    players: 2,
    phase: 'move',
    seat: 0,
    turns: 4,
    turn_limit: 300,
    round: 3,
    special_allowed: true,
    path_length: 32,
    first_square: 1,
    stones: STONES.map((colour) => stone(colour, stones[colour])),
    dice: [...STONES, 'white'].map((name) => ({ name, shows: 0 })),
    bets: [slip([]), slip(null)],
    own: 0,
    points: null,
    boat_of_place: [1, 1, 2, 2, 3, 3, 4],
    ...more,
  };
}
const slip = (stones: string[] | null): Bet => ({ sealed: false, stones, right: [], sure: 0 });
const told = (key: string, args: Event['args']): Event => ({ key, args, traces: [], hits: false });

describe('the plan', () => {
  const BOXES = [
    [390, 282],
    [390, 460],
    [500, 282],
    [860, 520],
    [940, 450],
    [1170, 830],
  ] as const;
  const LENGTHS = [20, 32, 48];
  it.each(BOXES.flatMap(([width, height]) => LENGTHS.map((length) => [width, height, length] as const)))(
    'keeps every square on the drawing and apart (%i × %i px, %i squares)',
    (width, height, length) => {
      const plan = planOf({ width, height }, length);
      expect(plan.squares).toHaveLength(length);
      for (const { x, y } of plan.squares) {
        expect(x).toBeGreaterThan(20);
        expect(x).toBeLessThan(plan.width - 20);
        expect(y).toBeGreaterThan(plan.foot);
        expect(y).toBeLessThan(plan.height - 20);
      }
      plan.squares.forEach((a, k) => {
        for (const b of plan.squares.slice(k + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(46 * plan.unit);
      });
    },
  );

  it('traces the path both ways', () => {
    const plan = planOf({ width: 880, height: 716 }, 32);
    const there = trace(plan, 5, 12);
    expect(there[0]).toBe(plan.squares[4]);
    expect(there.at(-1)).toBe(plan.squares[11]);
    expect(trace(plan, 12, 5)).toEqual([...there].reverse());
  });
});

describe('stones', () => {
  it('walk over all squares between, and start at the first one', () => {
    expect(squaresBetween(3, 6, 1)).toEqual([4, 5, 6]);
    expect(squaresBetween(6, 3, 1)).toEqual([5, 4, 3]);
    expect(squaresBetween(0, 9, 8)).toEqual([8, 9]);
    expect(squaresBetween(9, 0, 8)).toEqual([8]);
  });

  it('keep their berths when another gets in', () => {
    const first = seated(view({ yellow: { boat: 1 } }), new Map());
    expect(seated(view({ yellow: { boat: 1 }, red: { boat: 1 } }), first)).toEqual(
      new Map([
        ['yellow', 0],
        ['red', 1],
      ]),
    );
  });

  it('walk one after the other and end where they are', () => {
    const plan = planOf({ width: 880, height: 716 }, 32);
    const before = view({ red: { square: 30 }, blue: { square: 4 }, yellow: { square: 6 } });
    const now = view({ red: { boat: 1 }, blue: { square: 6, level: 1 }, yellow: { square: 6, covered: true } });
    const there = new Map(now.stones.map((one) => [one.colour, standing(plan, one, seated(now, new Map()))]));
    const [red, blue, ...more] = walks(plan, before, there, [
      told('event-advanced', { seat: 0, stone: 'red', square: 32, steps: 3 }),
      told('event-boarded', { stone: 'red', boat: 1 }),
      told('event-advanced', { seat: 0, stone: 'blue', square: 6, steps: 2 }),
    ]);
    expect(more).toEqual([]);
    expect(red!.points.at(-1)).toEqual(there.get('red'));
    expect(blue!.delay).toBe(red!.lasts);
    expect(blue!.points.at(-1)).toMatchObject(onSquare(plan, 6, 1));
  });
});

describe('a wish', () => {
  const write = (name: string): Legal => ({ action: { do: 'write', stone: name }, key: '', places: [`stone-${name}`] });
  const erase: Legal = { action: { do: 'erase' }, key: '', places: [] };
  const bet = (...stones: string[]) =>
    view(
      {},
      {
        phase: 'bet',
        bets: [slip(stones), slip(null)],
      },
    );

  it('erases and writes until the order is there', () => {
    const play = vi.fn();
    const hand = new Hand({ ask: async () => null, play, confirm: () => false });
    const wish = new Wish();
    wish.want(['blue', 'red']);
    for (const now of [bet('red'), bet(), bet('blue'), bet('blue', 'red')]) {
      hand.deal([...STONES.map(write), erase]);
      wish.pursue(now, hand);
    }
    expect(play.mock.calls.map(([action]) => action)).toEqual([
      { do: 'erase' },
      { do: 'write', stone: 'blue' },
      { do: 'write', stone: 'red' },
    ]);
    expect(wish.order).toBeNull();
  });

  it('is given up when the server refuses', () => {
    const play = vi.fn();
    const hand = new Hand({ ask: async () => null, play, confirm: () => false });
    const wish = new Wish();
    const now = bet();
    hand.deal([write('red')]);
    wish.want(['red']);
    wish.pursue(now, hand);
    hand.release();
    wish.pursue(now, hand);
    expect(play).toHaveBeenCalledTimes(1);
    expect(wish.order).toBeNull();
  });

  it('lets fast writers go on from what is on its way', () => {
    const wish = new Wish();
    wish.hurry(bet('red'), { do: 'write', stone: 'blue' }, 'yellow');
    wish.hurry(bet('red'), { do: 'write', stone: 'blue' }, 'yellow');
    expect(wish.order).toEqual(['red', 'blue', 'yellow']);
  });
});

it('in the chart a stone that is last behind its window has not come home', () => {
  const end = view({ red: { boat: 3 }, blue: { boat: 4, behind: true } }, { phase: 'over' });
  const at = board.race(end, [], wordsOf('en', fileOf('ausbrecher', 'en'))).map(({ at }) => at);
  expect(at.slice(0, 3)).toEqual([32, 0, 0]);
});
