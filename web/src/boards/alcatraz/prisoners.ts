/** Prisoners have no names in the view: here each keeps its identity from view to view, so
 * that it can be seen walking. */
import type { Happening } from '../../protocol';
import type { View } from './view';
import { CELL_HEIGHT, CELL_TOP, middleX, middleY, YARD } from './yard';

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

const CELL_ROOM = YARD - 122; // the rest is the sign
export const WALK = 300;

function standing(view: View): Standing[] {
  const all: Standing[] = view.prisoners.map(({ seat, row, column }) => ({
    seat,
    place: `r${row}c${column}`,
    x: middleX(column),
    y: middleY(row),
    size: 50,
  }));
  const berth = CELL_ROOM / (view.players * 4);
  const deck = Math.min(46, 440 / (view.players * 3));
  for (let seat = 0; seat < view.players; seat++) {
    for (let k = 0; k < view.cell[seat]!; k++) {
      const x = 5 + berth * (seat * 4 + k + 0.5);
      const size = Math.min(38, berth * 0.86);
      all.push({ seat, place: `cell${k}`, x, y: CELL_TOP + CELL_HEIGHT / 2, size });
    }
    for (let k = 0; k < view.boat[seat]!; k++) {
      const x = YARD / 2 + deck * (seat * 3 + k + 0.5 - (view.players * 3) / 2);
      all.push({ seat, place: `boat${k}`, x, y: -92, size: 38 });
    }
  }
  return all;
}

/** When each thing sets off: whoever moves at once, then the warden, then those he catches. */
export function timing(happenings: readonly Happening[]) {
  const arrives = new Map<string, number>(); // by the square somebody goes to
  const leaves = new Map<string, number>(); // by the square somebody is caught on
  const walks = new Map<number, number>(); // by the warden's row
  let at = 0;
  for (const { key, args } of happenings) {
    const here = `r${args['row']}c${args['column']}`;
    if (key === 'event-entered') arrives.set(here, at);
    else if (key === 'event-moved') arrives.set(`r${args['to_row']}c${args['to_column']}`, at);
    else if (key === 'event-caught') leaves.set(here, at);
    if (key === 'event-walked' || key === 'event-ran') walks.set(Number(args['row']), at);
    if (['event-entered', 'event-moved', 'event-walked', 'event-ran'].includes(key)) at += WALK;
  }
  return { arrives, leaves, walks };
}

/** The same prisoners at their new places. Whoever has not moved is found first; the rest are
 * of one player and near each other, so that the nearest is the right one. */
export function follow(
  before: readonly Figure[],
  view: View,
  happenings: readonly Happening[],
): Figure[] {
  const { arrives, leaves } = timing(happenings);
  const free = new Map(before.map((figure) => [figure.id, figure]));
  const found = new Map<Standing, Figure>();
  const wanted = standing(view);
  for (const spot of wanted) {
    const same = before.find((old) => old.seat === spot.seat && old.place === spot.place);
    if (same) {
      found.set(spot, same);
      free.delete(same.id);
    }
  }
  let id = Math.max(0, ...before.map((figure) => figure.id));
  return wanted.map((spot) => {
    const same = found.get(spot);
    if (same) return { ...same, ...spot, delay: 0, caught: false };
    const [old] = [...free.values()]
      .filter((figure) => figure.seat === spot.seat)
      .sort((a, b) => Math.hypot(a.x - spot.x, a.y - spot.y) - Math.hypot(b.x - spot.x, b.y - spot.y));
    if (old) free.delete(old.id);
    const caught = Boolean(old) && spot.place.startsWith('cell');
    const delay = (old && leaves.get(old.place)) ?? arrives.get(spot.place) ?? 0;
    return { ...spot, id: old?.id ?? ++id, delay, caught };
  });
}
