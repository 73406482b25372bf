/** Opening tables, and saying what went wrong. */
import { toasts } from '../parts/toasts.svelte';
import type { NewTable } from '../protocol';
import { go } from '../router.svelte';
import { create, me, Trouble } from '../server/api';
import { say, speech } from '../words/speech.svelte';

/** A refusal over HTTP in a sentence. */
export function excuse(trouble: unknown): string {
  if (!(trouble instanceof Trouble)) throw trouble;
  const { key, args, message } = trouble.problem;
  const words = speech.words!;
  if (key !== 'refused-malformed' && words.has(key)) return words.say(key, args);
  return message ? `${say('refused')} ${message}` : say('refused');
}

export async function open(table: NewTable): Promise<void> {
  try {
    await me(say('guest'));
    const made = await create(table);
    go(`/t/${made.table}`);
  } catch (trouble) {
    toasts.show(excuse(trouble), 'no');
  }
}

/** One click, and the game is on: you against bots. */
export const playBots = (title: string, players: number) =>
  open({
    title,
    seats: Array.from({ length: players }, (_, seat) =>
      seat === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, level: 'regular' as const },
    ),
    shuffle: true,
  });
