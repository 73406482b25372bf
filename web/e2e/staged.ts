/** Moments of games that were not played for: the page is the real one, with a real server behind
 * it, but what is told about one table is told here. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Change, Event, SeatInfo, Situation, Sketch, Snapshot, Said, TableInfo } from '../src/protocol';
import { CALM } from '../src/table/calm';
import type { Pace } from '../src/table/pace';
import type { Page, WebSocketRoute } from 'playwright-core';
import type { Action, Person } from './person';
import { OURS, PYTHON, ROOT } from './server';

const TABLE = 'staged';

export type Frame = Pick<
  Situation,
  'view' | 'phase' | 'turn' | 'prompt' | 'goal' | 'near' | 'actors' | 'legal' | 'result'
>;
export interface Moment {
  seat: number;
  names: string[];
  options: Record<string, unknown>;
  frame: Frame;
  sketch?: Sketch;
}
/** Something that hits a player: before, how, and after. */
export interface Hit extends Omit<Moment, 'frame'> {
  event: string;
  before: Frame;
  by: number | null; // chance, or nobody, as there was no other way
  events: Event[];
  after: Frame;
}

/** What a tool of `web/tools` prints. */
export const ask = <Answer>(tool: string, title: string) =>
  JSON.parse(
    execFileSync(PYTHON, [join(ROOT, 'web/tools', tool), title], { env: OURS, maxBuffer: 1 << 28, encoding: 'utf8' }),
  ) as Answer;

const seatsOf = ({ seat, names }: Pick<Moment, 'seat' | 'names'>): SeatInfo[] =>
  names.map((name, at) => ({
    seat: at,
    name,
    named: null,
    kind: at === seat ? 'person' : 'bot',
    plays: at === seat ? 'person' : 'bot',
    level: at === seat ? null : 'regular',
    mine: at === seat,
    connected: true,
    resigned: false,
    left: false,
    time: null,
    deadline: null,
    away: null,
  }));

const situationOf = ({ frame, sketch }: Moment, seats: SeatInfo[], version: number): Situation => ({
  ...frame,
  sketch: sketch ?? null,
  version,
  status: frame.result ? 'over' : 'playing',
  seats,
  ...CALM,
});

/** What the server would say to somebody who opens the table in that moment. */
export function snapshotOf(title: string, moment: Moment, pace: Pace = 'instant'): Snapshot {
  const { seat, names, options } = moment;
  const seats = seatsOf(moment);
  const info = {
    own_names: {},
    table: TABLE,
    title,
    players: names.length,
    options,
    status: 'playing',
    seats,
    spectators: true,
    owner: true,
    hints: true,
    hints_taken: [],
    pace,
  } as unknown as TableInfo;
  const situation = situationOf(moment, seats, 1);
  return { type: 'snapshot', table: TABLE, seat, info, situation, steps: [], since: 0, chat: [], now: Date.now() };
}

/** And what it would say when somebody has done something. */
export function changeOf(moment: Moment, by: number | null, events: Event[], version = 2): Change {
  const { seat } = moment;
  const kind = by === null ? 'rolled' : 'played';
  const step = { number: version, kind, at: 0, seat: by, by: 'bot', to: null, action: null, events } as const;
  const situation = situationOf(moment, seatsOf(moment), version);
  const since = version - 1;
  return { type: 'change', table: TABLE, seat, since, steps: [step], situation, now: Date.now(), info: null };
}

/** What a page is told, and how it is told more. */
interface Stage {
  snapshot: Snapshot;
  tell: (message: unknown) => void;
  /** What the player has done here. */
  played: Action[];
}
const stages = new WeakMap<Page, Stage>();

/** Open the table; returns a way to tell more about it. After the first time nothing is loaded
 * anew: the page goes from table to table as it does by a link. */
export async function stage(person: Person, snapshot: Snapshot, query = ''): Promise<(message: Change | Said) => void> {
  const { page, base } = person;
  const path = `/t/${TABLE}${query}`;
  const before = stages.get(page);
  const now = before ?? { snapshot, tell: () => {}, played: [] };
  now.snapshot = snapshot;
  now.played = [];
  if (before) await leaveFor(page, path);
  else {
    stages.set(page, now);
    await page.route(`**/api/tables/${TABLE}*`, (route) => route.fulfill({ json: now.snapshot.info }));
    await page.routeWebSocket('**/ws*', (socket) => answer(socket, now));
    await page.goto(base + path);
  }
  await page.locator('.board [data-place]:visible').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return (message) => now.tell(message);
}

/** What was done at the staged table. */
export const playedAt = ({ page }: Person): readonly Action[] => stages.get(page)?.played ?? [];

function answer(socket: WebSocketRoute, now: Stage): void {
  now.tell = (message) => socket.send(JSON.stringify(message));
  now.tell({ type: 'hello', client: 'c', nickname: 'Anna', now: Date.now(), version: '' });
  socket.onMessage((text) => {
    const { type, id, action } = JSON.parse(String(text)) as { type: string; id: string; action: Action };
    if (type === 'play') now.played.push(action);
    if (type === 'watch') now.tell(now.snapshot);
    if (type === 'ping') now.tell({ type: 'pong', id, now: Date.now() });
    else now.tell({ type: 'done', id, version: 1, data: {} });
  });
}

/** By way of a page without a table, so that nothing of the old one is left. */
async function leaveFor(page: Page, path: string): Promise<void> {
  const follow = (to: string) => {
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: to }));
    link.click();
    link.remove();
  };
  await page.evaluate(follow, '/nowhere');
  await page.locator('.board').waitFor({ state: 'detached' });
  await page.evaluate(follow, path);
}
