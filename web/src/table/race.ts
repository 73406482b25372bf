/** How the race went: the board's numbers over the whole game, from the replay. */
import type { Player, Racer } from '../boards/contract';
import { overview } from '../server/api';
import type { Words } from '../words/words';
import type { Table } from './table.svelte';

export interface RaceLine extends Omit<Racer, 'at'> {
  points: readonly number[];
}

/** Lines whose points belong to these moves; of a long game, a sample with its end. */
export interface Race {
  moves: readonly number[];
  lines: readonly RaceLine[];
}

export async function raceOf(table: Table, players: readonly Player[], words: Words): Promise<Race> {
  const race = table.module?.race;
  if (!race) return { moves: [], lines: [] };
  const { moves, frames } = await overview(table.id);
  const shown = frames.map(({ move, view }) => ({ move, view }));
  if (shown.at(-1)?.move !== moves && table.situation) shown.push({ move: moves, view: table.situation.view });
  const steps = shown.map(({ view }) => race(view, players, words));
  return {
    moves: shown.map(({ move }) => move),
    lines: (steps[0] ?? []).map(({ name, colour, shape }, k) => ({
      name,
      colour,
      ...(shape ? { shape } : {}),
      points: steps.map((step) => step[k]?.at ?? 0),
    })),
  };
}
