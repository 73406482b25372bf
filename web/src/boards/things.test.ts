import { describe, expect, it } from 'vitest';
import { isIcon } from '../icons/icons';
import { LANGUAGES, type Language } from '../words/languages';
import { fileOf, materialOf, wordsOf } from '../words/samples';
import { Words } from '../words/words';
import { named, type Thing, type Things } from './things';

/** The lists of the boards that have one. */
const LISTS = import.meta.glob<(material: never, words: Words) => readonly Things[]>('./*/things.ts', {
  eager: true,
  import: 'default',
});
const titleOf = (path: string) => path.split('/').at(-2)!;

describe.each(Object.entries(LISTS).map(([path, list]) => [titleOf(path), list] as const))(
  'everything that %s has',
  (title, list) => {
    it.each(Object.keys(LANGUAGES))('is listed in %s with its picture and what it does', (language) => {
      const words = wordsOf(language as Language, fileOf(title, language)).calling({
        figure: 'either',
        printing: 'now',
      });
      const found = list(materialOf<never>(title), words);
      const entries = found.flatMap(({ entries }): readonly Thing[] => entries);
      expect(entries).not.toEqual([]);
      for (const { name, text, icons, letter, faces, drawing } of entries) {
        expect(name && text, name).not.toBe('');
        expect([icons?.length, letter, faces?.length, drawing].some(Boolean), name).toBe(true);
        for (const icon of icons ?? []) expect(isIcon(icon), icon).toBe(true);
      }
    });
  },
);

it('lists what a title without a board names in its material', () => {
  const words = new Words('en', ['name-fox = Fox\ntext-fox = Runs.\nthings-animals = Animals']);
  const material = { animals: { fox: { speed: 3 } }, size: 4, secret: { fox: 1 } };
  expect(named(material, words)).toEqual([{ heading: 'Animals', entries: [{ name: 'Fox', text: 'Runs.' }] }]);
});
