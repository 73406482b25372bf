/** What is printed on cards and rooms, for drawing only: made by the engine (`printed.ts`). What
 * is allowed, what it costs a player and what comes of it is the server's business. */
import { PRINTED, type Card } from './printed';

export type Class = Card['kind'];

/** In the order in which they lie in a hand. */
export const CARDS: ReadonlyMap<string, Card> = new Map(Object.entries(PRINTED.cards));

const named = (...classes: Class[]) =>
  [...CARDS].filter(([, { kind }]) => classes.includes(kind)).map(([name]) => name);
export const TOOLS = named('tool');
export const WEAPONS = named('knife', 'weapon');
export const { piles: PILES, deals: DEALS, gangs: GANGS, michelle: WANTED, actions: ACTIONS } = PRINTED;
export const RECIPES = Object.entries(PRINTED.recipes).map(([name, recipe]) => ({ name, ...recipe }));
export const classOf = (card: string): Class => CARDS.get(card)?.kind ?? 'part';
export const pointsOf = (card: string): number => CARDS.get(card)?.points ?? 0;
export const facesOf = (room: string): readonly number[] => PRINTED.faces[room] ?? [];

/** A bundle of cards as a list, in the order of a hand. */
export const sorted = (cards: Readonly<Record<string, number>>): [string, number][] =>
  [...CARDS.keys()].flatMap((name): [string, number][] => (cards[name] ? [[name, cards[name]]] : []));
export const total = (cards: Readonly<Record<string, number>>): number =>
  Object.values(cards).reduce((a, b) => a + b, 0);
