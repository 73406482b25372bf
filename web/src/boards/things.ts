/** Everything a title has, for its rules page: rooms, cards, gangs, each with what it does. */
import type { TitleInfo } from '../protocol';
import { materialOf } from '../server/titles';
import type { Words } from '../words/words';

export interface Thing {
  name: string;
  text: string;
  /** The rule that says it, where there is one. */
  rule?: string;
  /** Its picture: icons, */
  icons?: readonly string[];
  /** a letter, */
  letter?: string;
  /** faces of a die, */
  faces?: readonly number[];
  /** or lines on 160 × 100. */
  drawing?: string;
}

export interface Things {
  heading: string;
  entries: readonly Thing[];
}

type List = (material: never, words: Words) => Things[];
const lists = import.meta.glob<{ default: List }>('./*/things.ts');

/** What the title's folder here lists; of a title without one, whatever its material names. */
export async function thingsOf(info: TitleInfo, words: Words): Promise<Things[]> {
  const material = await materialOf(info);
  if (!material) return [];
  const list = lists[`./${info.title}/things.ts`];
  return list ? (await list()).default(material as never, words) : named(material, words);
}

/** The parts of a material whose keys are names of things; `things-…` heads them. */
export function named(material: unknown, words: Words): Things[] {
  return Object.entries(material as object).flatMap(([part, found]: [string, unknown]) => {
    if (typeof found !== 'object' || found === null || !words.has(`things-${part}`)) return [];
    const names: string[] = Array.isArray(found) ? found.map(String) : Object.keys(found);
    const entries = names
      .filter((name) => words.has(`name-${name}`))
      .map((name) => ({ name: words.name(name), text: words.has(`text-${name}`) ? words.say(`text-${name}`) : '' }));
    return entries.length ? [{ heading: words.say(`things-${part}`), entries }] : [];
  });
}
