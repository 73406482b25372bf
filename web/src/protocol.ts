/** What goes over the wire. Made from src/jailbirds/server/protocol by `npm run protocol`. */

export type ClientMessage =
  | Watch
  | Unwatch
  | Play
  | Ask
  | Undo
  | AnswerUndo
  | Say
  | Fill
  | Cancel
  | WatchLobby
  | Leave
  | Return
  | Resign
  | StandIn
  | End
  | SetPace
  | AskHint
  | Skip
  | Enough
  | Rematch
  | Seek
  | JoinSeek
  | Unseek
  | Ping;
export type ServerMessage =
  | Hello
  | Snapshot
  | Change
  | Said
  | Presence
  | Done
  | Refused
  | Asked
  | Gone
  | Lobby
  | OwnTable
  | Seeking
  | Friends
  | Pong;

/**
 * Show me a table, through the eyes of a seat of mine, or as a spectator.
 *
 *     Answered by `snapshot`, followed by `change` and `said`. Watching again changes the eyes.
 *     `sketch`: I have no board of my own for this title, send me its sketch.
 */
export interface Watch {
  type: 'watch';
  id: string;
  table: string;
  seat?: number | null;
  invite?: string | null;
  sketch?: boolean;
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
  action: Record<string, unknown>;
}
/**
 * What would this action bring about, or which rule forbids it? Answered by `asked`.
 *
 *     Without an `action`: what does somebody mean who points at `place`, with `picked` in the
 *     hand? Where it is one action, the answer is about that, else about what forbids it all.
 */
export interface Ask {
  type: 'ask';
  id: string;
  table: string;
  seat: number;
  action?: Record<string, unknown> | null;
  place?: string | null;
  /**
   * @maxItems 16
   */
  picked?: string[];
}
/**
 * Take back the seat's last action. Where other people have to agree, they are asked.
 */
export interface Undo {
  type: 'undo';
  id: string;
  table: string;
  seat: number;
}
/**
 * Agree, or not, to what somebody would like to take back.
 */
export interface AnswerUndo {
  type: 'answer_undo';
  id: string;
  table: string;
  seat: number;
  agree: boolean;
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
 * Give all seats that are free to bots, and begin: for whoever opened the table.
 */
export interface Fill {
  type: 'fill';
  id: string;
  table: string;
  level?:
    'champion' | 'hustler' | 'inmate' | 'mastermind' | 'regular' | 'rookie' | 'schemer' | 'veteran';
}
/**
 * Take the table away before the game: for whoever opened it. Who watches it gets `gone`.
 */
export interface Cancel {
  type: 'cancel';
  id: string;
  table: string;
}
/**
 * Show me the lobby, and tell me what changes there; or no longer. Answered by `lobby`.
 */
export interface WatchLobby {
  type: 'lobby';
  id: string;
  on?: boolean;
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
 * I give up: a bot plays the seat to the end. In a game of two the other one has won.
 */
export interface Resign {
  type: 'resign';
  id: string;
  table: string;
  seat: number;
}
/**
 * Let a bot play for `other`, who gives no sign; that one may return at any time.
 */
export interface StandIn {
  type: 'stand_in';
  id: string;
  table: string;
  seat: number;
  other: number;
}
/**
 * I would end the game here, without a winner, or no longer so. It ends when all people who
 *     are there agree.
 */
export interface End {
  type: 'end';
  id: string;
  table: string;
  seat: number;
  agree?: boolean;
}
/**
 * How fast the bots are to act: for whoever opened the table.
 */
export interface SetPace {
  type: 'pace';
  id: string;
  table: string;
  seat: number;
  pace: 'fast' | 'instant' | 'normal' | 'slow';
}
/**
 * What would a strong bot do in my place? Where the table gives hints, and it is my turn. It
 *     comes as `Situation.hint`, after some thought, and then this is answered by `done`.
 */
export interface AskHint {
  type: 'hint';
  id: string;
  table: string;
  seat: number;
}
/**
 * Let the bots act at once until it is the turn of a person.
 */
export interface Skip {
  type: 'skip';
  id: string;
  table: string;
  seat: number;
}
/**
 * I have talked enough: a bot that is to end the talk waits for me no longer.
 */
export interface Enough {
  type: 'enough';
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
/**
 * Find me a game with so many players; I have one seek at most, and this is it from now on.
 *
 *     With `alike`, of about my rating; the longer I wait, the less that matters. After `wait`
 *     seconds bots of that level take the seats that are still free; without it, never. The seek is
 *     given up when I have been gone for some seconds. Answered by `done`, followed by `seeking`.
 */
export interface Seek {
  type: 'seek';
  id: string;
  title: string;
  players: number;
  rated?: boolean;
  alike?: boolean;
  wait?: number | null;
  level?:
    'champion' | 'hustler' | 'inmate' | 'mastermind' | 'regular' | 'rookie' | 'schemer' | 'veteran';
}
/**
 * Find me the same game as somebody else of the lobby, with them. Answered as `seek` is.
 */
export interface JoinSeek {
  type: 'join_seek';
  id: string;
  seek: string;
}
/**
 * I no longer look for a game. Where one was found a moment ago, it stays found.
 */
export interface Unseek {
  type: 'unseek';
  id: string;
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
  workers: number;
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
  options: Record<string, unknown>;
  clock: Clock;
  visibility: 'open' | 'private';
  spectators: boolean;
  owner: boolean;
  pace: 'fast' | 'instant' | 'normal' | 'slow';
  status: 'over' | 'playing' | 'waiting';
  seats: SeatInfo[];
  actors: number[];
  created: number;
  at: number;
  seed_hash: string | null;
  seed: string | null;
  result: Outcome | null;
  invite: string | null;
  rematch: string | null;
  rematch_of: string | null;
  number: number;
  wins: number[];
  imported: boolean;
  own_names: Record<string, string>;
  rated: boolean;
  hints: boolean;
  hints_taken: number[];
  lesson: boolean;
  from_position: boolean;
  outdated: boolean;
}
/**
 * `none`; `live`: `base` seconds for the whole game, `increment` more after every turn;
 *     `days`: so many for each move, and so many of `vacation` for each seat in the whole game.
 *     Whoever runs out of time is played by a bot from then on.
 */
export interface Clock {
  kind?: 'days' | 'live' | 'none';
  base?: number;
  increment?: number;
  days?: number;
  vacation?: number;
}
/**
 * Who sits where. `plays` says who acts for the seat now: a person, or a bot.
 */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'device' | 'person';
  plays: 'bot' | 'nobody' | 'person';
  name: string | null;
  level:
    | (
        | 'champion'
        | 'hustler'
        | 'inmate'
        | 'mastermind'
        | 'regular'
        | 'rookie'
        | 'schemer'
        | 'veteran'
      )
    | null;
  named: number | null;
  mine: boolean;
  connected: boolean;
  resigned: boolean;
  left: boolean;
  time: number | null;
  deadline: number | null;
  away: number | null;
}
/**
 * How the game ended: the seats that won, and the name and rule of the ending.
 *
 *     `args` are what the words of the ending may use. They follow from the moves, so that logs
 *     do without them.
 */
export interface Outcome {
  winners: number[];
  ending: string;
  rule: string;
  args?: Record<string, number | string>;
}
/**
 * How things stand for the reader: what changes with every move.
 */
export interface Situation {
  version: number;
  status: 'over' | 'playing' | 'waiting';
  view: unknown;
  sketch: Sketch | null;
  phase: string | null;
  turn: Sentence | null;
  prompt: Sentence | null;
  goal: Sentence | null;
  near: Sentence | null;
  actors: number[];
  legal: Group[];
  seats: SeatInfo[];
  hint: Hint | null;
  undo: Sentence | null;
  undo_asked: UndoAsked | null;
  talk_until: number | null;
  enough: number[];
  absent: Absent[];
  end_agreed: number[];
  result: Outcome | null;
}
/**
 * A board; `edges` are the columns that hold nothing but labels and signs.
 *
 *     `sizes` are those a tile can have, in columns and lines of a terminal, the largest first.
 *     The last of each counts for the gap to the next tile. A browser takes the proportions of
 *     the first.
 */
export interface Sketch {
  rows: Row[];
  edges?: number[];
  sizes?: [number, number][];
}
/**
 * A row of tiles: labels take one line, strips a few, tiles as many as there are.
 *
 *     A `hand` is as long as it is: cards or dice side by side, folded where the board ends.
 */
export interface Row {
  tiles: Tile[];
  kind?: 'hand' | 'labels' | 'strip' | 'tiles';
}
/**
 * A stretch of a row: what stands there, what it stands on, and how it is pointed at.
 *
 *     `role` says what the text is (`label`, `warden`, `seat2`, a colour such as `red`), or what
 *     the whole tile is where it has room for many (`boat`, `cell`); then `holds` has the roles
 *     of all who are in it, and `words` is the key of its name in the title's words. A text of
 *     one character is a piece (but for labels), and so is a seat or a colour without a text;
 *     a longer text is written, in several lines where it has them.
 *
 *     A `form` is a thing instead of ground. A `die` shows its text, which is `?` before it is
 *     rolled, in the colour of its role. A `card` has its name, and its text in a corner; one
 *     without either lies face down.
 */
export interface Tile {
  text?: string;
  role?: string;
  place?: string | null;
  ground?: string;
  words?: string | null;
  holds?: string[];
  span?: number;
  tallied?: boolean;
  form?: '' | 'card' | 'die';
}
/**
 * A Fluent message and its arguments.
 */
export interface Sentence {
  key: string;
  args: Record<string, number | string>;
}
/**
 * Legal actions of one kind. The action is `{"do": do, **legal.args}`, and is said by
 *     `key` with `legal.args`.
 */
export interface Group {
  do: string;
  key: string;
  actions: LegalAction[];
  light: boolean;
  grave: boolean;
}
/**
 * One legal action of a group: its arguments, and the places one points at for it.
 */
export interface LegalAction {
  args: Record<string, number | string>;
  places: string[];
}
/**
 * What a strong bot would do in the reader's place, and what speaks for it.
 */
export interface Hint {
  action: Record<string, unknown>;
  reason: Sentence;
}
/**
 * A seat would like to take back its last action; those who agree already.
 */
export interface UndoAsked {
  seat: number;
  agreed: number[];
}
/**
 * A seat whose player has given no sign since a time, though the others wait.
 */
export interface Absent {
  seat: number;
  since: number;
}
/**
 * One entry of the table's journal, as far as the reader may know it.
 *
 *     `played`: a seat acted. `rolled`: chance did. `undone`: forget what was played and rolled
 *     from number `to` on. `left`: a bot plays for the seat, its player may come
 *     back. `returned`. `resigned`: a bot plays it to the end. `time`: time ran out, a bot plays
 *     on. `joined`, `quit`, `filled` (by a bot), `cancelled`: before the game. `begun`.
 *     `rematch`: see `TableInfo.rematch`.
 *     `asked_undo`: a seat would like to take back its last action; `agreed_undo`, `declined`: what
 *     another says to that. `paced`: the pace is another, `TableInfo.pace`, or bots skip to the
 *     next person's turn. `enough`: a seat has talked enough. `stood_in`: the seat gives no sign, and
 *     another lets a bot play on. `wants_end`: a seat would end the game here; `plays_on`: no longer.
 *     `vacation`: the clock of the seat stands still for some days, or its player is back.
 *     `hinted`: the reader has asked for a hint.
 *     `ended`: it is over, as all agreed, one of two gave up, or the table was closed.
 */
export interface Step {
  number: number;
  kind:
    | 'agreed_undo'
    | 'asked_undo'
    | 'begun'
    | 'cancelled'
    | 'declined'
    | 'ended'
    | 'enough'
    | 'filled'
    | 'hinted'
    | 'joined'
    | 'left'
    | 'opened'
    | 'paced'
    | 'played'
    | 'plays_on'
    | 'quit'
    | 'rematch'
    | 'resigned'
    | 'returned'
    | 'rolled'
    | 'stood_in'
    | 'time'
    | 'undone'
    | 'vacation'
    | 'wants_end';
  at: number;
  seat: number | null;
  by: 'bot' | 'clock' | 'player' | 'table';
  to: number | null;
  action: Record<string, unknown> | null;
  events: Event[];
}
/**
 * An event that the reader may know of; `traces` are the places that it touches.
 *
 *     `hits`: it was done to the reader, by somebody else or by chance.
 */
export interface Event {
  key: string;
  args: Record<string, number | string>;
  traces: string[];
  hits: boolean;
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
  absent: Absent[];
}
/**
 * The command was carried out, and is kept. Sent again, it is answered like this again.
 */
export interface Done {
  type: 'done';
  id: string;
  version: number | null;
  data: Record<string, string>;
}
/**
 * The command was not carried out, and nothing has changed.
 */
export interface Refused extends Problem {
  type: 'refused';
  id: string | null;
  table: string | null;
  version: number | null;
}
/**
 * Why something was not done: the body of every refusal over HTTP.
 *
 *     `key`, `args`: a sentence for people. `rule`: the rule that forbids it; its sentence is
 *     `key`, such as `ALC-13.no`. `message`: the same for programmers, in English.
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
    | 'over'
    | 'unreadable';
  key: string;
  args: Record<string, number | string>;
  rule: string | null;
  message: string;
}
/**
 * The answer to `ask`.
 */
export interface Asked extends Foresight {
  type: 'asked';
  id: string;
  table: string;
}
/**
 * What would happen, as far as a seat may know, or why not.
 *
 *     `cut`: after these events comes something that the seat cannot know. `action` is the one
 *     that is meant, `rules` are those that forbid it, or whatever could be meant, the most
 *     frequent first; `key` is the sentence of the first. Neither: there is nothing to say.
 */
export interface Foresight {
  seat: number;
  legal: boolean;
  action: Record<string, unknown> | null;
  events: Event[];
  cut: boolean;
  rules: string[];
  key: string | null;
}
/**
 * The table is no longer there, or no longer for you to see.
 */
export interface Gone {
  type: 'gone';
  table: string;
}
/**
 * What there is in the lobby: all of it (`whole`), or what has changed since the last time.
 *
 *     Everything has an id. Whatever is here takes the place of what had the same id, in whichever
 *     list that was. `gone` are ids of what is there no longer.
 */
export interface Lobby {
  type: 'lobby';
  whole: boolean;
  tables: TableInfo[];
  seeks: SeekInfo[];
  running: RunningTable[];
  gone: string[];
  featured: Featured | null;
}
/**
 * What somebody looks for.
 */
export interface SeekInfo {
  id: string;
  name: string;
  title: string;
  players: number;
  there: number;
  rated: boolean;
  alike: boolean;
  wait: number | null;
  level:
    'champion' | 'hustler' | 'inmate' | 'mastermind' | 'regular' | 'rookie' | 'schemer' | 'veteran';
  points: number | null;
  since: number;
}
/**
 * A game that anybody may watch.
 */
export interface RunningTable {
  table: string;
  title: string;
  names: (string | null)[];
  points: number | null;
  since: number;
}
/**
 * A running game that is shown to everybody, as spectators see it: the one with the strongest
 *     people, until it is over or nothing happens there any more.
 */
export interface Featured {
  table: string;
  title: string;
  situation: Situation;
  own_names: Record<string, string>;
}
/**
 * A table of the reader's as it stands now, of those that GET /api/me/games has: for whoever
 *     watches the lobby, whenever something has happened there. One that is cancelled is `gone`.
 */
export interface OwnTable {
  type: 'own_table';
  info: TableInfo;
}
/**
 * What the reader looks for, on all of their devices; `table` is the one that was found.
 */
export interface Seeking {
  type: 'seeking';
  seek: SeekInfo | null;
  table: string | null;
}
/**
 * Answer of GET and POST /api/me/friends; and whoever watches the lobby is told by their line,
 *     now and whenever something of it changes.
 */
export interface Friends {
  type: 'friends';
  friends: Friend[];
  invitations: Invitation[];
}
/**
 * Somebody whom you follow; `id` is yours alone, to invite them or to follow them no longer.
 *     Of one who hides their page there is the name, and nothing else.
 */
export interface Friend {
  id: string;
  name: string;
  page: string | null;
  online: boolean;
  score: ScoreOf | null;
}
/**
 * Games, and how many you won, or the player whose page it is; `lost`: those that the other
 *     won, where it is about another.
 */
export interface ScoreOf {
  games: number;
  won: number;
  lost: number;
}
/**
 * A table that waits for you: a seat is kept there. Who does not want it leaves it.
 */
export interface Invitation {
  table: string;
  title: string;
  seat: number;
  name: string | null;
  at: number;
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
 *
 *     Its words are at `/api/titles/{title}/words/{language}`; `…/cover`, `…/lesson` and
 *     `…/material` are there where `has` says so, and `…/examples/{rule}` for the rules in
 *     `examples`. Asked for with `?edition=`, they may be kept for good: the edition changes when
 *     they do.
 */
export interface TitleInfo {
  title: string;
  names: Record<string, string>;
  taglines: Record<string, string>;
  few: number;
  many: number;
  best: number;
  first: FirstTable | null;
  minutes: number;
  rules_version: number;
  rules: number;
  prefix: string;
  chapters: Record<string, string[]>;
  rulings: string[];
  examples: string[];
  options: Option[];
  own_names: Record<string, string>;
  levels: string[];
  level_ratings: Record<string, LevelRating>;
  secrets: boolean;
  has: ('cover' | 'lesson' | 'material')[];
  edition: string;
}
/**
 * What newcomers do well to begin with.
 */
export interface FirstTable {
  players: number;
  options: Record<string, unknown>;
}
/**
 * A table option: `schema` is its JSON Schema; its words are `option-<name>` and
 *     `option-<name>-<value>` of the title, where the title has them. `needs` in the schema says
 *     which other option must have which value before this one can be chosen.
 */
export interface Option {
  name: string;
  schema: Record<string, unknown>;
  default: unknown;
}
/**
 * How strong a level of bots is at a title, on a scale of that title: 191 points more win three
 *     games in four, a regular has 1500. `margin` is by how much it may be off (95 %).
 */
export interface LevelRating {
  points: number;
  margin: number;
}
/**
 * What a coach tells who follows the table of a lesson: see `POST /api/tables/lesson`.
 *
 *     Its words are `lesson-…` of the title.
 */
export interface Lesson {
  seat: number;
  steps: LessonStep[];
}
/**
 * A thing to tell, in the words `lesson-NAME`; who does something else: `lesson-NAME-else`.
 */
export interface LessonStep {
  name: string;
  when: When | null;
  try: Pattern[];
  until: Pattern[];
}
/**
 * When a step can be told: all that is given here must hold.
 */
export interface When {
  phase: string[];
  legal: Pattern[];
  event: Pattern[];
  after: string[];
}
/**
 * Actions or events of one name, whose arguments have one of the values given for them.
 *
 *     `*` in a text stands for anything.
 */
export interface Pattern {
  name: string;
  args: Record<string, (number | string)[]>;
}
/**
 * A position that explains a rule, and an action in it with what it would bring about.
 */
export interface Example {
  names: string[];
  seat: number;
  view: unknown;
  sketch: Sketch;
  actors: number[];
  legal: Group[];
  action: Record<string, unknown> | null;
  events: Event[];
}
export interface Tables {
  tables: TableInfo[];
}
/**
 * Body of POST /api/tables. Sent again with the same `id`, it is answered by the same table.
 */
export interface NewTable {
  title: string;
  /**
   * @maxItems 6
   */
  seats: NewSeat[];
  options?: Record<string, unknown>;
  clock?: Clock;
  visibility?: 'open' | 'private';
  spectators?: boolean;
  shuffle?: boolean;
  pace?: 'fast' | 'instant' | 'normal' | 'slow';
  rated?: boolean;
  hints?: boolean | null;
  id?: string | null;
}
/**
 * `me`; `device`: somebody beside me, with a name; `open`: whoever has the link; `bot`;
 *     `friend`: it is kept for one of my friends, who gets an invitation.
 */
export interface NewSeat {
  kind: 'bot' | 'device' | 'friend' | 'me' | 'open';
  friend?: string | null;
  name?: string | null;
  level?:
    'champion' | 'hustler' | 'inmate' | 'mastermind' | 'regular' | 'rookie' | 'schemer' | 'veteran';
}
/**
 * Body of POST /api/tables/lesson: the table of a first lesson. It is the one that somebody
 *     is in, and a new one where there is none, or where it is wished for.
 */
export interface NewLesson {
  title: string;
  anew?: boolean;
  pace?: 'fast' | 'instant' | 'normal' | 'slow';
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
 * One picture of a replay: the board after move `move`, 0 being the beginning.
 *
 *     In a running game, `GET /api/tables/{table}/past?seat=&number=&sketch=`: the board after the
 *     step of that number, as the reader counts; `move` is the number.
 */
export interface Frame {
  move: number;
  seat: number | null;
  chance: boolean;
  events: Event[];
  view: unknown;
  sketch: Sketch | null;
  actors: number[];
  phase: string | null;
  turn: Sentence | null;
}
/**
 * Answer of GET /api/tables/{table}/replay?seat=&start=&count=&every=&sketch=, in the end.
 */
export interface Replay {
  table: string;
  seat: number | null;
  moves: number;
  frames: Frame[];
}
/**
 * Answer of GET /api/tables/{table}/end: the end of a game whose rules are no longer played,
 *     as spectators saw it. What was told is at …/steps.
 */
export interface EndOfGame {
  table: string;
  sketch: Sketch;
}
/**
 * Answer of GET /api/tables/{table}/ratings: by seat; null where nothing is known yet.
 */
export interface SeatRatings {
  table: string;
  rated: boolean;
  seats: (RatedPlayer | null)[];
}
/**
 * How strong a player is, in points; `margin` is how far that may be off, and `sure` says
 *     whether enough games were played to take it for more than a first guess.
 */
export interface RatedPlayer {
  points: number;
  margin: number;
  games: number;
  sure: boolean;
  name: string | null;
  level:
    | (
        | 'champion'
        | 'hustler'
        | 'inmate'
        | 'mastermind'
        | 'regular'
        | 'rookie'
        | 'schemer'
        | 'veteran'
      )
    | null;
  mine: boolean;
  page: string | null;
}
/**
 * Answer of GET /api/titles/{title}/ratings: people and bots, the strongest first. Those of
 *     whom too little is known yet are left out, but for the reader.
 */
export interface Leaderboard {
  title: string;
  players: RatedPlayer[];
}
/**
 * Body of PATCH /api/me.
 */
export interface NewName {
  nickname: string;
}
/**
 * Body of POST /api/me. `welcome` is the word of an invitation by whoever runs the server,
 *     where it lets in nobody new without one.
 */
export interface Arrival {
  nickname: string;
  welcome?: string | null;
}
/**
 * Who you are. `token` is there once, in the answer to POST /api/me and to signing in: for
 *     programs, which send it as `Authorization: Bearer …`. Browsers keep it in a cookie they cannot
 *     read. `kept`: you have a passkey or a recovery phrase, and can come back from anywhere.
 */
export interface Me {
  client: string;
  nickname: string;
  created: number;
  kept: boolean;
  page: string | null;
  hidden: boolean;
  token: string | null;
}
export interface MyGames {
  games: TableInfo[];
  unreadable: UnreadableGame[];
}
/**
 * A table that this server cannot read any more; `at` is when something happened last.
 */
export interface UnreadableGame {
  table: string;
  title: string;
  at: number;
}
/**
 * Answer of GET /api/me/export: all that is kept about you.
 *
 *     `log` is the whole log (see docs/api.md) of a finished game; of a running one, or of one that
 *     began in a position, `steps`, as far as the seat may know.
 */
export interface Export {
  format: string;
  nickname: string;
  created: number;
  page: string;
  hidden: boolean;
  phrase: boolean;
  devices: Device[];
  passkeys: Passkey[];
  games: ExportedGame[];
  results: ExportedResult[];
  ratings: ExportedRating[];
  chat: ExportedLine[];
  alerts: Alerts;
  told: ToldAlert[];
  follows: Followed[];
  blocked: Blocked[];
  reports: Reported[];
  seek: SeekInfo | null;
  branches: SharedBranch[];
  puzzles: ExportedPuzzles;
}
/**
 * Where you are signed in; `this` is the one that asks. `used`: last, to the hour.
 */
export interface Device {
  id: string;
  name: string;
  created: number;
  used: number;
  this: boolean;
}
/**
 * A passkey of yours; the name is that of the device it was made at.
 */
export interface Passkey {
  id: string;
  name: string;
  created: number;
}
export interface ExportedGame {
  info: TableInfo;
  seats: number[];
  log: Record<string, unknown> | null;
  steps: Record<string, Step[]>;
}
/**
 * How a game ended for you; it is kept also where the table is not.
 */
export interface ExportedResult {
  table: string;
  seat: number;
  title: string;
  won: boolean;
  rated: boolean;
  at: number;
}
export interface ExportedRating {
  title: string;
  points: number;
  games: number;
}
export interface ExportedLine {
  table: string;
  at: number;
  text: string;
}
/**
 * Answer of GET /api/me/alerts. `key` is the `applicationServerKey` for `pushManager`.
 */
export interface Alerts {
  key: string;
  kinds: ('deadline' | 'invitation' | 'over' | 'turn')[];
  quiet: QuietHours | null;
  subscriptions: Subscription[];
  feed: boolean;
}
/**
 * Nothing is sent between these minutes after midnight; what still holds is sent afterwards.
 */
export interface QuietHours {
  start: number;
  end: number;
  zone: string;
}
/**
 * A way to you: a browser, or a webhook. `this`: it is the device that asks.
 */
export interface Subscription {
  id: string;
  kind: 'push' | 'webhook';
  name: string;
  created: number;
  this: boolean;
}
/**
 * What you were told, or will be.
 */
export interface ToldAlert {
  table: string;
  kind: 'deadline' | 'invitation' | 'over' | 'turn';
  at: number;
}
/**
 * Somebody whom you follow, and since when: in an export.
 */
export interface Followed {
  name: string;
  at: number;
}
/**
 * Somebody whom you have muted or blocked; `id` is yours alone, to take it back.
 */
export interface Blocked {
  id: string;
  name: string;
  kind: 'block' | 'mute';
  at: number;
}
/**
 * A report of yours.
 */
export interface Reported {
  name: string;
  reason: 'abuse' | 'cheating' | 'name' | 'other' | 'spam';
  text: string;
  at: number;
}
/**
 * A branch under an address of its own: GET /api/analysis/branches/{id}. Body of the POST that
 *     shares it is a `Branch`; the same branch has the same id, whoever shares it.
 */
export interface SharedBranch {
  id: string;
  table: string;
  move: number;
  moves: SharedMove[];
}
/**
 * A move of a branch that was shared.
 */
export interface SharedMove {
  seat: number | null;
  action: Record<string, unknown>;
}
/**
 * What is kept about somebody's puzzles, in the order in which they were tried.
 */
export interface ExportedPuzzles {
  tries: PuzzleTry[];
  days: PuzzleDay[];
}
/**
 * A first try, and the rating after it.
 */
export interface PuzzleTry {
  puzzle: string;
  solved: boolean;
  points: number;
  at: number;
}
/**
 * A first try at a puzzle of the day. `day`: the first of January in the year 1 is 1.
 */
export interface PuzzleDay {
  day: number;
  puzzle: string;
  solved: boolean;
  at: number;
}
/**
 * Answer of POST /api/me/import, whose body is a log, or an export.
 */
export interface Imported {
  tables: string[];
  known: number;
}
/**
 * Body of POST /api/me/vacation: so many days from now on, at every table that is played by
 *     days; at each no more than are left there. 0: you are back.
 */
export interface TakeVacation {
  days: number;
}
/**
 * Answer of GET and POST /api/me/vacation.
 */
export interface MyVacation {
  games: VacationAt[];
}
/**
 * A game that is played by days: how many days of vacation are left, and until when you are
 *     away.
 */
export interface VacationAt {
  table: string;
  title: string;
  left: number;
  until: number | null;
}
/**
 * Answer of GET /api/me/access.
 */
export interface Access {
  devices: Device[];
  passkeys: Passkey[];
  phrase: boolean;
}
/**
 * A new recovery phrase, shown this once: five made-up words. An earlier one is void.
 */
export interface Phrase {
  phrase: string;
}
/**
 * A code that lets one more device in as you, once and until then.
 */
export interface DeviceCode {
  code: string;
  until: number;
}
/**
 * What a browser takes for `navigator.credentials`, in JSON as WebAuthn has it.
 */
export interface PasskeyOptions {
  options: Record<string, unknown>;
}
/**
 * What a browser answers to `PasskeyOptions`, in JSON as WebAuthn has it.
 */
export interface Credential {
  credential: Record<string, unknown>;
}
/**
 * Body of POST /api/sign-in: a recovery phrase, or the code that another device shows.
 */
export interface SignIn {
  secret: string;
}
/**
 * Body of PUT /api/me/alerts.
 */
export interface AlertWishes {
  /**
   * @maxItems 8
   */
  kinds: ('deadline' | 'invitation' | 'over' | 'turn')[];
  quiet?: QuietHours | null;
}
/**
 * Body of POST /api/me/alerts/push: what `pushManager.subscribe` gives, and a language; without
 *     one it stays as it was on this device, where the browser has renewed its subscription.
 */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
  language?: ('de' | 'en' | 'nl' | 'pl') | null;
}
/**
 * The keys of a push subscription, in base64url as browsers give them.
 */
export interface PushKeys {
  p256dh: string;
  auth: string;
}
/**
 * Body of POST /api/me/alerts/webhooks.
 */
export interface NewWebhook {
  url: string;
  language?: 'de' | 'en' | 'nl' | 'pl';
}
/**
 * A new webhook. Alerts come as JSON, signed: the header `Jailbirds-Signature` is `sha256=` and
 *     the HMAC of the body by `secret`, which is shown this once.
 */
export interface Webhook {
  id: string;
  secret: string;
}
/**
 * Body of POST /api/me/alerts/feed.
 */
export interface NewFeed {
  language?: 'de' | 'en' | 'nl' | 'pl';
}
/**
 * Where your feed (Atom) is. Whoever has the address can read it; an earlier one is void.
 */
export interface Feed {
  path: string;
}
/**
 * Body of PUT /api/me/profile. A page that is hidden is there for nobody but you.
 */
export interface SetProfile {
  hidden: boolean;
}
/**
 * Answer of GET /api/players/{page}. It counts the games that the reader may know of: those
 *     whose tables were open to anybody, and those at which the reader sat.
 */
export interface Profile {
  page: string;
  name: string;
  since: number;
  mine: boolean;
  hidden: boolean;
  all: ScoreOf;
  titles: TitleScore[];
  seats: SeatScore[];
  levels: LevelScore[];
  opponents: OpponentScore[];
  streak: number;
  best_streak: number;
  between: ScoreOf | null;
  friend: string | null;
}
export interface TitleScore extends ScoreOf {
  title: string;
  points: number | null;
  sure: boolean;
}
export interface SeatScore extends ScoreOf {
  seat: number;
}
export interface LevelScore extends ScoreOf {
  level:
    'champion' | 'hustler' | 'inmate' | 'mastermind' | 'regular' | 'rookie' | 'schemer' | 'veteran';
}
/**
 * Head to head. `page` is where the other's own page is, if it is not hidden.
 */
export interface OpponentScore extends ScoreOf {
  name: string;
  page: string | null;
}
/**
 * Answer of GET /api/players/{page}/games, the latest first; `more`: ask for what was before
 *     `before`.
 */
export interface GamesOf {
  games: GameOf[];
  more: number | null;
}
export interface GameOf {
  table: string;
  title: string;
  at: number;
  won: boolean;
  rated: boolean;
  players: PlayerAt[];
  there: boolean;
}
/**
 * Somebody at a finished game: a person with a name, a bot with a level, or nobody any more.
 */
export interface PlayerAt {
  name: string | null;
  level:
    | (
        | 'champion'
        | 'hustler'
        | 'inmate'
        | 'mastermind'
        | 'regular'
        | 'rookie'
        | 'schemer'
        | 'veteran'
      )
    | null;
  page: string | null;
  won: boolean;
  own: boolean;
}
/**
 * Body of POST /api/me/friends: follow the player of a page that you may see. They are not
 *     told.
 */
export interface NewFriend {
  page: string;
}
/**
 * Answer of GET /api/tables/{table}/people: by seat; null: a bot, you, or one who hides.
 */
export interface PeopleAt {
  table: string;
  seats: (PersonAt | null)[];
}
/**
 * Another person at a table, whose page you may see; `friend` is their id among yours.
 */
export interface PersonAt {
  page: string;
  friend: string | null;
}
/**
 * Body of POST /api/me/blocks. `mute`: you read nothing of theirs any more. `block`: neither
 *     do you sit down at one table, and they do not see your page.
 */
export interface NewBlock {
  page?: string | null;
  table?: string | null;
  seat?: number | null;
  line?: number | null;
  kind?: 'block' | 'mute';
}
/**
 * Body of POST /api/me/reports: to whoever runs the server.
 */
export interface NewReport {
  page?: string | null;
  table?: string | null;
  seat?: number | null;
  line?: number | null;
  reason: 'abuse' | 'cheating' | 'name' | 'other' | 'spam';
  text?: string;
}
/**
 * Answer of GET and POST /api/me/blocks.
 */
export interface MyBlocks {
  blocked: Blocked[];
}
/**
 * Answer of GET /api/reviews/{table}. It grows: ask again until `done` is `tasks`.
 *
 *     `waiting`: it has not begun. `compiled`: because the judge of the title is still being
 *     compiled.
 */
export interface GameReview {
  table: string;
  done: number;
  tasks: number;
  start: number[] | null;
  waiting: boolean;
  compiled: Compiled | null;
  moments: ReviewMoment[];
  players: Balance[];
  turning_points: Swing[];
  luckiest: Swing[];
  unluckiest: Swing[];
}
/**
 * How many of the parts are compiled that come first, and the judge of a title with them.
 */
export interface Compiled {
  done: number;
  parts: number;
}
/**
 * A move, by its number from 1, and what every seat could expect after it, with open cards.
 *     What is not judged yet is null.
 */
export interface ReviewMoment {
  number: number;
  seat: number | null;
  chances: number[] | null;
  decision: ReviewDecision | null;
}
/**
 * What a decision cost, by what its player could know; `better` where something was lost.
 *
 *     Points of win chance lost: 5 make an inaccuracy, 10 a mistake, 20 a blunder. `accuracy` is in
 *     thousandths; it halves with every 10 points.
 */
export interface ReviewDecision {
  hope: number;
  loss: number;
  accuracy: number;
  grade: ('blunder' | 'inaccuracy' | 'mistake') | null;
  better: BetterAction | null;
}
/**
 * The best that was found: the action, the word that says it, and the places to point at.
 */
export interface BetterAction {
  action: Record<string, unknown>;
  key: string;
  places: string[];
}
/**
 * How a seat came from what it could expect at first to what it got.
 *
 *     `start + luck + own + others == result`, to the last digit. The grades are counted;
 *     `accuracy`, in thousandths, is the mean over all decisions that were a choice.
 */
export interface Balance {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  decisions: number;
  grades: Record<string, number>;
  accuracy: number | null;
}
/**
 * A move that changed what a seat could expect.
 */
export interface Swing {
  number: number;
  seat: number;
  change: number;
}
/**
 * What would this action bring about, or what is meant by a place? As in `Ask`.
 */
export interface BareQuestion {
  action?: Record<string, unknown> | null;
  place?: string | null;
  /**
   * @maxItems 16
   */
  picked?: string[];
}
/**
 * A position, as a table would show it to whoever sits at `seat`, or to a spectator.
 *
 *     `outcomes`: chance is to act, and these may come of it.
 */
export interface BareBoard {
  seat: number | null;
  situation: Situation;
  moves: BareMove[];
  outcomes: Group[];
}
/**
 * A move that was made on a bare board, with the word for it, and what came of it as far as
 *     the reader may know.
 */
export interface BareMove {
  seat: number | null;
  action: Record<string, unknown>;
  key: string;
  events: Event[];
}
/**
 * Another way on from a finished game as it stood after `move` moves: what is tried instead.
 *
 *     Chance is among its moves; it does nothing by itself.
 */
export interface Branch {
  table: string;
  move: number;
  /**
   * @maxItems 300
   */
  moves?: BranchMove[];
}
/**
 * A move of a branch: of a seat, or an outcome of chance, which has none.
 */
export interface BranchMove {
  seat?: number | null;
  action: Record<string, unknown>;
}
/**
 * Body of POST /api/analysis, which is answered by a `BareBoard`: the end of a branch, seen by
 *     whoever is to act, by a seat, or by nobody who plays. While chance is to act, by who acted last.
 *
 *     `roll`: first let chance act, until somebody else is to. `sketch`: with the sketch of the board.
 *     Body of POST /api/analysis/outlook, too.
 */
export interface Analysis extends Branch {
  eyes?: number | ('actor' | 'nobody');
  roll?: boolean;
  sketch?: boolean;
}
/**
 * Body of POST /api/analysis/ask, which is answered by a `Foresight`.
 */
export interface AnalysisQuestion extends Branch {
  seat: number;
  question: BareQuestion;
}
/**
 * Body of POST /api/analysis/table: play on from the end of a branch at a table of one's own,
 *     on a seat, against bots of a level. Sent again with the same `id`, it is the same table.
 */
export interface PlayOn extends Branch {
  seat: number;
  level?:
    'champion' | 'hustler' | 'inmate' | 'mastermind' | 'regular' | 'rookie' | 'schemer' | 'veteran';
  id?: string | null;
}
/**
 * What is to be expected at the end of a branch, in millionths of a win. It grows: ask again
 *     until `done` is `rounds`.
 *
 *     `chances`: of every seat, with open cards. `best`: at most three actions of `seat`, which is to
 *     act, the best first. `waiting`: the judge of the title is still being compiled; `compiled`:
 *     how far that is.
 */
export interface Outlook {
  seat: number | null;
  done: number;
  rounds: number;
  waiting: boolean;
  compiled: Compiled | null;
  chances: number[] | null;
  best: GoodAction[];
}
/**
 * One of the best actions that were found: the word that says it, the places to point at, and
 *     what its seat can expect after it, by what it knows.
 */
export interface GoodAction {
  action: Record<string, unknown>;
  key: string;
  places: string[];
  hope: number;
}
/**
 * Answer of GET /api/puzzles. `daily`: the puzzle of the day, the same for everybody; days
 *     change at midnight UTC. `mine`: null to whoever is not known yet.
 */
export interface Puzzles {
  day: string;
  daily: PuzzleInfo | null;
  shelves: PuzzleShelf[];
  mine: PuzzleStanding | null;
}
/**
 * A puzzle from outside. `rating`: how difficult it is. `solved`: at the reader's first try;
 *     null: not tried.
 */
export interface PuzzleInfo {
  id: string;
  title: string;
  players: number;
  rating: number;
  solved: boolean | null;
}
/**
 * How many puzzles of a title there are, and what the reader has tried of them.
 */
export interface PuzzleShelf {
  title: string;
  puzzles: number;
  tried: number;
  solved: number;
}
/**
 * How the reader does: a rating, by first tries alone (`points`, `margin` and `sure` as in
 *     ratings of games), and days in a row on which the puzzle of the day was solved.
 *
 *     `today`: was the one of today solved at the first try? null: not tried.
 */
export interface PuzzleStanding {
  points: number;
  margin: number;
  sure: boolean;
  tried: number;
  solved: number;
  streak: number;
  best_streak: number;
  today: boolean | null;
}
/**
 * Answer of GET /api/titles/{title}/puzzles: all of a title, the easiest first.
 */
export interface TitlePuzzles {
  title: string;
  puzzles: PuzzleInfo[];
  mine: PuzzleStanding | null;
}
/**
 * Answer of GET /api/puzzles/{id}: a puzzle to be solved, as its seat sees it.
 *
 *     `kind`: one action wins by force, one alone saves from somebody who does, or one is better than
 *     all others by far. `plays_on`: one can play on from there.
 */
export interface PuzzleTask {
  puzzle: PuzzleInfo;
  kind: 'best' | 'save' | 'win';
  daily: boolean;
  options: Record<string, unknown>;
  own_names: Record<string, string>;
  plays_on: boolean;
  board: BareBoard;
}
/**
 * Body of POST /api/puzzles/{id}/answer. Without an action the solution is wished for, which
 *     counts as not solved.
 */
export interface PuzzleAnswer {
  action?: Record<string, unknown> | null;
}
/**
 * Answer of POST /api/puzzles/{id}/answer: whether it was right, and the solution. `change`: of
 *     the rating, by a first try.
 */
export interface PuzzleSolved {
  right: boolean;
  first: boolean;
  change: number;
  solution: PuzzleSolution;
  mine: PuzzleStanding;
}
/**
 * The solution, and the word that says it; why it is one, as hints say it. What is proved, is
 *     `within` so many actions of all players; `hopes`, in millionths of a win, are what is expected
 *     after it and after the best of all others.
 */
export interface PuzzleSolution {
  action: Record<string, unknown>;
  key: string;
  places: string[];
  reason: Sentence;
  within: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  hopes: [number, number];
}
/**
 * Body of POST /api/puzzles/{id}/table: play on from a puzzle that one has tried, at a table of
 *     one's own, against bots of a level. Sent again with the same `id`, it is the same table.
 */
export interface PlayPuzzle {
  level?:
    'champion' | 'hustler' | 'inmate' | 'mastermind' | 'regular' | 'rookie' | 'schemer' | 'veteran';
  id?: string | null;
}
/**
 * Answer of GET /healthz.
 */
export interface Health {
  version: string;
  database: string;
  redis: boolean | null;
  gears: Record<string, string>;
}
/**
 * Answer of GET /readyz.
 */
export interface Ready {
  ready: boolean;
  says: string;
}
