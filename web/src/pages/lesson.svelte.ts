/** A lesson: prepared positions, one after another, in which the learner does the moves. */
import type { BoardModule } from '../boards/contract';
import type { Happening, SeatInfo, Situation, TableInfo } from '../protocol';
import { same } from '../table/hand.svelte';
import { Table, type Answer, type Command } from '../table/table.svelte';
import type { Deed } from '../words/words';
import type { Frame } from './sample.svelte';

/** As written by lessons/make.py. */
export interface Lesson {
  names: string[];
  seat: number;
  steps: {
    frame: Frame;
    ways: { action: Deed; happenings: Happening[]; after: Frame }[];
  }[];
}

export class LessonTable {
  readonly table: Table;
  at = $state(0);
  /** The move of this step has been made. */
  done = $state(false);
  #lesson: Lesson;
  #version = 0;

  constructor(lesson: Lesson, module: BoardModule<unknown> | null) {
    this.#lesson = lesson;
    this.table = new Table('lesson', { send: (command) => this.#answer(command) });
    this.table.module = module;
    this.show(0);
  }

  get last(): boolean {
    return this.at === this.#lesson.steps.length - 1;
  }

  /** Set up the position of a step. */
  show(step: number): void {
    this.at = step;
    const { frame, ways } = this.#lesson.steps[step]!;
    this.done = !ways.length;
    const situation = this.#situation(frame);
    this.table.hear({
      type: 'snapshot',
      table: 'lesson',
      seat: this.#lesson.seat,
      info: { seats: situation.seats } as unknown as TableInfo,
      situation,
      steps: [],
      since: 0,
      chat: [],
      now: Date.now(),
    });
  }

  #situation(frame: Frame): Situation {
    const { names, seat: own } = this.#lesson;
    const seats = names.map((name, seat): SeatInfo => ({
      seat, name, kind: seat === own ? 'person' : 'bot', plays: seat === own ? 'person' : 'bot',
      level: null, mine: seat === own, connected: true, resigned: false, left: false,
      time: null, deadline: null,
    }));
    return {
      ...frame, version: this.#version, status: 'playing', seats, result: null,
      undo: { key: 'undo-nothing', args: {} }, talk_until: null,
    };
  }

  async #answer(command: Command): Promise<Answer | null> {
    if (command.type !== 'ask' && command.type !== 'play') return null;
    const { ways } = this.#lesson.steps[this.at]!;
    const way = ways.find(({ action }) => same(action, command.action as Deed));
    if (command.type === 'ask') {
      return {
        type: 'asked', id: '', table: 'lesson', seat: this.#lesson.seat, legal: Boolean(way),
        happenings: way?.happenings ?? [], rule: null, key: way ? null : 'lesson-glow',
      };
    }
    if (way) {
      this.done = true;
      const since = this.#version++;
      this.table.hear({
        type: 'change',
        table: 'lesson',
        seat: this.#lesson.seat,
        since,
        steps: [{
          number: this.#version, kind: 'played', at: 0, seat: this.#lesson.seat, by: 'player', to: null,
          happenings: way.after.happenings,
        }],
        situation: this.#situation({ ...way.after, legal: [] }),
        now: Date.now(),
        info: null,
      });
    }
    return { type: 'done', id: '', version: null, data: {} };
  }
}
