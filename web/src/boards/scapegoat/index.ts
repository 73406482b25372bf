/** The Scapegoat: twelve rooms, a plan in six letters, and one who takes the blame. */
import type { Deed } from '../../words/words';
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import type { View } from './view';

export default {
  board: Board,
  raceKey: 'scapegoat-race',

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

  wonder(view, picked, spot, seat): Deed | null {
    const room = /^room-(.+)$/.exec(spot)?.[1];
    const other = /^seat-(\d)$/.exec(spot)?.[1];
    if (spot === 'riot') {
      // not lit: no room will do, and each of them is refused for the same reason
      const room = view.rooms.find(({ prisoners }) => !prisoners.includes(seat));
      return room ? { do: 'riot', room: room.name } : null;
    }
    if (room) {
      if (picked.includes('riot')) return { do: 'riot', room };
      if (view.phase === 'pick_room' || view.phase === 'place') return { do: 'pick_room', room };
      return view.phase === 'turn' ? { do: 'move', room } : null;
    }
    if (!other) return null;
    const to = { seat: Number(other) };
    switch (view.phase) {
      case 'vote':
      case 'name':
      case 'leave':
      case 'pick_prisoner':
        return { do: view.phase, ...to };
      case 'turn':
        return to.seat === seat ? null : { do: 'offer', ...to };
      default:
        return null;
    }
  },

  heading(action) {
    if (action.do === 'steal') return ['scapegoat-steal-from', { seat: action['seat']! }];
    if (action.do === 'pick_item') return ['scapegoat-item-of', { seat: action['seat']! }];
    return null;
  },
} satisfies BoardModule<View>;
