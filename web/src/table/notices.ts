/** What the people at a table have to settle: who is away, what somebody would like. */
import type { Table } from './table.svelte';

export interface Notice {
  kind: 'away' | 'stood-in' | 'undo' | 'undo-asked' | 'end' | 'end-asked';
  /** Who it is about. */
  seat: number;
  since?: number;
}

/** Does anybody play, but for the reader? A table that all people have left waits for them. */
export const somebodyPlays = ({ situation, seat }: Pick<Table, 'situation' | 'seat'>) =>
  (situation?.seats ?? []).some((each) => each.seat !== seat && each.plays === 'person');

/** For whoever sits here; spectators have no say. */
export function noticesOf({ situation, seat, absent, over }: Pick<Table, 'situation' | 'seat' | 'absent' | 'over'>) {
  const notices: Notice[] = [];
  if (!situation || seat === null || over || situation.status !== 'playing') return notices;
  const own = situation.seats[seat];
  if (own?.left && !own.resigned) return [{ kind: 'stood-in', seat } satisfies Notice];
  const { undo_asked: undo, end_agreed: enders } = situation;
  if (undo?.seat === seat) notices.push({ kind: 'undo-asked', seat });
  else if (undo && !undo.agreed.includes(seat)) notices.push({ kind: 'undo', seat: undo.seat });
  if (enders.includes(seat)) notices.push({ kind: 'end-asked', seat });
  else if (enders.length) notices.push({ kind: 'end', seat: enders[0]! });
  const gone = absent.filter((each) => !situation.seats[each.seat]?.mine);
  for (const each of gone) notices.push({ kind: 'away', ...each });
  return notices;
}
