/** What is printed on cards and rooms, for drawing only, as the server says it. What is allowed,
 * what it costs a player and what comes of it is the server's business. */
import type { Card, Material } from './printed';

export type Class = Card['kind'];

/** In the order in which they lie in a hand. */
export let CARDS: ReadonlyMap<string, Card> = new Map();
export let TOOLS: readonly string[] = [];
export let WEAPONS: readonly string[] = [];
export let PILES: Material['piles'] = [];
export let WARES: Material['wares'] = {};
export let GANGS: Material['gangs'] = {};
export let WANTED: Material['michelle'] = {};
export let ACTIONS = 0; // in a turn
export let RECIPES: readonly ({ name: string } & Material['recipes'][string])[] = [];
let faces: Material['faces'] = {};

/** Before the board is drawn; it is the same in every game. */
export function print(material: Material): void {
  CARDS = new Map(Object.entries(material.cards));
  const named = (...classes: Class[]) =>
    [...CARDS].filter(([, { kind }]) => classes.includes(kind)).map(([name]) => name);
  TOOLS = named('tool');
  WEAPONS = named('knife', 'weapon');
  ({ piles: PILES, wares: WARES, gangs: GANGS, michelle: WANTED, actions: ACTIONS, faces } = material);
  RECIPES = Object.entries(material.recipes).map(([name, recipe]) => ({ name, ...recipe }));
}

export const classOf = (card: string): Class => CARDS.get(card)?.kind ?? 'part';
export const pointsOf = (card: string): number => CARDS.get(card)?.points ?? 0;
export const facesOf = (room: string): readonly number[] => faces[room] ?? [];

/** A bundle of cards as a list, in the order of a hand. */
export const sorted = (cards: Readonly<Record<string, number>>): [string, number][] =>
  [...CARDS.keys()].flatMap((name): [string, number][] => (cards[name] ? [[name, cards[name]]] : []));
export const total = (cards: Readonly<Record<string, number>>): number =>
  Object.values(cards).reduce((a, b) => a + b, 0);
