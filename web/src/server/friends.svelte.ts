/** Friends: whom this player follows, who of them is online, and where a seat is kept for the player.
 * What the server says last holds, by whichever way it came. */
import type { Friend, Friends as News, Invitation, PeopleAt } from '../protocol';
import { settings } from '../settings.svelte';
import { call } from './api';
import { line } from './line.svelte';

const NOTHING: News = { type: 'friends', friends: [], invitations: [] };

/** Those who are online first; else the order stays. */
export const onlineFirst = (friends: readonly Friend[]): Friend[] =>
  [...friends].sort((one, other) => Number(other.online) - Number(one.online));

class Friends {
  #news = $state.raw<News>(NOTHING);
  /** Whom this player follows, those first who are online. */
  readonly list = $derived(onlineFirst(this.#news.friends ?? []));
  readonly invitations = $derived<readonly Invitation[]>(this.#news.invitations ?? []);

  /** Ask the server; somebody it has not met has none. */
  async read(): Promise<void> {
    this.heard(settings.known ? await call<News>('GET', '/api/me/friends').catch(() => NOTHING) : NOTHING);
  }

  /** Follow the player of a page; their id among this player's friends. */
  async follow(page: string): Promise<string | null> {
    this.heard(await call<News>('POST', '/api/me/friends', { page }));
    return this.list.find((friend) => friend.page === page)?.id ?? null;
  }

  async unfollow(id: string): Promise<void> {
    this.heard(await call<News>('DELETE', `/api/me/friends/${id}`));
  }

  heard(news: News): void {
    this.#news = news;
  }
}

export const friends = new Friends();
line.onFriends = (news) => friends.heard(news);

/** Who of those at a table can be followed. */
export const peopleAt = (table: string) => call<PeopleAt>('GET', `/api/tables/${table}/people`);
