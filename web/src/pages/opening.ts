/** Opening tables, and saying what went wrong. */
import { toasts } from '../parts/toasts.svelte';
import type { NewSeat, NewTable, TitleInfo } from '../protocol';
import { go } from '../router.svelte';
import { create, me, Trouble } from '../server/api';
import { settings, type Quick } from '../settings.svelte';
import { say, speech } from '../words/speech.svelte';

/** A refusal over HTTP in a sentence. */
export function excuse(trouble: unknown): string {
  if (!(trouble instanceof Trouble)) throw trouble;
  const { key, args, message } = trouble.problem;
  const words = speech.words!;
  if (key !== 'refused-malformed' && words.has(key)) return words.say(key, args);
  return message ? `${say('refused')} ${message}` : say('refused');
}

/** Do something; where it is refused, say why. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (trouble) {
    toasts.show(excuse(trouble), 'no');
  }
}

/** Open a table and go there; `opened` keeps what there is to keep of it. The first game of a title
 * begins slowly, so that one sees what the others do. */
export const open = (table: NewTable, opened = () => {}): Promise<void> =>
  attempt(async () => {
    await me(say('guest'));
    const made = await create({ ...table, pace: settings.paceOf(table.title) });
    settings.hasPlayed(table.title);
    opened();
    go(`/t/${made.table}`);
  });

type Level = NonNullable<NewSeat['level']>;

/** The easier table of a first game; null: the title has none, or has been played here. */
const firstOf = ({ title, first }: TitleInfo) => (settings.played.includes(title) ? null : first);

/** What one click starts, as it was chosen last. */
export function quickOf(info: TitleInfo): Quick {
  const { title, best, few, many, levels } = info;
  const { players = firstOf(info)?.players ?? best, level = 'regular' } = settings.quick[title] ?? {};
  return {
    players: Math.min(many, Math.max(few, players)),
    level: levels.includes(level) ? level : levels[0]!,
  };
}

const bots = (count: number, level: string) =>
  Array.from({ length: Math.max(0, count) }, () => ({ kind: 'bot' as const, level: level as Level }));

/** Choose on the first page whom to play with: the next new table begins so, too. */
export function choose(info: TitleInfo, chosen: Partial<Quick>): void {
  const quick = { ...quickOf(info), ...chosen };
  settings.quick = { ...settings.quick, [info.title]: quick };
  const last = settings.tables[info.title];
  if (!last) return;
  const { players = last.seats.length, level } = chosen;
  const kept = last.seats.slice(0, players);
  const leveled = kept.map((seat) => (seat.kind === 'bot' && level ? { ...seat, level: level as Level } : seat));
  const seats = [...leveled, ...bots(players - kept.length, quick.level)];
  settings.tables = { ...settings.tables, [info.title]: { ...last, seats } };
}

/** Who sits at a new table: as it was set up last, or as with one click. */
export function seatsOf(info: TitleInfo): readonly NewSeat[] {
  const { players, level } = quickOf(info);
  return settings.tables[info.title]?.seats ?? [{ kind: 'me' }, ...bots(players - 1, level)];
}

/** The options of the first table that is set up for others: an easier one. Whoever sets it up may
 * have played before, those who come have not. None where a set-up is remembered. */
export const firstOptions = ({ title, first }: TitleInfo): Readonly<Record<string, unknown>> =>
  settings.tables[title] ? {} : (first?.options ?? {});

/** Keep how a table was set up, for the next one. Whom one invites is said each time: only the seat
 * is kept. So is what makes a first game easier. One click starts it, too, where all others are bots. */
export function remember(info: TitleInfo, table: Omit<NewTable, 'title'>): void {
  const seats = table.seats.map((seat): NewSeat => (seat.kind === 'friend' ? { kind: 'open' } : seat));
  const easier = firstOptions(info);
  const own = Object.entries(table.options ?? {}).filter(([name, value]) => !same(easier[name], value));
  settings.tables = { ...settings.tables, [info.title]: { ...table, seats, options: Object.fromEntries(own) } };
  const others = seats.filter(({ kind }) => kind !== 'me');
  const level = others[0]?.level;
  if (level && others.every(({ kind }) => kind === 'bot'))
    settings.quick = { ...settings.quick, [info.title]: { players: seats.length, level } };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** One click, and the game is on: you against bots. */
export function playBots(info: TitleInfo): Promise<void> {
  const { players, level } = quickOf(info);
  const options = firstOf(info)?.options ?? {};
  // the next one is as this was, though it is no first game any more
  settings.quick = { ...settings.quick, [info.title]: { players, level } };
  return open({
    title: info.title,
    seats: [{ kind: 'me' }, ...bots(players - 1, level)],
    options,
    shuffle: true,
  });
}

/** How many can play: "2 to 4 players". */
export const playersOf = ({ few, many }: TitleInfo) =>
  few < many ? say('players-range', { few, many }) : say('players', { count: few });
