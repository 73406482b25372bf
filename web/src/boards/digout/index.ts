/** Dig Your Way Out: the prison in section, and a tunnel under every cell. */
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import { explain } from './explain';
import { print } from './material';
import type { Material } from './printed';
import { lasts, scenesOf } from './shows';
import type { View } from './view';

export default {
  board: Board,
  print: (material) => print(material as Material),
  raceKey: 'digout-race',

  counters(view, seat, words) {
    const score = view.scores[seat] ?? 0;
    return [{ icon: 'tunnel', label: words.say('digout-points', { count: score, target: view.target }), count: score }];
  },

  race: (view, players) =>
    players.map(({ seat, name, colour, shape }) => ({ name, colour, shape, at: view.scores[seat] ?? 0 })),

  score: (view, seat) => view.scores[seat] ?? 0,
  reveal: lasts,
  scenes: scenesOf,
  explain,

  price: ({ do: name, deal }, view, words) =>
    name === 'buy' ? words.say('digout-cigarettes', { count: view.prices[String(deal)] ?? 0 }) : null,

  heading(action) {
    if (action.do === 'extort') return ['digout-demand', { seat: action['seat']! }];
    return null;
  },
} satisfies BoardModule<View>;
