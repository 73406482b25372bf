/** One table as this browser knows it: what the server told, and how to answer.
 *
 * It hears the server's messages and never makes up anything: a move shows when it is told. */
import type { BoardModule } from '../boards/contract';
import type {
  Absent,
  Change,
  ChatLine,
  ClientMessage,
  Done,
  Event,
  Frame,
  Asked,
  Pong,
  Refused,
  Sentence,
  ServerMessage,
  Situation,
  Snapshot,
  Step,
  TableInfo,
} from '../protocol';
import { settings } from '../settings.svelte';
import type { Action } from '../words/words';
import { past } from '../server/api';
import { Hand, legalOf, same, type Foreseen, type Pointing } from './hand.svelte';
import { FACTOR, LAST, reading, type Pace } from './pace';

/** Omit that keeps the members of a union apart. */
type Without<Whole, Key extends PropertyKey> = Whole extends unknown ? Omit<Whole, Key> : never;
export type Command = Without<ClientMessage, 'id'>;
/** What somebody asks for their own seat. */
export type OfSeat = Without<Extract<Command, { seat: number }>, 'seat' | 'table'>;
export type Answer = Done | Refused | Asked | Pong;

/** Whatever carries commands to a server: the real line, or sample positions. */
export interface Wire {
  /** Send, and wait for the answer; null when the line broke meanwhile. */
  send(command: Command): Promise<Answer | null>;
}

/** The places that events have touched. */
const tracesOf = (events: readonly Event[]) => new Set(events.flatMap(({ traces }) => traces));

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
  /** Those who give no sign any more, though the others wait. */
  absent = $state.raw<readonly Absent[]>([]);
  /** What led to the situation shown. */
  events = $state.raw<readonly Event[]>([]);
  /** Who did what is shown; null: chance, or nothing yet. */
  by = $state<number | null>(null);
  /** What is shown hits the reader, or is the outcome of what all have waited for: nothing goes
   * on until it has been seen. */
  held = $state(false);
  /** Which of the scenes that hit the reader is told. */
  warning = $state(0);
  /** The board opens something step by step: decisions wait, and nothing else tells it before. */
  revealing = $state(false);
  /** The game is over, and its last move has been seen: now the result. */
  ended = $state(false);
  #before = $state.raw<Situation | null>(null);
  /** Whatever happens until the reader's turn is shown at its end only. */
  skipping = $state(false);
  /** The position after an earlier step, which is looked at instead of the present one. */
  past = $state.raw<(Frame & { number: number }) | null>(null);
  /** The number of the step that is looked at, or soon will be. */
  sought = $state<number | null>(null);
  /** A bot thinks about what it would do in the reader's place. */
  hinting = $state(false);
  gone = $state(false);
  /** The last thing the server refused, for people. */
  refusal = $state.raw<Refused | null>(null);
  /** Set by the page once it is loaded. */
  module = $state.raw<BoardModule<unknown> | null>(null);
  readonly hand: Hand;
  /** For positions of the past: nothing can be done there. */
  readonly idle = new Hand({ ask: () => Promise.resolve(null), play: () => {}, confirm: () => false });

  /** Server's clock minus ours. */
  ahead = 0;
  onturn: () => void = () => {};
  onchange: (events: readonly Event[]) => void = () => {};

  #wire: Wire;
  #underway = new Map<string, Promise<Answer | null>>();
  #queue: Change[] = [];
  #covered = false;
  #showing: ReturnType<typeof setTimeout> | null = null;

  constructor(id: string, wire: Wire) {
    this.id = id;
    this.#wire = wire;
    this.hand = new Hand({
      ask: (question) => this.#ask(question),
      play: (action) => void this.play(action),
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
      this.absent = message.absent;
    }
  }

  #begin(told: Snapshot): void {
    this.#stop();
    this.ahead = told.now - Date.now();
    this.info = told.info;
    this.seat = told.seat;
    this.steps = told.steps;
    this.since = told.since;
    this.chat = told.chat;
    this.gone = false;
    this.#show(told.situation, []);
    this.ended = this.over;
  }

  /** Forget what was still to be shown. */
  #stop(): void {
    this.#queue = [];
    if (this.#showing !== null) clearTimeout(this.#showing);
    this.#showing = null;
    this.held = false;
    this.revealing = false;
  }

  /** As the table's owner likes it; a table without one (a lesson) goes by the reader. */
  get pace(): Pace {
    return this.info?.pace ?? settings.pace;
  }

  get setsPace(): boolean {
    return this.info?.owner ?? true;
  }

  /** The situation as far as it has been opened. */
  get opened(): Situation | null {
    return this.revealing ? this.#before : this.situation;
  }

  /** The outcome of what the board has opened step by step. */
  get verdict(): readonly Event[] {
    return this.module?.verdict?.(this.events) ?? [];
  }

  /** The scenes of what is shown that hit the reader, one warning each. */
  get #warnings(): readonly (readonly Event[])[] {
    const scenes = this.module?.scenes?.(this.events) ?? [this.events];
    return scenes.filter((scene) => scene.some(({ hits }) => hits));
  }

  /** What the reader is warned of now. */
  get warned(): readonly Event[] {
    return this.#warnings[this.warning] ?? this.events;
  }

  /** The steps whose outcome has been opened. */
  get told(): readonly Step[] {
    if (!this.revealing) return this.steps;
    return this.steps.filter(({ events }) => !events.some((event) => this.events.includes(event)));
  }

  setPace(pace: Pace): void {
    settings.pace = pace;
    if (this.seat === null || this.info === null) return;
    void this.command({ type: 'pace', table: this.id, seat: this.seat, pace });
  }

  /** A menu lies over the board: what the others do waits, unless somebody else is at the table
   * who does not wait, or a clock that does not. */
  cover(covered: boolean): void {
    this.#covered = covered;
    this.#goOn();
  }

  /** A coach has said something that is to be read first. */
  calm(calm: boolean): void {
    this.hand.calm = calm;
    this.#goOn();
  }

  #goOn(): void {
    if (this.#showing === null && !this.held) this.#next();
  }

  #waits(): boolean {
    const seats = this.situation?.seats ?? [];
    const people = seats.filter(({ plays }) => plays === 'person');
    const timed = seats.some(({ time, deadline }) => time !== null || deadline !== null);
    const own = this.#queue[0]?.steps.every(({ kind, seat }) => kind !== 'played' || seat === this.seat);
    return (this.#covered || this.hand.calm) && people.length === 1 && !timed && !own;
  }

  /** Changes are shown one after another, each long enough to be seen. */
  #later(change: Change): void {
    if (this.#covered && change.info) this.info = change.info; // what the menu itself has changed
    this.#queue.push(change);
    this.#goOn();
  }

  #next(): void {
    this.#showing = null;
    this.revealing = false;
    if (!this.#queue.length) this.ended = this.over;
    if (this.#waits()) return;
    const change = this.#queue.shift();
    if (!change) return;
    if (change.since !== this.situation?.version || change.seat !== this.seat) {
      this.#stop();
      void this.watch(this.seat); // something was missed: begin anew
      return;
    }
    this.ahead = change.now - Date.now();
    if (change.info) this.info = change.info;
    this.#remember(change.steps);
    const events = change.steps.flatMap((step) => step.events);
    const undone = change.steps.some((step) => step.kind === 'undone');
    this.by = change.steps.find(({ kind }) => kind === 'played')?.seat ?? null;
    this.#before = this.situation;
    this.#show(change.situation, undone ? [] : events);
    this.onchange(events);
    if (this.mine || this.over) this.skipping = false;
    const unseen = this.skipping || this.pace === 'instant' || document.visibilityState !== 'visible';
    if (undone || !events.length || unseen) return this.#next();
    const show = this.module?.reveal?.(events) ?? 0;
    this.revealing = show > 0;
    this.held = events.some(({ hits }) => hits) || (this.seat !== null && this.verdict.length > 0);
    if (this.held) this.hand.clear(); // what was meant was meant before that
    if (this.held && !show) return;
    const read = reading(events.length) + (this.over ? LAST : 0);
    const own = this.by === this.seat && !this.over;
    // what came of it is told when the board has opened it, and has its time, too
    const rest = own || this.held ? 0 : show ? Math.max(reading(1), read - show) : read;
    const wait = (ms: number, then: () => void) => (this.#showing = setTimeout(then, ms * FACTOR[this.pace]));
    const tell = () => {
      this.revealing = false;
      wait(rest, () => this.#shown());
    };
    if (show && rest) wait(show, tell);
    else wait(show + rest, () => this.#shown());
  }

  #shown(): void {
    this.#showing = null;
    this.revealing = false;
    if (!this.held) this.#next();
  }

  /** It has been seen: go on. The first time ends what the board still opens. */
  seen(): void {
    if (this.#showing !== null) clearTimeout(this.#showing);
    if (this.revealing && this.held) return this.#shown();
    if (this.warning + 1 < this.#warnings.length) {
      this.warning += 1;
      return;
    }
    this.held = false;
    this.#shown();
  }

  /** Whoever answers has seen all that is to be answered. */
  answered(): void {
    this.warning = this.#warnings.length;
    this.seen();
  }

  /** Show nothing more until it is the reader's turn. */
  skip(): void {
    this.skipping = true;
    void this.bySeat({ type: 'skip' });
    this.held = false;
    if (this.#showing !== null) clearTimeout(this.#showing);
    this.#shown();
  }

  #remember(steps: readonly Step[]): void {
    for (const step of steps) {
      // what was taken back is forgotten, and its numbers are used again
      const from = step.kind === 'undone' ? Math.min(step.to ?? step.number, step.number) : step.number;
      this.steps = [...this.steps.filter(({ number }) => number < from), step];
      // what a bot did for an absent reader is to be told, too
      const own = step.kind === 'played' && step.seat === this.seat && step.by === 'player';
      if (own) this.since = step.number + 1;
    }
  }

  #show(situation: Situation, events: readonly Event[]): void {
    const before = this.mine;
    this.events = events;
    this.warning = 0;
    this.situation = situation;
    this.absent = situation.absent;
    this.refusal = null;
    this.hand.deal(legalOf(situation.legal));
    this.#advise(situation);
    this.hand.traced = tracesOf(events);
    if (this.mine && !before) this.onturn();
  }

  /** What the reader was advised is lit, and at first shown as if it was pointed at. */
  #advise({ hint, legal }: Situation): void {
    const { hand } = this;
    const before = hand.advised;
    const found = hint && legalOf(legal).find(({ action }) => same(action, hint.action as Action));
    hand.advised = found ?? null;
    if (!found || same(found.action, before?.action ?? null)) return;
    hand.clear();
    hand.think(found.action);
  }

  #said(line: ChatLine): void {
    if (this.chat.some(({ number }) => number === line.number)) return;
    this.chat = [...this.chat, line];
  }

  /** Somebody is muted: what they have said goes, too. */
  unhear({ seat, name }: ChatLine): void {
    this.chat = this.chat.filter((line) => line.seat !== seat || line.name !== name || line.text === null);
  }

  async #ask(question: Action | Pointing): Promise<Foreseen | null> {
    const about = 'do' in question ? { action: question } : { ...question, picked: [...question.picked] };
    if (this.seat === null || ('place' in about && !this.mine)) return null;
    const told = await this.#wire.send({ type: 'ask', table: this.id, seat: this.seat, ...about });
    if (told?.type !== 'asked') return null;
    if (told.legal) return { legal: true, events: told.events, cut: told.cut };
    return told.key === null ? null : { legal: false, rules: told.rules, key: told.key };
  }

  async play(action: Action): Promise<void> {
    const { situation, seat } = this;
    if (!situation || seat === null) return;
    await this.command({ type: 'play', table: this.id, seat, version: situation.version, action });
  }

  /** Send a command about this table; a refusal is kept for people to read. The same command
   * again, before the first was answered, is the second click of a double-click. */
  command(command: Command): Promise<Answer | null> {
    if (command.type === 'watch') return this.#send(command);
    const key = JSON.stringify(command);
    let answer = this.#underway.get(key);
    if (!answer) {
      answer = this.#send(command).finally(() => this.#underway.delete(key));
      this.#underway.set(key, answer);
    }
    return answer;
  }

  async #send(command: Command): Promise<Answer | null> {
    this.refusal = null;
    const answer = await this.#wire.send(command);
    if (answer?.type !== 'done') this.hand.release();
    if (answer?.type === 'refused') this.refusal = answer;
    return answer;
  }

  /** Look through the eyes of a seat, or as a spectator. */
  watch(seat: number | null, invite: string | null = null): Promise<Answer | null> {
    const sketch = this.module?.sketched ?? false;
    return this.command({ type: 'watch', table: this.id, seat, invite, sketch });
  }

  /** Show the position after an earlier step, and the places it touched. */
  async look(step: Step): Promise<void> {
    this.sought = step.number;
    const frame = await past(this.id, this.seat, step.number, this.module?.sketched);
    if (this.sought !== step.number) return; // gone on, or back to the present, meanwhile
    this.past = { ...frame, number: step.number };
    this.light(step);
  }

  /** Back to the present. */
  present(): void {
    this.past = this.sought = null;
    this.light(null);
  }

  /** Light the places of a line of the log, or again those of what is shown. */
  light(step: Step | null): void {
    const line = step ?? this.steps.find(({ number }) => number === this.past?.number);
    const hand = this.past ? this.idle : this.hand;
    hand.traced = tracesOf(line?.events ?? this.events);
  }

  /** Forget everything that one player saw, before another takes the device. */
  blind(): void {
    this.#stop();
    this.present();
    this.situation = null;
    this.steps = [];
    this.chat = [];
    this.events = [];
    this.refusal = null;
    this.hand.deal([]);
    this.hand.advised = null;
  }

  /** May the reader ask what a strong bot would do? */
  get mayAsk(): boolean {
    return Boolean(this.info?.hints) && this.mine && !this.over;
  }

  /** Ask for a hint; one that was given is shown again. */
  async askHint(): Promise<void> {
    const { advised } = this.hand;
    if (advised) {
      this.hand.clear();
      return this.hand.think(advised.action);
    }
    this.hinting = true;
    await this.bySeat({ type: 'hint' });
    this.hinting = false;
  }

  undo = () => this.bySeat({ type: 'undo' });
  leave = () => this.bySeat({ type: 'leave' });
  resign = () => this.bySeat({ type: 'resign' });
  comeBack = () => this.bySeat({ type: 'return' });

  /** A command of the reader's seat. */
  bySeat(command: OfSeat): Promise<Answer | null> {
    if (this.seat === null) return Promise.resolve(null);
    return this.command({ ...command, table: this.id, seat: this.seat } as Command);
  }

  talk(text: string): Promise<Answer | null> {
    return this.command({ type: 'say', table: this.id, seat: this.seat, text });
  }

  /** Why the last move cannot be taken back; null: it can. */
  get noUndo(): Sentence | null {
    return this.situation?.undo ?? null;
  }
}
