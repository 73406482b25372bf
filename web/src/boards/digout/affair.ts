/** A fight is laid out weapon by weapon. The view says who fights and for what; the weapons
 * are gathered from what happens while one looks on. */
import type { Happening } from '../../protocol';
import type { View } from './view';

export interface Blow {
  seat: number | null; // null: Michel(le)
  card: string; // a weapon, `fists`, `none` for one who plays nothing, `unseen` before one came, or a card of Michel(le)'s
}
export interface Affair {
  key: string; // which fight it is
  blows: readonly Blow[];
}
export const NO_AFFAIR: Affair = { key: '', blows: [] };

const keyOf = (view: View): string => {
  if (view.fight) return `${view.fight.attacker}>${view.fight.victim} ${view.fight.tool}`;
  return view.michelle_extorts === null ? '' : `michelle>${view.michelle_extorts}`;
};

export function follow(before: Affair, view: View, happenings: readonly Happening[]): Affair {
  const key = keyOf(view);
  if (!key) return NO_AFFAIR;
  let blows: Blow[] = before.key === key ? [...before.blows] : [];
  for (const { key: name, args } of happenings) {
    const seat = Number(args['seat']);
    if (name === 'event-threatened') blows = [{ seat, card: String(args['weapon']) }];
    else if (name === 'event-figure_extorts') blows = [];
    else if (name === 'event-fought') blows.push({ seat, card: String(args['weapon']) });
    else if (name === 'event-declined') blows.push({ seat, card: 'none' });
    else if (name === 'event-turned_up') blows.push({ seat: null, card: String(args['figure_card']) });
  }
  if (!view.fight && view.michelle_card && !blows.some(({ seat }) => seat === null)) {
    blows.unshift({ seat: null, card: view.michelle_card });
  }
  if (view.fight && !blows.length) blows.push({ seat: view.fight.attacker, card: 'unseen' });
  return { key, blows };
}
