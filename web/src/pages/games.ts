/** One's tables, as the first page shows them. */
import type { TableInfo } from '../protocol';

export type State = 'turn' | 'running' | 'waiting' | 'over';

/** It waits for the reader, for somebody else, for players, or for nobody. */
export function stateOf({ status, seats, actors }: TableInfo): State {
  if (status !== 'playing') return status;
  return actors.some((actor) => seats[actor]?.mine && seats[actor].plays === 'person') ? 'turn' : 'running';
}

const ORDER: readonly State[] = ['turn', 'running', 'waiting', 'over'];

/** The reader's turn first, then running games, then those that are over; the latest first. */
export function sorted(tables: readonly TableInfo[]): TableInfo[] {
  const place = (table: TableInfo) => ORDER.indexOf(stateOf(table));
  return [...tables].sort((one, other) => place(one) - place(other) || other.at - one.at);
}

/** Open tables of others: at one's own, nobody waits for the reader. */
export const ofOthers = (tables: readonly TableInfo[], own: readonly TableInfo[]): TableInfo[] =>
  tables.filter(({ table }) => !own.some((mine) => mine.table === table));
