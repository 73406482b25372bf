/** What screen readers say of rooms, players and cards. */
import type { Words } from '../../words/words';
import type { Player } from '../contract';
import { classOf, CARDS, facesOf, pointsOf, sorted } from './material';
import type { Room, View } from './view';

const sentence = (parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(', ');

/** Michel, Michelle, or whoever of the two it may be. */
export const figureName = (words: Words, { figure }: Pick<View, 'figure'>) =>
  figure === 'either' ? words.say('michelle') : words.name(figure);

export function describeRoom(words: Words, view: View, players: readonly Player[], room: Room): string {
  const who = room.seats.map((seat) => players[seat]?.label ?? '');
  if (room.michelle) who.push(figureName(words, view));
  const faces = facesOf(room.name);
  return sentence([
    words.name(room.name),
    room.search_value > 0 && words.say('digout-search', { count: room.search_value }),
    faces.length ? words.say('digout-faces', { faces: faces.join(', ') }) : words.say('digout-no-face'),
    who.length > 0 && words.say('digout-there', { who: words.join(who) }),
    view.die > 0 && faces.includes(view.die) && words.say('digout-rolled', { face: view.die }),
  ]);
}

export function cardList(words: Words, cards: Readonly<Record<string, number>>): string {
  return sorted(cards)
    .map(([name, count]) => (count > 1 ? `${count} × ${words.name(name)}` : words.name(name)))
    .join(', ');
}

export function describeSeat(words: Words, view: View, players: readonly Player[], seat: number): string {
  const { who, cards, cigarettes, beatings, points, gang, gang_card, room } = view.prisoners[seat]!;
  return sentence([
    players[seat]?.label ?? '',
    words.say(`option-prisoners-${who}`),
    words.name(room),
    view.teams
      ? words.say('digout-team-points', { count: points, all: view.scores[seat]!, target: view.target })
      : words.say('digout-points', { count: view.scores[seat]!, target: view.target }),
    words.say('digout-cards', { count: cards }),
    words.say('digout-cigarettes', { count: cigarettes }),
    beatings > 0 && words.say('digout-beatings', { count: beatings }),
    gang && gang_card && `${words.name(gang)}: ${words.name(gang_card)}`,
  ]);
}

export function describeCard(words: Words, card: string, count: number): string {
  const points = pointsOf(card);
  return sentence([
    count > 1 ? `${count} × ${words.name(card)}` : words.name(card),
    words.say(`digout-class-${classOf(card)}`),
    points > 0 && words.say('digout-worth', { count: points }),
    words.say('digout-sells', { count: CARDS.get(card)?.sells ?? 0 }),
  ]);
}
