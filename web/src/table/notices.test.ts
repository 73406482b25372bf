import { expect, it } from 'vitest';
import type { Situation } from '../protocol';
import { noticesOf, somebodyPlays } from './notices';

const seat = (number: number, more: object = {}) => ({ seat: number, mine: number === 0, left: false, ...more });
const at = (more: object, who: number | null = 0, absent: { seat: number; since: number }[] = []) =>
  noticesOf({
    situation: {
      status: 'playing',
      seats: [seat(0), seat(1), seat(2)],
      undo_asked: null,
      end_agreed: [],
      ...more,
    } as unknown as Situation,
    seat: who,
    absent,
    over: false,
  }).map(({ kind, seat }) => `${kind} ${seat}`);

it('asks who is there about the absent, and nobody about themselves', () => {
  const absent = [
    { seat: 0, since: 1 },
    { seat: 2, since: 5 },
  ];
  expect(at({}, 0, absent)).toEqual(['away 2']);
  expect(at({}, null, absent)).toEqual([]);
});

it('asks the others whether somebody may take back a move, once', () => {
  expect(at({ undo_asked: { seat: 1, agreed: [] } })).toEqual(['undo 1']);
  expect(at({ undo_asked: { seat: 1, agreed: [0] } })).toEqual([]);
  expect(at({ undo_asked: { seat: 0, agreed: [] } })).toEqual(['undo-asked 0']);
});

it('says who would end the game, and lets oneself think again', () => {
  expect(at({ end_agreed: [2] })).toEqual(['end 2']);
  expect(at({ end_agreed: [0, 2] })).toEqual(['end-asked 0']);
});

it('first offers those for whom a bot plays their seat back', () => {
  const seats = [seat(0, { left: true }), seat(1), seat(2)];
  expect(at({ seats, end_agreed: [2] })).toEqual(['stood-in 0']);
});

it('knows when a game waits, as all people but its reader are bots or gone', () => {
  const among = (...plays: string[]) =>
    somebodyPlays({
      situation: { seats: plays.map((each, k) => seat(k, { plays: each })) } as unknown as Situation,
      seat: 0,
    });
  expect(among('bot', 'bot', 'bot')).toBe(false);
  expect(among('person', 'bot')).toBe(false);
  expect(among('bot', 'person')).toBe(true);
});
