/** A bet is written and erased stone by stone, from the end. Whoever drags a stone to another
 * place wishes for a whole order: this writes and erases until it is there. */
import type { Hand } from '../../table/hand.svelte';
import type { Action } from '../../words/words';
import type { View } from './view';

const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

export class Wish {
  order = $state.raw<readonly string[] | null>(null);
  #tried: View | null = null;

  /** What is on the slip: the wish, as long as there is one. */
  shown(view: View): readonly string[] {
    return this.order ?? written(view);
  }

  want(order: readonly string[]): void {
    this.#tried = null;
    this.order = order;
  }

  /** Somebody writes faster than the server answers: the stone comes after what is on its way. */
  hurry(view: View, sent: Action | null, stone: string): void {
    const now = written(view);
    const coming =
      sent?.do === 'write' ? [...now, String(sent['stone'])] : sent?.do === 'erase' ? now.slice(0, -1) : now;
    const order = this.order ?? coming;
    if (!order.includes(stone)) this.want([...order, stone]);
  }

  /** Write or erase one stone; called again with every new view. */
  pursue(view: View, hand: Hand): void {
    const order = this.order;
    const now = written(view);
    if (!order) return;
    const action: Action = same(order.slice(0, now.length), now)
      ? { do: 'write', stone: order[now.length] ?? '' }
      : { do: 'erase' };
    const possible = hand.legal.some((legal) => legal.action.do === action.do);
    if (same(order, now) || !possible || (this.#tried === view && !hand.busy && !hand.waiting)) this.order = null;
    else if (!hand.busy && !hand.waiting) {
      this.#tried = view;
      hand.choose(action);
    }
  }
}

/** One's own bet, as far as it is written. */
export const written = (view: View): readonly string[] =>
  view.own === null ? [] : (view.bets[view.own]?.stones ?? []);
