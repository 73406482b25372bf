/** What a board is to the app. A board draws a view and shows places one can point at; it
 * knows no rule: what is allowed, what would happen and why not come from the server.
 *
 * A title's board is a folder here with an `index.ts` whose default export is a
 * `BoardModule`. It is loaded when somebody opens a table of that title. */
import type { Component } from 'svelte';
import type { Shape } from '../look/players';
import type { Event, Outcome, Sketch } from '../protocol';
import type { Hand } from '../table/hand.svelte';
import type { Pace } from '../table/pace';
import type { Args, Action, Words } from '../words/words';

export interface Player {
  seat: number;
  name: string;
  colour: string;
  shape: Shape;
  bot: boolean;
  you: boolean; // the one who looks
  label: string; // the name where it stands by itself: “You” for the one who looks
}

/** All that a board gets. Views come anew with every move, and are never changed in place:
 * keep elements keyed by what they stand for, and let CSS transitions do the walking. */
export interface BoardProps<View = unknown> {
  view: View;
  /** The same as a grid of tiles; for boards that asked for it. */
  sketch: Sketch | null;
  /** The seat whose eyes these are; null: a spectator. */
  seat: number | null;
  players: readonly Player[];
  /** Who may act now. */
  actors: readonly number[];
  /** What led from the view before to this one, in order: for delays and flourishes. Empty on
   * the first view and after a reload or an undo, when nothing should move. */
  events: readonly Event[];
  /** What is lit, picked, pointed at and foreseen; `pointable(hand, …)` connects it to elements. */
  hand: Hand;
  /** The title's words: `words.name('chapel')`, `words.say('boat')`. */
  words: Words;
  /** The box is narrower than 600 px: leave out margins and labels that can be spared. */
  narrow: boolean;
  /** The box is lower than 460 px. The board fills its box and never scrolls. */
  low: boolean;
  /** How fast things are shown; `--pace` is the same for CSS: 1 is normal, 0 instant. */
  pace: Pace;
  /** The reveal has been seen, or was ended by a tap: go on. */
  onseen: () => void;
  result: Outcome | null;
}

/** A thing in full words, for whoever points at it. */
export interface Explained {
  heading: string;
  lines: readonly string[];
  /** What it is comes before why nothing can be done with it now: a card in the hand. */
  first?: true;
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
  /** It draws the sketch, which the server is asked for. */
  sketched?: true;
  /** Told once, before the board is drawn: what is printed on the title's material. */
  print?(material: unknown): void;
  /** What stands beside a player's name in the list of seats. */
  counters?(view: View, seat: number, words: Words): Counter[];
  /** The state of the race, for the chart: one value per player (or per stone), always in the
   * same order. */
  race?(view: View, players: readonly Player[], words: Words): Racer[];
  /** What decides who wins, where points do; the result is sorted by it and shows the counters.
   * Without it nobody's counters mean anything at the end. */
  score?(view: View, seat: number): number;
  /** What the numbers of the race are, in words: a key of the app's words. */
  raceKey?: string;
  /** A group of the decision panel split further: the heading's words for an action, as
   * `[key, args]` of the title's or the app's words; null keeps the whole group together. */
  heading?(action: Action): readonly [string, Args] | null;
  /** What an action costs, in a few words for its button; null: nothing. */
  price?(action: Action, view: View, words: Words): string | null;
  /** How many ms, at normal pace, the board takes to show these events: a vote that is opened
   * envelope by envelope, a fight. Nothing else happens meanwhile. */
  reveal?(events: readonly Event[]): number;
  /** Which of these events are the outcome of what all have waited for, a vote: they are told
   * large, and stay until they have been seen. */
  verdict?(events: readonly Event[]): readonly Event[];
  /** These events, scene by scene, where several follow each other: fights. What hits the reader in
   * one is told apart from the next. */
  scenes?(events: readonly Event[]): readonly (readonly Event[])[];
  /** What is printed on the thing at a place, in full; null: there is no more to say. */
  explain?(place: string, view: View, words: Words): Explained | null;
}
