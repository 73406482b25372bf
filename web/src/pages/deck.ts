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
}
export type Card = Record<string, unknown>;
/** What is wrong with a line: what was expected of which part of it, and what stands there. */
export interface Wrong {
  line: number;
  part: string;
  expected: string;
  found: string;
}
/** A name is free, and may be left out: it is the rest of the line. */
export const isName = ({ type, enum: known }: Part) => type === 'string' && !known;

/** What a thing is called, for those who do not type in English. */
type Named = (thing: string) => string;

/** As it is typed: a name of several words would be several parts. */
const typed = (thing: unknown, named: Named) =>
  /\s/.test(named(String(thing))) ? String(thing) : named(String(thing));
const same = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** `A`, `1-3`, `clothes+drugs+…`: what can stand there. */
export function expectation({ enum: known, items, minimum, maximum }: Part, named: Named): string {
  if (items) return `${expectation(items, named)} (+)`;
  if (known) return known.map((one) => typed(one, named)).join(', ');
  return `${minimum ?? ''}-${maximum ?? ''}`;
}

function read(part: Part, text: string, named: Named): unknown {
  if (part.items) {
    const found = text.split('+').map((each) => read(part.items!, each, named));
    const fits = found.length >= (part.minItems ?? 0) && found.length <= (part.maxItems ?? Infinity);
    return fits && !found.includes(undefined) ? found : undefined;
  }
  if (part.enum) return part.enum.find((one) => same(String(one), text) || same(typed(one, named), text));
  const number = Number(text);
  const fits = number >= (part.minimum ?? -Infinity) && number <= (part.maximum ?? Infinity);
  return text && Number.isInteger(number) && fits ? number : undefined;
}

/** The cards of a text, or what is wrong with its first wrong line. */
export function readDeck(
  text: string,
  { properties }: CardSchema,
  named: Named,
): { cards: Card[]; wrong: Wrong | null } {
  const parts = Object.entries(properties).filter(([, part]) => !isName(part));
  const called = Object.keys(properties).find((name) => isName(properties[name]!));
  const cards: Card[] = [];
  for (const [number, line] of text.split('\n').entries()) {
    const words = line.trim().split(/\s+/).filter(Boolean);
    if (!words.length) continue;
    const card: Card = {};
    for (const [at, [name, part]] of parts.entries()) {
      const value = read(part, words[at] ?? '', named);
      const found = words[at] ?? '';
      if (value === undefined)
        return { cards, wrong: { line: number + 1, part: name, expected: expectation(part, named), found } };
      card[name] = value;
    }
    const name = words.slice(parts.length).join(' ');
    if (called && name) {
      if (name.length > (properties[called]!.maxLength ?? Infinity))
        return {
          cards,
          wrong: { line: number + 1, part: called, expected: `≤ ${properties[called]!.maxLength}`, found: name },
        };
      card[called] = name;
    } else if (name) {
      const found = words[parts.length]!;
      return { cards, wrong: { line: number + 1, part: parts.at(-1)![0], expected: '–', found } };
    }
    cards.push(card);
  }
  return { cards, wrong: null };
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
export function example({ properties }: CardSchema): Card {
  const first = ({ enum: known, items, minimum }: Part): unknown =>
    items ? [...(items.enum ?? [])].slice(0, 2) : (known?.[0] ?? minimum ?? 0);
  const parts = Object.entries(properties).filter(([, part]) => !isName(part));
  return Object.fromEntries(parts.map(([name, part]) => [name, first(part)]));
}
