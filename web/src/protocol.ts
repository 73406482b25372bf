/** What goes over the wire. Made from src/jailbirds/server/protocol.py by `npm run protocol`. */

export type ClientMessage =
  Watch | Unwatch | Play | Ask | Undo | Say | Leave | Return | Resign | Rematch | Ping;
export type ServerMessage =
  Hello | Snapshot | Change | Said | Presence | Done | Refused | Asked | Gone | Pong;

/**
 * Show me a table, through the eyes of a seat of mine, or as a spectator.
 *
 *     Answered by `snapshot`, followed by `change` and `said`. Watching again changes the eyes.
 */
export interface Watch {
  type: 'watch';
  id: string;
  table: string;
  seat?: number | null;
  invite?: string | null;
}
export interface Unwatch {
  type: 'unwatch';
  id: string;
  table: string;
}
/**
 * Do an action. `version` is that of the situation it was chosen in.
 */
export interface Play {
  type: 'play';
  id: string;
  table: string;
  seat: number;
  version: number;
  action: {
    [k: string]: unknown;
  };
}
/**
 * What would this action bring about, or which rule forbids it? Answered by `asked`.
 */
export interface Ask {
  type: 'ask';
  id: string;
  table: string;
  seat: number;
  action: {
    [k: string]: unknown;
  };
}
/**
 * Take back the seat's last action, if nothing has come after it.
 */
export interface Undo {
  type: 'undo';
  id: string;
  table: string;
  seat: number;
}
/**
 * Say something to the table; `seat` chooses a name where several sit at one device.
 */
export interface Say {
  type: 'say';
  id: string;
  table: string;
  text: string;
  seat?: number | null;
}
/**
 * A bot plays for me until I return; before the game the seat is free again.
 */
export interface Leave {
  type: 'leave';
  id: string;
  table: string;
  seat: number;
}
/**
 * I am back: the bot gets up.
 */
export interface Return {
  type: 'return';
  id: string;
  table: string;
  seat: number;
}
/**
 * I give up: a bot plays the seat to the end.
 */
export interface Resign {
  type: 'resign';
  id: string;
  table: string;
  seat: number;
}
/**
 * Once more, the same people, seats rotated. `rematch` in the answer's `data` is its id.
 */
export interface Rematch {
  type: 'rematch';
  id: string;
  table: string;
}
export interface Ping {
  type: 'ping';
  id: string;
}
/**
 * The first message: who you are, and the server's clock.
 */
export interface Hello {
  type: 'hello';
  client: string;
  nickname: string;
  now: number;
  version: string;
}
/**
 * Everything needed to draw a table.
 */
export interface Snapshot {
  type: 'snapshot';
  table: string;
  seat: number | null;
  info: TableInfo;
  situation: Situation;
  steps: Step[];
  since: number;
  chat: ChatLine[];
  now: number;
}
/**
 * A table from outside: all that is known without looking at the board.
 */
export interface TableInfo {
  table: string;
  title: string;
  rules_version: number;
  players: number;
  options: {
    [k: string]: unknown;
  };
  clock: Clock;
  visibility: 'open' | 'private';
  spectators: boolean;
  status: 'over' | 'playing' | 'waiting';
  seats: SeatInfo[];
  created: number;
  seed_hash: string | null;
  seed: string | null;
  result: Outcome | null;
  invite: string | null;
  rematch: string | null;
  rematch_of: string | null;
  imported: boolean;
}
/**
 * `none`; `live`: `base` seconds for the whole game, `increment` more after every turn;
 *     `days`: so many for each move. Whoever runs out of time is played by a bot from then on.
 */
export interface Clock {
  kind?: 'days' | 'live' | 'none';
  base?: number;
  increment?: number;
  days?: number;
}
/**
 * Who sits where. `plays` says who acts for the seat now: a person, or a bot.
 */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'device' | 'person';
  plays: 'bot' | 'nobody' | 'person';
  name: string | null;
  level: ('mastermind' | 'regular' | 'rookie' | 'veteran') | null;
  mine: boolean;
  connected: boolean;
  resigned: boolean;
  left: boolean;
  time: number | null;
  deadline: number | null;
}
/**
 * How the game ended: the seats that won, and the name and rule of the ending.
 */
export interface Outcome {
  winners: number[];
  ending: string;
  rule: string;
}
/**
 * How things stand for the reader: what changes with every move.
 */
export interface Situation {
  version: number;
  status: 'over' | 'playing' | 'waiting';
  view: unknown;
  phase: string | null;
  turn: Sentence | null;
  actors: number[];
  legal: Group[];
  seats: SeatInfo[];
  undo: Sentence | null;
  talk_until: number | null;
  result: Outcome | null;
}
/**
 * A Fluent message and its arguments.
 */
export interface Sentence {
  key: string;
  args: {
    [k: string]: number | string;
  };
}
/**
 * Legal actions of one kind. The action is `{"do": do, **choice.args}`, and is said by
 *     `key` with `choice.args`.
 */
export interface Group {
  do: string;
  key: string;
  choices: Choice[];
}
/**
 * One legal action of a group: its arguments, and the spots one points at for it.
 */
export interface Choice {
  args: {
    [k: string]: number | string;
  };
  places: string[];
}
/**
 * One entry of the table's journal, as far as the reader may know it.
 *
 *     `played`: a seat acted. `rolled`: chance did. `undone`: forget what was played and rolled
 *     from number `to` on. `left`: a bot plays for the seat, its player may come
 *     back. `returned`. `resigned`: a bot plays it to the end. `time`: time ran out, a bot plays
 *     on. `joined`, `quit`: before the game. `begun`. `rematch`: see `TableInfo.rematch`.
 */
export interface Step {
  number: number;
  kind:
    | 'begun'
    | 'joined'
    | 'left'
    | 'opened'
    | 'played'
    | 'quit'
    | 'rematch'
    | 'resigned'
    | 'returned'
    | 'rolled'
    | 'time'
    | 'undone';
  at: number;
  seat: number | null;
  by: 'bot' | 'clock' | 'player';
  to: number | null;
  happenings: Happening[];
}
/**
 * An event that the reader may know of; `traces` are the spots that it touches.
 */
export interface Happening {
  key: string;
  args: {
    [k: string]: number | string;
  };
  traces: string[];
}
/**
 * Something said. A person's line has `text`, a bot's remark `sentence`.
 *
 *     `players` is what the players say; spectators may read it. `watchers` is what spectators
 *     say among themselves; players see it when the game is over. Afterwards all is `everybody`.
 */
export interface ChatLine {
  number: number;
  at: number;
  channel: 'everybody' | 'players' | 'watchers';
  name: string;
  seat: number | null;
  text: string | null;
  sentence: Sentence | null;
}
/**
 * What has happened since version `since`. Where that is not the version one has, watch
 *     the table again. `info` is there when something else than the game has changed.
 */
export interface Change {
  type: 'change';
  table: string;
  seat: number | null;
  since: number;
  steps: Step[];
  situation: Situation;
  now: number;
  info: TableInfo | null;
}
/**
 * A new line of chat.
 */
export interface Said {
  type: 'said';
  table: string;
  line: ChatLine;
}
/**
 * Who is connected, seat by seat, and how many watch.
 */
export interface Presence {
  type: 'presence';
  table: string;
  connected: number[];
  watchers: number;
}
/**
 * The command was carried out, and is kept. Sent again, it is answered like this again.
 */
export interface Done {
  type: 'done';
  id: string;
  version: number | null;
  data: {
    [k: string]: string;
  };
}
/**
 * The command was not carried out, and nothing has changed.
 *
 *     `key`, `args`: a sentence for people. `rule`: the rule that forbids it; its sentence is
 *     `key`, such as `ALC-13.no`. `message`: the same for programmers, in English.
 */
export interface Refused {
  type: 'refused';
  id: string | null;
  kind:
    | 'busy'
    | 'conflict'
    | 'early'
    | 'full'
    | 'illegal'
    | 'limit'
    | 'malformed'
    | 'missing'
    | 'no_undo'
    | 'nobody'
    | 'not_yours'
    | 'origin'
    | 'out_of_turn'
    | 'over';
  key: string;
  args: {
    [k: string]: number | string;
  };
  rule: string | null;
  message: string;
  table: string | null;
  version: number | null;
}
/**
 * The answer to `ask`: what would happen, as far as the seat may know, or the rule.
 */
export interface Asked {
  type: 'asked';
  id: string;
  table: string;
  seat: number;
  legal: boolean;
  happenings: Happening[];
  rule: string | null;
  key: string | null;
}
/**
 * The table is no longer there, or no longer for you to see.
 */
export interface Gone {
  type: 'gone';
  table: string;
}
export interface Pong {
  type: 'pong';
  id: string;
  now: number;
}
export interface Titles {
  titles: TitleInfo[];
}
/**
 * A game one can play. `levels` are those of bots, from weak to strong.
 */
export interface TitleInfo {
  title: string;
  few: number;
  many: number;
  rules_version: number;
  rules: number;
  prefix: string;
  chapters: {
    [k: string]: string[];
  };
  rulings: string[];
  options: Option[];
  levels: string[];
  secrets: boolean;
  ready: boolean;
}
/**
 * A table option: `schema` is its JSON Schema; its words are `option-<name>` and
 *     `option-<name>-<value>` of the title, where the title has them.
 */
export interface Option {
  name: string;
  schema: {
    [k: string]: unknown;
  };
  default: unknown;
}
export interface Tables {
  tables: TableInfo[];
}
/**
 * Body of POST /api/tables.
 */
export interface NewTable {
  title: string;
  /**
   * @maxItems 6
   */
  seats: NewSeat[];
  options?: {
    [k: string]: unknown;
  };
  clock?: Clock;
  visibility?: 'open' | 'private';
  spectators?: boolean;
  shuffle?: boolean;
}
/**
 * `me`; `device`: somebody beside me, with a name; `open`: whoever has the link; `bot`.
 */
export interface NewSeat {
  kind: 'bot' | 'device' | 'me' | 'open';
  name?: string | null;
  level?: 'mastermind' | 'regular' | 'rookie' | 'veteran';
}
/**
 * Body of POST /api/tables/{table}/join. Without `seat`, the first free one.
 */
export interface Join {
  invite?: string | null;
  seat?: number | null;
}
export interface Joined {
  table: TableInfo;
  seat: number;
}
/**
 * Answer of GET /api/tables/{table}/steps: all that a seat or a spectator saw happen.
 */
export interface Steps {
  table: string;
  seat: number | null;
  steps: Step[];
}
/**
 * Answer of GET /api/tables/{table}/replay?seat=&start=&count=, once the game is over.
 */
export interface Replay {
  table: string;
  seat: number | null;
  moves: number;
  frames: Frame[];
}
/**
 * One picture of a replay: the board after move `move`, 0 being the beginning.
 */
export interface Frame {
  move: number;
  seat: number | null;
  chance: boolean;
  happenings: Happening[];
  view: unknown;
  actors: number[];
  phase: string | null;
  turn: Sentence | null;
}
/**
 * Body of POST and PATCH /api/me.
 */
export interface NewName {
  nickname: string;
}
/**
 * Who you are. `token` is there once, in the answer to POST /api/me: for programs, which
 *     send it as `Authorization: Bearer …`. Browsers keep it in a cookie they cannot read.
 */
export interface Me {
  client: string;
  nickname: string;
  created: number;
  token: string | null;
}
export interface MyGames {
  games: TableInfo[];
}
/**
 * Answer of GET /api/me/export: all that is kept about you.
 *
 *     `log` is the whole log (see docs/api.md) of a finished game; of a running one `steps`, as
 *     far as the seat may know.
 */
export interface Export {
  format: string;
  nickname: string;
  created: number;
  games: ExportedGame[];
  chat: ExportedLine[];
}
export interface ExportedGame {
  info: TableInfo;
  seats: number[];
  log: {
    [k: string]: unknown;
  } | null;
  steps: {
    [k: string]: Step[];
  };
}
export interface ExportedLine {
  table: string;
  at: number;
  text: string;
}
/**
 * Answer of POST /api/me/import, whose body is a log, or an export.
 */
export interface Imported {
  tables: string[];
  known: number;
}
/**
 * Answer of GET /healthz.
 */
export interface Health {
  status: 'ok' | 'starting';
  version: string;
  database: string;
  redis: boolean | null;
  gears: {
    [k: string]: string;
  };
}
/**
 * The body of every refusal over HTTP; the fields are those of `refused`.
 */
export interface Problem {
  kind:
    | 'busy'
    | 'conflict'
    | 'early'
    | 'full'
    | 'illegal'
    | 'limit'
    | 'malformed'
    | 'missing'
    | 'no_undo'
    | 'nobody'
    | 'not_yours'
    | 'origin'
    | 'out_of_turn'
    | 'over';
  key: string;
  args: {
    [k: string]: number | string;
  };
  rule: string | null;
  message: string;
}
