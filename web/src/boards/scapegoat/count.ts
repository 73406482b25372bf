/** The vote is opened: in which order and how slowly, and what the envelopes that are left decide. */
import type { Event } from '../../protocol';

export interface Ballot {
  seat: number;
  other: number;
}

/** Who voted for whom, where the votes have just been opened. */
export const ballotsOf = (events: readonly Event[]): Ballot[] =>
  events
    .filter(({ key }) => key === 'event-ballot')
    .map(({ args }) => ({ seat: Number(args['seat']), other: Number(args['other']) }));

/** Who is it, or who has to decide. */
export const verdictOf = (events: readonly Event[]): readonly Event[] =>
  ballotsOf(events).length ? events.filter(({ key }) => key === 'event-tied' || key === 'event-elected') : [];

/** Candidates with their votes, most votes first. */
export function tallyOf(open: readonly Ballot[]): { seat: number; votes: number }[] {
  const votes = new Map<number, number>();
  for (const { other } of open) votes.set(other, (votes.get(other) ?? 0) + 1);
  return [...votes]
    .map(([seat, count]) => ({ seat, votes: count }))
    .sort((a, b) => b.votes - a.votes || a.seat - b.seat);
}

/** What is at stake: it is settled; one more vote settles it; one more vote for the second makes
 * a tie; the last envelope decides between those who are level. */
export type Stake = { what: 'settled' | 'one-more' | 'tie'; seat: number } | { what: 'between'; seats: number[] };

export function stakeOf(open: readonly Ballot[], left: number): Stake | null {
  const [first, second] = tallyOf(open);
  if (!first || !left) return null;
  const ahead = first.votes - (second?.votes ?? 0);
  if (ahead > left) return { what: 'settled', seat: first.seat };
  if (left > 1) return ahead && ahead + 1 > left - 1 ? { what: 'one-more', seat: first.seat } : null;
  if (second && ahead === 1) return { what: 'tie', seat: second.seat };
  return {
    what: 'between',
    seats: tallyOf(open)
      .filter(({ votes }) => votes === first.votes)
      .map(({ seat }) => seat),
  };
}

// ms at normal pace before an envelope is opened, the longer where much depends on it; and at the end
const OPENING = 350;
const SUSPENSE = 1100;
const VERDICT = 900;

/** When each envelope is opened, and last, when all is over. */
export function timesOf(ballots: readonly Ballot[]): number[] {
  const waits = ballots.map((_, k) => {
    const stake = stakeOf(ballots.slice(0, k), ballots.length - k);
    return stake && stake.what !== 'settled' ? SUSPENSE : OPENING;
  });
  const ends = [...waits, VERDICT];
  return ballots.length ? ends.map((_, k) => ends.slice(0, k + 1).reduce((sum, wait) => sum + wait, 0)) : [];
}
