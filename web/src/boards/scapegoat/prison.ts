/** What the drawing of the prison asks of the view and of what is printed on rooms and cards,
 * and which action a thing stands for. What is allowed and what it costs is the server's
 * business. */
import type { Foreseen } from '../../table/hand.svelte';
import type { Deed, Words } from '../../words/words';
import type { BoardProps } from '../contract';
import { PRINTED, type Side } from './printed';
import type { Room, View } from './view';

export type Props = BoardProps<View>;

export const ELEMENTS: readonly string[] = PRINTED.elements;
export const ITEM_PLACES = PRINTED.item_places;
export const MOST_CASH = PRINTED.most_cash;
export const MOST_STAMINA = PRINTED.most_stamina;
export const MOST_GUARDS = PRINTED.most_guards; // in a room

function printedOn({ name, side }: Room): Side {
  const { silver, gold } = PRINTED.rooms[name]!;
  return side === 'gold' ? gold : silver;
}

/** Every place for an item in a room, and whether something lies there. */
export function placesIn(room: Room): { kind: string; lies: boolean }[] {
  const lying = [...room.items];
  const lies = (kind: string) => {
    const at = lying.indexOf(kind);
    if (at >= 0) lying.splice(at, 1);
    return at >= 0;
  };
  const known = printedOn(room).holds.map((kind) => ({ kind, lies: lies(kind) }));
  return [...known, ...lying.map((kind) => ({ kind, lies: true }))];
}

/** Does its rule cost no action point? */
export const isFree = (room: Room) => printedOn(room).free;

/** What a blackmail card does: its rule, without the name before the colon. */
export function cardText(card: string, words: Words): string {
  const rule = words.say(PRINTED.cards[card]!);
  const text = rule.slice(rule.indexOf(':') + 1).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A room's rule in a few words. */
export const ruleOf = (room: Room, words: Words) => words.say(`scapegoat-rule-${room.name}-${room.side}`);

/** The rule that is being carried out step by step, in words. */
export function underWay(view: View, words: Words): string | null {
  const card = Object.keys(PRINTED.cards).find((name) => PRINTED.cards[name] === view.doing);
  if (card) return `${words.name(card)}: ${cardText(card, words)}`;
  const room = view.rooms.find(({ name }) => PRINTED.rooms[name]?.rule === view.doing);
  return room ? `${words.name(room.name)}: ${ruleOf(room, words)}` : null;
}

export const roomOf = (view: View, seat: number): Room | undefined =>
  view.rooms.find(({ prisoners }) => prisoners.includes(seat));

/** Action points that an action costs here; null: it is not about points. */
export const costOf = (view: View, deed: Deed): number | null => view.costs[deed.do] ?? null;

/** What pointing at something that somebody has means now, to the one at `seat`. */
export function deedOfThing(view: View, seat: number | null, owner: number, thing: string): Deed | null {
  if (seat === null) return null;
  const mine = owner === seat;
  switch (view.phase) {
    case 'turn':
      if (view.turn !== seat) return null;
      if (!mine) return { do: 'steal', seat: owner, thing };
      if (thing === 'cash') return { do: 'bribe' };
      return { do: 'put_back', item: thing };
    case 'pay':
      return mine && view.turn === seat ? { do: 'pay', thing } : null;
    case 'offer':
      if (view.turn !== seat || !view.offer) return null;
      if (mine) return { do: 'give', thing };
      return owner === view.offer.to ? { do: 'ask', thing } : null;
    case 'pick_item':
    case 'gather':
      return view.turn === seat && thing !== 'cash' ? { do: 'pick_item', seat: owner, item: thing } : null;
    default:
      return null;
  }
}

/** What would come of the thought, by what it touches. */
export interface Foretold {
  /** Guards that would come (+) or go (−), by room. */
  guards: Map<string, number>;
  /** Where somebody would go, by seat. */
  goes: Map<number, string>;
  /** Items that would go back, as `seat/item`, each as often as it does. */
  returned: string[];
  /** Element that whoever acts would mark. */
  element: string | null;
}

export function foretell(view: View, thought: Deed | null, foreseen: Foreseen | null): Foretold {
  const told: Foretold = { guards: new Map(), goes: new Map(), returned: [], element: null };
  if (!thought || !foreseen?.legal) return told;
  const add = (room: string, count: number) => told.guards.set(room, (told.guards.get(room) ?? 0) + count);
  for (const { key, args } of foreseen.happenings) {
    if (key === 'event-guard_moved') {
      add(String(args['room']), -1);
      add(String(args['to']), 1);
    } else if (key === 'event-guard_came') add(String(args['room']), 1);
    else if (key === 'event-moved') told.goes.set(Number(args['seat']), String(args['room']));
    else if (key === 'event-returned') told.returned.push(`${args['seat']}/${args['item']}`);
  }
  const task = roomOf(view, view.turn)?.task;
  if (thought.do === 'carry_out' && task) told.element = task.element;
  return told;
}

/** Things with how many there are of each, in the order they come. */
export function tally(things: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** "key, knife and 2 × cash". */
export const listed = (things: readonly string[], words: Words) =>
  words.join(tally(things).map(([thing, count]) => (count > 1 ? `${count} × ${words.name(thing)}` : words.name(thing))));
