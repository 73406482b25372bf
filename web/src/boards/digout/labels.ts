/** What screen readers say of rooms, players and cards, and what the line below the hand
 * explains of whatever one points at. */
import type { Words } from '../../words/words';
import type { Player } from '../contract';
import { classOf, CARDS, DEALS, facesOf, GANGS, pointsOf, RECIPES, sorted } from './material';
import type { Room, View } from './view';

const sentence = (parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(', ');

export function describeRoom(words: Words, view: View, players: readonly Player[], room: Room): string {
  const who = room.seats.map((seat) => players[seat]?.name ?? '');
  if (room.michelle) who.push(words.say('michelle'));
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
  return sorted(cards).map(([name, count]) => (count > 1 ? `${count} × ${words.name(name)}` : words.name(name))).join(', ');
}

export function describeSeat(words: Words, view: View, players: readonly Player[], seat: number): string {
  const { cards, cigarettes, beatings, points, gang, gang_card, room } = view.prisoners[seat]!;
  return sentence([
    players[seat]?.name ?? '',
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

/** A headline and a sentence about what is pointed at; null: nothing to explain. */
export function explain(words: Words, view: View, players: readonly Player[], spot: string): [string, string] | null {
  const [, kind, name] = /^(room|seat|gang|card|pile|own|look)-(\w+)$/.exec(spot) ?? [];
  if (!kind || name === undefined) return explainDeed(words, spot);
  if (kind === 'card' || (kind === 'look' && CARDS.has(name))) return [words.name(name), explainCard(words, name)];
  if (kind === 'pile') return [words.name(name), explainPile(words, view, name)];
  if (kind === 'gang') {
    const top = view.gangs.find((gang) => gang.name === name)?.top;
    const text = words.say(`text-${name}`);
    return [words.name(name), top ? `${text} ${words.say('digout-top')} ${words.name(top)} – ${words.say(`text-${top}`)}` : `${text} ${words.say('digout-none-left')}`];
  }
  if (kind === 'seat') return explainSeat(words, view, players, Number(name));
  if (kind === 'room') {
    const about = name.startsWith('block') ? 'block' : name;
    return view.rooms.some((room) => room.name === name) ? [words.name(name), words.say(`digout-about-${about}`)] : null;
  }
  if (spot === 'look-discards') return [words.say('digout-discards'), cardList(words, view.discards) || '–'];
  const own = view.own === null ? null : view.prisoners[view.own];
  if (spot === 'own-gang' && own?.gang_card && own.gang) {
    return [`${words.name(own.gang)}: ${words.name(own.gang_card)}`, words.say(`text-${own.gang_card}`)];
  }
  return null;
}

function explainDeed(words: Words, spot: string): [string, string] | null {
  const recipe = RECIPES.find(({ name }) => spot === `do-craft-${name}`);
  return recipe ? [words.say('digout-recipes'), words.name(recipe.name)] : null;
}

function explainCard(words: Words, card: string): string {
  const is = classOf(card);
  const parts = [`${words.say(`digout-class-${is}`)}, ${words.say('digout-sells', { count: CARDS.get(card)!.sells })}.`];
  if (pointsOf(card)) parts.push(`${words.say('digout-worth', { count: pointsOf(card) })}.`);
  if (is === 'action') parts.push(words.say(`text-${card}`));
  if (is === 'accessory') {
    const gangs = Object.entries(GANGS).filter(([, { accessories }]) => accessories.includes(card));
    parts.push(words.say('digout-for-gangs', { gangs: words.join(gangs.map(([gang]) => words.name(gang))) }));
  }
  const recipes = RECIPES.filter(({ needs }) => needs.includes(card));
  if (recipes.length) {
    const made = [...new Set(recipes.map(({ makes }) => words.name(makes)))];
    parts.push(words.say('digout-for-recipes', { things: words.join(made) }));
  }
  return parts.join(' ');
}

function explainPile(words: Words, view: View, pile: string): string {
  const parts = [words.say('digout-left', { count: view.piles[pile] ?? 0 })];
  if (pointsOf(pile)) parts.push(`${words.say('digout-worth', { count: pointsOf(pile) })}.`);
  for (const [deal, price] of Object.entries(view.prices)) {
    if (DEALS[deal]?.card !== pile) continue;
    parts.push(`${words.action({ do: 'buy', deal }, [])} (${words.say('digout-cigarettes', { count: price })}).`);
  }
  return parts.join(' ');
}

function explainSeat(words: Words, view: View, players: readonly Player[], seat: number): [string, string] | null {
  const prisoner = view.prisoners[seat];
  if (!prisoner) return null;
  const parts: string[] = [];
  if (prisoner.gang_card) parts.push(`${words.name(prisoner.gang_card)} – ${words.say(`text-${prisoner.gang_card}`)}`);
  if (prisoner.past_spent && prisoner.past) parts.push(words.say('digout-was', { past: words.name(prisoner.past) }));
  const known = seat === view.own ? '' : cardList(words, prisoner.hand);
  if (known) parts.push(words.say('digout-known', { cards: known }));
  return [players[seat]?.name ?? '', parts.join(' ') || words.say('digout-nothing-known')];
}
