/** A table made of sample positions: they were written down beforehand, and nobody asks a server. */
import type { BoardModule } from '../boards/contract';
import type { Event, Group, Outcome, SeatInfo, Sentence, Situation, Sketch, Step, TableInfo } from '../protocol';
import { CALM } from '../table/calm';
import { same } from '../table/hand.svelte';
import { Table, type Answer, type Command } from '../table/table.svelte';
import type { Action } from '../words/words';

interface Frame {
  view: unknown;
  sketch?: Sketch;
  phase: string;
  turn: Sentence;
  actors: number[];
  legal: Group[];
  events: Event[];
  result: Outcome | null;
  prompt?: Sentence | null;
}

/** As written by tools/make_scenes.py. */
export interface Scene {
  name: string;
  title: string;
  seat: number;
  names: string[];
  options: Record<string, unknown>;
  history: Event[];
  previews: { action: Action; events: Event[] }[];
  frames: Frame[];
}

const played = (number: number, by: Step['by'], events: Event[]): Step => ({
  number,
  kind: 'played',
  at: 0,
  seat: 0,
  by,
  to: null,
  action: null,
  events,
});

export class SampleTable {
  readonly table: Table;
  #scene: Scene;
  #at = 0;

  constructor(scene: Scene, module: BoardModule<unknown> | null) {
    this.#scene = scene;
    this.table = new Table('sample', { send: (command) => this.#answer(command) });
    this.table.module = module;
    const { title, options, history, seat } = scene;
    const steps = history.map((told, number) => played(number + 1, 'player', [told]));
    this.table.hear({
      type: 'snapshot',
      table: this.table.id,
      seat,
      info: { title, options, seats: this.#seats(), hints_taken: [] } as unknown as TableInfo,
      situation: this.#situation(),
      steps,
      since: Math.max(0, steps.length - 5),
      chat: [],
      now: Date.now(),
    });
  }

  /** Go on to the next position, as if somebody had moved. */
  step(): void {
    const { history, frames, seat } = this.#scene;
    if (this.#at + 1 >= frames.length) return;
    this.#at += 1;
    this.table.hear({
      type: 'change',
      table: this.table.id,
      seat,
      since: this.#at - 1,
      steps: [played(history.length + this.#at, 'bot', frames[this.#at]!.events)],
      situation: this.#situation(),
      now: Date.now(),
      info: null,
    });
  }

  /** Who looks on, among friends; with clocks, for those who draw them. */
  #seats(): SeatInfo[] {
    return this.#scene.names.map((name, seat) => {
      const mine = seat === this.#scene.seat;
      return {
        seat,
        name,
        kind: 'person',
        plays: 'person',
        level: null,
        named: null,
        mine,
        connected: true,
        resigned: false,
        left: false,
        time: 247_000 - seat * 21_000,
        deadline: null,
        away: null,
      };
    });
  }

  #situation(): Situation {
    const frame = this.#scene.frames[this.#at]!;
    return {
      ...frame,
      sketch: frame.sketch ?? null,
      version: this.#at,
      status: frame.result ? 'over' : 'playing',
      seats: this.#seats(),
      prompt: frame.prompt ?? null,
      goal: null,
      near: null,
      ...CALM,
    };
  }

  async #answer(command: Command): Promise<Answer | null> {
    if (command.type === 'play') {
      setTimeout(() => this.step(), 60);
      return { type: 'done', id: '', version: 0, data: {} };
    }
    if (command.type !== 'ask') return null;
    const foreseen = this.#scene.previews.find(({ action }) => same(action, command.action as Action));
    return {
      type: 'asked',
      id: '',
      table: this.table.id,
      seat: this.#scene.seat,
      legal: Boolean(foreseen),
      action: foreseen?.action ?? null,
      events: foreseen?.events ?? [],
      cut: false,
      rules: [],
      key: null,
    };
  }
}
