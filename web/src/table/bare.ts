/** A board without a table: positions are laid on it one after another, and whoever owns it answers
 * what is asked and done there. For analysis and puzzles. */
import type { BoardModule } from '../boards/contract';
import type { BareBoard, BareQuestion, Foresight, Problem, Step, TableInfo } from '../protocol';
import { Trouble } from '../server/api';
import { settings } from '../settings.svelte';
import type { Action } from '../words/words';
import { Table, type Answer, type Command } from './table.svelte';

export interface Answers {
  /** What an action would bring about, or what is meant by a place. */
  ask(question: BareQuestion): Promise<Foresight>;
  /** An action was chosen: what comes of it is laid on the board. A `Trouble` is told there. */
  play(action: Action): Promise<void>;
}

/** What is known of the game as a whole; the players' names come with each position. */
export type BareInfo = Pick<TableInfo, 'title' | 'options'>;

export class BareTable {
  /** What `TableScreen` and its parts are given. */
  readonly table: Table;
  #info: TableInfo;
  #answers: Answers;

  constructor(id: string, info: BareInfo, module: BoardModule<unknown> | null, answers: Answers) {
    this.#info = { ...info, owner: false, hints: false, lesson: false, hints_taken: [] as number[] } as TableInfo;
    this.#answers = answers;
    this.table = new Table(id, { send: (command) => this.#answer(command) });
    this.table.module = module;
  }

  /** Show a position at once. What its last player did, and what came of it, is told. */
  lay(board: BareBoard): void {
    const { table } = this;
    const steps = board.moves.map((move, at) => stepOf(move, at + 1));
    table.hear({
      type: 'snapshot',
      table: table.id,
      seat: board.seat,
      info: { ...this.#info, pace: settings.pace },
      situation: board.situation,
      steps,
      since: steps.findLast(({ kind }) => kind === 'played')?.number ?? 1,
      chat: [],
      now: Date.now(),
    });
  }

  /** Say that something was not done, and why. */
  refuse(problem: Problem): void {
    this.table.refusal = { type: 'refused', id: null, table: this.table.id, version: null, ...problem };
  }

  async #answer(command: Command): Promise<Answer | null> {
    const { table } = this;
    try {
      if (command.type === 'ask') {
        const { action, place, picked } = command;
        const question = action ? { action } : { ...(place ? { place } : {}), ...(picked ? { picked } : {}) };
        return { type: 'asked', id: '', table: table.id, ...(await this.#answers.ask(question)) };
      }
      if (command.type !== 'play') return null;
      await this.#answers.play(command.action as Action);
      return { type: 'done', id: '', version: null, data: {} };
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      return { type: 'refused', id: null, table: table.id, version: null, ...trouble.problem };
    }
  }
}

const stepOf = ({ seat, action, events }: BareBoard['moves'][number], number: number): Step => ({
  number,
  kind: seat === null ? 'rolled' : 'played',
  at: 0,
  seat,
  by: 'player',
  to: null,
  action,
  events,
});
