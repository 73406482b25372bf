/** What somebody means who points at a spot that is not lit. */
import type { Deed } from '../../words/words';
import { deedOf } from './deed';
import { classOf, TOOLS, WEAPONS } from './material';
import type { View } from './view';

const DISCARDING = ['limit', 'purge'];
const FIGHTING = ['threat', 'fight', 'extorted', 'brawl'];

export function wonder(view: View, picked: readonly string[], spot: string, seat: number): Deed | null {
  const deed = deedOf(spot);
  if (deed) return deed;
  const [, kind, name] = /^(room|seat|gang|card|pile)-(\w+)$/.exec(spot) ?? [];
  if (!kind || name === undefined) return null;
  const own = view.prisoners[seat];
  if (!own) return null;
  const weapon = WEAPONS.find((one) => own.hand[one]) ?? 'knife';
  const victim = picked.find((one) => one.startsWith('seat-'))?.slice(5);
  const tool = picked.find((one) => one.startsWith('pile-'))?.slice(5) ?? 'spoon';

  if (kind === 'room') {
    return { do: ['walk', 'trip', 'lead'].includes(view.phase) ? 'go' : 'sneak', room: name };
  }
  if (kind === 'gang') return { do: 'join', gang: name };
  if (kind === 'seat') {
    const other = Number(name);
    if (view.phase === 'target') return { do: 'target', seat: other };
    if (view.phase === 'spoils') return { do: 'rob', seat: other };
    if (other === seat) return null;
    if (view.teams && view.prisoners[other]?.team === own.team) return { do: 'trade', seat: other };
    return { do: 'extort', seat: other, tool, weapon };
  }
  if (kind === 'pile') {
    if (victim !== undefined && TOOLS.includes(name)) {
      return { do: 'extort', seat: Number(victim), tool: name, weapon };
    }
    if (name === 'spoon') return { do: 'steal' };
    return name in view.prices ? { do: 'buy', deal: name } : null;
  }
  return wonderAtCard(view, name, victim, tool);
}

function wonderAtCard(view: View, card: string, victim: string | undefined, tool: string): Deed {
  const { phase } = view;
  const is = classOf(card);
  const weapon = is === 'knife' || is === 'weapon';
  if (DISCARDING.includes(phase)) return { do: 'discard', card };
  if (phase === 'penalty') return is === 'tool' ? { do: 'give', tool: card } : { do: 'discard', card };
  if (phase === 'trade' || phase === 'return') return { do: 'lay', card };
  if (phase === 'join') return is === 'accessory' ? { do: 'pay', card } : { do: 'discard', card };
  if (FIGHTING.includes(phase)) {
    if (weapon) return { do: 'fight', weapon: card };
    return is === 'tool' && phase === 'extorted' ? { do: 'give', tool: card } : { do: 'discard', card };
  }
  if (victim !== undefined && weapon) return { do: 'extort', seat: Number(victim), tool, weapon: card };
  if (is === 'tool') return { do: 'dig', tool: card };
  return is === 'action' ? { do: 'play', card } : { do: 'sell', card };
}
