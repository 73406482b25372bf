/** What would come of an action, read from the events the server foresees; or, without an action,
 * what has come of the last one. */
import type { Event } from '../../protocol';
import type { Action } from '../../words/words';
import { pointsOf, WARES } from './material';
import type { View } from './view';

export interface Gain {
  icon: string;
  by: number;
}
export interface Foresight {
  /** Where players would stand. */
  rooms: ReadonlyMap<number, string>;
  michelle: string | null;
  /** Tunnel points they would have gained. */
  points: ReadonlyMap<number, number>;
  /** Signs for the plates of the players: two cards more, a beating. */
  gains: ReadonlyMap<number, readonly Gain[]>;
  /** Who would be threatened. */
  victim: number | null;
  /** Own cards that would be given away, kind by kind. */
  spent: ReadonlyMap<string, number>;
}

export function foresee(events: readonly Event[], action: Action | null, own: number, view: View): Foresight {
  const rooms = new Map<number, string>();
  const points = new Map<number, number>();
  const sums = new Map<number, Map<string, number>>();
  const spent = new Map<string, number>();
  let victim: number | null = null;
  let michelle: string | null = null;

  const gain = (seat: number, icon: string, by: number) => {
    const of = sums.get(seat) ?? new Map<string, number>();
    of.set(icon, (of.get(icon) ?? 0) + by);
    sums.set(seat, of);
  };
  const give = (seat: number, card: string, count = 1) => {
    gain(seat, 'card', -count);
    if (seat === own) spent.set(card, (spent.get(card) ?? 0) + count);
  };
  for (const { key, args } of events) {
    const seat = Number(args['seat']);
    const other = Number(args['other']);
    const card = String(args['card'] ?? args['tool'] ?? args['weapon'] ?? '');
    const cigarettes = Number(args['cigarettes'] ?? 0);
    switch (key.replace('event-', '')) {
      case 'moved':
        rooms.set(seat, String(args['room']));
        break;
      case 'sent':
        rooms.set(seat, 'solitary');
        break;
      case 'figure_moved':
        michelle = String(args['room']);
        break;
      case 'dug':
        points.set(seat, (points.get(seat) ?? 0) + Number(args['points'] ?? pointsOf(card)));
        give(seat, card);
        break;
      case 'got_point':
        points.set(seat, (points.get(seat) ?? 0) + 1);
        break;
      case 'drew':
      case 'drew_unseen':
      case 'took_card':
      case 'stole':
        gain(seat, 'card', 1);
        break;
      case 'beaten':
        gain(seat, 'beating', 1);
        break;
      case 'healed':
        gain(seat, 'beating', -1);
        break;
      case 'sold':
        gain(seat, 'cigarette', cigarettes);
        give(seat, card);
        break;
      case 'bought':
        gain(seat, 'cigarette', -cigarettes);
        gain(seat, 'card', WARES[String(args['deal'])]?.count ?? 1);
        break;
      case 'got_cigarettes':
        gain(seat, 'cigarette', cigarettes);
        break;
      case 'paid_cigarettes':
        gain(seat, 'cigarette', -cigarettes);
        break;
      case 'paid':
      case 'played':
      case 'discarded':
      case 'gave':
      case 'fought':
        if (card !== 'fists') give(seat, card);
        break;
      case 'threatened':
        give(seat, card === args['tool'] ? String(args['weapon']) : card);
        victim = other;
        break;
      case 'complied':
        give(seat, card);
        gain(other, 'card', 1);
        break;
      case 'robbed':
      case 'was_robbed':
      case 'robbed_unseen':
      case 'took_tool':
        gain(seat, 'card', 1);
        gain(other, 'card', -1);
        break;
      case 'crafted':
        for (const card of view.crafts[String(args['recipe'])] ?? []) {
          if (action?.do !== 'spare' || card !== action['card']) give(seat, card);
        }
        gain(seat, 'card', Number(args['count'] ?? 1));
        break;
    }
  }
  if (action?.do === 'extort') victim = Number(action['seat']);
  const gains = new Map(
    [...sums].map(([seat, of]): [number, Gain[]] => [
      seat,
      [...of].filter(([, by]) => by).map(([icon, by]) => ({ icon, by })),
    ]),
  );
  return { rooms, michelle, points, gains, victim, spent };
}
