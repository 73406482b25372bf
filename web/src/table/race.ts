/** How the race went: the board's numbers after every move, from the replay. */
import type { Player, Racer } from '../boards/contract';
import { replay } from '../server/api';
import type { Words } from '../words/words';
import type { Table } from './table.svelte';

const AT_ONCE = 100;
const MOST = 600; // moves that are drawn; longer games are drawn up to there

export interface RaceLine extends Omit<Racer, 'at'> {
  points: readonly number[];
}

export async function raceOf(table: Table, players: readonly Player[], words: Words): Promise<RaceLine[]> {
  const module = table.module;
  if (!module) return [];
  const steps: Racer[][] = [];
  for (let start = 0; start < MOST; start += AT_ONCE) {
    const part = await replay(table.id, null, start, AT_ONCE);
    for (const frame of part.frames) steps.push(module.race(frame.view, players, words));
    if (start + AT_ONCE > part.moves) break;
  }
  return (steps[0] ?? []).map(({ name, colour, shape }, k) => ({
    name, colour, ...(shape ? { shape } : {}), points: steps.map((step) => step[k]?.at ?? 0),
  }));
}
