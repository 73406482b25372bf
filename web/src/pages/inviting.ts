/** Inviting a friend: a table as it was set up last, with a seat kept for them. */
import type { Friend, Invitation, NewSeat, NewTable, TitleInfo } from '../protocol';
import { go } from '../router.svelte';
import { join } from '../server/api';
import { line } from '../server/line.svelte';
import { settings } from '../settings.svelte';
import { attempt, firstOptions, open, quickOf, remember } from './opening';
import { answered } from './seeking';

/** The title that friends are invited to: the one of the last time, or what was played last. */
export const titleToInvite = (titles: readonly TitleInfo[]): TitleInfo | undefined =>
  [settings.inviteTo, ...settings.played.toReversed()]
    .map((wanted) => titles.find(({ title }) => title === wanted))
    .find(Boolean) ?? titles[0];

/** The friend takes the first seat that is free for one with the link, else the first that is not
 * one's own. Where nothing was ever set up, as few play as can, it is about the two; and it is the
 * easier table of a first game. */
export function tableWith(info: TitleInfo, friend: Pick<Friend, 'id'>): NewTable {
  const last = settings.tables[info.title];
  const level = quickOf(info).level as NonNullable<NewSeat['level']>;
  const few = Array.from({ length: info.few }, (_, seat): NewSeat => ({ kind: seat ? 'bot' : 'me', level }));
  const seats = [...(last?.seats ?? few)];
  const free = seats.findIndex(({ kind }) => kind === 'open');
  const place = free < 0 ? seats.findIndex(({ kind }) => kind !== 'me') : free;
  seats[place] = { kind: 'friend', friend: friend.id };
  return { shuffle: true, options: firstOptions(info), ...last, title: info.title, seats };
}

export function invite(info: TitleInfo, friend: Pick<Friend, 'id'>): Promise<void> {
  settings.inviteTo = info.title;
  const { title, ...table } = tableWith(info, friend);
  return open({ title, ...table }, () => settings.tables[title] ?? remember(info, table));
}

/** Sit down where a seat was kept. */
export const accept = ({ table }: Invitation): Promise<void> =>
  attempt(async () => {
    await join(table, null);
    go(`/t/${table}`);
  });

/** Let somebody else have the seat. */
export const decline = ({ table, seat }: Invitation): Promise<void> =>
  answered(line.send({ type: 'leave', table, seat }));
