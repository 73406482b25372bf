import { describe, expect, it } from 'vitest';
import { example, readDeck, write } from './deck';

const SCHEMA = {
  properties: {
    element: { enum: ['A', 'B'] },
    items: { type: 'array', items: { enum: ['key', 'knife'] }, minItems: 1, maxItems: 2 },
    guards: { type: 'integer', minimum: 0, maximum: 3 },
  },
};
const GERMAN: Record<string, string> = { key: 'Schlüssel', knife: 'Messer', A: 'A (Aufstand)' };
const named = (thing: string) => GERMAN[thing] ?? thing;
const read = (text: string) => readDeck(text, SCHEMA, named);

describe('a deck that is typed in', () => {
  it('has a card a line, in the words of the language or in English', () => {
    expect(read('A Schlüssel+messer 2\n\nb key 0\n')).toEqual({
      cards: [
        { element: 'A', items: ['key', 'knife'], guards: 2 },
        { element: 'B', items: ['key'], guards: 0 },
      ],
      wrong: null,
    });
  });

  it.each([
    ['A key 1\nC key 1', { line: 2, part: 'element', expected: 'A, B', found: 'C' }],
    ['A spoon 1', { line: 1, part: 'items', expected: 'Schlüssel, Messer (+)', found: 'spoon' }],
    ['A key+key+key 1', { line: 1, part: 'items', expected: 'Schlüssel, Messer (+)', found: 'key+key+key' }],
    ['A key 4', { line: 1, part: 'guards', expected: '0-3', found: '4' }],
    ['A key', { line: 1, part: 'guards', expected: '0-3', found: '' }],
    ['A key 1 1', { line: 1, part: 'guards', expected: '–', found: '1' }],
  ])('says what is wrong with %j', (text, wrong) => {
    expect(read(text).wrong).toEqual(wrong);
  });

  it('has names, where somebody has typed them behind the rest', () => {
    const named = { properties: { ...SCHEMA.properties, name: { type: 'string', maxLength: 20 } } };
    const deck = readDeck('A key 1 Make a key\nB knife 0', named, String);
    expect(deck.cards).toEqual([
      { element: 'A', items: ['key'], guards: 1, name: 'Make a key' },
      { element: 'B', items: ['knife'], guards: 0 },
    ]);
    expect(readDeck(write(deck.cards, named, String), named, String)).toEqual(deck);
    expect(example(named)).toEqual(example(SCHEMA));
    const long = readDeck('A key 1 A name that is far too long', named, String);
    expect(long.wrong).toMatchObject({ part: 'name', expected: '≤ 20' });
  });

  it('can be written down again, and shows an example that is right', () => {
    const cards = read('B knife+key 3').cards;
    expect(read(write(cards, SCHEMA, named)).cards).toEqual(cards);
    expect(read(write([example(SCHEMA)], SCHEMA, named)).wrong).toBeNull();
  });
});
