/** Ausbrecher AG: the path from the wall to the jetty, four boats, eight dice and a slip of paper. */
import type { Deed } from '../../words/words';
import type { BoardModule } from '../contract';
import Board from './Board.svelte';
import { BOAT_OF_PLACE, look, STONES } from './stones';
import type { View } from './view';

const DICE: readonly string[] = [...STONES, 'white'];

/** A handful as the rules spell it: in the order of the dice. */
const handful = (dice: Iterable<string>): Deed => {
  const chosen = new Set(dice);
  return { do: 'pick', dice: DICE.filter((die) => chosen.has(die)).join('+') };
};

/** Points that a bet is worth by the stones that sit in boats. */
function pointsOf(view: View, bet: readonly string[]): number {
  const boats = new Map(view.stones.map(({ colour, boat }) => [colour, boat]));
  return bet.reduce((sum, stone, place) => {
    const boat = BOAT_OF_PLACE[place] ?? 0;
    return boats.get(stone) === boat ? sum + boat : sum;
  }, 0);
}

/** A handful with this die that is as right as can be otherwise, so that the answer is about it. */
function wonderDie(view: View, picked: readonly string[], die: string): Deed {
  const home = view.stones.filter(({ boat }) => boat).length;
  const wanted = home < 2 ? 3 : home < 4 || die !== 'white' ? 2 : 1;
  const dice = new Set([...picked.map((spot) => spot.replace('die-', '')), die]);
  const colours = () => [...dice].filter((name) => name !== 'white').length;
  for (const { colour, boat } of view.stones) if (!boat && colours() < wanted) dice.add(colour);
  return handful(dice);
}

export default {
  board: Board,
  raceKey: 'ausbrecher-race',

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
    const sure = pointsOf(view, bet.stones);
    return [{ icon: 'boat', label: words.say('ausbrecher-sure', { count: sure }), count: sure }];
  },

  /** The way home, stone by stone: nobody owns one. */
  race: (view, _players, words) =>
    view.stones.map(({ colour, square, boat }) => ({
      name: words.name(colour),
      colour: look(colour).colour,
      at: boat ? view.path_length : square,
    })),

  wonder(view, picked, spot, seat): Deed | null {
    const [kind, thing] = spot.split('-', 2) as [string, string?];
    if (spot === 'throw') {
      const dice = picked.filter((one) => one.startsWith('die-')).map((one) => one.slice(4));
      return handful(dice.length ? dice : ['red']);
    }
    if (!thing || (kind !== 'stone' && kind !== 'die')) return null;
    if (view.phase === 'bet' && kind === 'stone' && view.own === seat) return { do: 'write', stone: thing };
    if (view.phase === 'move') {
      if (thing === 'white') return wonderBack(view);
      return { do: picked.includes('die-white') ? 'back' : 'advance', stone: thing };
    }
    return kind === 'die' ? wonderDie(view, picked, thing) : { do: 'advance', stone: thing };
  },

  heading(action) {
    if (action.do !== 'pick') return null;
    return String(action['dice']).endsWith('white') ? ['ausbrecher-with-white', {}] : ['ausbrecher-without-white', {}];
  },
} satisfies BoardModule<View>;

/** The white die shows nothing, or nothing can be moved back by it: some stone that lies free. */
function wonderBack(view: View): Deed | null {
  const stone = view.stones.find(({ square, covered }) => square && !covered) ?? view.stones[0];
  return stone ? { do: 'back', stone: stone.colour } : null;
}
