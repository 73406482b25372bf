/** One table as this browser knows it: what the server told, and how to answer.
 *
 * It hears the server's messages and never makes up anything: a move shows when it is told. */
import type { BoardModule } from '../boards/contract';
import type {
  Change, ChatLine, ClientMessage, Done, Happening, Asked, Refused, Sentence, ServerMessage,
  Situation, Snapshot, Step, TableInfo,
} from '../protocol';
import { settings } from '../settings.svelte';
import type { Deed } from '../words/words';
import { Hand, optionsOf, type Foreseen } from './hand.svelte';

/** Omit that keeps the members of a union apart. */
type Without<Whole, Key extends PropertyKey> = Whole extends unknown ? Omit<Whole, Key> : never;
export type Command = Without<ClientMessage, 'id'>;
export type Answer = Done | Refused | Asked;

/** Whatever carries commands to a server: the real line, or sample positions. */
export interface Wire {
  /** Send, and wait for the answer; null when the line broke meanwhile. */
  send(command: Command): Promise<Answer | null>;
}

const PACE = 420; // ms between two changes, so that each can be seen

export class Table {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  situation = $state.raw<Situation | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Number of the first step after the reader's last own action. */
  since = $state(0);
  /** Whose eyes these are; null: a spectator's. */
  seat = $state<number | null>(null);
  watchers = $state(0);
  connected = $state.raw<readonly number[] | null>(null);
  /** What led to the situation shown. */
  happenings = $state.raw<readonly Happening[]>([]);
  gone = $state(false);
  /** The last thing the server refused, for people. */
  refusal = $state.raw<Refused | null>(null);
  /** Set by the page once it is loaded. */
  module = $state.raw<BoardModule<unknown> | null>(null);
  readonly hand: Hand;

  /** Server's clock minus ours. */
  ahead = 0;
  onturn: () => void = () => {};
  onchange: (happenings: readonly Happening[]) => void = () => {};

  #wire: Wire;
  #queue: Change[] = [];
  #pacing: ReturnType<typeof setTimeout> | null = null;

  constructor(id: string, wire: Wire) {
    this.id = id;
    this.#wire = wire;
    this.hand = new Hand({
      ask: (deed) => this.#ask(deed),
      play: (deed) => void this.play(deed),
      wonder: (picked, spot) => this.#wonder(picked, spot),
      confirm: () => settings.confirm,
    });
  }

  get mine(): boolean {
    return this.seat !== null && (this.situation?.actors.includes(this.seat) ?? false);
  }

  get over(): boolean {
    return this.situation?.status === 'over';
  }

  /** Seats of this browser. */
  get own(): number[] {
    return (this.situation?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  hear(message: ServerMessage): void {
    if (message.type === 'snapshot') this.#begin(message);
    else if (message.type === 'change') this.#later(message);
    else if (message.type === 'said') this.#said(message.line);
    else if (message.type === 'gone') this.gone = true;
    else if (message.type === 'presence') {
      this.connected = message.connected;
      this.watchers = message.watchers;
    }
  }

  #begin(told: Snapshot): void {
    this.#queue = [];
    this.ahead = told.now - Date.now();
    this.info = told.info;
    this.seat = told.seat;
    this.steps = told.steps;
    this.since = told.since;
    this.chat = told.chat;
    this.gone = false;
    this.#show(told.situation, []);
  }

  /** Changes are shown one after another, each long enough to be seen. */
  #later(change: Change): void {
    this.#queue.push(change);
    if (this.#pacing === null) this.#next();
  }

  #next(): void {
    const change = this.#queue.shift();
    this.#pacing = null;
    if (!change) return;
    if (change.since !== this.situation?.version || change.seat !== this.seat) {
      this.#queue = [];
      void this.watch(this.seat); // something was missed: begin anew
      return;
    }
    this.ahead = change.now - Date.now();
    if (change.info) this.info = change.info;
    this.#remember(change.steps);
    const happenings = change.steps.flatMap((step) => step.happenings);
    const undone = change.steps.some((step) => step.kind === 'undone');
    this.#show(change.situation, undone ? [] : happenings);
    this.onchange(happenings);
    const wait = settings.motion && happenings.length && document.visibilityState === 'visible';
    if (wait) this.#pacing = setTimeout(() => this.#next(), PACE);
    else if (this.#queue.length) this.#next();
  }

  #remember(steps: readonly Step[]): void {
    for (const step of steps) {
      // what was taken back is forgotten, and its numbers are used again
      const from = step.kind === 'undone' ? Math.min(step.to ?? step.number, step.number) : step.number;
      this.steps = [...this.steps.filter(({ number }) => number < from), step];
      if (step.kind === 'played' && step.seat === this.seat) this.since = step.number + 1;
    }
  }

  #show(situation: Situation, happenings: readonly Happening[]): void {
    const before = this.mine;
    this.happenings = happenings;
    this.situation = situation;
    this.refusal = null;
    this.hand.deal(optionsOf(situation.legal));
    if (this.mine && !before) this.onturn();
  }

  #said(line: ChatLine): void {
    if (this.chat.some(({ number }) => number === line.number)) return;
    this.chat = [...this.chat, line];
  }

  #wonder(picked: readonly string[], spot: string): Deed | null {
    const view = this.situation?.view;
    if (!this.module || !view || this.seat === null || !this.mine) return null;
    return this.module.wonder(view, picked, spot, this.seat);
  }

  async #ask(action: Deed): Promise<Foreseen | null> {
    if (this.seat === null) return null;
    const told = await this.#wire.send({ type: 'ask', table: this.id, seat: this.seat, action });
    if (told?.type !== 'asked') return null;
    if (told.legal) return { legal: true, happenings: told.happenings };
    return { legal: false, rule: told.rule, key: told.key };
  }

  async play(action: Deed): Promise<void> {
    const { situation, seat } = this;
    if (!situation || seat === null) return;
    await this.command({ type: 'play', table: this.id, seat, version: situation.version, action });
  }

  /** Send a command about this table; a refusal is kept for people to read. */
  async command(command: Command): Promise<Answer | null> {
    this.refusal = null;
    const answer = await this.#wire.send(command);
    if (answer?.type !== 'done') this.hand.release();
    if (answer?.type === 'refused') this.refusal = answer;
    return answer;
  }

  /** Look through the eyes of a seat, or as a spectator. */
  watch(seat: number | null, invite: string | null = null): Promise<Answer | null> {
    return this.command({ type: 'watch', table: this.id, seat, invite });
  }

  /** Forget everything that one player saw, before another takes the device. */
  blind(): void {
    this.#queue = [];
    this.situation = null;
    this.steps = [];
    this.chat = [];
    this.happenings = [];
    this.refusal = null;
    this.hand.deal([]);
  }

  undo = () => this.#bySeat('undo');
  leave = () => this.#bySeat('leave');
  resign = () => this.#bySeat('resign');
  comeBack = () => this.#bySeat('return');

  #bySeat(type: 'undo' | 'leave' | 'resign' | 'return'): Promise<Answer | null> {
    if (this.seat === null) return Promise.resolve(null);
    return this.command({ type, table: this.id, seat: this.seat });
  }

  talk(text: string): Promise<Answer | null> {
    return this.command({ type: 'say', table: this.id, seat: this.seat, text });
  }

  /** Why the last move cannot be taken back; null: it can. */
  get noUndo(): Sentence | null {
    return this.situation?.undo ?? null;
  }
}
