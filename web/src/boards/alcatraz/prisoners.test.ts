import { describe, expect, it } from 'vitest';
import type { Event } from '../../protocol';
import { follow, timing } from './prisoners';
import { scenes } from './scenes.json';
import type { View } from './view';
import { yardOf } from './yard';

const yard = yardOf(860, 640);
const middle = scenes.find(({ name }) => name === 'middle')!;
const frames = middle.frames as unknown as { view: View; events: Event[] }[];

describe('prisoners', () => {
  it('are all there, each with a place of its own', () => {
    const figures = follow([], frames[0]!.view, [], yard);
    expect(figures).toHaveLength(16);
    expect(new Set(figures.map(({ id }) => id)).size).toBe(16);
    expect(new Set(figures.map(({ seat, place }) => `${seat} ${place}`)).size).toBe(16);
  });

  it('keep who they are from move to move', () => {
    let figures = follow([], frames[0]!.view, [], yard);
    for (const { view, events } of frames.slice(1)) {
      const before = new Map(figures.map((figure) => [figure.id, figure]));
      figures = follow(figures, view, events, yard);
      expect(figures).toHaveLength(16);
      expect(figures.map(({ id }) => id)).toEqual([...before.keys()]); // always in the same order
      for (const { id, seat } of figures) expect(before.get(id)!.seat).toBe(seat);
      const moved = figures.filter(({ id, place }) => before.get(id)!.place !== place);
      const told = events.filter(({ key }) => /moved|entered|escaped|caught/.test(key));
      expect(moved.length).toBe(told.length);
    }
  });

  it('set off before the warden, and are caught after him', () => {
    const told = (key: string, args: Record<string, number>): Event => ({ key, args, traces: [], hits: false });
    const { arrives, walks, leaves } = timing([
      told('event-moved', { seat: 0, row: 7, column: 3, to_row: 5, to_column: 3 }),
      told('event-walked', { row: 5, column: 8, to_column: 6, steps: 2 }),
      told('event-caught', { seat: 1, row: 5, column: 7 }),
    ]);
    expect(arrives.get('r5c3')).toBe(0);
    expect(walks.get(5)).toBeGreaterThan(0);
    expect(leaves.get('r5c7')).toBeGreaterThan(walks.get(5)!);
  });
});
