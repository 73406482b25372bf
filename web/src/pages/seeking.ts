/** Looking for players, and saying what went wrong. */
import { toasts } from '../parts/toasts.svelte';
import type { Seek, TitleInfo } from '../protocol';
import { problem, Trouble } from '../server/api';
import { lobby } from '../server/lobby.svelte';
import { settings } from '../settings.svelte';
import type { Answer } from '../table/table.svelte';
import { excuse, quickOf } from './opening';

/** Say why something was refused. */
export async function answered(answer: Promise<Answer | null>): Promise<void> {
  const said = await answer;
  if (said?.type === 'refused')
    toasts.show(excuse(new Trouble({ ...problem(said.kind, said.key, ''), ...said })), 'no');
}

/** One click, and players are looked for: as many as on the card, and as it was chosen. */
export function findPlayers(info: TitleInfo): Promise<void> {
  const { players, level } = quickOf(info);
  const { wait, rated, alike } = settings.company;
  return answered(
    lobby.seek({ title: info.title, players, level: level as NonNullable<Seek['level']>, wait, rated, alike }),
  );
}
