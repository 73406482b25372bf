/** A deck of cards that somebody types in: a card a line, its parts in the order of the schema. */

export interface Part {
  type?: string;
  enum?: readonly (string | number)[];
  items?: Part;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
}
export interface CardSchema {
  properties: Readonly<Record<string, Part>>;
  /** The part that is another one on each card. */
  once?: string;
  /** The part of which each value stands on some card. */
  each?: string;
  /** What a part comes to, added up over the cards of a group. */
  sums?: readonly Sum[];
}
interface Sum {
  name: string;
  sum: string;
  of: Readonly<Record<string, readonly unknown[]>>;
  is: number;
}
export type Card = Record<string, unknown>;
/** What is wrong with a line: what was expected of which part of it, and what stands there; or on
 * which line it stands already. */
export interface Wrong {
  line: number;
  part: string;
  expected: string;
  found: string;
  first?: number;
}
/** A name is free, and may be left out: it is the rest of the line. */
export const isName = ({ type, enum: known }: Part) => type === 'string' && !known;

/** What a thing is called, for those who do not type in English. */
type Named = (thing: string) => string;

/** As it is typed: what only explains it is left away. */
const typed = (thing: unknown, named: Named) => named(String(thing)).replace(/\s*\(.*\)$/, '');
const same = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

const inOrder = (known: readonly unknown[], named: Named) =>
  known.map((one) => typed(one, named)).sort((one, other) => one.localeCompare(other, undefined, { numeric: true }));

/** `A, B`, `1-3`: what can stand there. */
export function expectation({ enum: known, items, minimum, maximum }: Part, named: Named): string {
  if (items) return expectation(items, named);
  if (known) return inOrder(known, named).join(', ');
  return `${minimum ?? ''}-${maximum ?? ''}`;
}

function read(part: Part, text: string, named: Named): unknown {
  if (part.items) {
    const found = text.split('+').map((each) => read(part.items!, each.trim(), named));
    const fits = found.length >= (part.minItems ?? 0) && found.length <= (part.maxItems ?? Infinity);
    return fits && !found.includes(undefined) ? found : undefined;
  }
  if (part.enum) return part.enum.find((one) => same(String(one), text) || same(typed(one, named), text));
  const number = Number(text);
  const fits = number >= (part.minimum ?? -Infinity) && number <= (part.maximum ?? Infinity);
  return text && Number.isInteger(number) && fits ? number : undefined;
}

const FEW = 8; // that a sentence names; the help names them all
/** What can stand there, to somebody who typed something else: of many, those that begin like it. */
function meant(part: Part, found: string, named: Named): string {
  const known = inOrder((part.items ?? part).enum ?? [], named);
  if (known.length <= FEW) return expectation(part, named);
  const alike = known.filter((one) => same(one.slice(0, 1), found.slice(0, 1)));
  return `${(alike.length ? alike : known).slice(0, FEW).join(', ')}, …`;
}

/** What stands first in these words, and behind how many of them the next part begins: a name can
 * be of several words. */
function readFirst(part: Part, words: readonly string[], named: Named): [value: unknown, words: number] {
  for (let count = words.length; count > 0; count--) {
    const value = read(part, words.slice(0, count).join(' '), named);
    if (value !== undefined) return [value, count];
  }
  return [undefined, 0];
}

/** The cards of a text, or what is wrong with its first wrong line. */
export function readDeck(
  text: string,
  { properties, once }: CardSchema,
  named: Named,
): { cards: Card[]; wrong: Wrong | null } {
  const parts = Object.entries(properties).filter(([, part]) => !isName(part));
  const called = Object.keys(properties).find((name) => isName(properties[name]!));
  const cards: Card[] = [];
  const lines = new Map<unknown, number>(); // where what stands once stands
  for (const [number, line] of text.split('\n').entries()) {
    let words = line.trim().split(/\s+/).filter(Boolean);
    if (!words.length) continue;
    const card: Card = {};
    for (const [name, part] of parts) {
      const [value, count] = readFirst(part, words, named);
      const found = words[0] ?? '';
      if (value === undefined)
        return { cards, wrong: { line: number + 1, part: name, expected: meant(part, found, named), found } };
      card[name] = value;
      words = words.slice(count);
    }
    if (once) {
      const first = lines.get(card[once]);
      const found = typed(card[once], named);
      if (first) return { cards, wrong: { line: number + 1, part: once, expected: '', found, first } };
      lines.set(card[once], number + 1);
    }
    const name = words.join(' ');
    if (called && name) {
      if (name.length > (properties[called]!.maxLength ?? Infinity))
        return {
          cards,
          wrong: { line: number + 1, part: called, expected: `≤ ${properties[called]!.maxLength}`, found: name },
        };
      card[called] = name;
    } else if (name) {
      const found = words[0]!;
      return { cards, wrong: { line: number + 1, part: parts.at(-1)![0], expected: '–', found } };
    }
    cards.push(card);
  }
  return { cards, wrong: null };
}

const amount = ({ sum, of }: Sum, cards: readonly Card[]): number =>
  cards
    .filter((card) => Object.entries(of).every(([part, group]) => group.includes(card[part])))
    .reduce((total, card) => total + Number(card[sum]), 0);

/** How many cards these are: lines, or what stands on them. */
export const sizeOf = (cards: readonly Card[], { sums }: CardSchema): number =>
  sums ? sums.reduce((total, sum) => total + amount(sum, cards), 0) : cards.length;

/** The first group of which there are not as many as in every deck. */
export function offSum(cards: readonly Card[], { sums = [] }: CardSchema) {
  const off = sums.find((sum) => amount(sum, cards) !== sum.is);
  return off ? { name: off.name, count: amount(off, cards), wanted: off.is } : null;
}

/** What stands on no card, and has to. */
export function lacking(cards: readonly Card[], { properties, each }: CardSchema, named: Named): string {
  const known = (each && properties[each]?.enum) || [];
  return known
    .filter((one) => !cards.some((card) => card[each!] === one))
    .map((one) => typed(one, named))
    .join(', ');
}

/** Cards as somebody would type them. */
export const write = (cards: readonly Card[], { properties }: CardSchema, named: Named): string =>
  cards
    .map((card) =>
      Object.keys(properties)
        .map((name) =>
          [card[name] ?? []]
            .flat()
            .map((one) => typed(one, named))
            .join('+'),
        )
        .join(' ')
        .trimEnd(),
    )
    .join('\n');

/** One card, made up: what a line looks like. */
export function madeUp({ properties }: CardSchema): Card {
  const first = ({ enum: known, items, minimum }: Part): unknown =>
    items ? [...(items.enum ?? [])].slice(0, 2) : (known?.[0] ?? minimum ?? 0);
  const parts = Object.entries(properties).filter(([, part]) => !isName(part));
  return Object.fromEntries(parts.map(([name, part]) => [name, first(part)]));
}
