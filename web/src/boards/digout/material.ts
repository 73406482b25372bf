/** What is printed on the cards and rooms: for drawing only. What is allowed, what it costs a
 * player and what comes of it is the server's business. `material.test.ts` compares this with
 * the engine's content file. */
export type Class = 'tool' | 'knife' | 'weapon' | 'part' | 'accessory' | 'action' | 'valuable';

interface Kind {
  class: Class;
  sells: number;
  points?: number;
}

const kinds = (of: Class, sells: number, ...names: string[]): [string, Kind][] =>
  names.map((name) => [name, { class: of, sells }]);

/** In the order in which they lie in a hand. */
export const CARDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['spoon', { class: 'tool', sells: 1, points: 1 }],
  ['pickaxe', { class: 'tool', sells: 3, points: 3 }],
  ['shovel', { class: 'tool', sells: 4, points: 4 }],
  ...kinds('knife', 1, 'knife'),
  ...kinds('weapon', 1, 'razor', 'shard', 'padlock'),
  ...kinds('part', 1, 'pan', 'scissors', 'broomstick', 'tape', 'toothbrush'),
  ...kinds('accessory', 1, 'cap', 'sunglasses', 'bandana', 'ring', 'boots', 'tattoo'),
  ...kinds('action', 1, 'ambush', 'shakedown', 'parcel', 'master_key'),
  ...kinds('action', 1, 'snitch', 'light_fingers', 'inspection', 'night_nurse'),
  ...kinds('valuable', 4, 'phone'),
  ...kinds('valuable', 3, 'jewellery', 'pills'),
]);

const named = (...classes: Class[]) =>
  [...CARDS].filter(([, kind]) => classes.includes(kind.class)).map(([name]) => name);
export const TOOLS = named('tool');
export const WEAPONS = named('knife', 'weapon');
export const ACCESSORIES = named('accessory');
export const PILES = ['spoon', 'pickaxe', 'shovel', 'knife'] as const;
export const classOf = (card: string): Class => CARDS.get(card)?.class ?? 'part';
export const pointsOf = (card: string): number => CARDS.get(card)?.points ?? 0;

export interface Recipe {
  name: string;
  needs: readonly string[];
  makes: string;
  count: number;
}
export const RECIPES: readonly Recipe[] = [
  { name: 'shiv', needs: ['toothbrush', 'tape'], makes: 'knife', count: 1 },
  { name: 'split_scissors', needs: ['scissors', 'tape'], makes: 'knife', count: 2 },
  { name: 'sharpened_spoon', needs: ['razor', 'spoon'], makes: 'knife', count: 2 },
  { name: 'makeshift_pickaxe', needs: ['scissors', 'broomstick', 'tape'], makes: 'pickaxe', count: 1 },
  { name: 'makeshift_shovel', needs: ['pan', 'broomstick', 'tape'], makes: 'shovel', count: 1 },
];

/** What the yard sells: the pile it lies on, and the price. */
export const DEALS = [
  { name: 'knife', pile: 'knife', price: 2 },
  { name: 'two_knives', pile: 'knife', price: 5 },
  { name: 'pickaxe', pile: 'pickaxe', price: 6 },
  { name: 'shovel', pile: 'shovel', price: 8 },
] as const;

/** Accessories a gang takes, and how many different ones it wants. */
export const GANGS: Readonly<Record<string, { wants: readonly string[]; needs: number }>> = {
  crew: { wants: ['cap', 'sunglasses', 'bandana'], needs: 2 },
  cartel: { wants: ['sunglasses', 'ring', 'boots'], needs: 2 },
  bikers: { wants: ['bandana', 'boots', 'tattoo'], needs: 2 },
  bratva: { wants: ['cap', 'ring', 'tattoo'], needs: 2 },
  triad: { wants: ACCESSORIES, needs: 3 },
  rainbow: { wants: ACCESSORIES, needs: 3 },
};

/** The two rooms of each face of the die, from 1 to 6; `cells` are both blocks in team games. */
export const FACES: readonly (readonly [string, string])[] = [
  ['cells', 'dining'],
  ['cells', 'infirmary'],
  ['cells', 'showers'],
  ['yard', 'dining'],
  ['yard', 'showers'],
  ['yard', 'infirmary'],
];
export function facesOf(room: string): number[] {
  const wanted = room.startsWith('block') ? 'cells' : room;
  return FACES.flatMap((pair, at) => (pair.includes(wanted) ? [at + 1] : []));
}

/** Tools on Michel(le)'s cards; none: no knife. */
export const WANTED: Readonly<Record<string, readonly string[]>> = {
  no_knife: [],
  wants_spoon: ['spoon'],
  wants_spoon_or_pickaxe: ['spoon', 'pickaxe'],
  wants_pickaxe_or_shovel: ['pickaxe', 'shovel'],
  wants_any_tool: ['spoon', 'pickaxe', 'shovel'],
};

/** A bundle of cards as a list, in the order of a hand. */
export const sorted = (cards: Readonly<Record<string, number>>): [string, number][] =>
  [...CARDS.keys()].flatMap((name): [string, number][] => (cards[name] ? [[name, cards[name]]] : []));
export const total = (cards: Readonly<Record<string, number>>): number =>
  Object.values(cards).reduce((a, b) => a + b, 0);

/** In team games seats alternate. */
export const sameTeam = (teams: boolean, a: number, b: number): boolean => teams && a % 2 === b % 2;
