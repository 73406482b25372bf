/** What is pointed at, in full words: a stone, a die, a boat, a slip, the button that rolls. */
import type { Words } from '../../words/words';
import type { Explained } from '../contract';
import type { Stone, View } from './view';

const tell = (words: Words, key: string, args: Record<string, number | string>) => words.tell({ key, args }, []);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function explain(place: string, view: View, words: Words): Explained | null {
  const [kind, ...rest] = place.split('-');
  const name = rest.join('-');
  if (kind === 'stone') return stone(name, view, words);
  if (kind === 'die') return die(name, view, words);
  if (kind === 'boat') return boat(Number(name), view, words);
  if (kind === 'bet') return bet(Number(name), view, words);
  if (kind === 'throw') return { heading: words.say('throw'), lines: [words.say('ausbrecher-throw-what')] };
  return null;
}

/** Where a stone is, and what lies over and under it. */
export function whereabouts(stone: Stone, view: View, words: Words): string[] {
  const neighbour = (above: 1 | -1) =>
    view.stones.find(
      (other) => stone.square > 0 && other.square === stone.square && other.level === stone.level + above,
    );
  const [over, under] = [neighbour(1), neighbour(-1)];
  return [
    stone.boat
      ? words.say('ausbrecher-in-boat', { boat: stone.boat })
      : stone.square
        ? words.say('ausbrecher-on-square', { square: stone.square })
        : words.say('ausbrecher-at-window'),
    ...(over ? [tell(words, 'ausbrecher-under', { stone: stone.colour, by: over.colour })] : []),
    ...(under ? [tell(words, 'ausbrecher-upon', { stone: stone.colour, by: under.colour })] : []),
  ];
}

function stone(colour: string, view: View, words: Words): Explained | null {
  const found = view.stones.find((one) => one.colour === colour);
  if (!found) return null;
  const lines = [`${capital(whereabouts(found, view, words).join(', '))}.`];
  const written = view.own === null ? -1 : (view.bets[view.own]?.stones ?? []).indexOf(colour);
  if (written >= 0) lines.push(words.say('ausbrecher-bet-here', { boat: view.boat_of_place[written]! }));
  if (found.covered) lines.push(words.say('AUS-12'));
  return { heading: tell(words, 'ausbrecher-stone', { stone: colour }), lines };
}

function die(name: string, view: View, words: Words): Explained {
  const heading = tell(words, 'ausbrecher-die', { die: name });
  if (name !== 'white') return { heading, lines: [words.say('ausbrecher-die-what')] };
  const later = view.special_allowed ? [] : [words.say('AUS-08')];
  return { heading, lines: [words.say('ausbrecher-white-what'), ...later] };
}

function boat(number: number, view: View, words: Words): Explained {
  const aboard = view.stones.filter((one) => one.boat === number).map(({ colour }) => words.name(colour));
  const heading = aboard.length
    ? words.say('ausbrecher-boat', { boat: number, who: words.join(aboard) })
    : words.say('ausbrecher-boat-empty', { boat: number });
  return { heading, lines: [words.say('ausbrecher-boat-pays', { boat: number })] };
}

function bet(seat: number, view: View, words: Words): Explained | null {
  const slip = view.bets[seat];
  if (!slip) return null;
  const state = words.say(slip.sealed ? 'ausbrecher-sealed' : 'ausbrecher-writing');
  if (!slip.stones) return { heading: capital(state), lines: [words.say('ausbrecher-bet-secret')] };
  const lines = [1, 2, 3, 4].map((number) => {
    const inside = slip.stones!.filter((_, place) => view.boat_of_place[place] === number);
    const who = words.join(inside.map((colour) => words.name(colour)));
    return who ? words.say('ausbrecher-boat', { boat: number, who }) : '';
  });
  const heading = view.points
    ? words.say('ausbrecher-points', { count: view.points[seat] ?? 0 })
    : words.say('your-bet');
  return { heading: capital(heading), lines: lines.filter(Boolean) };
}
