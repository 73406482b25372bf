/** The boards, loaded one by one when a table needs them. */
import type { BoardModule } from './contract';

type Loaded = { default: BoardModule };
const modules = import.meta.glob<Loaded>('./*/index.ts');

/** The board of a title; null where there is none: the decision panel can play alone. */
export async function boardOf(title: string): Promise<BoardModule<unknown> | null> {
  const load = modules[`./${title}/index.ts`];
  return load ? ((await load()).default as unknown as BoardModule<unknown>) : null;
}
