import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Event, Sketch, Tile } from '../../protocol';
import { Hand, legalOf, type Foreseen } from '../../table/hand.svelte';
import { Words } from '../../words/words';
import { speech } from '../../words/speech.svelte';
import type { Player } from '../contract';
import Board from './Board.svelte';
import { foresee } from './foresight';
import { describe as called, faceOf, pieceOn, planOf } from './tiles';

const words = new Words('en', [
  'title = Four in a row\nlist-and = { $first } and { $last }\nname-red = red\nboat = boat',
]);
const player = (seat: number, name: string): Player => ({
  seat,
  name,
  colour: '#56b4e9',
  shape: 'circle',
  bot: false,
  you: seat === 0,
  label: name,
});
const PLAYERS = [player(0, 'Anna'), player(1, 'Ben')];

/** As benchmarks/connect_four draws it: columns to drop stones into, and their numbers below. */
const cell = (column: number, seat?: number): Tile => ({
  place: `c${column}`,
  ground: 'floor',
  ...(seat === undefined ? {} : { text: '●', role: `seat${seat}` }),
});
const FOUR: Sketch = {
  rows: [
    ...Array.from({ length: 5 }, () => ({ tiles: [1, 2, 3, 4, 5, 6, 7].map((column) => cell(column)) })),
    { tiles: [1, 2, 3, 4, 5, 6, 7].map((column) => cell(column, column === 4 ? 1 : undefined)) },
    { tiles: [1, 2, 3, 4, 5, 6, 7].map((column) => ({ text: String(column), role: 'label' })) },
  ],
};

describe('a tile', () => {
  it('is a piece, a die or words', () => {
    expect(pieceOn(cell(1, 0))?.sign).toBe('');
    expect(pieceOn({ role: 'red' })?.colour).toBe('#e0554f');
    expect(pieceOn({ text: '◉', role: 'warden' })?.sign).toBe('◉');
    expect([pieceOn({ text: '7' }), pieceOn({ text: '12' })]).toEqual([null, null]); // numbers look alike
    expect(pieceOn({ text: '5', role: 'white' })?.sign).toBe('5'); // not the shape of what is white
    for (const tile of [{ text: '3', role: 'label' }, { text: 'Chapel' }, { text: '1', words: 'boat' }, {}]) {
      expect(pieceOn(tile)).toBeNull();
    }
    expect([faceOf({ text: '5', form: 'die' }), faceOf({ text: '?', form: 'die' })]).toEqual([5, null]);
  });

  it('is called by its name and by who is there, or by where it is', () => {
    expect(called({ words: 'boat', holds: ['seat0', 'seat0', 'red'] }, '', PLAYERS, words)).toBe(
      'boat: 2 × Anna and red',
    );
    expect(called(cell(3, 1), 'Row 6, column 3', PLAYERS, words)).toBe('Row 6, column 3: Ben');
    expect(called(cell(3), 'Row 6, column 3', PLAYERS, words)).toBe('Row 6, column 3');
  });
});

describe('a plan', () => {
  it('has the columns of the widest row, and rows as high as they are wide where tiles are square', () => {
    const plan = planOf(FOUR);
    expect([plan.columns.length, plan.width, plan.height]).toEqual([7, 56, 56]);
  });

  it('folds hands at the end of the board', () => {
    const card: Tile = { form: 'card', text: 'ace', span: 3 };
    const rows = [FOUR.rows[0]!, { tiles: [card, card, card], kind: 'hand' as const }];
    const once = planOf({ rows: [FOUR.rows[0]!, { tiles: [card], kind: 'hand' }] });
    expect(planOf({ rows }).columns.length).toBe(7);
    expect(planOf({ rows }).rows[1]).toBe(2 * once.rows[1]!);
  });
});

describe('foresight', () => {
  const event = (traces: string[], seat: number): Event => ({ key: 'event-x', args: { seat }, traces, hits: false });
  const tiles: Tile[] = [
    { place: 'a', ground: 'floor', text: '●', role: 'seat0' },
    { place: 'b', ground: 'floor' },
    { place: 'c', ground: 'floor', text: '▲', role: 'seat1' },
  ];

  it('shows who would stand where, and who would be hit', () => {
    const seen = foresee({ rows: [{ tiles }] }, [event(['a', 'b'], 0), event(['c'], 1)], ['a', 'b'], 0);
    expect([...seen.ghosts.keys()]).toEqual(['b']);
    expect([...seen.struck]).toEqual(['c']);
  });

  it('takes what stands for a seat for nobody who is hit', () => {
    const sheet: Tile = { place: 'seat-1', ground: 'floor', role: 'seat1' };
    const seen = foresee({ rows: [{ tiles: [...tiles, sheet] }] }, [event(['seat-1'], 1)], ['b'], 0);
    expect([...seen.struck]).toEqual([]);
  });
});

describe('the board', () => {
  let shown: Record<string, unknown> | null = null;
  afterEach(() => shown && void unmount(shown));

  it('draws any sketch, and its places are pointed at and pressed', () => {
    speech.words = new Words('en', ['sketch-tile = Row { $row }, column { $column }']);
    const done: unknown[] = [];
    const hand = new Hand({
      ask: () => Promise.resolve<Foreseen | null>(null),
      play: (action) => done.push(action),
      confirm: () => false,
    });
    const drop = (column: number) => ({ args: { column }, places: [`c${column}`] });
    hand.deal(legalOf([{ do: 'drop', key: 'action-drop', light: false, grave: false, actions: [drop(1), drop(4)] }]));
    const props = { view: {}, sketch: FOUR, seat: 0, players: PLAYERS, actors: [0], events: [], hand, words };
    shown = mount(Board, {
      target: document.body,
      props: { ...props, narrow: false, low: false, pace: 'normal', onseen: () => {}, result: null },
    });
    const places = [...document.querySelectorAll<HTMLElement>('[data-place]')];
    expect(places.length).toBe(42);
    expect(places.filter(({ className }) => /\blit\b/.test(className)).length).toBe(12);
    expect(places.at(-4)!.getAttribute('aria-label')).toBe('Row 6, column 4: Ben');
    expect(document.querySelectorAll('.token').length).toBe(1);
    document.querySelector<HTMLElement>('[data-place="c2"]')!.click();
    document.querySelector<HTMLElement>('[data-place="c4"]')!.click();
    expect(done).toEqual([{ do: 'drop', column: 4 }]);
  });
});
