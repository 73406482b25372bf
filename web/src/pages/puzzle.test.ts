/** A puzzle as its page keeps it: answered once, shown its solution, and tried again. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PuzzleSolved, PuzzleTask } from '../protocol';
import type { Action, Words } from '../words/words';

const answers: (Action | null)[] = [];
const asked: unknown[] = [];
const solution = { do: 'go', room: 'yard' };
vi.mock('../words/speech.svelte', () => ({ say: (key: string) => key, speech: { words: null } }));
vi.mock('../server/puzzles', async () => {
  const { problem, Trouble } = await import('../server/api');
  return {
    answerPuzzle: (_: string, action: Action | null) => {
      answers.push(action);
      if (action?.do === 'sing') return Promise.reject(new Trouble(problem('illegal', 'X-1.no', 'no')));
      const right = action?.do === 'go';
      return Promise.resolve({
        right,
        solution: { action: solution, key: 'action-go', places: ['yard'] },
      } as unknown as PuzzleSolved);
    },
    askPuzzle: (_: string, question: unknown) => {
      asked.push(question);
      return Promise.resolve({ seat: 1, legal: true, action: solution, events: [], cut: false, rules: [], key: null });
    },
  };
});
const { PuzzleBoard } = await import('./puzzle.svelte');

const words = {
  calling: () => words,
  say: (key: string, args: { number: number }) => `${key} ${args.number}`,
} as unknown as Words;
const group = (name: string, args: object, places: string[]) => ({
  do: name,
  key: `action-${name}-now`,
  actions: [{ args, places }],
  light: false,
  grave: false,
});
const task = {
  puzzle: { id: 'p', title: 'x', players: 2, rating: 1500, solved: null },
  kind: 'best',
  options: {},
  own_names: {},
  board: {
    seat: 1,
    situation: {
      version: 0,
      status: 'playing',
      legal: [group('go', { room: 'yard' }, ['yard']), group('stay', {}, [])],
      seats: [{ seat: 0 }, { seat: 1, mine: true }],
      actors: [1],
      absent: [],
    },
    moves: [],
    outcomes: [],
  },
} as unknown as PuzzleTask;

describe('a puzzle', () => {
  let board: InstanceType<typeof PuzzleBoard>;
  beforeEach(() => {
    answers.length = asked.length = 0;
    board = new PuzzleBoard(task, words, null);
  });
  const hand = () => board.bare.table.hand;

  it('is asked of its seat, among players called by where they sit', () => {
    expect(board.bare.table.seat).toBe(1);
    expect(board.bare.table.situation?.seats.map(({ name }) => name)).toEqual(['seat-player 1', 'seat-player 2']);
    expect(hand().legal.map(({ action }) => action.do)).toEqual(['go', 'stay']);
    expect(hand().traced.size).toBe(0);
  });

  it('is answered by acting, and then shows its solution where nothing can be done any more', async () => {
    hand().choose({ do: 'stay' } as Action);
    await vi.waitFor(() => expect(board.solved).not.toBeNull());
    expect(board.solved?.right).toBe(false);
    expect(board.key).toBe('action-stay-now');
    expect(hand().legal).toEqual([]);
    expect(hand().busy).toBe(false);
    expect([...hand().traced]).toContain('yard');
    expect(hand().thought).toEqual(solution);
    expect(asked).toContainEqual({ action: solution });
    await board.answer(solution as Action);
    expect(answers).toHaveLength(1); // it is answered already
  });

  it('can be tried again, and counts no longer', async () => {
    expect(board.counts).toBe(true);
    await board.answer(null);
    expect(board.counts).toBe(false);
    expect(board.answered).toBeNull();
    board.again();
    expect(board.solved).toBeNull();
    expect(hand().legal).toHaveLength(2);
    expect(hand().traced.size).toBe(0);
    expect(board.counts).toBe(false);
    await board.answer(solution as Action);
    expect(board.solved?.right).toBe(true);
  });

  it('says why something is not allowed, and is not answered by it', async () => {
    await board.bare.table.play({ do: 'sing' } as Action);
    expect(board.bare.table.refusal?.key).toBe('X-1.no');
    expect(board.solved).toBeNull();
    expect(hand().legal).toHaveLength(2);
  });
});
