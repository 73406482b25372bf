import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import sentences from '../../fixtures/sentences.json';
import { preferred, type Language } from './languages';
import { lengthen } from './pseudo';
import { Words } from './words';

const PACKAGE = '../src/jailbirds';
const read = (folder: string, language: string) => readFileSync(`${PACKAGE}/${folder}/${language}.ftl`, 'utf8');
const spoken = new Map<string, Words>();
function wordsOf(title: string, language: Language): Words {
  const key = `${title} ${language}`;
  const file = language === 'long' ? 'en' : language;
  if (!spoken.has(key)) {
    spoken.set(key, new Words(language, [read('words', file), read('words/app', file), read(`games/${title}/words`, file)]));
  }
  return spoken.get(key)!;
}

describe('the browser speaks like Python', () => {
  it.each(['alcatraz', 'ausbrecher', 'scapegoat', 'digout'])('in every sentence of %s', (title) => {
    const wanted = sentences.filter((each) => each.title === title);
    expect(wanted.length).toBeGreaterThan(100);
    for (const { language, key, args, names, reader, text } of wanted) {
      const words = wordsOf(title, language as Language);
      expect(words.tell({ key, args: args as Record<string, string | number> }, names, reader)).toBe(text);
    }
  });

  it('joins names as the language does', () => {
    const words = wordsOf('alcatraz', 'en');
    expect(words.join([])).toBe('');
    expect(words.join(['Anna'])).toBe('Anna');
    expect(words.join(['Anna', 'Ben', 'Cleo'])).toBe('Anna, Ben and Cleo');
  });

  it('says which rule forbids something', () => {
    expect(wordsOf('alcatraz', 'en').refusal('ALC-08')).toBe('That square is taken.');
  });

  it('never makes up a sentence', () => {
    expect(() => wordsOf('alcatraz', 'en').say('no-such-key')).toThrow('no-such-key');
    expect(() => wordsOf('alcatraz', 'en').say('event-passed', { you: 'no' })).toThrow('player');
  });

  it('counts in Polish', () => {
    const words = wordsOf('alcatraz', 'pl');
    expect([1, 3, 5].map((count) => words.say('waiting-for', { count }))).toEqual([
      '1 miejsce jest wolne.', '3 miejsca są wolne.', '5 miejsc jest wolnych.',
    ]);
  });
});

describe('languages', () => {
  it('follows the wishes of the browser', () => {
    expect(preferred(['fr-FR', 'pl-PL', 'en'])).toBe('pl');
    expect(preferred(['fr'])).toBe('en');
  });

  it('has a made-up one that is forty percent longer', () => {
    const english = wordsOf('alcatraz', 'en').say('home-sentence');
    const long = wordsOf('alcatraz', 'long').say('home-sentence');
    expect(long.length / english.length).toBeGreaterThan(1.35);
    expect(lengthen(', ')).toBe(', ');
  });

  it('has a file for each language wherever there are words', () => {
    for (const folder of ['words', 'words/app', 'words/lessons', 'server/words']) {
      const files = readdirSync(`${PACKAGE}/${folder}`).filter((name) => name.endsWith('.ftl'));
      expect(files.sort()).toEqual(['de.ftl', 'en.ftl', 'nl.ftl', 'pl.ftl']);
    }
  });
});
