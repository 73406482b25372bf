/** Connects an element of a board, SVG or HTML, to the hand: `<g {...spot(hand, 'r7c3', label)}>`.
 *
 * Hover and focus point at it, a click or Enter presses it. The first tap of a finger only
 * points, so that phones see a preview too; the second does it. */
import type { Hand } from '../table/hand.svelte';

let lastPointer = 'mouse';
let pointedBefore: string | null = null; // a tap focuses, and so points, before it clicks

export interface SpotAttributes {
  role: 'button';
  tabindex: number;
  class: string;
  'aria-label': string;
  'aria-disabled': boolean;
  'aria-pressed': boolean | undefined;
  'data-spot': string;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onpointerdown: (event: PointerEvent) => void;
  onclick: (event: MouseEvent) => void;
  onfocus: () => void;
  onblur: () => void;
  onkeydown: (event: KeyboardEvent) => void;
}

/** `kind` adds classes: `frame` for HTML elements. */
export function spot(hand: Hand, name: string, label: string, kind = ''): SpotAttributes {
  const meaning = hand.meaning(name);
  const lit = meaning === 'offer' && hand.spots.has(name);
  const classes = [
    'spot',
    kind,
    lit && 'lit',
    meaning !== 'no' && !lit && 'pick',
    hand.picked.includes(name) && 'picked',
    hand.pointed === name && 'pointed',
    meaning === 'no' && 'wrong',
  ];
  return {
    role: 'button',
    tabindex: -1, // the arrow keys walk from spot to spot: see roam.ts
    class: classes.filter(Boolean).join(' '),
    'aria-label': label,
    'aria-disabled': meaning === 'no',
    'aria-pressed': hand.picked.includes(name) || undefined,
    'data-spot': name,
    onpointerenter: (event) => event.pointerType === 'mouse' && hand.point(name),
    onpointerleave: (event) => event.pointerType === 'mouse' && hand.unpoint(name),
    onpointerdown: (event) => {
      lastPointer = event.pointerType;
      pointedBefore = hand.pointed;
    },
    onclick: (event) => {
      event.stopPropagation();
      const looks = lastPointer === 'touch' && pointedBefore !== name && hand.meaning(name) !== 'pick';
      if (looks) hand.point(name);
      else hand.press(name);
    },
    onfocus: () => hand.point(name),
    onblur: () => hand.unpoint(name),
    onkeydown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      lastPointer = 'key';
      hand.press(name);
    },
  };
}
