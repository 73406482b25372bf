import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change, Situation, Snapshot, Step } from '../protocol';
import { settings } from '../settings.svelte';
import { Table, type Answer, type Command } from './table.svelte';

const situation = (version: number, actors: number[] = [0]): Situation => ({
  version, status: 'playing', view: { version }, phase: 'turn', turn: null, actors,
  legal: actors.includes(0) ? [{ do: 'pass', key: 'action-pass', choices: [{ args: {}, places: [] }] }] : [],
  seats: [], undo: null, talk_until: null, result: null,
});
const step = (number: number, more: Partial<Step> = {}): Step => ({
  number, kind: 'played', at: 0, seat: 1, by: 'player', to: null,
  happenings: [{ key: 'event-passed', args: { seat: 1 }, traces: [] }], ...more,
});
const change = (since: number, steps: Step[], actors?: number[]): Change => ({
  type: 'change', table: 't', seat: 0, since, steps, situation: situation(since + 1, actors), now: 0, info: null,
});
const snapshot = (version = 5, actors?: number[]): Snapshot => ({
  type: 'snapshot', table: 't', seat: 0, info: {} as Snapshot['info'], situation: situation(version, actors),
  steps: [step(1), step(2)], since: 2, chat: [], now: Date.now() + 5000,
});

describe('a table', () => {
  let sent: Command[];
  let answer: Answer | null;
  let table: Table;
  beforeEach(() => {
    settings.motion = false;
    sent = [];
    answer = { type: 'done', id: '', version: 6, data: {} };
    table = new Table('t', {
      send: (command) => {
        sent.push(command);
        return Promise.resolve(answer);
      },
    });
    table.hear(snapshot());
  });

  it('knows the situation, whose turn it is, and the server’s clock', () => {
    expect(table.situation?.version).toBe(5);
    expect(table.mine).toBe(true);
    expect(Math.round(table.ahead / 1000)).toBe(5);
  });

  it('plays for the version it has seen', async () => {
    await table.play({ do: 'pass' });
    expect(sent).toEqual([{ type: 'play', table: 't', seat: 0, version: 5, action: { do: 'pass' } }]);
  });

  it('goes on change by change', () => {
    table.hear(change(5, [step(3)], [1]));
    table.hear(change(6, [step(4)], [0]));
    expect(table.situation?.version).toBe(7);
    expect(table.steps.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(table.happenings).toHaveLength(1);
  });

  it('begins anew where it missed something', () => {
    table.hear(change(8, [step(9)]));
    expect(table.situation?.version).toBe(5);
    expect(sent).toEqual([{ type: 'watch', table: 't', seat: 0, invite: null }]);
  });

  it('shows changes one after another where things move', () => {
    vi.useFakeTimers();
    settings.motion = true;
    table.hear(change(5, [step(3)]));
    table.hear(change(6, [step(4)]));
    expect(table.situation?.version).toBe(6);
    vi.advanceTimersByTime(1000);
    expect(table.situation?.version).toBe(7);
    vi.useRealTimers();
  });

  it('forgets what was taken back, and moves nothing for it', () => {
    table.hear(change(5, [step(2, { kind: 'undone', to: 2 })]));
    expect(table.steps.map(({ number, kind }) => [number, kind])).toEqual([[1, 'played'], [2, 'undone']]);
    expect(table.happenings).toEqual([]);
  });

  it('counts "since your last turn" from the own action', () => {
    table.hear(change(5, [step(3, { seat: 0 })]));
    expect(table.since).toBe(4);
  });

  it('rings when it becomes the player’s turn, not again while it stays so', () => {
    const rings = vi.fn();
    table.onturn = rings;
    table.hear(change(5, [step(3)], [1]));
    table.hear(change(6, [step(4)], [0]));
    table.hear(change(7, [step(5)], [0, 1]));
    expect(rings).toHaveBeenCalledTimes(1);
  });

  it('keeps a refusal to be read, and frees the hand', async () => {
    answer = { type: 'refused', id: '', kind: 'illegal', key: 'ALC-08.no', args: {}, rule: 'ALC-08', message: '', table: 't', version: 5 };
    table.hand.choose({ do: 'pass' });
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(table.refusal?.rule).toBe('ALC-08');
    expect(table.hand.busy).toBe(false);
  });

  it('goes blind for the next player at the device', () => {
    table.blind();
    expect(table.situation).toBeNull();
    expect(table.steps).toEqual([]);
    expect(table.hand.options).toEqual([]);
  });
});
