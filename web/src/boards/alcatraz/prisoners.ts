/** Prisoners have no names in the view: here each keeps its identity from view to view, so
 * that it can be seen walking. */
import type { Event } from '../../protocol';
import type { View } from './view';
import { middleX, middleY, type Yard } from './yard';

export interface Figure {
  id: number;
  seat: number;
  place: string; // r7c3, cell0, boat2
  x: number;
  y: number;
  delay: number; // ms to wait before it walks
  size: number;
  caught: boolean; // on its way back to the cell
}

type Standing = Pick<Figure, 'seat' | 'place' | 'x' | 'y' | 'size'>;

const SIGN = 122; // of the cell
/** In ms at normal pace: a prisoner's way, a warden's, and how long somebody is held where he is caught. */
export const WALK = 450;
export const HELD = 900;
/** And the boat, until it is out of sight. */
export const LEAVING = 4300;

function standing(view: View, yard: Yard): Standing[] {
  const all: Standing[] = view.prisoners.map(({ seat, row, column }) => ({
    seat,
    place: `r${row}c${column}`,
    x: middleX(yard, column),
    y: middleY(row),
    size: 56,
  }));
  const berth = (yard.width - SIGN) / (view.players * 4);
  const deck = Math.min(46, 440 / (view.players * 3));
  const cell = yard.cell.top + yard.cell.height / 2;
  for (let seat = 0; seat < view.players; seat++) {
    for (let k = 0; k < view.cell[seat]!; k++) {
      const x = 5 + berth * (seat * 4 + k + 0.5);
      const size = Math.min(46, berth * 0.86);
      all.push({ seat, place: `cell${k}`, x, y: cell, size });
    }
    for (let k = 0; k < view.boat[seat]!; k++) {
      const x = yard.width / 2 + deck * (seat * 3 + k + 0.5 - (view.players * 3) / 2);
      all.push({ seat, place: `boat${k}`, x, y: -92, size: 38 });
    }
  }
  return all;
}

/** When each thing sets off: whoever moves at once, then the warden, then those he catches. */
export function timing(events: readonly Event[]) {
  const arrives = new Map<string, number>(); // by the square somebody goes to
  const leaves = new Map<string, number>(); // by the square somebody is caught on
  const walks = new Map<number, number>(); // by the warden's row
  let at = 0;
  for (const { key, args } of events) {
    const here = `r${args['row']}c${args['column']}`;
    if (key === 'event-entered') arrives.set(here, at);
    else if (key === 'event-moved') arrives.set(`r${args['to_row']}c${args['to_column']}`, at);
    else if (key === 'event-caught') leaves.set(here, at + HELD);
    if (key === 'event-walked' || key === 'event-ran') walks.set(Number(args['row']), at);
    if (['event-entered', 'event-moved', 'event-walked', 'event-ran'].includes(key)) at += WALK;
  }
  const caught = events.some(({ key }) => key === 'event-caught');
  return { arrives, leaves, walks, lasts: at + (caught ? HELD + WALK : 0) };
}

/** The same prisoners at their new places. Whoever has not moved is found first; the rest are
 * of one player and near each other, so that the nearest is the right one. */
export function follow(before: readonly Figure[], view: View, events: readonly Event[], yard: Yard): Figure[] {
  const { arrives, leaves } = timing(events);
  const free = new Map(before.map((figure) => [figure.id, figure]));
  const found = new Map<Standing, Figure>();
  const wanted = standing(view, yard);
  for (const standing of wanted) {
    const same = before.find((old) => old.seat === standing.seat && old.place === standing.place);
    if (same) {
      found.set(standing, same);
      free.delete(same.id);
    }
  }
  let id = Math.max(0, ...before.map((figure) => figure.id));
  const now = wanted.map((standing) => {
    const same = found.get(standing);
    if (same) return { ...same, ...standing, delay: 0, caught: false };
    const [old] = [...free.values()]
      .filter((figure) => figure.seat === standing.seat)
      .sort((a, b) => Math.hypot(a.x - standing.x, a.y - standing.y) - Math.hypot(b.x - standing.x, b.y - standing.y));
    if (old) free.delete(old.id);
    const caught = Boolean(old) && standing.place.startsWith('cell');
    const delay = (old && leaves.get(old.place)) ?? arrives.get(standing.place) ?? 0;
    return { ...standing, id: old?.id ?? ++id, delay, caught };
  });
  return now.sort((a, b) => a.id - b.id); // an element that changes its place among others would not walk
}
