/** What the server says of puzzles. The solution comes with the answer, and not before. */
import type {
  BareQuestion,
  Foresight,
  PlayPuzzle,
  PuzzleInfo,
  Puzzles,
  PuzzleSolved,
  PuzzleTask,
  TableInfo,
  TitlePuzzles,
} from '../protocol';
import type { Action } from '../words/words';
import { call, me, newId } from './api';

export const puzzleAddress = ({ title, id }: PuzzleInfo) => `/puzzles/${title}/${id}`;

export const puzzles = () => call<Puzzles>('GET', '/api/puzzles');
export const puzzlesOf = (title: string) => call<TitlePuzzles>('GET', `/api/titles/${title}/puzzles`);
/** One that the reader may try next, but not the same again. */
export const nextPuzzle = (title: string, after: string | null = null) =>
  call<PuzzleInfo>('GET', `/api/titles/${title}/puzzles/next${after ? `?after=${encodeURIComponent(after)}` : ''}`);

const of = (id: string) => `/api/puzzles/${encodeURIComponent(id)}`;
export const puzzle = (id: string, sketch: boolean) => call<PuzzleTask>('GET', `${of(id)}?sketch=${sketch}`);
export const askPuzzle = (id: string, question: BareQuestion) => call<Foresight>('POST', `${of(id)}/ask`, question);

/** Answer it; no action at all: show the solution. */
export async function answerPuzzle(id: string, action: Action | null, guest: string): Promise<PuzzleSolved> {
  await me(guest);
  return call<PuzzleSolved>('POST', `${of(id)}/answer`, { action });
}

/** A table of one's own that begins there. */
export async function playPuzzle(id: string, level: PlayPuzzle['level'], guest: string): Promise<TableInfo> {
  await me(guest);
  return call<TableInfo>('POST', `${of(id)}/table`, { level, id: newId() } as PlayPuzzle);
}
