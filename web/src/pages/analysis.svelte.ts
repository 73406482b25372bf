/** Another way on from a finished game: what was tried, how far one has gone back in it, and what
 * the server says of where it leads. */
import type { BoardModule } from '../boards/contract';
import type { Analysis, BareBoard, BareMove, Branch, BranchMove, Outlook, TableInfo } from '../protocol';
import { askAt, lookAt, outlookOf } from '../server/analysis';
import { Trouble } from '../server/api';
import { BareTable } from '../table/bare';
import { same } from '../table/hand.svelte';
import type { Action } from '../words/words';

export type Eyes = NonNullable<Analysis['eyes']>;

/** What is kept of a branch while the page is loaded anew. */
interface Kept {
  moves: BareMove[];
  at: number;
}

const AGAIN = 700; // ms until it is asked again how far the judging has come
const planOf = (move: BranchMove): BranchMove => ({ seat: move.seat ?? null, action: move.action });
const alike = (one: BranchMove, other: BranchMove) =>
  (one.seat ?? null) === (other.seat ?? null) && same(one.action as Action, other.action as Action);

export class AnalysisBoard {
  /** The move of the game after which the branch begins. */
  start = $state(0);
  /** All that was tried, and how much of it is on the board. */
  moves = $state.raw<readonly BareMove[]>([]);
  at = $state(0);
  eyes = $state.raw<Eyes>('actor');
  board = $state.raw<BareBoard | null>(null);
  outlook = $state.raw<Outlook | null>(null);
  /** The address under which this very branch is kept; null: nowhere. */
  shared = $state<string | null>(null);
  /** Why nothing can be shown. */
  trouble = $state.raw<Trouble | null>(null);
  readonly bare: BareTable;

  #table: string;
  #sketch: boolean;
  #turn = 0; // every wish is newer than those before

  constructor(info: TableInfo, module: BoardModule<unknown> | null) {
    this.#table = info.table;
    this.#sketch = module?.sketched ?? false;
    this.bare = new BareTable(info.table, info, module, {
      ask: (question) => askAt({ ...this.branch, seat: this.board!.seat!, question }),
      play: (action) => this.play({ seat: this.board!.seat, action }),
    });
  }

  /** What is on the board. */
  get branch(): Branch {
    return { table: this.#table, move: this.start, moves: this.moves.slice(0, this.at).map(planOf) };
  }

  get #key(): string {
    return `jailbirds.analysis.${this.#table}.${this.start}`;
  }

  /** Begin after a move of the game: with these moves, or with what was tried there before. */
  async begin(start: number, moves: readonly BranchMove[] | null = null, shared: string | null = null): Promise<void> {
    this.start = start;
    this.shared = shared;
    const kept = moves === null ? (JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as Kept | null) : null;
    this.moves =
      kept?.moves ?? (moves ?? []).map((move) => ({ ...move, seat: move.seat ?? null, key: '', events: [] }));
    this.at = kept?.at ?? this.moves.length;
    await this.#lay();
  }

  /** Act for a seat, or for chance. What was tried after this before is tried no longer, unless it
   * was the same. */
  async play(move: BranchMove): Promise<void> {
    const next = this.moves[this.at];
    if (next && alike(next, move)) return this.go(this.at + 1);
    const before = this.moves.slice(0, this.at);
    await this.#lay([...before.map(planOf), planOf(move)], {}, true);
  }

  /** Let chance act until somebody else is to. */
  roll = () => this.#lay(this.branch.moves, { roll: true }, true);

  /** Show the branch after so many of its moves. */
  async go(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.moves.length, at));
    await this.#lay();
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.#lay();
  }

  /** `anew`: what comes of it takes the place of what came after it before. */
  async #lay(moves = this.branch.moves ?? [], more: Partial<Analysis> = {}, anew = false): Promise<void> {
    const turn = ++this.#turn;
    const wish = { table: this.#table, move: this.start, moves, eyes: this.eyes, sketch: this.#sketch };
    let board: BareBoard;
    try {
      board = await lookAt({ ...wish, ...more });
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      if (turn === this.#turn && !anew) this.trouble = trouble;
      if (turn === this.#turn && anew) void this.#judge(turn); // what is shown stays
      if (anew) throw trouble; // whoever wished for it says why not
      return;
    }
    if (turn !== this.#turn) return;
    this.trouble = null;
    if (anew) this.shared = null;
    this.moves = anew ? board.moves : [...board.moves, ...this.moves.slice(board.moves.length)];
    this.at = board.moves.length;
    this.board = board;
    this.outlook = null;
    this.bare.lay(board);
    sessionStorage.setItem(this.#key, JSON.stringify({ moves: [...this.moves], at: this.at } satisfies Kept));
    void this.#judge(turn);
  }

  /** Ask what is to be expected there, again and again until it is judged, or another position is
   * looked at. */
  async #judge(turn: number): Promise<void> {
    const wish = { ...this.branch, eyes: this.eyes };
    while (turn === this.#turn) {
      const outlook = await outlookOf(wish).catch((trouble: unknown) => {
        if (!(trouble instanceof Trouble)) throw trouble;
        return null; // too much is going on, or the line is lost: later
      });
      if (turn !== this.#turn) return;
      this.outlook = outlook ?? this.outlook;
      if (outlook && outlook.done >= outlook.rounds) return;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  /** Nobody looks any more. */
  close(): void {
    this.#turn += 1;
  }
}
