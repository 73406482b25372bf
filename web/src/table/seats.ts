/** What is to be known about a seat besides its name. */
import type { SeatInfo } from '../protocol';
import { say } from '../words/speech.svelte';
import type { Table } from './table.svelte';

/** Is whoever plays it there? Bots always are. */
export function isHere(table: Table, { seat, plays, connected }: SeatInfo): boolean {
  if (plays !== 'person' || seat === table.seat) return true;
  return table.connected ? table.connected.includes(seat) : connected;
}

/** One word about it: "you", "away", "on vacation", the level of its bot. */
export function tagOf({ seat, plays, level, left, resigned, away }: SeatInfo, reader: number | null): string {
  if (resigned) return say('seat-resigned');
  if (left) return say('seat-away');
  if (plays === 'nobody') return '';
  if (plays === 'bot') return level ? say(`bot-${level}`) : '';
  if (away !== null && away > Date.now()) return say('vacation-seat');
  return seat === reader ? say('tag-you') : '';
}
