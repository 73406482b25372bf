/** The end of the race: the slips are opened one by one, and slowly. All in ms at normal pace. */
import type { Event } from '../../protocol';

/** The last stones get into their boats first. */
export const BEFORE = 1100;
export const SLIP = 800;
const AFTER = 500;

/** How many slips these events open. */
export const opening = (events: readonly Event[]): number => events.filter(({ key }) => key === 'event-scored').length;

export const reveal = (events: readonly Event[]): number =>
  opening(events) ? BEFORE + opening(events) * SLIP + AFTER : 0;
