/** Cards that change hands, as they fly over the board: from whom to whom. */
import type { Event } from '../../protocol';
import type { Stage } from './stage';
import type { View } from './view';

export interface Flight {
  icon: string | null; // null: face down
  path: string;
}

interface Point {
  x: number;
  y: number;
}

const MOST = 4; // at once; more would only be a blur

/** Who gets what from where: the events of it, by name. `to` and `from` are arguments that hold a
 * seat; without `from` it comes from the room. */
const WAYS: Readonly<Record<string, { to?: string; from?: string; card?: string }>> = {
  drew: { to: 'seat', card: 'card' },
  drew_unseen: { to: 'seat' },
  dealt: { to: 'seat', card: 'card' },
  dealt_unseen: { to: 'seat' },
  stole: { to: 'seat', card: 'spoon' },
  took_card: { to: 'seat', card: 'card' },
  robbed: { to: 'seat', from: 'other', card: 'card' },
  was_robbed: { to: 'other', from: 'seat', card: 'card' },
  robbed_unseen: { to: 'seat', from: 'other' },
  took_tool: { to: 'seat', from: 'other', card: 'tool' },
  complied: { to: 'other', from: 'seat', card: 'tool' },
  received: { to: 'seat', card: 'card' },
  discarded: { from: 'seat', card: 'card' },
  gave: { from: 'seat', card: 'tool' },
};

export function flightsOf(events: readonly Event[], stage: Stage, view: View): Flight[] {
  const plate = (seat: number): Point | null => {
    const lane = stage.lanes.find((each) => each.seat === seat);
    return lane ? { x: lane.x + (lane.slim ? lane.w : stage.plate) - 24, y: lane.y + lane.h / 2 } : null;
  };
  const room = (seat: number): Point | null => {
    const box = stage.rooms.get(view.prisoners[seat]?.room ?? '');
    return box ? { x: box.x + box.w - 20, y: box.y + 20 } : null;
  };
  const found: Flight[] = [];
  for (const { key, args } of events) {
    const way = WAYS[key.replace('event-', '')];
    if (!way) continue;
    const seat = Number(args[way.to ?? way.from ?? 'seat']);
    const from = way.from ? plate(Number(args[way.from])) : room(seat);
    const to = way.to ? plate(Number(args[way.to])) : room(seat);
    if (!from || !to) continue;
    const card = way.card === undefined ? null : String(args[way.card] ?? way.card);
    found.push({
      icon: card,
      path: `M${from.x} ${from.y}Q${(from.x + to.x) / 2 + 60} ${(from.y + to.y) / 2} ${to.x} ${to.y}`,
    });
  }
  return found.slice(0, MOST);
}
