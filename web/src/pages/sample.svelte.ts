/** A table made of sample positions instead of a server. */
import type { BoardModule } from '../boards/contract';
import type { Group, Happening, Outcome, Sentence, SeatInfo, Situation, TableInfo } from '../protocol';
import { same } from '../table/hand.svelte';
import { Table, type Answer, type Command } from '../table/table.svelte';
import type { Deed } from '../words/words';

export interface Frame {
  view: unknown;
  phase: string;
  turn: Sentence;
  actors: number[];
  legal: Group[];
  happenings: Happening[];
  result: Outcome | null;
}

/** As written by fixtures/make.py. */
export interface Scene {
  name: string;
  title: string;
  seat: number;
  names: string[];
  options: Record<string, unknown>;
  history: Happening[];
  previews: { action: Deed; happenings: Happening[] }[];
  frames: Frame[];
}

export class SampleTable {
  readonly table: Table;
  #scene: Scene;
  #at = 0;

  constructor(scene: Scene, module: BoardModule<unknown> | null) {
    this.#scene = scene;
    this.table = new Table('sample', { send: (command) => this.#answer(command) });
    this.table.module = module;
    this.table.hear({
      type: 'snapshot',
      table: 'sample',
      seat: scene.seat,
      info: { title: scene.title, options: scene.options, seats: this.#seats() } as unknown as TableInfo,
      situation: this.#situation(0),
      steps: scene.history.map((told, number) => ({
        number: number + 1, kind: 'played', at: 0, seat: 0, by: 'player', to: null, happenings: [told],
      })),
      since: Math.max(0, scene.history.length - 5),
      chat: [],
      now: Date.now(),
    });
  }

  /** Go on to the next frame, as if somebody had moved. */
  step(): void {
    if (this.#at + 1 >= this.#scene.frames.length) return;
    this.#at += 1;
    this.table.hear({
      type: 'change',
      table: 'sample',
      seat: this.#scene.seat,
      since: this.#at - 1,
      steps: [{
        number: this.#scene.history.length + this.#at, kind: 'played', at: 0, seat: 0, by: 'bot', to: null,
        happenings: this.#scene.frames[this.#at]!.happenings,
      }],
      situation: this.#situation(this.#at),
      now: Date.now(),
      info: null,
    });
  }

  #seats(): SeatInfo[] {
    return this.#scene.names.map((name, seat) => ({
      seat, name, kind: seat === this.#scene.seat ? 'person' : 'bot',
      plays: seat === this.#scene.seat ? 'person' : 'bot', level: seat === this.#scene.seat ? null : 'veteran',
      mine: seat === this.#scene.seat, connected: true, resigned: false, left: false,
      time: 247_000 - seat * 21_000, deadline: null,
    }));
  }

  #situation(at: number): Situation {
    const frame = this.#scene.frames[at]!;
    return {
      ...frame,
      version: at,
      status: frame.result ? 'over' : 'playing',
      seats: this.#seats(),
      undo: { key: 'undo-nothing', args: {} },
      talk_until: null,
    };
  }

  async #answer(command: Command): Promise<Answer | null> {
    if (command.type === 'play') {
      setTimeout(() => this.step(), 60);
      return { type: 'done', id: '', version: 0, data: {} };
    }
    if (command.type !== 'ask') return null;
    const known = this.#scene.previews.find(({ action }) => same(action, command.action as Deed));
    return {
      type: 'asked', id: '', table: 'sample', seat: this.#scene.seat, legal: Boolean(known),
      happenings: known?.happenings ?? [], rule: null, key: null,
    };
  }
}
