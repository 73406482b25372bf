/** Sentences in a row, none of them twice. */
import type { Event } from '../protocol';
import type { Words } from '../words/words';

/** What events say to a reader. Cards that are drawn face down all sound the same: sentences that
 * are alike are told once, with how often. */
export function tellAll(
  events: readonly Pick<Event, 'key' | 'args'>[],
  words: Words,
  names: readonly string[],
  reader: number | null,
): string[] {
  const times = new Map<string, number>();
  for (const event of events) {
    const sentence = words.tell(event, names, reader);
    times.set(sentence, (times.get(sentence) ?? 0) + 1);
  }
  return [...times].map(([sentence, count]) => (count > 1 ? `${sentence} (×${count})` : sentence));
}

const bare = (sentence: string) => sentence.replace(/[.!?…]+$/, '').toLowerCase();

/** Sentences, and whose turn it is, unless one of them says so: "Round 3: it is Ben’s turn." */
export function andTurn(told: readonly string[], turn: string): string[] {
  return !turn || told.some((each) => bare(each).includes(bare(turn))) ? [...told] : [...told, turn];
}
