/** What the lobby has after some news. */
import { describe, expect, it, vi } from 'vitest';
import type { Lobby, RunningTable, SeekInfo, TableInfo } from '../protocol';
import { settings } from '../settings.svelte';

vi.mock('../router.svelte', () => ({ go: () => {} }));
const { after, EMPTY, lobby } = await import('./lobby.svelte');

const table = (id: string, created: number) => ({ table: id, created }) as TableInfo;
const running = (id: string) => ({ table: id, since: 1 }) as RunningTable;
const seek = (id: string, since: number) => ({ id, since }) as SeekInfo;
const news = (changes: Partial<Lobby>) => ({ type: 'lobby', whole: false, ...changes }) as Lobby;

describe('the lobby', () => {
  it('is what was said last, the newest tables and the oldest seeks first', () => {
    const listed = after(
      EMPTY,
      news({ whole: true, tables: [table('a', 1), table('b', 2)], seeks: [seek('y', 2), seek('x', 1)] }),
    );
    expect(listed.tables.map((each) => each.table)).toEqual(['b', 'a']);
    expect(listed.seeks.map(({ id }) => id)).toEqual(['x', 'y']);
    expect(after(listed, news({ whole: true })).tables).toEqual([]);
  });

  it('moves a table that has begun to those one can watch, and forgets what is gone', () => {
    let listed = after(EMPTY, news({ whole: true, tables: [table('a', 1), table('b', 2)], seeks: [seek('x', 1)] }));
    listed = after(listed, news({ running: [running('a')], gone: ['x'] }));
    expect(listed.tables.map((each) => each.table)).toEqual(['b']);
    expect(listed.running.map((each) => each.table)).toEqual(['a']);
    expect(listed.seeks).toEqual([]);
  });

  it('keeps the featured game until another is said, or none', () => {
    const featured = { table: 'a' } as NonNullable<Lobby['featured']>;
    let listed = after(EMPTY, news({ whole: true, featured }));
    listed = after(listed, news({ tables: [table('b', 1)] }));
    expect(listed.featured).toBe(featured);
    expect(after(listed, news({ featured: null })).featured).toBeNull();
  });
});

it('has a title played when a table was found, and not by looking for one', () => {
  const sought = { ...seek('x', 1), title: 'a' } as SeekInfo;
  lobby.heard(sought, null);
  lobby.heard(null, null); // called off
  expect(settings.played).toEqual([]);
  lobby.heard(sought, 'table');
  expect(settings.played).toEqual(['a']);
});
