/** Things on the board that stand for one action, as the buttons of the decision panel do:
 * `<button {...act(hand, { do: 'bribe' }, label)}>`. Actions at places are spots (../spot.ts);
 * these have none, and are told apart by what they do.
 *
 * What is not allowed can be pointed at as well: the server says why not. */
import { same, type Hand } from '../../table/hand.svelte';
import type { Deed } from '../../words/words';

let lastPointer = 'mouse';
let before = false; // a tap focuses, and so thinks of it, before it clicks

/** The action as the server offers it; undefined where it does not. */
export const offered = (hand: Hand, deed: Deed): Deed | undefined =>
  hand.options.find((option) => same(option.deed, deed))?.deed;

export const thinksOf = (hand: Hand, deed: Deed) => same(hand.thought, deed);

export function act(hand: Hand, wanted: Deed, label: string, kind = 'frame') {
  const can = offered(hand, wanted);
  const deed = can ?? wanted;
  const think = (thought: Deed | null) => {
    if (!hand.waiting) hand.think(thought);
  };
  const doIt = () => {
    if (can && !hand.busy) hand.choose(deed);
    else think(deed);
  };
  const classes = ['spot', kind, can ? 'lit' : 'wrong', thinksOf(hand, wanted) && 'pointed'];
  return {
    type: 'button' as const,
    tabindex: -1, // the arrow keys walk here: see ../roam.ts
    class: classes.filter(Boolean).join(' '),
    'aria-label': label,
    'aria-disabled': !can,
    'data-spot': `do-${Object.values(wanted).join('-')}`,
    title: label,
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && think(deed),
    onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && think(null),
    onpointerdown: (event: PointerEvent) => {
      lastPointer = event.pointerType;
      before = thinksOf(hand, deed);
    },
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      if (lastPointer === 'touch' && !before) think(deed);
      else doIt();
    },
    onfocus: () => think(deed),
    onblur: () => think(null),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      lastPointer = 'key';
      doIt();
    },
  };
}
