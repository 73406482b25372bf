/** What goes on at a table of an evening besides the game: people talk. */
import type { ChatLine, Snapshot } from '../src/protocol';

const next = ({ seat, info }: Snapshot) => ((seat ?? 0) + 1) % info.players;

/** Some have said something, one after another. */
export function talked(calm: Snapshot, texts: readonly string[]): Snapshot {
  const line = (text: string, number: number): ChatLine => {
    const seat = (next(calm) + number) % calm.info.players;
    return { number, at: 0, channel: 'everybody', name: 'Ben', seat, text, sentence: null };
  };
  return { ...calm, chat: texts.map(line) };
}
