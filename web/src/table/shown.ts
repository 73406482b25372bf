/** What the parts of a table's screen are given. */
import type { Player } from '../boards/contract';
import type { Words } from '../words/words';
import type { Table } from './table.svelte';

export interface Shown {
  table: Table;
  words: Words;
  players: readonly Player[];
  /** Open the rules, at one of them if it is named. */
  openRule: (rule: string | null) => void;
}
