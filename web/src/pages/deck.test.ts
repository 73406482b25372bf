import { describe, expect, it } from 'vitest';
import { lacking, madeUp, offSum, readDeck, sizeOf, write } from './deck';

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
    ['A spoon 1', { line: 1, part: 'items', expected: 'Messer, Schlüssel', found: 'spoon' }],
    ['A key+key+key 1', { line: 1, part: 'items', expected: 'Messer, Schlüssel', found: 'key+key+key' }],
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
    expect(madeUp(named)).toEqual(madeUp(SCHEMA));
    const long = readDeck('A key 1 A name that is far too long', named, String);
    expect(long.wrong).toMatchObject({ part: 'name', expected: '≤ 20' });
  });

  it('says on which cards something is missing that has to be there', () => {
    const schema = { ...SCHEMA, each: 'element' };
    expect(lacking(read('A key 0').cards, schema, named)).toBe('B');
    expect(lacking(read('A key 0\nB key 0').cards, schema, named)).toBe('');
    expect(lacking(read('A key 0').cards, SCHEMA, named)).toBe('');
  });

  it('can be written down again, and shows an example that is right', () => {
    const cards = read('B knife+key 3').cards;
    expect(read(write(cards, SCHEMA, named)).cards).toEqual(cards);
    expect(read(write([madeUp(SCHEMA)], SCHEMA, named)).wrong).toBeNull();
  });
});

const BOX = {
  properties: {
    card: { enum: ['spoon', 'master_key', 'parcel'] },
    count: { type: 'integer', minimum: 0, maximum: 20 },
  },
  once: 'card',
  sums: [
    { name: 'tools', sum: 'count', of: { card: ['spoon'] }, is: 3 },
    { name: 'search', sum: 'count', of: { card: ['master_key', 'parcel'] }, is: 5 },
  ],
};
const CALLED: Record<string, string> = { spoon: 'łyżka', master_key: 'Wytrych', parcel: 'Paczka z wolności' };
const called = (thing: string) => CALLED[thing] ?? thing;

describe('a box whose cards are counted', () => {
  const count = (text: string) => readDeck(text, BOX, called);

  it('takes names of several words, and writes them so', () => {
    const { cards, wrong } = count('lyzka 3\npaczka  z wolnosci 4\nmaster_key 1');
    expect(wrong).toBeNull();
    expect(cards).toEqual([
      { card: 'spoon', count: 3 },
      { card: 'parcel', count: 4 },
      { card: 'master_key', count: 1 },
    ]);
    expect(write(cards, BOX, called)).toBe('łyżka 3\nPaczka z wolności 4\nWytrych 1');
    expect([offSum(cards, BOX), sizeOf(cards, BOX)]).toEqual([null, 8]);
  });

  it('has each card on one line', () => {
    expect(count('parcel 1\n\nPaczka z wolności 2').wrong).toMatchObject({ line: 3, part: 'card', first: 1 });
  });

  it('names few of many cards: those that begin like what was typed', () => {
    const many = [...'abcdefgh'].map((letter) => `${letter}-card`);
    const schema = { properties: { card: { enum: [...many, 'spoon', 'shovel'] } } };
    expect(readDeck('spoone', schema, String).wrong?.expected).toBe('shovel, spoon, …');
    expect(readDeck('xyz', schema, String).wrong?.expected).toBe(`${many.join(', ')}, …`);
  });

  it('has as many cards of a group as every box', () => {
    expect(offSum(count('spoon 2\nparcel 5').cards, BOX)).toEqual({ name: 'tools', count: 2, wanted: 3 });
    expect(offSum(count('spoon 3\nparcel 6').cards, BOX)).toEqual({ name: 'search', count: 6, wanted: 5 });
  });

  it.each([
    ['Paczka z miasta 2', { part: 'card', found: 'Paczka' }],
    ['łyżka', { part: 'count', found: '' }],
    ['łyżka 2 3', { part: 'count', expected: '–', found: '3' }],
    ['3 łyżka', { part: 'card', found: '3' }],
  ])('says what is wrong with %j', (text, wrong) => {
    expect(count(text).wrong).toMatchObject({ line: 1, ...wrong });
  });
});
