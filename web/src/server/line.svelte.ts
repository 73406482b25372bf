/** The line to the server: one WebSocket for all tables, which comes back by itself.
 *
 * A command has an id: sent again after a lost connection, it is carried out once. */
import type { ClientMessage, Friends, Lobby, SeekInfo, ServerMessage, TableInfo } from '../protocol';
import type { Answer, Command, Table, Wire } from '../table/table.svelte';
import { say } from '../words/speech.svelte';
import { leaveIfSignedOut, me, newId } from './api';

const LONGEST_WAIT = 8_000; // ms between attempts to get through
const PING_EVERY = 20_000;
const SIGNED_OUT = 4401;
const DOUBTFUL = 2; // attempts: is it that this device was signed out?
const SILENCE = 45_000; // after so long without a word the line counts as dead

interface Waiting {
  message: ClientMessage;
  resolve: (answer: Answer | null) => void;
}

const ANSWERS: readonly ServerMessage['type'][] = ['done', 'refused', 'asked', 'pong'];
const isAnswer = (message: ServerMessage): message is Answer => ANSWERS.includes(message.type);

class Line implements Wire {
  /** Told what this browser looks for, and the table that was found. */
  onSeeking: (seek: SeekInfo | null, table: string | null) => void = () => {};
  /** Told of this player's friends and invitations, as long as the lobby is watched. */
  onFriends: (news: Friends) => void = () => {};
  /** Told how one of this player's tables stands, as long as the lobby is watched; null: it is gone. */
  onOwnTable: (table: string, info: TableInfo | null) => void = () => {};
  state = $state<'idle' | 'connecting' | 'open' | 'lost'>('idle');

  #socket: WebSocket | null = null;
  #openedFor: string | null = null; // a table, if one was watched when the line was opened
  #workers = 1;
  #tables = new Map<string, { table: Table; seat: () => number | null; invite: string | null }>();
  #lobby: ((news: Lobby) => void) | null = null;
  #seeks = false; // is a game looked for, on whichever page?
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #heard = 0;
  #ticking: ReturnType<typeof setInterval> | null = null;

  /** Keep a table informed, through the eyes of a seat, also after the line was lost. */
  watch(table: Table, seat: () => number | null, invite: string | null): () => void {
    this.#tables.set(table.id, { table, seat, invite });
    if (this.state === 'idle') void this.#connect();
    else if (this.state === 'open') {
      // of several workers the one where the others at the table are shows it soonest
      if (this.#workers > 1 && this.#tables.size === 1 && this.#openedFor !== table.id) this.#reopen();
      else void table.watch(seat(), invite);
    }
    return () => {
      this.#tables.delete(table.id);
      if (this.state === 'open') this.#post({ type: 'unwatch', id: newId(), table: table.id });
    };
  }

  /** Be told what there is in the lobby, now and whenever it changes. */
  watchLobby(tell: (news: Lobby) => void): () => void {
    this.#lobby = tell;
    if (this.state === 'idle') void this.#connect();
    else this.#post({ type: 'lobby', id: newId(), on: true });
    return () => {
      this.#lobby = null;
      this.#post({ type: 'lobby', id: newId(), on: false });
    };
  }

  send(command: Command): Promise<Answer | null> {
    const message = { ...command, id: newId() } as ClientMessage;
    const idle = command.type === 'ask' || command.type === 'watch';
    if (this.state !== 'open' && idle) return Promise.resolve(null); // watched anew on return
    return new Promise((resolve) => {
      this.#waiting.set(message.id, { message, resolve });
      if (this.state === 'idle') void this.#connect();
      else this.#post(message);
    });
  }

  /** Try at once, e.g. when the browser says that it is online again. */
  retry(): void {
    if (this.state !== 'lost') return;
    this.#attempt = 0;
    void this.#connect();
  }

  #post(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  async #connect(): Promise<void> {
    this.state = this.state === 'lost' ? 'lost' : 'connecting';
    try {
      await me(say('guest'));
    } catch {
      this.#lose();
      return;
    }
    this.#openedFor = this.#tables.keys().next().value ?? null;
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
    const socket = new WebSocket(this.#openedFor ? `${address}?table=${this.#openedFor}` : address);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => this.#socket === socket && this.#lose(code);
  }

  #reopen(): void {
    const old = this.#socket;
    this.#end();
    old?.close();
    this.state = 'connecting';
    void this.#connect();
  }

  #end(): void {
    this.#socket = null;
    if (this.#ticking) clearInterval(this.#ticking);
    for (const [id, { message, resolve }] of this.#waiting) {
      if (message.type !== 'ask' && message.type !== 'watch') continue; // the rest is sent again
      this.#waiting.delete(id);
      resolve(null);
    }
  }

  #lose(code: number | null = null): void {
    this.#end();
    if (!this.#tables.size && !this.#lobby && !this.#seeks && !this.#waiting.size) {
      this.state = 'idle'; // nobody needs it
      return;
    }
    this.state = 'lost';
    const doubtful = code === SIGNED_OUT || this.#attempt === DOUBTFUL;
    const longer = Math.min(LONGEST_WAIT, 400 * 2 ** this.#attempt++) * (0.7 + Math.random() * 0.6);
    const wait = code === SIGNED_OUT ? 0 : longer;
    setTimeout(() => this.state === 'lost' && !this.#socket && void this.#again(doubtful), wait);
  }

  /** Try again; whoever was signed out does not come back as somebody new. */
  async #again(doubtful: boolean): Promise<void> {
    if (!doubtful || !(await leaveIfSignedOut())) await this.#connect();
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === 'hello') {
      this.#workers = message.workers;
      this.#seeking(null, null); // else it is said next
      this.#begin();
    } else if (isAnswer(message)) {
      const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
      if (message.id !== null) this.#waiting.delete(message.id);
      waiting?.resolve(message);
    } else if (message.type === 'lobby') this.#lobby?.(message);
    else if (message.type === 'friends') this.onFriends(message);
    else if (message.type === 'own_table') this.onOwnTable(message.info.table, message.info);
    else if (message.type === 'seeking') this.#seeking(message.seek, message.table ?? null);
    else if ('table' in message) {
      if (message.type === 'snapshot') this.#watched(message.table);
      if (message.type === 'gone') this.onOwnTable(message.table, null);
      this.#tables.get(message.table)?.table.hear(message);
    }
  }

  #seeking(seek: SeekInfo | null, table: string | null): void {
    this.#seeks = seek !== null && table === null;
    this.onSeeking(seek, table);
  }

  /** A snapshot answers the watching that asked for it. */
  #watched(table: string): void {
    for (const [id, { message, resolve }] of this.#waiting) {
      if (message.type !== 'watch' || message.table !== table) continue;
      this.#waiting.delete(id);
      resolve({ type: 'done', id, version: null, data: {} });
    }
  }

  #begin(): void {
    this.state = 'open';
    this.#attempt = 0;
    for (const { table, seat, invite } of this.#tables.values()) void table.watch(seat(), invite);
    if (this.#lobby) this.#post({ type: 'lobby', id: newId(), on: true });
    for (const { message } of this.#waiting.values()) {
      if (message.type !== 'watch') this.#post(message);
    }
    this.#ticking = setInterval(() => {
      if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
      else this.#post({ type: 'ping', id: newId() });
    }, PING_EVERY);
  }
}

export const line = new Line();
addEventListener('online', () => line.retry());
