/** Who sits where, in words: people by their names, bots by those of the words. */
import { colourOf, shapeOf } from '../look/players';
import type { SeatInfo, Step } from '../protocol';
import type { Player } from '../boards/contract';
import type { Words } from '../words/words';

/** A number from a text, always the same. */
const sum = (text: string) => [...text].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);

/** Everybody's name, seat by seat. Bots have the names of their level, no two alike, and the
 * same ones whenever the table is opened. */
export function namesOf(seats: readonly SeatInfo[], words: Words, table: string): string[] {
  const used = new Set(seats.map(({ name }) => name));
  return seats.map(({ seat, name, plays, level, named }) => {
    if (name) return name;
    if (plays === 'nobody') return words.say('seat-free');
    const known = `bot-${level}.names`;
    const choice = words.has(known) ? words.say(known).split(', ') : [];
    const first = named ?? sum(table + level);
    const free = choice.map((_, k) => choice[(first + k) % choice.length]!).find((each) => !used.has(each));
    const chosen = free ?? words.say('seat-bot', { number: seat + 1 });
    used.add(chosen);
    return chosen;
  });
}

/** Who is called “you” while a game is seen through the eyes of a seat: only those whose seat it
 * was. Everybody else reads the names of the players. */
export function readerOf(seats: readonly SeatInfo[], eyes: number | null): number | null {
  return eyes !== null && seats[eyes]?.mine ? eyes : null;
}

export function playersOf(seats: readonly SeatInfo[], words: Words, table: string, reader: number | null): Player[] {
  const names = namesOf(seats, words, table);
  const you = words.say('tag-you');
  return seats.map(({ seat, plays }) => ({
    seat,
    name: names[seat] ?? '',
    label: seat === reader ? you[0]!.toUpperCase() + you.slice(1) : (names[seat] ?? ''),
    colour: colourOf(seat),
    shape: shapeOf(seat),
    bot: plays === 'bot',
    you: seat === reader,
  }));
}

/** Does a bot play for somebody who is not there? */
export const standsIn = ({ plays, name }: SeatInfo) => plays === 'bot' && name !== null;

const standIn = (name: string, words: Words) => words.say('seat-stand-in', { player: name });

/** The players of a running game: a bot that plays for somebody bears their name, and says so. */
export function playingNow(players: readonly Player[], seats: readonly SeatInfo[], words: Words): Player[] {
  return players.map((player) => {
    if (!seats[player.seat] || !standsIn(seats[player.seat]!)) return player;
    const name = standIn(player.name, words);
    return { ...player, name, label: player.you ? player.label : name };
  });
}

const LEAVES = ['left', 'resigned', 'time', 'stood_in'];

/** Everybody's name at each of these steps: what a bot did for somebody is told as the bot's. */
export function namesAt(steps: readonly Step[], names: readonly string[], words: Words): (readonly string[])[] {
  const gone = new Set<number>();
  return steps.map(({ kind, seat, events }) => {
    if (seat !== null && kind === 'returned') gone.delete(seat);
    if (seat !== null && LEAVES.includes(kind)) gone.add(seat);
    if (!gone.size || !events.length) return names;
    return names.map((name, each) => (gone.has(each) ? standIn(name, words) : name));
  });
}
