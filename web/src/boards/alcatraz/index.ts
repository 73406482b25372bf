/** Alcatraz: the yard of nine by nine, boat above, cell below. */
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import { explain } from './explain';
import { LEAVING, timing } from './prisoners';
import type { View } from './view';

export default {
  board: Board,
  raceKey: 'alcatraz-race',
  explain,

  /** A catch is seen to its end, and so is the boat that leaves. */
  reveal(events) {
    const has = (key: string) => events.some((event) => event.key === key);
    if (has('event-won')) return LEAVING;
    return has('event-caught') ? timing(events).lasts : 0;
  },

  counters: (view, seat, words) => [
    {
      icon: 'boat',
      label: words.say('alcatraz-aboard', { count: view.boat[seat] ?? 0 }),
      count: view.boat[seat] ?? 0,
      of: view.to_win,
    },
  ],

  /** Rows gained by all four together: ten for each that is in the boat. */
  race: (view, players) =>
    players.map(({ seat, name, colour, shape }) => {
      const rows = view.prisoners.filter((p) => p.seat === seat).map((p) => 10 - p.row);
      return { name, colour, shape, at: rows.reduce((a, b) => a + b, 10 * view.boat[seat]!) };
    }),

  score: (view, seat) => view.boat[seat] ?? 0,

  heading(action) {
    if (action.do === 'enter') return ['alcatraz-from-cell', {}];
    if (action.do !== 'move' && action.do !== 'escape') return null;
    return ['alcatraz-from', { row: action['row']!, column: action['column']! }];
  },
} satisfies BoardModule<View>;
