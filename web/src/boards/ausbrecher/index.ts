/** Ausbrecher AG: the path from the wall to the jetty, four boats, eight dice and a slip of paper. */
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import { explain } from './explain';
import { reveal } from './reveal';
import { look } from './stones';
import type { View } from './view';

export default {
  board: Board,
  raceKey: 'ausbrecher-race',
  reveal,
  explain,

  counters(view, seat, words) {
    const bet = view.bets[seat];
    if (!bet) return [];
    if (view.points) {
      const points = view.points[seat] ?? 0;
      return [{ icon: 'trophy', label: words.say('ausbrecher-points', { count: points }), count: points }];
    }
    if (view.phase === 'bet') {
      const label = words.say(bet.sealed ? 'ausbrecher-sealed' : 'ausbrecher-writing');
      return [{ icon: 'lock', label, count: bet.sealed ? 1 : 0, of: 1 }];
    }
    // what one's own bet has earned already; the others' are secret
    if (!bet.stones) return [];
    return [{ icon: 'boat', label: words.say('ausbrecher-sure', { count: bet.sure }), count: bet.sure }];
  },

  /** The way home, stone by stone: nobody owns one. Who is last for being sent behind its window
   * has not come home. */
  race: (view, _players, words) =>
    view.stones.map(({ colour, square, boat, behind }) => ({
      name: words.name(colour),
      colour: look(colour).colour,
      at: boat && !behind ? view.path_length : square,
    })),

  score: (view, seat) => view.points?.[seat] ?? 0,

  heading(action) {
    if (action.do !== 'pick') return null;
    return String(action['dice']).endsWith('white') ? ['ausbrecher-with-white', {}] : ['ausbrecher-without-white', {}];
  },
} satisfies BoardModule<View>;
