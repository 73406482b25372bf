/** One's own die, gang and past, as both the table's edge and the phone's pocket show them. */
import type { BoardProps } from '../contract';
import type { Words } from '../../words/words';
import type { View } from './view';

type Prisoner = View['prisoners'][number];

/** What the die shows: what lies there, what was rolled last, or anything. */
export function faceOf(view: View, events: BoardProps['events']): number {
  const rolled = events.findLast(({ key }) => key.endsWith('rolled'))?.args['face'];
  return view.die || Number(rolled ?? 0) || 5;
}

/** What the die is rolled for. */
export const rolledFor = (hand: BoardProps['hand']) =>
  hand.legal.find(({ places }) => places.includes('die'))?.action ?? { do: 'walk' };

export const pastHead = ({ past_spent }: Prisoner, words: Words) =>
  words.say(past_spent ? 'digout-past-spent' : 'digout-past');

export const pastName = ({ past }: Prisoner, words: Words) => (past ? words.name(past) : words.say('digout-past'));

export const pastLabel = (own: Prisoner, words: Words) =>
  `${pastHead(own, words)}: ${pastName(own, words)}. ${own.past ? words.say(`text-${own.past}`) : ''}`;

export const gangLabel = (gang: string, card: string, words: Words) =>
  `${words.name(gang)}: ${words.name(card)}. ${words.say(`text-${card}`)}`;
