/** What a browser keeps of the lessons that were begun in it. */

const KEY = 'jailbirds.lessons';
const MOST = 8; // lessons that are remembered, the latest

/** What a browser keeps of a lesson; one that keeps nothing begins to explain anew. */
interface Kept {
  table: string;
  /** Steps that the learner has gone on from. */
  left: string[];
  /** The learner plays on without a coach. */
  alone?: boolean;
}

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

export const kept = (table: string): Kept => all().find((each) => each.table === table) ?? { table, left: [] };

export function keep(lesson: Kept): void {
  const others = all().filter(({ table }) => table !== lesson.table);
  try {
    localStorage.setItem(KEY, JSON.stringify([lesson, ...others].slice(0, MOST)));
  } catch {
    // a browser that keeps nothing: it holds until the page is closed
  }
}

/** Does the learner of this lesson play on without a coach? */
export const isAlone = (table: string): boolean => Boolean(kept(table).alone);

export const goAlone = (table: string): void => keep({ ...kept(table), alone: true });
