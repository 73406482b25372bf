/** Connects an element of a board, SVG or HTML, to the hand, by the place it is or by the one
 * action it stands for: `<g {...pointable(hand, 'r7c3', label)}>`,
 * `<button {...pointable(hand, { do: 'bribe' }, label, 'frame')}>`.
 *
 * Hover and focus point at it, a click or Enter presses it. The first tap of a finger only
 * points, so that phones see a preview too; the second does it. What is grave is asked about
 * whatever presses it. To what is not allowed the server
 * says why not, when it is pressed, tapped or focused. */
import { nameOf, same, type Hand, type Target } from '../table/hand.svelte';
import type { Action } from '../words/words';

let lastPointer = 'mouse';
let pointedBefore: string | null = null; // a tap focuses, and so points, before it clicks

interface Listening {
  tabindex: number;
  class: string;
  'aria-label': string;
  'data-place': string;
  'data-traced': '' | undefined;
  'data-try': '' | undefined;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onpointerdown: (event: PointerEvent) => void;
  onclick: (event: MouseEvent) => void;
  onfocus: () => void;
  onblur: () => unknown;
  onkeydown: (event: KeyboardEvent) => void;
}
export interface Pointable extends Listening {
  role: 'button';
  title: string | undefined;
  'aria-disabled': boolean;
  'aria-pressed': boolean | undefined;
}
export interface Lookable extends Listening {
  role: 'img';
}

const classes = (...names: (string | false)[]) => names.filter(Boolean).join(' ');

interface Doing {
  /** The mouse is over it. */
  hover: () => void;
  /** The focus is on it, or a finger has touched it. */
  look: () => void;
  /** `seen`: a first tap has shown what would happen. */
  press: (seen: boolean) => void;
  atOnce: () => boolean;
}

/** What listens to mouse, finger and keys, in the same way wherever it is. */
function listen(hand: Hand, name: string, label: string, { hover, look, press, atOnce }: Doing) {
  return {
    tabindex: -1, // the arrow keys walk from place to place: see roam.ts
    'aria-label': label,
    'data-place': name,
    'data-traced': hand.traced.has(name) ? ('' as const) : undefined,
    'data-try': hand.leading.has(name) ? ('' as const) : undefined,
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && hover(),
    onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && hand.unpoint(name),
    onpointerdown: (event: PointerEvent) => {
      lastPointer = event.pointerType;
      pointedBefore = hand.pointed;
    },
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      const seen = lastPointer === 'touch' && pointedBefore === name;
      if (lastPointer === 'touch' && !seen && !atOnce()) look();
      else press(seen);
    },
    onfocus: look,
    // a finger that goes to the button still means what it has pointed at
    onblur: () => lastPointer !== 'touch' && hand.unpoint(name),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      lastPointer = 'key';
      press(false);
    },
  };
}

/** `kind` adds classes: `frame` for HTML elements. `instead` is meant by whoever points at a place
 * for which there is no action: the room one stands in means what can be done there. */
export function pointable(
  hand: Hand,
  target: Target,
  label: string,
  kind = '',
  instead: Action | null = null,
): Pointable {
  const name = nameOf(target);
  const meaning = hand.meaning(target);
  const meant = instead && meaning === 'no' ? instead : target;
  const isPlace = typeof target === 'string';
  const lit = meaning === 'offer' && (!isPlace || hand.places.has(name));
  const pointed = hand.pointed === name || (!isPlace && hand.thinksOf(target));
  const glows = meaning !== 'no' && (!hand.calm || pointed);
  const picked = hand.picked.includes(name);
  return {
    ...listen(hand, name, label, {
      // why not is said to those who try it, not to a mouse on its way elsewhere
      hover: () => (hand.meaning(target) === 'no' ? hand.look(name) : hand.point(target)),
      look: () => hand.point(meant),
      press: (seen) => hand.press(meant, seen),
      atOnce: () => hand.atOnce(meant),
    }),
    role: 'button',
    title: isPlace ? undefined : label,
    class: classes(
      'place',
      !isPlace && 'act',
      kind,
      glows && (lit ? 'lit' : 'pick'),
      picked && 'picked',
      pointed && 'pointed',
      meaning === 'no' && meant === target && 'wrong',
    ),
    'aria-disabled': meaning === 'no' && meant === target,
    'aria-pressed': picked || undefined,
  };
}

/** Something to look at only: boards explain what is pointed at. */
export function lookable(hand: Hand, name: string, label: string, kind = ''): Lookable {
  const look = () => hand.look(name);
  return {
    ...listen(hand, name, label, { hover: look, look, press: look, atOnce: () => true }),
    role: 'img',
    class: classes('place', 'look', kind, hand.pointed === name && 'pointed'),
  };
}

let tapped: Action | null = null; // the button of the panel that a finger has asked about
let thoughtBefore = false; // a tap focuses, and so thinks of it, before it clicks

/** A button of the panel that stands for an action: as on the board, the first tap of a finger
 * only shows what would come of it. `asked`: that is shown elsewhere now. */
export function pressable(hand: Hand, action: Action, asked: () => void = () => {}) {
  return {
    onpointerdown: (event: PointerEvent) => {
      lastPointer = event.pointerType;
      thoughtBefore = hand.thinksOf(action);
    },
    onclick: ({ detail }: MouseEvent) => {
      const touch = lastPointer === 'touch' && detail > 0; // keys press it without any
      const pointed = same(tapped, action) || hand.pointed === nameOf(action); // here, or on the board
      const seen = touch && pointed && thoughtBefore;
      tapped = null;
      if (!touch || seen || hand.atOnce(action)) return hand.choose(action, seen);
      tapped = action;
      hand.think(action);
      asked();
    },
  };
}
