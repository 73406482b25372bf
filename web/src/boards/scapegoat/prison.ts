/** What the drawing of the prison asks of the view and of what is printed on rooms and cards,
 * and which action a thing stands for. What is allowed and what it costs is the server's
 * business. */
import type { Foreseen, Hand } from '../../table/hand.svelte';
import type { Action, Words } from '../../words/words';
import type { BoardProps } from '../contract';
import type { Material, Side } from './printed';
import type { Prisoner, Room, Task, View } from './view';

export type Props = BoardProps<View>;

export let ELEMENTS: readonly string[] = [];
export let ITEM_PLACES = 0;
export let MOST_CASH = 0;
export let MOST_STAMINA = 0;
export let MOST_GUARDS = 0; // in a room
let rooms: Material['rooms'] = {};
let cards: Material['cards'] = {};

/** Before the board is drawn: what is printed is the same in every game. */
export function print(material: Material): void {
  ({
    elements: ELEMENTS,
    item_places: ITEM_PLACES,
    most_cash: MOST_CASH,
    most_stamina: MOST_STAMINA,
    most_guards: MOST_GUARDS,
    rooms,
    cards,
  } = material);
}

function printedOn({ name, side }: Room): Side {
  const { silver, gold } = rooms[name]!;
  return side === 'gold' ? gold : silver;
}

/** The icons of a room: as printed, or as somebody typed them in. */
function iconsOf(room: Room): string[] {
  const { holds } = printedOn(room);
  const { icons } = room;
  if (icons === undefined) return holds;
  return [...new Set(holds)].flatMap((kind) => Array<string>(kind === 'gun' ? 1 : icons).fill(kind));
}

/** Every place for an item in a room, and whether something lies there. */
export function placesIn(room: Room): { kind: string; lies: boolean }[] {
  const lying = [...room.items];
  const lies = (kind: string) => {
    const at = lying.indexOf(kind);
    if (at >= 0) lying.splice(at, 1);
    return at >= 0;
  };
  const known = iconsOf(room).map((kind) => ({ kind, lies: lies(kind) }));
  return [...known, ...lying.map((kind) => ({ kind, lies: true }))];
}

/** Does its rule cost no action point? */
export const isFree = (room: Room) => printedOn(room).free;

/** What using a room costs: action points, of which some rooms want none. */
export const pointsFor = (room: Room, words: Words, count = 1) =>
  words.say('scapegoat-ap', { count: isFree(room) ? 0 : count });

/** Does one pay for its rule, with an item or cash? */
export const isPaid = (room: Room) => printedOn(room).pays;

/** A rule without the name of its room or card, which ends at a sign. */
export function withoutName(rule: string, sign: string): string {
  const text = rule.slice(rule.indexOf(sign) + 1).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a blackmail card does. */
export const cardText = (card: string, words: Words) => withoutName(words.say(cards[card]!), ':');

/** A room's rule in a few words. */
export const ruleOf = (room: Room, words: Words) => words.say(`scapegoat-rule-${room.name}-${room.side}`);

/** The rule that is being carried out step by step, in words. */
export function underWay(view: View, words: Words): string | null {
  const card = Object.keys(cards).find((name) => cards[name] === view.doing);
  if (card) return `${words.name(card)}: ${cardText(card, words)}`;
  const room = view.rooms.find(({ name }) => rooms[name]?.rule === view.doing);
  return room ? `${words.name(room.name)}: ${ruleOf(room, words)}` : null;
}

export const roomOf = (view: View, seat: number): Room | undefined =>
  view.rooms.find(({ prisoners }) => prisoners.includes(seat));

/** Action points that an action costs here; null: it is not about points. */
export const costOf = (view: View, action: Action): number | null => view.costs[action.do] ?? null;

/** What is written on the button of an action that costs something. */
export function priceOf(action: Action, view: View, words: Words): string | null {
  if (view.phase !== 'turn') return null;
  const own = `scapegoat-price-${action.do}`;
  if (words.has(own)) return words.say(own);
  const count = costOf(view, action);
  return count ? words.say('scapegoat-ap', { count }) : null;
}

/** A button of a turn by name, for those who speak to it, and by what it does. */
export const named = (action: string, words: Words) =>
  `${words.say(`scapegoat-${action}-short`)}: ${words.say(`scapegoat-${action}-what`)}`;

/** What something that somebody has can be meant for, by the one at `seat`: what is allowed, or
 * else what is asked about. */
export function actionOfThing(view: View, hand: Hand, seat: number, owner: number, thing: string): Action | null {
  const picked = { do: 'pick_item', seat: owner, item: thing };
  const asked = view.offer?.to === owner ? [{ do: 'ask', thing }] : [];
  const others = [{ do: 'steal', seat: owner, thing }, ...asked, picked];
  const spent: Action = thing === 'cash' ? { do: 'bribe' } : { do: 'put_back', item: thing };
  const own = [spent, { do: 'pay', thing }, { do: 'give', thing }, picked];
  const meant: Action[] = owner === seat ? own : others;
  return meant.find((action) => hand.can(action)) ?? (view.phase === 'turn' ? meant[0]! : null);
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

/** What the sheet of a prisoner needs, in each of its sizes. */
export interface OfPrisoner extends Props {
  prisoner: Prisoner;
  told: Foretold;
  /** Who is voted for is pointed at elsewhere now. */
  voting: boolean;
}

export function foretell(view: View, thought: Action | null, foreseen: Foreseen | null): Foretold {
  const told: Foretold = { guards: new Map(), goes: new Map(), returned: [], element: null };
  if (!thought || !foreseen?.legal) return told;
  const add = (room: string, count: number) => told.guards.set(room, (told.guards.get(room) ?? 0) + count);
  for (const { key, args } of foreseen.events) {
    if (key === 'event-guard_moved') {
      add(String(args['room']), -1);
      add(String(args['to']), 1);
    } else if (key === 'event-guard_came') add(String(args['room']), 1);
    else if (key === 'event-moved') told.goes.set(Number(args['seat']), String(args['room']));
    else if (key === 'event-returned') told.returned.push(`${args['seat']}/${args['item']}`);
    else if (key === 'event-spent') told.returned.push(`${args['other']}/${args['item']}`);
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
  words.join(
    tally(things).map(([thing, count]) => (count > 1 ? `${count} × ${words.name(thing)}` : words.name(thing))),
  );

/** A task card in a sentence. */
export function taskText({ name, element, items, prisoners, guards }: Task, words: Words): string {
  return words.say('scapegoat-task', {
    task: words.name(name),
    element: words.name(element),
    items: listed(items, words),
    prisoners,
    guards,
  });
}

/** A sheet in words, for those who do not see it, or see it small. */
export function sheetLines(
  { view, words, players }: Pick<Props, 'view' | 'words' | 'players'>,
  sheet: Prisoner,
): string[] {
  const goat = view.round > 0 && sheet.seat === view.scapegoat;
  const sealed = view.phase === 'talk' || view.phase === 'vote';
  return [
    goat && words.say('scapegoat-is-goat', { bonus: view.bonus }),
    sheet.indispensable && words.say('scapegoat-needed'),
    words.say('scapegoat-has-elements', { count: sheet.elements.length, elements: sheet.elements.join(', ') }),
    words.say('scapegoat-has', {
      count: sheet.items.length,
      items: listed(sheet.items, words),
      cash: sheet.cash,
      stamina: sheet.stamina,
    }),
    cardsLine(sheet, words),
    !sealed &&
      sheet.vote !== null &&
      players[sheet.vote] &&
      words.tell(
        { key: 'scapegoat-voted-for', args: { seat: sheet.vote } },
        players.map(({ name }) => name),
        players.find(({ you }) => you)?.seat ?? null,
      ),
  ].filter((line) => typeof line === 'string');
}

/** How many blackmail cards a prisoner has, and which, as far as one knows. */
export function cardsLine({ cards, hand }: Prisoner, words: Words): string {
  const count = words.say('scapegoat-cards', { count: cards });
  return hand.length ? `${count}: ${hand.map((card) => words.name(card)).join(', ')}` : count;
}

export const sheetLabel = (props: Props, sheet: Prisoner) =>
  [props.players[sheet.seat]!.label, ...sheetLines(props, sheet)].join('. ');

/** The places for items on a sheet, with those marked that would go back. */
export function itemPlaces(
  { seat, items }: Prisoner,
  told: Foretold,
): { item: string | undefined; leaving: boolean }[] {
  const gone = told.returned.filter((each) => each.startsWith(`${seat}/`)).map((each) => each.split('/')[1]!);
  return Array.from({ length: ITEM_PLACES }, (_, at) => {
    const item = items[at];
    const leaving = item !== undefined && gone.includes(item);
    if (leaving) gone.splice(gone.indexOf(item), 1);
    return { item, leaving };
  });
}

/** What is being dealt with: a phone lays all but the turn over the plan. */
export type Dealt = 'ending' | 'ballots' | 'trays' | 'cards' | 'turn';

export function deskOf({ view, hand, narrow, low }: Props): Dealt {
  if (view.phase === 'over') return 'ending';
  if (view.phase === 'vote' || view.phase === 'name') return 'ballots';
  if (view.phase === 'talk') return narrow || low ? 'turn' : 'ballots';
  if (view.offer) return 'trays';
  return hand.legal.some(({ action }) => isOfCards(action)) ? 'cards' : 'turn';
}

/** Is one blackmail card of several chosen? */
export const isOfCards = (action: Action) => ['keep', 'drop', 'pick_card'].includes(action.do);
