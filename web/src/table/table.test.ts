import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change, SeatInfo, Situation, Snapshot, Step } from '../protocol';
import { pointable } from '../boards/pointable';
import { settings } from '../settings.svelte';
import { reading } from './pace';
import { Table, type Answer, type Command } from './table.svelte';

const seated = (seat: number, plays: SeatInfo['plays']) =>
  ({ seat, plays, mine: seat === 0, time: null, deadline: null, away: null }) as SeatInfo;
const situation = (version: number, actors: number[] = [0]): Situation => ({
  version,
  status: 'playing',
  view: { version },
  sketch: null,
  phase: 'turn',
  turn: null,
  actors,
  legal: actors.includes(0)
    ? [{ do: 'pass', key: 'action-pass', light: false, grave: false, actions: [{ args: {}, places: [] }] }]
    : [],
  seats: [seated(0, 'person'), seated(1, 'bot')],
  prompt: null,
  goal: null,
  near: null,
  undo: null,
  undo_asked: null,
  hint: null,
  talk_until: null,
  enough: [],
  absent: [],
  end_agreed: [],
  result: null,
});
const step = (number: number, more: Partial<Step> = {}): Step => ({
  number,
  kind: 'played',
  at: 0,
  seat: 1,
  by: 'player',
  to: null,
  action: null,
  events: [{ key: 'event-passed', args: { seat: 1 }, traces: [], hits: false }],
  ...more,
});
const robbed = { key: 'event-robbed', args: { seat: 1, other: 0 }, traces: [], hits: true };
const change = (since: number, steps: Step[], actors?: number[]): Change => ({
  type: 'change',
  table: 't',
  seat: 0,
  since,
  steps,
  situation: situation(since + 1, actors),
  now: 0,
  info: null,
});
const snapshot = (version = 5, actors?: number[]): Snapshot => ({
  type: 'snapshot',
  table: 't',
  seat: 0,
  info: {} as Snapshot['info'],
  situation: situation(version, actors),
  steps: [step(1), step(2)],
  since: 2,
  chat: [],
  now: Date.now() + 5000,
});

describe('a table', () => {
  let sent: Command[];
  let answer: Answer | null;
  let table: Table;
  beforeEach(() => {
    settings.pace = 'instant';
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

  it('sends a command once however often it is clicked, until it is answered', async () => {
    const clicks = [table.resign(), table.resign()];
    await Promise.all(clicks);
    expect(sent).toHaveLength(1);
    await table.resign();
    expect(sent).toHaveLength(2);
  });

  it('goes on change by change', () => {
    table.hear(change(5, [step(3)], [1]));
    table.hear(change(6, [step(4)], [0]));
    expect(table.situation?.version).toBe(7);
    expect(table.steps.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(table.events).toHaveLength(1);
  });

  it('begins anew where it missed something', () => {
    table.hear(change(8, [step(9)]));
    expect(table.situation?.version).toBe(5);
    expect(sent).toEqual([{ type: 'watch', table: 't', seat: 0, invite: null, sketch: false }]);
  });

  it('shows changes one after another, each long enough to be read', () => {
    vi.useFakeTimers();
    settings.pace = 'normal';
    table.hear(change(5, [step(3)]));
    table.hear(change(6, [step(4)]));
    expect(table.situation?.version).toBe(6);
    vi.advanceTimersByTime(2000);
    expect(table.situation?.version).toBe(7);
    vi.useRealTimers();
  });

  it.each(['slow', 'normal', 'fast'] as const)(
    'stops at pace %s for what hits the reader, until it is seen',
    (pace) => {
      vi.useFakeTimers();
      settings.pace = pace;
      table.hear(change(5, [step(3, { events: [robbed] })]));
      table.hear(change(6, [step(4)]));
      vi.advanceTimersByTime(60_000);
      expect(table.situation?.version).toBe(6);
      expect(table.held).toBe(true);
      table.seen();
      expect(table.situation?.version).toBe(7);
      expect(table.held).toBe(false);
      vi.useRealTimers();
    },
  );

  it.each([0, 1])('shows the last move of seat %i before the result', (seat) => {
    vi.useFakeTimers();
    settings.pace = 'normal';
    const last = change(5, [step(3, { seat })], []);
    table.hear({ ...last, situation: { ...last.situation, status: 'over' } });
    vi.advanceTimersByTime(1000);
    expect([table.over, table.ended]).toEqual([true, false]);
    vi.advanceTimersByTime(10_000);
    expect(table.ended).toBe(true);
    vi.useRealTimers();
  });

  it('comes to the result when what hit the reader has been seen', () => {
    vi.useFakeTimers();
    settings.pace = 'fast';
    const last = change(5, [step(3, { events: [robbed] })], []);
    table.hear({ ...last, situation: { ...last.situation, status: 'over' } });
    vi.advanceTimersByTime(60_000);
    expect(table.ended).toBe(false);
    table.seen();
    expect(table.ended).toBe(true);
    vi.useRealTimers();
  });

  it('shows the result at once where nothing is waited for, and of a game that was over before', () => {
    const last = change(5, [step(3)], []);
    table.hear({ ...last, situation: { ...last.situation, status: 'over' } });
    expect(table.ended).toBe(true);
    table.hear(snapshot());
    expect(table.ended).toBe(false);
    const over = snapshot();
    table.hear({ ...over, situation: { ...over.situation, status: 'over' } });
    expect(table.ended).toBe(true);
  });

  it('stops for what hits the reader through an action of their own, and tells it with the next prompt', () => {
    vi.useFakeTimers();
    settings.pace = 'normal';
    table.hear(change(5, [step(3, { seat: 0, events: [robbed] })]));
    table.hear(change(6, [step(4)], [0]));
    vi.advanceTimersByTime(60_000);
    expect(table.held).toBe(true);
    table.seen();
    expect(table.situation?.version).toBe(7);
    vi.useRealTimers();
  });

  it('warns of one scene after the other, and of those that hit the reader only', () => {
    vi.useFakeTimers();
    settings.pace = 'normal';
    const scene = (seat: number, hits: boolean) => ({ ...robbed, args: { seat }, hits });
    const scenes = [scene(1, true), scene(2, false), scene(3, true)];
    table.module = { board: (() => ({})) as never, scenes: (events) => events.map((event) => [event]) };
    const warn = () => table.hear(change(table.situation!.version, [step(3, { events: scenes })], [0]));
    warn();
    expect(table.warned).toEqual([scenes[0]]);
    table.seen();
    expect([table.held, table.warned]).toEqual([true, [scenes[2]]]);
    table.seen();
    expect(table.held).toBe(false);
    warn();
    table.answered(); // at once, whatever else there was to be warned of
    expect(table.held).toBe(false);
    vi.useRealTimers();
  });

  it('stops for the outcome of what the board has opened, whomever it hits', () => {
    vi.useFakeTimers();
    settings.pace = 'normal';
    const elected = { ...robbed, key: 'event-elected', hits: false };
    table.module = { board: (() => ({})) as never, reveal: () => 3000, verdict: (events) => events };
    table.hear(change(5, [step(3, { seat: 0, events: [elected] })]));
    table.hear(change(6, [step(4)]));
    vi.advanceTimersByTime(60_000);
    expect([table.revealing, table.held, table.situation?.version]).toEqual([false, true, 6]);
    table.seen();
    expect(table.situation?.version).toBe(7);
    vi.useRealTimers();
  });

  it('lets the bots wait while a menu lies over the board, but not what the reader does there', () => {
    table.cover(true);
    table.hear(change(5, [step(3)], [0]));
    expect(table.situation?.version).toBe(5);
    table.cover(false);
    expect(table.situation?.version).toBe(6);
    table.cover(true);
    table.hear(change(6, [step(4, { seat: 0 })]));
    expect(table.situation?.version).toBe(7);
  });

  it('lets the bots wait while something is to be read, with nothing aglow', () => {
    table.calm(true);
    table.hear(change(5, [step(3)], [0]));
    expect(table.situation?.version).toBe(5);
    expect(pointable(table.hand, { do: 'pass' }, 'Pass').class).not.toMatch(/lit|pick/);
    table.calm(false);
    expect(table.situation?.version).toBe(6);
    table.hear(change(6, [step(4)]));
    expect(pointable(table.hand, { do: 'pass' }, 'Pass').class).toMatch(/lit/);
  });

  it('waits for no menu where other people play, or clocks run', () => {
    for (const more of [{ plays: 'person' as const }, { time: 60 }]) {
      table.hear(snapshot());
      table.situation = { ...table.situation!, seats: table.situation!.seats.map((seat) => ({ ...seat, ...more })) };
      table.cover(true);
      table.hear(change(5, [step(3)], [0]));
      expect(table.situation?.version).toBe(6);
    }
  });

  it('stops for nothing at pace instant', () => {
    table.hear(change(5, [step(3, { events: [robbed] })]));
    table.hear(change(6, [step(4)]));
    expect(table.situation?.version).toBe(7);
    expect(table.held).toBe(false);
  });

  it('lets the board open things, and goes on when it is done, or was ended by a tap', () => {
    vi.useFakeTimers();
    settings.pace = 'normal';
    table.module = { board: (() => ({})) as never, reveal: (events) => (events[0]?.key === 'event-robbed' ? 3000 : 0) };
    table.hear(change(5, [step(3, { events: [{ ...robbed, hits: false }] })]));
    table.hear(change(6, [step(4)]));
    vi.advanceTimersByTime(2900);
    expect(table.revealing).toBe(true);
    expect(table.situation?.version).toBe(6);
    // nothing beside the board tells what it has not opened yet
    expect(table.opened?.version).toBe(5);
    expect(table.told.map(({ number }) => number)).toEqual([1, 2]);
    table.seen();
    expect(table.opened?.version).toBe(7);
    expect(table.told.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(table.revealing).toBe(false);
    expect(table.situation?.version).toBe(7);
    vi.useRealTimers();
  });

  it('leaves time to read what came of what the board has opened, before the next thing happens', () => {
    vi.useFakeTimers();
    settings.pace = 'normal';
    table.module = { board: (() => ({})) as never, reveal: (events) => (events[0]?.key === 'event-robbed' ? 3000 : 0) };
    table.hear(change(5, [step(3, { events: [{ ...robbed, hits: false }] })]));
    table.hear(change(6, [step(4)]));
    vi.advanceTimersByTime(3000);
    expect([table.revealing, table.situation?.version]).toEqual([false, 6]);
    vi.advanceTimersByTime(reading(1) - 1);
    expect(table.situation?.version).toBe(6);
    vi.advanceTimersByTime(1);
    expect(table.situation?.version).toBe(7);
    vi.useRealTimers();
  });

  it('skips to the reader’s turn: all that waits is passed over, and the server is told', () => {
    vi.useFakeTimers();
    settings.pace = 'slow';
    table.hear(change(5, [step(3, { events: [robbed] })], [1]));
    table.hear(change(6, [step(4)], [1]));
    table.hear(change(7, [step(5)], [0]));
    table.skip();
    expect(table.situation?.version).toBe(8);
    expect(table.skipping).toBe(false);
    expect(sent).toEqual([{ type: 'skip', table: 't', seat: 0 }]);
    vi.useRealTimers();
  });

  it('marks the places of the last move', () => {
    table.hear(change(5, [step(3, { events: [{ ...robbed, traces: ['r1c1', 'seat-0'] }] })]));
    expect([...table.hand.traced]).toEqual(['r1c1', 'seat-0']);
  });

  it('forgets what was taken back, and moves nothing for it', () => {
    table.hear(change(5, [step(2, { kind: 'undone', to: 2 })]));
    expect(table.steps.map(({ number, kind }) => [number, kind])).toEqual([
      [1, 'played'],
      [2, 'undone'],
    ]);
    expect(table.events).toEqual([]);
  });

  it('counts "since your last turn" from the own action', () => {
    table.hear(change(5, [step(3, { seat: 0 })]));
    expect(table.since).toBe(4);
    table.hear(change(6, [step(4, { seat: 0, by: 'bot' })])); // for a player who is away
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
    answer = {
      type: 'refused',
      id: '',
      kind: 'illegal',
      key: 'ALC-08.no',
      args: {},
      rule: 'ALC-08',
      message: '',
      table: 't',
      version: 5,
    };
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
    expect(table.hand.legal).toEqual([]);
  });

  describe('hints', () => {
    const hint = { action: { do: 'pass' }, reason: { key: 'why-only', args: {} } };
    const told = (given: Situation['hint'] = null, actors?: number[]): Snapshot => ({
      ...snapshot(5, actors),
      info: { hints: true } as Snapshot['info'],
      situation: { ...situation(5, actors), hint: given },
    });

    it('are offered to who is to act, where the table gives them', () => {
      table.hear(snapshot());
      expect(table.mayAsk).toBe(false);
      table.hear(told());
      expect(table.mayAsk).toBe(true);
      table.hear(told(null, [1]));
      expect(table.mayAsk).toBe(false);
    });

    it('are asked for once, however often one clicks', async () => {
      table.hear(told());
      const asked = [table.askHint(), table.askHint()];
      expect(table.hinting).toBe(true);
      await Promise.all(asked);
      expect(table.hinting).toBe(false);
      expect(sent.filter(({ type }) => type === 'hint')).toHaveLength(1);
    });

    it('light an action and show it as if it was pointed at, as long as it is decided', () => {
      table.hear(told(hint));
      expect(table.hand.thought).toEqual({ do: 'pass' });
      expect([...table.hand.leading]).toEqual(['do-pass']);
      table.hand.unpoint();
      expect(table.hand.thought).toBe(null);
      expect(table.hand.leading.size).toBe(1);
      void table.askHint(); // once more: it is shown again, and nothing is asked
      expect(table.hand.thought).toEqual({ do: 'pass' });
      expect(sent.filter(({ type }) => type === 'hint')).toEqual([]);
      table.hear(told());
      expect(table.hand.leading.size).toBe(0);
    });
  });
});
