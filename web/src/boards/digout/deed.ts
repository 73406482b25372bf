/** Things on the board that stand for one action and are no spots of the server: a recipe, a
 * price tag, the die. They behave like spots: pointing foresees or says why not, a press does
 * it, and the first tap of a finger only points. */
import type { Hand } from '../../table/hand.svelte';
import type { Deed } from '../../words/words';
import { spot, type SpotAttributes } from '../spot';

/** `do-craft-shiv`: the name of the element, from which `deedOf` knows the action again. */
export const deedName = ({ do: name, ...args }: Deed): string => ['do', name, ...Object.values(args)].join('-');

const ARGUMENT: Readonly<Record<string, string>> = {
  craft: 'recipe', buy: 'deal', pick: 'card', charge: 'cigarettes', bid: 'cigarettes', fight: 'weapon',
};
export function deedOf(name: string): Deed | null {
  const found = /^do-([a-z]+)(?:-(\w+))?$/.exec(name);
  if (!found) return null;
  const [, does, value] = found as unknown as [string, string, string?];
  const key = ARGUMENT[does];
  if (!key || value === undefined) return { do: does };
  return { do: does, [key]: key === 'cigarettes' ? Number(value) : value };
}

export const can = (hand: Hand, deed: Deed): boolean =>
  hand.options.some((option) => deedName(option.deed) === deedName(deed));

let armed = true; // does the next click do it, or only point?

/** `at` is its name where an element of the server's stands for it: a pile one can buy from. */
export function act(hand: Hand, deed: Deed, label: string, kind = '', at = deedName(deed)): SpotAttributes {
  const allowed = can(hand, deed);
  const classes = ['spot', 'deed', kind, allowed ? 'lit' : 'wrong', hand.pointed === at && 'pointed'];
  const look = () => {
    hand.point(at);
    hand.think(deed);
  };
  const press = () => {
    look();
    if (allowed) hand.choose(deed);
  };
  return {
    ...spot(hand, at, label, kind),
    class: classes.filter(Boolean).join(' '),
    'aria-disabled': !allowed,
    'aria-pressed': undefined,
    onpointerenter: (event) => event.pointerType === 'mouse' && look(),
    onpointerdown: (event) => {
      armed = event.pointerType !== 'touch' || hand.pointed === at;
    },
    onclick: (event) => {
      event.stopPropagation();
      if (armed) press();
      else look();
      armed = true;
    },
    onfocus: look,
    onkeydown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
}

/** Something to look at only: pointing at it explains it below the hand. */
export function look(hand: Hand, name: string, label: string, kind = ''): Omit<SpotAttributes, 'role' | 'aria-disabled' | 'aria-pressed'> & { role: 'img' } {
  const { 'aria-disabled': _, 'aria-pressed': __, ...rest } = spot(hand, name, label, kind);
  const classes = ['spot', 'look', kind, hand.pointed === name && 'pointed'];
  return {
    ...rest,
    role: 'img',
    class: classes.filter(Boolean).join(' '),
    onclick: () => hand.point(name),
    onkeydown: () => {},
  };
}
