/** The lobby, as it comes and goes: open tables, people who look for a game, games to watch; and
 * what this browser looks for itself. */
import type { Featured, Lobby as News, RunningTable, Seek, SeekInfo, TableInfo } from '../protocol';
import { go } from '../router.svelte';
import { settings } from '../settings.svelte';
import { call } from './api';
import { line } from './line.svelte';

const FOUND = 'jailbirds.found'; // the last table that was found, so that it is opened once
const SOUGHT = 'jailbirds.sought'; // a game is looked for, also while the page is loaded again

interface Listed {
  tables: readonly TableInfo[];
  seeks: readonly SeekInfo[];
  running: readonly RunningTable[];
  featured: Featured | null;
}
export const EMPTY: Listed = { tables: [], seeks: [], running: [], featured: null };

/** What there is after some news. */
export function after(before: Listed, news: News): Listed {
  const { tables = [], seeks = [], running = [], gone = [] } = news;
  const changed = new Set([
    ...gone,
    ...[...tables, ...running].map(({ table }) => table),
    ...seeks.map(({ id }) => id),
  ]);
  const left = <T>(all: readonly T[], id: (one: T) => string) =>
    news.whole ? [] : all.filter((one) => !changed.has(id(one)));
  const newest = <T>(all: T[], at: (one: T) => number) => all.sort((a, b) => at(b) - at(a));
  return {
    tables: newest([...left(before.tables, ({ table }) => table), ...tables], ({ created }) => created),
    seeks: newest([...left(before.seeks, ({ id }) => id), ...seeks], ({ since }) => -since),
    running: newest([...left(before.running, ({ table }) => table), ...running], ({ since }) => since),
    featured: news.featured === undefined ? before.featured : news.featured,
  };
}

class Lobby {
  listed = $state.raw<Listed | null>(null);
  /** What this browser looks for. */
  own = $state.raw<SeekInfo | null>(null);

  /** Know what there is, until the returned function is called. Somebody the server has not met
   * is told once: looking at the first page leaves nobody behind there. */
  watch(): () => void {
    let stopped = false;
    const take = (news: News) => {
      if (!stopped) this.listed = after(this.listed ?? EMPTY, news);
    };
    call<News>('GET', '/api/lobby')
      .then((news) => this.listed ?? take(news))
      .catch(() => (this.listed ??= EMPTY));
    const stop = settings.known ? line.watchLobby(take) : () => {};
    return () => {
      stopped = true;
      this.listed = null;
      stop();
    };
  }

  /** Look for players; what went wrong is returned. */
  seek(wish: Omit<Seek, 'type' | 'id'>) {
    return line.send({ type: 'seek', ...wish });
  }

  join(seek: SeekInfo) {
    return line.send({ type: 'join_seek', seek: seek.id });
  }

  unseek() {
    this.heard(null, null);
    return line.send({ type: 'unseek' });
  }

  /** Where a game was looked for before the page was loaded again, on whichever page: go on. Has
   * the server given it up meanwhile? */
  async resume(): Promise<boolean> {
    if (!sessionStorage.getItem(SOUGHT)) return false;
    const found = sessionStorage.getItem(FOUND);
    await line.send({ type: 'ping' }); // what is looked for, or was found, is said before the answer
    return !this.own && sessionStorage.getItem(FOUND) === found;
  }

  /** The server says what this browser looks for, and what was found. */
  heard(seek: SeekInfo | null, table: string | null): void {
    this.own = table === null ? seek : null;
    if (this.own) sessionStorage.setItem(SOUGHT, this.own.id);
    else sessionStorage.removeItem(SOUGHT);
    if (table === null || sessionStorage.getItem(FOUND) === table) return;
    sessionStorage.setItem(FOUND, table);
    if (seek) settings.hasPlayed(seek.title);
    go(`/t/${table}`);
  }
}

export const lobby = new Lobby();
line.onSeeking = (seek, table) => lobby.heard(seek, table);
