/** Alcatraz: the yard of nine by nine, boat above, cell below. */
import type { Deed } from '../../words/words';
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import type { View } from './view';

const TO_WIN = 3;
const square = (spot: string) => {
  const found = /^r(\d)c(\d)$/.exec(spot);
  return found && { row: Number(found[1]), column: Number(found[2]) };
};

export default {
  board: Board,
  raceKey: 'alcatraz-race',

  counters: (view, seat, words) => [
    {
      icon: 'boat',
      label: words.say('alcatraz-aboard', { count: view.boat[seat] ?? 0 }),
      count: view.boat[seat] ?? 0,
      of: TO_WIN,
    },
  ],

  /** Rows gained by all four together: ten for each that is in the boat. */
  race: (view, players) =>
    players.map(({ seat, name, colour, shape }) => {
      const rows = view.prisoners.filter((p) => p.seat === seat).map((p) => 10 - p.row);
      return { name, colour, shape, at: rows.reduce((a, b) => a + b, 10 * view.boat[seat]!) };
    }),

  wonder(view, picked, spot, seat): Deed | null {
    const to = square(spot);
    const [held] = picked;
    const from = held === undefined ? null : square(held);
    if (from && spot === 'boat') return { do: 'escape', ...from };
    if (from && spot === 'cell') return { do: 'return', ...from };
    if (from && to) return { do: 'move', ...from, to_row: to.row, to_column: to.column };
    if (held === 'cell' && to) return { do: 'enter', ...to };
    const own = to && view.prisoners.find((p) => p.row === to.row && p.column === to.column);
    if (own && own.seat === seat) return { do: 'move', ...to, to_row: to.row, to_column: to.column };
    return to ? { do: 'enter', ...to } : null;
  },

  heading(action) {
    if (action.do === 'enter') return ['alcatraz-from-cell', {}];
    if (action.do !== 'move' && action.do !== 'escape') return null;
    return ['alcatraz-from', { row: action['row']!, column: action['column']! }];
  },
} satisfies BoardModule<View>;
