import type { TitleInfo } from '../protocol';
import { say } from '../words/speech.svelte';

/** A level of bots as people choose it: what it is called, and how strong it is at the title. */
export function levelOf({ level_ratings: ratings }: Pick<TitleInfo, 'level_ratings'>, level: string): string {
  const name = say(`bot-${level}`);
  const rating = ratings[level];
  return rating ? `${name} · ${rating.points}` : name;
}
