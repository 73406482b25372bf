/** What a board is to the app. A board draws a view and shows spots one can point at; it
 * knows no rule: what is allowed, what would happen and why not come from the server.
 *
 * A title's board is a folder here with an `index.ts` whose default export is a
 * `BoardModule`. It is loaded when somebody opens a table of that title. */
import type { Component } from 'svelte';
import type { Shape } from '../look/players';
import type { Happening, Outcome } from '../protocol';
import type { Hand } from '../table/hand.svelte';
import type { Args, Deed, Words } from '../words/words';

export interface Player {
  seat: number;
  name: string;
  colour: string;
  shape: Shape;
  bot: boolean;
  you: boolean; // the one who looks
}

/** All that a board gets. Views come anew with every move, and are never changed in place:
 * keep elements keyed by what they stand for, and let CSS transitions do the walking. */
export interface BoardProps<View = unknown> {
  view: View;
  /** The seat whose eyes these are; null: a spectator. */
  seat: number | null;
  players: readonly Player[];
  /** Who may act now. */
  actors: readonly number[];
  /** What led from the view before to this one, in order: for delays and flourishes. Empty on
   * the first view and after a reload or an undo, when nothing should move. */
  happenings: readonly Happening[];
  /** What is lit, picked, pointed at and foreseen; `spot(hand, …)` connects it to elements. */
  hand: Hand;
  /** The title's words: `words.name('chapel')`, `words.say('boat')`. */
  words: Words;
  /** Narrow screen: leave out margins and labels that can be spared. */
  narrow: boolean;
  result: Outcome | null;
}

/** A small sign beside a player's name: three prisoners of which two are in the boat. */
export interface Counter {
  icon: string; // a name from icons/
  label: string; // said by screen readers, shown as a tooltip: "2 in the boat"
  count: number;
  of?: number; // draws pips instead of a number
}

/** One line of the chart at the end: how far somebody had come after each move. */
export interface Racer {
  name: string;
  colour: string;
  shape?: Shape;
  at: number;
}

export interface BoardModule<View = never> {
  board: Component<BoardProps<View>>;
  /** What stands beside a player's name in the list of seats. */
  counters(view: View, seat: number, words: Words): Counter[];
  /** The state of the race, for the chart: one value per player (or per stone), always in the
   * same order. */
  race(view: View, players: readonly Player[], words: Words): Racer[];
  /** What the numbers of the race are, in words: a key of the app's words. */
  raceKey: string;
  /** The action somebody means who points at a spot that is not lit, with these spots picked:
   * the server is asked why it is not allowed. Null where pointing there means nothing. */
  wonder(view: View, picked: readonly string[], spot: string, seat: number): Deed | null;
  /** A group of the decision panel split further: the heading's words for an action, as
   * `[key, args]` of the title's or the app's words; null keeps the whole group together. */
  heading?(action: Deed): readonly [string, Args] | null;
}
