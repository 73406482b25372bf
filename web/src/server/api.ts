/** The server's HTTP side, as a handful of typed calls. */
import type {
  EndOfGame,
  Frame,
  GameReview,
  Imported,
  Joined,
  Leaderboard,
  Me,
  MyGames,
  NewLesson,
  NewTable,
  Problem,
  Replay,
  SeatRatings,
  Steps,
  TableInfo,
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

export const problem = (kind: Problem['kind'], key: string, message: string): Problem => ({
  kind,
  key,
  message,
  args: {},
  rule: null,
});

/** What the server answers, as text; a refusal is thrown. */
export async function fetchText(path: string, request: RequestInit = {}): Promise<string> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...request });
  } catch {
    throw new Trouble(problem('busy', 'unreachable', 'the server cannot be reached'));
  }
  const text = await response.text();
  if (response.ok) return text;
  throw new Trouble(refusal(text) ?? problem('busy', 'unreachable', `status ${response.status}`));
}

function refusal(text: string): Problem | null {
  try {
    const said = JSON.parse(text) as Partial<Problem> | null;
    return said?.key ? (said as Problem) : null;
  } catch {
    return null;
  }
}

export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const text = await fetchText(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  try {
    return (text ? JSON.parse(text) : null) as Answer;
  } catch {
    throw new Trouble(problem('busy', 'unreachable', `expected JSON from ${path}`));
  }
}

/** A name for a wish or command: sent again with it, it is carried out once. */
export const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (b) => b.toString(36)).join('');

/** The word of an invitation, where this server lets in nobody new without one. */
const WELCOME = new URLSearchParams(location.search).get('welcome');
let known: Promise<Me> | null = null;

/** Who this browser is; somebody new gets a nickname, and the server sets a cookie. */
export function me(nickname: string): Promise<Me> {
  const arrive = () => call<Me>('POST', '/api/me', { nickname: settings.nickname || nickname, welcome: WELCOME });
  known ??= (settings.known ? call<Me>('GET', '/api/me') : arrive())
    .catch((trouble: unknown) => {
      if (!(trouble instanceof Trouble) || trouble.problem.kind !== 'nobody') throw trouble;
      return arrive();
    })
    .then((found) => {
      settings.known = true;
      if (!settings.nickname) settings.guest = found.nickname;
      return found;
    })
    .catch((trouble: unknown) => {
      known = null; // try again next time
      throw trouble;
    });
  return known;
}

/** Somebody who has chosen no name is called a guest in the language spoken now. */
export async function greet(guest: string): Promise<void> {
  if (!settings.known || settings.nickname || !settings.guest || settings.guest === guest) return;
  settings.guest = guest;
  await rename(guest).catch(() => null); // without a line it is the old one
}

/** From now on this player is called so, wherever others meet them. */
export async function beCalled(name: string): Promise<void> {
  settings.nickname = name;
  if ((await me(name)).nickname !== name) await rename(name);
}

export async function rename(nickname: string): Promise<void> {
  known = Promise.resolve(await call<Me>('PATCH', '/api/me', { nickname }));
}

/** Something about this player has changed: ask the server the next time. */
export const askAgain = () => void (known = null);

/** This browser is somebody now, or nobody any more. */
export function become(player: Me | null): void {
  known = player && Promise.resolve(player);
  settings.known = player !== null;
  settings.nickname = player?.nickname ?? '';
  settings.guest = '';
  settings.keep();
}

/** Was this device signed out? Then go to the page that says so. */
export async function leaveIfSignedOut(): Promise<boolean> {
  try {
    await call<Me>('GET', '/api/me');
  } catch (trouble) {
    if (!(trouble instanceof Trouble) || trouble.problem.kind !== 'nobody') return false;
    if (settings.known) location.assign('/me?signed-out'); // else it has left by itself
    become(null);
    return true;
  }
  return false;
}

/** Delete this player: seats, devices, and all that was said. */
export async function beForgotten(): Promise<void> {
  settings.known = false; // its own connection ends with it, which is no surprise
  try {
    await call('DELETE', '/api/me');
  } catch (trouble) {
    settings.known = true;
    throw trouble;
  }
  become(null);
}

/** Bring finished games along: the text of a log, or of an export. */
export async function bring(text: string): Promise<Imported> {
  return call<Imported>('POST', '/api/me/import', JSON.parse(text));
}

/** Somebody the server has not met yet has none. */
export const myGames = async (): Promise<MyGames> =>
  settings.known ? await call<MyGames>('GET', '/api/me/games') : { games: [], unreadable: [] };
/** The table of a title's first lesson: the one this browser is in, or a new one. */
export const lessonTable = (title: string, anew = false) =>
  call<TableInfo>('POST', '/api/tables/lesson', {
    title,
    anew,
    pace: settings.pace === 'normal' ? 'slow' : settings.pace, // a first game is slow, unless somebody likes it else
  } satisfies NewLesson);

/** Open a table. Where the answer is lost, it is asked for again: by its id it is the same table. */
export async function create(table: NewTable): Promise<TableInfo> {
  const wish = { ...table, id: newId() };
  const ask = () => call<TableInfo>('POST', '/api/tables', wish);
  try {
    return await ask();
  } catch (trouble) {
    if (!(trouble instanceof Trouble) || trouble.problem.key !== 'unreachable') throw trouble;
    return ask();
  }
}

/** All that a seat saw happen at a table. */
export const allSteps = async (id: string, seat: number) =>
  (await call<Steps>('GET', `/api/tables/${id}/steps?seat=${seat}`)).steps;

/** The end of a game whose rules are no longer played, and what was told. */
export async function endOf(id: string): Promise<Pick<EndOfGame, 'sketch'> & Pick<Steps, 'steps'>> {
  const [{ sketch }, { steps }] = await Promise.all([
    call<EndOfGame>('GET', `/api/tables/${id}/end`),
    call<Steps>('GET', `/api/tables/${id}/steps`),
  ]);
  return { sketch, steps };
}

export const tableInfo = (id: string, invite: string | null) =>
  call<TableInfo>('GET', `/api/tables/${id}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`);

/** How strong those are who sit at a table. */
export const ratingsAt = (id: string) => call<SeatRatings>('GET', `/api/tables/${id}/ratings`);
export const leaderboard = (title: string) => call<Leaderboard>('GET', `/api/titles/${title}/ratings`);

export const join = (id: string, invite: string | null, seat: number | null = null) =>
  call<Joined>('POST', `/api/tables/${id}/join`, { invite, seat });

export function replay(id: string, seat: number | null, start: number, count: number, sketch = false): Promise<Replay> {
  const eyes = seat === null ? '' : `seat=${seat}&`;
  return call<Replay>('GET', `/api/tables/${id}/replay?${eyes}start=${start}&count=${count}&sketch=${sketch}`);
}

/** The position after a step, as the seat saw it then. */
export function past(id: string, seat: number | null, number: number, sketch = false): Promise<Frame> {
  const eyes = seat === null ? '' : `seat=${seat}&`;
  return call<Frame>('GET', `/api/tables/${id}/past?${eyes}number=${number}&sketch=${sketch}`);
}

/** How a finished game went, by no more than a hundred pictures of it. */
export async function overview(id: string): Promise<Replay> {
  const { moves } = await replay(id, null, 0, 1);
  return call<Replay>('GET', `/api/tables/${id}/replay?count=100&every=${Math.ceil((moves + 1) / 100)}`);
}

/** What everybody could expect after every move of a finished game, as far as it is judged by now. */
export const review = (id: string) => call<GameReview>('GET', `/api/reviews/${id}`);

export const logUrl = (id: string) => `/api/tables/${id}/log`;
