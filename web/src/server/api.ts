/** The server's HTTP side, as a handful of typed calls. */
import type {
  Imported, Joined, Me, MyGames, NewTable, Problem, Replay, TableInfo, Tables, TitleInfo, Titles,
} from '../protocol';
import { settings } from '../settings.svelte';

/** A refusal over HTTP, or a server that cannot be reached (`unreachable`). */
export class Trouble extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message || problem.key);
    this.problem = problem;
  }
}

const problem = (kind: Problem['kind'], key: string, message: string): Problem => ({
  kind, key, message, args: {}, rule: null,
});

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble(problem('busy', 'unreachable', 'the server cannot be reached'));
  }
  const text = await response.text();
  let answer: unknown = null;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    throw new Trouble(problem('busy', 'unreachable', `expected JSON from ${path}`));
  }
  if (!response.ok) {
    const said = answer as Partial<Problem> | null;
    throw new Trouble(
      said?.key ? (said as Problem) : problem('busy', 'unreachable', `status ${response.status}`),
    );
  }
  return answer as Answer;
}

let known: Promise<Me> | null = null;

/** Who this browser is; somebody new gets a nickname, and the server sets a cookie. */
export function me(nickname: string): Promise<Me> {
  const arrive = () => call<Me>('POST', '/api/me', { nickname: settings.nickname || nickname });
  known ??= (settings.known ? call<Me>('GET', '/api/me') : arrive())
    .catch((trouble: unknown) => {
      if (!(trouble instanceof Trouble) || trouble.problem.kind !== 'nobody') throw trouble;
      return arrive();
    })
    .then((found) => {
      settings.known = true;
      return found;
    })
    .catch((trouble: unknown) => {
      known = null; // try again next time
      throw trouble;
    });
  return known;
}

export async function rename(nickname: string): Promise<void> {
  known = Promise.resolve(await call<Me>('PATCH', '/api/me', { nickname }));
}

/** Delete this browser's nickname, its seats and all that was said under it. */
export async function beForgotten(): Promise<void> {
  await call('DELETE', '/api/me');
  known = null;
  settings.known = false;
}

/** Bring finished games along: the text of a log, or of an export. */
export async function bring(text: string): Promise<Imported> {
  return call<Imported>('POST', '/api/me/import', JSON.parse(text));
}

let allTitles: Promise<readonly TitleInfo[]> | null = null;

/** The titles do not change while a page is open; ask once. */
export function titles(): Promise<readonly TitleInfo[]> {
  allTitles ??= call<Titles>('GET', '/api/titles')
    .then((answer) => answer.titles)
    .catch((trouble: unknown) => {
      allTitles = null;
      throw trouble;
    });
  return allTitles;
}

export async function title(name: string): Promise<TitleInfo> {
  const found = (await titles()).find((each) => each.title === name);
  if (!found) throw new Trouble(problem('missing', 'no-title', `there is no title ${name}`));
  return found;
}

export const openTables = async () => (await call<Tables>('GET', '/api/tables')).tables;
/** Somebody the server has not met yet has none. */
export const myGames = async () =>
  settings.known ? (await call<MyGames>('GET', '/api/me/games')).games : [];
export const create = (table: NewTable) => call<TableInfo>('POST', '/api/tables', table);

export const tableInfo = (id: string, invite: string | null) =>
  call<TableInfo>('GET', `/api/tables/${id}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`);

export const join = (id: string, invite: string | null, seat: number | null = null) =>
  call<Joined>('POST', `/api/tables/${id}/join`, { invite, seat });

export function replay(id: string, seat: number | null, start: number, count: number): Promise<Replay> {
  const eyes = seat === null ? '' : `seat=${seat}&`;
  return call<Replay>('GET', `/api/tables/${id}/replay?${eyes}start=${start}&count=${count}`);
}

export const logUrl = (id: string) => `/api/tables/${id}/log`;
