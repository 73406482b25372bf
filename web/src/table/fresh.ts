/** How much there is that one has not looked at: what stands on a tab. */
import type { Table } from './table.svelte';

/** Steps of the log since it was last looked at, or since one's own last action. */
export const fresh = ({ steps, since }: Pick<Table, 'steps' | 'since'>, known: number): number =>
  steps.filter(({ number, events }) => number > known && number >= since && events.length).length;

const MOST = 99;

/** A number that fits on a tab. */
export const badge = (count: number): string => (count > MOST ? `${MOST}+` : String(count));
