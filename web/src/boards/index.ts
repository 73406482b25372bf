/** The boards, loaded one by one when a table needs them. */
import type { TitleInfo } from '../protocol';
import { materialOf } from '../server/titles';
import type { BoardModule } from './contract';

type Loaded = { default: BoardModule };
/** What any title's board can be drawn with: its sketch. */
export const sketchBoard = async () => (await import('./sketch')).default as BoardModule<unknown>;
const modules = import.meta.glob<Loaded>(['./*/index.ts', '!./sketch/index.ts']);

/** The board of a title: its own, or one that is drawn from its sketch. `?board=sketch` asks for
 * that even where there is another, to look at it. */
export async function boardOf(info: TitleInfo): Promise<BoardModule<unknown>> {
  const sketched = new URLSearchParams(location.search).get('board') === 'sketch';
  const load = sketched ? undefined : modules[`./${info.title}/index.ts`];
  if (!load) return sketchBoard();
  const [loaded, material] = await Promise.all([load(), materialOf(info)]);
  const board = loaded.default as unknown as BoardModule<unknown>;
  if (board.print && material === null) return sketchBoard(); // it would not know what to draw
  board.print?.(material);
  return board;
}
