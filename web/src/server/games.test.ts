import { expect, it } from 'vitest';
import type { TableInfo } from '../protocol';
import { after } from './games.svelte';

const at = (table: string, more: Partial<TableInfo> = {}) => ({ table, status: 'playing', ...more }) as TableInfo;
const ids = (tables: readonly TableInfo[]) => tables.map(({ table, status }) => `${table} ${status}`);

it('takes what is told of a table for what was known of it', () => {
  const before = [at('a'), at('b')];
  expect(ids(after(before, 'b', at('b', { status: 'over' })))).toEqual(['b over', 'a playing']);
  expect(ids(after(before, 'c', at('c')))).toEqual(['c playing', 'a playing', 'b playing']);
  expect(ids(after(before, 'a', null))).toEqual(['b playing']);
});

it('forgets a lesson that is over, as the server does', () => {
  expect(ids(after([at('a', { lesson: true })], 'a', at('a', { lesson: true, status: 'over' })))).toEqual([]);
});
