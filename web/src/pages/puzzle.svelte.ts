/** A puzzle on its board: whoever acts there has answered, and is shown the solution. */
import type { BoardModule } from '../boards/contract';
import type { BareBoard, PuzzleSolved, PuzzleTask } from '../protocol';
import { answerPuzzle, askPuzzle } from '../server/puzzles';
import { BareTable } from '../table/bare';
import { nameOf, same } from '../table/hand.svelte';
import { say } from '../words/speech.svelte';
import type { Action, Words } from '../words/words';

export class PuzzleBoard {
  /** What came of the answer; null: there was none yet. */
  solved = $state.raw<PuzzleSolved | null>(null);
  /** What was answered; null: the solution was wished for. */
  answered = $state.raw<Action | null>(null);
  /** Does the next answer count? Only the first one does. */
  counts = $state(false);
  readonly task: PuzzleTask;
  readonly words: Words;
  readonly bare: BareTable;
  #board: BareBoard;

  constructor(task: PuzzleTask, words: Words, module: BoardModule<unknown> | null) {
    const { id, title } = task.puzzle;
    this.task = task;
    this.counts = task.puzzle.solved === null;
    this.words = words.calling(task.own_names);
    this.#board = named(task.board, this.words);
    this.bare = new BareTable(id, { title, options: task.options }, module, {
      ask: (question) => askPuzzle(id, question),
      play: (action) => this.answer(action),
    });
    this.bare.lay(this.#board);
  }

  /** Answer by an action, or wish for the solution. */
  async answer(action: Action | null): Promise<void> {
    if (this.solved) return;
    this.solved = await answerPuzzle(this.task.puzzle.id, action, say('guest'));
    this.answered = action;
    this.counts = false;
    this.#light(this.solved);
  }

  /** Try once more: it counts no longer. */
  again(): void {
    this.solved = null;
    this.bare.lay(this.#board);
  }

  /** The solution is lit, and what it would bring about is drawn. */
  #light({ solution }: PuzzleSolved): void {
    const { situation } = this.#board;
    const { hand } = this.bare.table;
    const action = solution.action as Action;
    this.bare.lay({ ...this.#board, situation: { ...situation, legal: [] } });
    hand.traced = new Set([...solution.places, nameOf(action)]);
    hand.think(action);
  }

  /** The word for what was answered. */
  get key(): string {
    const groups = this.#board.situation.legal;
    const isIt = (group: (typeof groups)[number]) =>
      group.actions.some(({ args }) => same({ ...args, do: group.do } as Action, this.answered));
    return groups.find(isIt)?.key ?? `action-${this.answered?.do}`;
  }
}

/** Nobody there has a name: they are called by where they sit. */
function named(board: BareBoard, words: Words): BareBoard {
  const seats = board.situation.seats.map((info) => ({
    ...info,
    connected: true,
    name: words.say('seat-player', { number: info.seat + 1 }),
  }));
  return { ...board, situation: { ...board.situation, seats } };
}
