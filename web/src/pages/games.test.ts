import { expect, it } from 'vitest';
import type { TableInfo } from '../protocol';
import { ofOthers, sorted, stateOf } from './games';

const SEATS = [
  { seat: 0, mine: true, plays: 'person' },
  { seat: 1, mine: false, plays: 'person' },
];
const table = (id: string, status: TableInfo['status'], actors: number[], at: number, seats: object[] = SEATS) =>
  ({ table: id, status, actors, at, seats }) as unknown as TableInfo;

it('puts the reader’s turn first, then running games, waiting ones and those that are over, the latest first', () => {
  const games = [
    table('over', 'over', [], 90),
    table('waiting', 'waiting', [], 80),
    table('older', 'playing', [1], 10),
    table('theirs', 'playing', [1], 20),
    table('mine', 'playing', [0, 1], 5),
  ];
  expect(sorted(games).map((each) => each.table)).toEqual(['mine', 'theirs', 'older', 'waiting', 'over']);
});

it('is not the reader’s turn where a bot plays for the reader', () => {
  const away = [{ seat: 0, mine: true, plays: 'bot' }, SEATS[1]!];
  expect(stateOf(table('left', 'playing', [0], 1, away))).toBe('running');
});

it('waits for the reader at the tables of others only', () => {
  const [mine, theirs] = [table('mine', 'waiting', [], 1), table('theirs', 'waiting', [], 2)];
  expect(ofOthers([mine, theirs], [mine]).map((each) => each.table)).toEqual(['theirs']);
});
