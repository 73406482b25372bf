/** A branch as the page keeps it: acting, going back, and what becomes of what was tried before. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Analysis, BareBoard, BranchMove, Outlook, TableInfo } from '../protocol';

const CHANCE_AT = 2; // after so many moves it is chance's turn

/** A game in which two seats take turns, and chance acts once. */
const boardOf = ({ moves = [], roll }: Analysis): BareBoard => {
  const made = roll ? [...moves, { seat: null, action: { do: 'roll', face: 6 } }] : moves;
  const chance = made.length === CHANCE_AT;
  const seat = made.length % 2;
  const group = { key: 'action-x', light: false, grave: false, actions: [{ args: {}, places: [] }] };
  return {
    seat,
    situation: {
      version: made.length,
      status: 'playing',
      legal: [],
      seats: [],
      actors: chance ? [] : [seat],
      absent: [],
    },
    moves: made.map((move) => ({ seat: move.seat ?? null, action: move.action, key: 'action-x', events: [] })),
    outcomes: chance ? [{ ...group, do: 'roll' }] : [],
  } as unknown as BareBoard;
};
const asked: Analysis[] = [];
const judged: Analysis[] = [];
let rounds = 0;
vi.mock('../server/analysis', async () => {
  const { problem, Trouble } = await import('../server/api');
  return {
    lookAt: (wish: Analysis) => {
      asked.push(wish);
      if (wish.moves?.some(({ action }) => action['do'] === 'wrong'))
        return Promise.reject(new Trouble(problem('illegal', 'X-1.no', 'no')));
      return Promise.resolve(boardOf(wish));
    },
    outlookOf: (wish: Analysis) => {
      judged.push(wish);
      rounds += 1;
      return Promise.resolve({
        seat: 0,
        done: rounds,
        rounds: 3,
        waiting: false,
        compiled: null,
        chances: [1, 0],
        best: [],
      } as Outlook);
    },
    askAt: () => Promise.resolve({ seat: 0, legal: false, rules: ['X-1'], key: 'X-1.no', events: [] }),
  };
});
const { AnalysisBoard } = await import('./analysis.svelte');

const act = (seat: number, name = 'pass'): BranchMove => ({ seat, action: { do: name } });
const doings = (board: InstanceType<typeof AnalysisBoard>) => board.moves.map(({ action }) => action['do']);

describe('a branch', () => {
  let board: InstanceType<typeof AnalysisBoard>;
  beforeEach(async () => {
    asked.length = judged.length = rounds = 0;
    sessionStorage.clear();
    vi.useFakeTimers();
    board = new AnalysisBoard({ table: 't', title: 'x', options: {} } as TableInfo, null);
    await board.begin(7);
  });

  it('grows by what is done for any seat and by what chance does', async () => {
    await board.play(act(0));
    await board.play(act(1));
    expect(board.board?.outcomes).toHaveLength(1);
    await board.roll();
    expect(doings(board)).toEqual(['pass', 'pass', 'roll']);
    expect(board.at).toBe(3);
    expect(asked.at(-1)).toMatchObject({ table: 't', move: 7, roll: true });
  });

  it('keeps what comes later when one goes back, until something else is done instead', async () => {
    await board.play(act(0));
    await board.play(act(1));
    await board.go(1);
    expect([board.at, board.moves.length]).toEqual([1, 2]);
    await board.play(act(1)); // the same again
    expect([board.at, board.moves.length]).toEqual([2, 2]);
    await board.go(0);
    await board.play(act(0, 'jump'));
    expect(doings(board)).toEqual(['jump']);
  });

  it('stays as it was when the server says no', async () => {
    await board.play(act(0));
    await expect(board.play(act(1, 'wrong'))).rejects.toThrow();
    expect([doings(board), board.at]).toEqual([['pass'], 1]);
  });

  it('tells on its board which rule has forbidden an action', async () => {
    const { table } = board.bare;
    await table.play({ do: 'wrong' });
    expect(table.refusal?.key).toBe('X-1.no');
    await table.play({ do: 'pass' });
    expect(table.refusal).toBeNull();
    expect(doings(board)).toEqual(['pass']);
  });

  it('is still there when the page is loaded anew, and belongs to where it began', async () => {
    await board.play(act(0));
    const again = new AnalysisBoard({ table: 't', title: 'x', options: {} } as TableInfo, null);
    await again.begin(7);
    expect(doings(again)).toEqual(['pass']);
    await again.begin(8);
    expect(doings(again)).toEqual([]);
  });

  it('is what was shared until something is added to it', async () => {
    await board.begin(7, [act(0)], 'abc');
    expect([board.shared, board.at]).toEqual(['abc', 1]);
    await board.go(0);
    expect(board.shared).toBe('abc');
    await board.play(act(0, 'jump'));
    expect(board.shared).toBeNull();
  });

  it('is judged until all is done, and no longer once something else is looked at', async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(judged).toHaveLength(3);
    expect(board.outlook?.done).toBe(3);
    rounds = 0;
    await board.play(act(0));
    await vi.advanceTimersByTimeAsync(100);
    board.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(judged).toHaveLength(4);
  });
});
