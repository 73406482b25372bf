import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../table/table.svelte';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: { type: string; id: string }[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close() {
    this.readyState = 3;
    this.onclose();
  }
  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

vi.mock('./api', () => ({ me: () => Promise.resolve({}) }));
vi.mock('../words/speech.svelte', () => ({ say: (key: string) => key }));

describe('the line', () => {
  let watched: unknown[][];
  let table: Table;
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    watched = [];
    table = { id: 't', hear: vi.fn(), watch: (...args: unknown[]) => Promise.resolve(watched.push(args)) } as unknown as Table;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function connect() {
    const { line } = await import('./line.svelte');
    line.watch(table, () => 2, 'word');
    await vi.advanceTimersByTimeAsync(1);
    const socket = FakeSocket.all.at(-1)!;
    socket.hear({ type: 'hello' });
    return { line, socket };
  }

  it('watches its tables as soon as it is open', async () => {
    const { line } = await connect();
    expect(line.state).toBe('open');
    expect(watched).toEqual([[2, 'word']]);
  });

  it('hands answers to those who asked', async () => {
    const { line, socket } = await connect();
    const answer = line.send({ type: 'rematch', table: 't' });
    const { id } = socket.sent[0]!;
    socket.hear({ type: 'done', id, version: 7, data: {} });
    expect(await answer).toMatchObject({ type: 'done', version: 7 });
  });

  it('comes back by itself, watches again, and sends the same command once more', async () => {
    const { line, socket } = await connect();
    void line.send({ type: 'rematch', table: 't' });
    const question = line.send({ type: 'ask', table: 't', seat: 0, action: { do: 'pass' } });
    socket.close();
    expect(line.state).toBe('lost');
    expect(await question).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    const again = FakeSocket.all.at(-1)!;
    expect(again).not.toBe(socket);
    again.hear({ type: 'hello' });
    expect(line.state).toBe('open');
    expect(watched).toHaveLength(2);
    expect(again.sent.map(({ type, id }) => [type, id])).toEqual([['rematch', socket.sent[0]!.id]]);
  });

  it('gives up on a line that has gone silent', async () => {
    const { line, socket } = await connect();
    await vi.advanceTimersByTimeAsync(70_000);
    expect(socket.sent.some(({ type }) => type === 'ping')).toBe(true);
    expect(line.state).toBe('lost');
  });
});
