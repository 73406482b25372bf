/** What is shown step by step, where it happens: fights, trades, and cards that are laid open. */
import type { Event } from '../../protocol';
import { WANTED } from './material';
import type { Blow, Trade, View } from './view';

export interface Duel {
  attacker: number | null; // null: Michel(le)
  victim: number;
  stake: readonly string[];
  blows: readonly Blow[];
  asked: number | null;
  /** So many of the last blows are new. */
  fresh: number;
  /** How it came out. */
  result: readonly Event[];
}

export interface Bargain {
  seat: number;
  trade: Trade;
  asked: number | null;
  result: readonly Event[];
}

/** A card that is laid open for all: an action card, or a past. */
export interface Opened {
  seat: number;
  card: string;
  past: boolean;
}

const named = (event: Event) => event.key.replace('event-', '');
const BLOWS = new Set(['threatened', 'fought', 'declined', 'turned_up']);
const RESULTS = new Set([
  ...['complied', 'gave', 'won', 'beaten', 'spared', 'took_tool', 'robbed', 'was_robbed', 'robbed_unseen'],
  'discarded',
]);
const BARGAINS = new Set(['refused', 'gave_up', 'traded', 'received', 'paid_cigarettes']);

const BLOW = 900;
const RESULT = 2400;
const MOST = 4000;

/** How many ms, at normal pace, it takes to show these events. */
export function lasts(events: readonly Event[]): number {
  if (fights(events)) return scenesOf(events).reduce((sum, scene) => sum + fightLasts(scene), 0);
  if (events.map(named).some((name) => BARGAINS.has(name))) return RESULT;
  return openedBy(events) ? 2200 : 0;
}

/** And one fight of several. */
export function fightLasts(scene: readonly Event[]): number {
  const names = scene.map(named);
  const blows = names.filter((name) => BLOWS.has(name)).length;
  return Math.min(MOST, blows * BLOW + (settles(names) ? RESULT : 300));
}

const fights = (events: readonly Event[]) =>
  events.map(named).some((name) => BLOWS.has(name) || name === 'complied' || name === 'gave');
const settles = (names: readonly string[]) =>
  names.some((name) => ['won', 'lost', 'complied', 'gave'].includes(name)) || spares(names);
/** Michel(le) had no knife: nothing happens. */
const spares = (names: readonly string[]) => names.includes('figure_extorts') && names.includes('turned_up');

const BEGINNINGS = new Set(['threatened', 'figure_extorts']);

/** Fight by fight, each with what led to it and what came of it. */
export function scenesOf(events: readonly Event[]): Event[][] {
  const scenes: Event[][] = [[]];
  const fought = (scene: readonly Event[]) =>
    scene.map(named).some((name) => BEGINNINGS.has(name) || BLOWS.has(name) || RESULTS.has(name));
  for (const event of events) {
    if (BEGINNINGS.has(named(event)) && fought(scenes.at(-1)!)) scenes.push([]);
    scenes.at(-1)!.push(event);
  }
  return scenes;
}

/** After how many ms the blow that is the `k`-th new one lies there, and after how many the result. */
export const blowAt = (k: number) => k * BLOW;

/** The fight that is under way. */
export function duelOf(view: View, events: readonly Event[]): Duel | null {
  if (!view.fight && view.michelle_extorts === null) return null;
  return {
    attacker: view.fight ? view.fight.attacker : null,
    victim: view.fight ? view.fight.victim : view.michelle_extorts!,
    stake: view.fight ? [view.fight.tool] : (WANTED[view.michelle_card ?? ''] ?? []),
    blows: view.blows,
    asked: view.to_act,
    fresh: events.filter((event) => BLOWS.has(named(event))).length,
    result: [],
  };
}

/** The fight that has just ended: what was laid before, the last of it, and the result. */
export function duelEnded(events: readonly Event[], before: Duel | null): Duel | null {
  if (!fights(events)) return null;
  const names = events.map(named);
  if (!settles(names)) return null;
  const by = events.find((event) => named(event) === 'figure_extorts');
  const known = by ? null : before;
  const victim = known?.victim ?? Number(by?.args['seat'] ?? -1);
  if (victim < 0) return null;
  const blows = events.flatMap((event): Blow[] => {
    const name = named(event);
    if (name === 'fought') return [{ seat: Number(event.args['seat']), card: String(event.args['weapon']) }];
    if (name === 'declined') return [{ seat: Number(event.args['seat']), card: 'none' }];
    if (name === 'turned_up') return [{ seat: null, card: String(event.args['figure_card']) }];
    return [];
  });
  const result = events.filter((event) => RESULTS.has(named(event)));
  return {
    attacker: known ? known.attacker : null,
    victim,
    stake: known?.stake ?? [],
    blows: [...(known?.blows ?? []), ...blows],
    asked: null,
    fresh: blows.length,
    result: result.length ? result : events.filter((event) => named(event) === 'turned_up').slice(-1),
  };
}

export const bargainOf = (view: View): Bargain | null =>
  view.trade && { seat: view.seat, trade: view.trade, asked: view.to_act, result: [] };

export function bargainEnded(events: readonly Event[], before: Bargain | null): Bargain | null {
  const result = events.filter((event) => BARGAINS.has(named(event)));
  return before && result.length ? { ...before, asked: null, result } : null;
}

/** The card that these events lay open. */
export function openedBy(events: readonly Event[]): Opened | null {
  for (const event of events) {
    const name = named(event);
    const seat = Number(event.args['seat']);
    if (name === 'played') return { seat, card: String(event.args['card']), past: false };
    if (name.startsWith('revealed')) return { seat, card: String(event.args['past']), past: true };
  }
  return null;
}
