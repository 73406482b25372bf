/** The Scapegoat: twelve rooms, a plan in six letters, and one who takes the blame. */
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import { ballotsOf, timesOf, verdictOf } from './count';
import { explain } from './explain';
import { showTime } from './motion';
import type { Material } from './printed';
import { priceOf, print } from './prison';
import type { View } from './view';

export default {
  board: Board,
  print: (material) => print(material as Material),
  raceKey: 'scapegoat-race',
  explain,
  price: priceOf,
  verdict: verdictOf,
  reveal: (events) => Math.max(timesOf(ballotsOf(events)).at(-1) ?? 0, showTime(events)),

  counters: (view, seat, words) => {
    const prisoner = view.prisoners[seat];
    if (!prisoner) return [];
    const count = prisoner.elements.length;
    return [{ icon: 'task', label: words.say('scapegoat-elements', { count }), count }];
  },

  race: (view, players) =>
    players.map(({ seat, name, colour, shape }) => ({
      name,
      colour,
      shape,
      at: view.prisoners[seat]?.elements.length ?? 0,
    })),

  heading(action) {
    if (action.do === 'steal') return ['scapegoat-steal-from', { seat: action['seat']! }];
    if (action.do === 'pick_item') return ['scapegoat-item-of', { seat: action['seat']! }];
    return null;
  },
} satisfies BoardModule<View>;
