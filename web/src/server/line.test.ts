import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Table } from '../table/table.svelte';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: { type: string; id: string }[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }
  close(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const leaveIfSignedOut = vi.fn(() => Promise.resolve(false));
vi.mock('./api', async (original) => ({
  ...(await original<object>()),
  me: () => Promise.resolve({}),
  leaveIfSignedOut: () => leaveIfSignedOut(),
}));
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
    table = {
      id: 't',
      hear: vi.fn(),
      watch: (...args: unknown[]) => Promise.resolve(watched.push(args)),
    } as unknown as Table;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function connect() {
    const { line } = await import('./line.svelte');
    const stop = line.watch(table, () => 2, 'word');
    await vi.advanceTimersByTimeAsync(1);
    const socket = FakeSocket.all.at(-1)!;
    socket.hear({ type: 'hello' });
    return { line, socket, stop };
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

  it('is told of the lobby, also after it was lost', async () => {
    const { line, socket } = await connect();
    const heard: unknown[] = [];
    const stop = line.watchLobby(({ tables }) => heard.push(tables));
    expect(socket.sent.at(-1)).toMatchObject({ type: 'lobby', on: true });
    socket.hear({ type: 'lobby', tables: ['a'] });
    socket.close();
    await vi.advanceTimersByTimeAsync(2000);
    const again = FakeSocket.all.at(-1)!;
    again.hear({ type: 'hello' });
    expect(again.sent).toContainEqual(expect.objectContaining({ type: 'lobby', on: true }));
    stop();
    expect(again.sent.at(-1)).toMatchObject({ type: 'lobby', on: false });
    again.hear({ type: 'lobby', tables: ['b'] });
    expect(heard).toEqual([['a']]);
  });

  it('is opened by a ping, and says when that is answered', async () => {
    const { line } = await import('./line.svelte');
    const answer = line.send({ type: 'ping' });
    await vi.advanceTimersByTimeAsync(1);
    const socket = FakeSocket.all.at(-1)!;
    socket.hear({ type: 'hello' });
    socket.hear({ type: 'pong', id: socket.sent[0]!.id, now: 0 });
    expect((await answer)?.type).toBe('pong');
  });

  it('says which table it is opened for', async () => {
    const { socket } = await connect();
    expect(socket.address).toMatch(/\/ws\?table=t$/);
  });

  it('is opened anew for a table where there are several workers, and sends again what waits', async () => {
    const { line } = await import('./line.svelte');
    line.watchLobby(() => {});
    await vi.advanceTimersByTimeAsync(1);
    const first = FakeSocket.all.at(-1)!;
    expect(first.address).toMatch(/\/ws$/);
    first.hear({ type: 'hello', workers: 2 });
    void line.send({ type: 'rematch', table: 't' });
    line.watch(table, () => 2, 'word');
    await vi.advanceTimersByTimeAsync(1);
    const second = FakeSocket.all.at(-1)!;
    expect([first.readyState, second.address.endsWith('/ws?table=t')]).toEqual([3, true]);
    expect(watched).toEqual([]);
    second.hear({ type: 'hello', workers: 2 });
    expect(line.state).toBe('open');
    expect(watched).toEqual([[2, 'word']]);
    expect(second.sent.map(({ type }) => type).sort()).toEqual(['lobby', 'rematch']);
  });

  it('stays as it is for a table where there is one worker', async () => {
    const { line } = await import('./line.svelte');
    line.watchLobby(() => {});
    await vi.advanceTimersByTimeAsync(1);
    FakeSocket.all.at(-1)!.hear({ type: 'hello', workers: 1 });
    line.watch(table, () => 2, 'word');
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(1);
    expect(watched).toEqual([[2, 'word']]);
  });

  it('asks whether this device was signed out when it is told so, or cannot get through', async () => {
    const { socket } = await connect();
    leaveIfSignedOut.mockClear();
    socket.close();
    await vi.advanceTimersByTimeAsync(2000);
    expect(leaveIfSignedOut).not.toHaveBeenCalled(); // a line is lost now and then
    FakeSocket.all.at(-1)!.close();
    await vi.advanceTimersByTimeAsync(4000);
    FakeSocket.all.at(-1)!.close();
    await vi.advanceTimersByTimeAsync(9000);
    expect(leaveIfSignedOut).toHaveBeenCalledTimes(1);
    const sockets = FakeSocket.all.length;
    leaveIfSignedOut.mockResolvedValueOnce(true);
    FakeSocket.all.at(-1)!.close(4401);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(leaveIfSignedOut).toHaveBeenCalledTimes(2);
    expect(FakeSocket.all).toHaveLength(sockets); // nobody comes back as somebody new
  });

  it('stays away when nobody needs it', async () => {
    const { line, socket, stop } = await connect();
    stop();
    socket.close();
    await vi.advanceTimersByTimeAsync(9000);
    expect(line.state).toBe('idle');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('gives up on a line that has gone silent', async () => {
    const { line, socket } = await connect();
    await vi.advanceTimersByTimeAsync(70_000);
    expect(socket.sent.some(({ type }) => type === 'ping')).toBe(true);
    expect(line.state).toBe('lost');
  });
});
