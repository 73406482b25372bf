/** What would come of an action, as marks on the tiles: the twin of the terminal's.
 *
 * Only what the title tells is used: the events that are foreseen, the places they touch, and
 * what stands there now. */
import type { Event, Sketch, Tile } from '../../protocol';
import { isSolid, pieceOn, type Look, lookOf } from './tiles';

export interface Foresight {
  /** Who would stand where. */
  ghosts: ReadonlyMap<string, Look>;
  /** Who would be hit, at their own seat's expense; not what stands for the seat itself. */
  struck: ReadonlySet<string>;
  /** All that would be touched on the way. */
  touched: ReadonlySet<string>;
}

const isFree = (tile: Tile) => isSolid(tile) && !(tile.text || tile.role || tile.words || tile.holds?.length);

/** `path` are the places of the action that is thought of, `seat` is whose it is. */
export function foresee(
  sketch: Sketch,
  events: readonly Event[],
  path: readonly string[],
  seat: number | null,
): Foresight {
  const tiles = new Map<string, Tile>();
  for (const { tiles: row } of sketch.rows) for (const tile of row) if (tile.place) tiles.set(tile.place, tile);
  const ghosts = new Map<string, Look>();
  const [from, to] = [path[0], path.at(-1)];
  if (from !== undefined && to !== undefined && seat !== null && tiles.has(to) && isFree(tiles.get(to)!)) {
    const mover = tiles.get(from);
    ghosts.set(to, (mover && from !== to && pieceOn(mover)) || lookOf(`seat${seat}`));
  }
  const known = (places: readonly string[]) => places.filter((place) => tiles.has(place));
  const struck = new Set(
    events.flatMap(({ args, traces }) =>
      known(traces).filter((place) => {
        const whose = `seat${args['seat']}`;
        return !path.includes(place) && tiles.get(place)!.role === whose && !place.startsWith('seat-');
      }),
    ),
  );
  for (const { args, traces } of events) {
    const trail = known(traces);
    if (trail.length < 2 || trail.every((place) => path.includes(place))) continue;
    const strikes = (place: string) => struck.has(place) && tiles.get(place)!.role === `seat${args['seat']}`;
    if (trail.some(strikes)) continue; // who is struck is marked where it happens
    const stands = (place: string) => pieceOn(tiles.get(place)!) && !struck.has(place) && !path.includes(place);
    if (!stands(trail[0]!)) trail.reverse(); // it begins where somebody stands who is not about to leave
    const mover = pieceOn(tiles.get(trail[0]!)!);
    if (mover) ghosts.set(trail.at(-1)!, mover);
  }
  return { ghosts, struck, touched: new Set(events.flatMap(({ traces }) => known(traces))) };
}
