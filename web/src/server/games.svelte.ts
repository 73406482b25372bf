/** This player's own games: asked for when a page shows them, and as the server tells of them from
 * then on. */
import type { TableInfo, UnreadableGame } from '../protocol';
import { myGames } from './api';
import { line } from './line.svelte';

/** What there is after one of them has changed, or is there no longer. */
export function after(before: readonly TableInfo[], table: string, info: TableInfo | null): readonly TableInfo[] {
  const others = before.filter((each) => each.table !== table);
  const kept = info && !(info.lesson && info.status === 'over'); // a lesson is done with
  return kept ? [info, ...others] : others;
}

class Games {
  list = $state.raw<readonly TableInfo[]>([]);
  unreadable = $state.raw<readonly UnreadableGame[]>([]);
  #reading: Promise<void> | null = null;

  /** Ask the server. */
  read(): Promise<void> {
    this.#reading ??= myGames()
      .then(({ games, unreadable }) => {
        this.list = games;
        this.unreadable = unreadable ?? [];
      })
      .finally(() => (this.#reading = null));
    return this.#reading;
  }

  heard(table: string, info: TableInfo | null): void {
    const take = () => (this.list = after(this.list, table, info));
    take();
    void this.#reading?.then(take, () => null); // it was asked before that
  }
}

export const games = new Games();
line.onOwnTable = (table, info) => games.heard(table, info);
