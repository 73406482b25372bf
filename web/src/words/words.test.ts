import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, preferred, type Language } from './languages';
import { lengthen } from './pseudo';
import { fileOf, SENTENCES, wordsOf } from './samples';

describe('the browser speaks like Python', () => {
  it.each(SENTENCES)('in every sentence of $title', ({ title, sentences }) => {
    expect(sentences.length).toBeGreaterThan(100);
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      const words = wordsOf(language, fileOf(title, language));
      for (const { key, args, names, reader, text } of sentences.filter((each) => each.language === language))
        expect(words.tell({ key, args }, names, reader)).toBe(text);
    }
  });

  const DRAFT = 'event-passed = { $player } passes.\nLIE-08 = Say more.\n    .no = That is not more.\nclose = Shut';
  it('joins names as the language does', () => {
    const words = wordsOf('en');
    expect(words.join([])).toBe('');
    expect(words.join(['Anna'])).toBe('Anna');
    expect(words.join(['Anna', 'Ben', 'Cleo'])).toBe('Anna, Ben and Cleo');
  });

  it('says which rule forbids something', () => {
    expect(wordsOf('en', DRAFT).refusal('LIE-08')).toBe('That is not more.');
  });

  it('never makes up a sentence', () => {
    expect(() => wordsOf('en', DRAFT).say('no-such-key')).toThrow('no-such-key');
    expect(() => wordsOf('en', DRAFT).say('event-passed', { you: 'no' })).toThrow('player');
  });

  it('lets a title say something in its own way', () => {
    expect(wordsOf('en').say('close')).toBe('Close');
    expect(wordsOf('en', DRAFT).say('close')).toBe('Shut');
  });

  it('call things as a table does', () => {
    const words = wordsOf('en', 'name-own_task_1 = task card 1\nevent-done = { $task_name } is done.');
    const own = words.calling({ own_task_1: 'Make a duplicate key' });
    const told = { key: 'event-done', args: { task: 'own_task_1' } };
    expect(own.tell(told, [])).toBe('Make a duplicate key is done.');
    expect(words.tell(told, [])).toBe('task card 1 is done.');
  });

  it('counts in Polish', () => {
    const words = wordsOf('pl');
    expect([1, 3, 5].map((count) => words.say('waiting-for', { count }))).toEqual([
      '1 miejsce jest wolne.',
      '3 miejsca są wolne.',
      '5 miejsc jest wolnych.',
    ]);
  });
});

describe('languages', () => {
  it('follows the wishes of the browser', () => {
    expect(preferred(['fr-FR', 'pl-PL', 'en'])).toBe('pl');
    expect(preferred(['fr'])).toBe('en');
  });

  it('has a made-up one that is forty percent longer', () => {
    const english = wordsOf('en').say('home-sentence');
    const long = wordsOf('long').say('home-sentence');
    expect(long.length / english.length).toBeGreaterThan(1.35);
    expect(lengthen(', ')).toBe(', ');
  });

  it('has a file for each language wherever there are words', () => {
    for (const folder of ['words', 'words/app', 'server/words']) {
      const files = readdirSync(`../src/jailbirds/${folder}`).filter((name) => name.endsWith('.ftl'));
      expect(files.sort()).toEqual(['de.ftl', 'en.ftl', 'nl.ftl', 'pl.ftl']);
    }
  });
});
