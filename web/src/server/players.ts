/** Players' pages: history, games, and whether one's own can be seen. */
import type { GamesOf, Me, Profile } from '../protocol';
import { askAgain, call } from './api';

export interface GameFilter {
  title: string;
  result: string;
  /** The page of another, or `bot-` and a level. */
  against: string;
  /** Letters of somebody's name. */
  search: string;
}

export const profileOf = (page: string) => call<Profile>('GET', `/api/players/${encodeURIComponent(page)}`);

export function gamesOf(page: string, filter: Partial<GameFilter> = {}, before?: number): Promise<GamesOf> {
  const wished = Object.entries(filter).filter(([, value]) => value);
  const query = new URLSearchParams(wished);
  if (before) query.set('before', String(before));
  return call<GamesOf>('GET', `/api/players/${encodeURIComponent(page)}/games?${query}`);
}

export async function setHidden(hidden: boolean): Promise<void> {
  await call<Me>('PUT', '/api/me/profile', { hidden });
  askAgain();
}
