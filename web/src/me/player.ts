import type { Access } from '../protocol';

/** What the parts of a player's own page are given. */
export interface OfPlayer {
  access: Access;
  /** Is there a way back, should this browser forget? */
  kept: boolean;
  /** Do something, then show how things stand. */
  change: (work: () => Promise<unknown>) => Promise<void>;
}
