/** What the drawing of the prison needs to know beyond the view: how much a room holds, which
 * rules cost nothing, what an action would cost here, and which action a thing stands for. */
import type { Foreseen } from '../../table/hand.svelte';
import type { Deed, Words } from '../../words/words';
import type { BoardProps } from '../contract';
import type { Room, View } from './view';

export type Props = BoardProps<View>;

export const ELEMENTS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export const KINDS = ['key', 'knife', 'clothes', 'drugs', 'tools'] as const;
export const PLACES = 3; // for items on a sheet; cash and stamina go as far
export const GUARDS = 4; // in a room

/** The places for items in a room, printed on its side. */
const HOMES: Record<string, string> = {
  infirmary: 'drugs',
  workshop: 'tools',
  cell_block: 'knife',
  laundry_room: 'clothes',
  guards_room: 'key',
};
function printed({ name, side }: Room): readonly string[] {
  const kind = HOMES[name];
  if (kind) return [kind, kind, kind];
  if (name === 'exercise_yard') return KINDS;
  if (name === 'visiting_area') return side === 'gold' ? [...KINDS, 'gun'] : KINDS;
  return [];
}

/** Every place for an item in a room, and whether something lies there. */
export function placesIn(room: Room): { kind: string; lies: boolean }[] {
  const lying = [...room.items];
  const lies = (kind: string) => {
    const at = lying.indexOf(kind);
    if (at >= 0) lying.splice(at, 1);
    return at >= 0;
  };
  const known = printed(room).map((kind) => ({ kind, lies: lies(kind) }));
  return [...known, ...lying.map((kind) => ({ kind, lies: true }))];
}

const FREE = ['radio_room/gold', 'dining_hall/gold', 'recreational_room/gold', 'exercise_yard/silver'];
export const isFree = ({ name, side }: Room) => FREE.includes(`${name}/${side}`);

/** The first of the rules SCG-51 … 62, in the order of rooms, and SCG-71 … 81, in that of cards. */
const ROOMS = [
  'chapel', 'radio_room', 'dining_hall', 'infirmary', 'exercise_yard', 'visiting_area',
  'workshop', 'recreational_room', 'cell_block', 'laundry_room', 'guards_room', 'wardens_office',
]; // prettier-ignore
const CARDS = [
  'inform', 'shakedown', 'lock_down', 'transfer', 'change_of_plan', 'rumour', 'pickpocket',
  'protection_money', 'work_detail', 'eyes_everywhere', 'forged_pass',
]; // prettier-ignore

/** What a blackmail card does: its rule, without the name before the colon. */
export function cardText(card: string, words: Words): string {
  const rule = words.say(`SCG-${71 + CARDS.indexOf(card)}`);
  const text = rule.slice(rule.indexOf(':') + 1).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A room's rule in a few words. */
export const ruleOf = (room: Room, words: Words) => words.say(`scapegoat-rule-${room.name}-${room.side}`);

/** The rule that is being carried out step by step, in words. */
export function underWay(view: View, words: Words): string | null {
  const number = Number(view.doing?.slice(4));
  const card = CARDS[number - 71];
  if (card) return `${words.name(card)}: ${cardText(card, words)}`;
  const room = view.rooms.find(({ name }) => name === ROOMS[number - 51]);
  return room ? `${words.name(room.name)}: ${ruleOf(room, words)}` : null;
}

/** Somebody has the turn: not before the first round, while all talk and vote, or at the end. */
export const inTurn = ({ phase, round }: View) =>
  round > 0 && !['new_guard', 'talk', 'vote', 'name', 'leave', 'over'].includes(phase);
export const roomOf = (view: View, seat: number): Room | undefined =>
  view.rooms.find(({ prisoners }) => prisoners.includes(seat));

/** The rooms that touch somebody's own, diagonally too. */
export function neighbours(view: View, seat: number): Room[] {
  const own = view.rooms.findIndex(({ prisoners }) => prisoners.includes(seat));
  const at = (room: number) => [Math.floor(room / view.columns), room % view.columns] as const;
  const [row, column] = at(own);
  return view.rooms.filter((_, other) => {
    const [down, across] = at(other);
    return own >= 0 && other !== own && Math.abs(down - row) < 2 && Math.abs(across - column) < 2;
  });
}

/** The guards that whoever has the turn feels: those bribed look away. */
export function pressure(view: View): number {
  const here = roomOf(view, view.turn);
  return here ? Math.max(0, here.guards - view.bribed) + (here.counted - here.guards) : 0;
}

/** Action points that an action costs here; null: it is not about points. */
export function costOf(view: View, deed: Deed): number | null {
  const here = roomOf(view, view.turn);
  const price = pressure(view) === 2 ? 2 : 1;
  if (deed.do === 'move' || deed.do === 'play') return 1;
  if (deed.do === 'use') return here && isFree(here) ? 0 : price;
  if (['steal', 'riot', 'carry_out', 'put_back'].includes(deed.do)) return price;
  return ['bribe', 'push', 'offer'].includes(deed.do) ? 0 : null;
}

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
