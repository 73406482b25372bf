/** For tests: words and material as the package ships them, and sentences as Python says them. */
import { readFileSync } from 'node:fs';
import type { Language } from './languages';
import { Words } from './words';

/** What Python says: `tools/make_scenes.py`. */
export interface Sentence {
  language: string;
  key: string;
  args: Record<string, string | number>;
  names: string[];
  reader: number | null;
  text: string;
}
const FILES = import.meta.glob<Sentence[]>('../boards/*/sentences.json', { eager: true, import: 'default' });
export const SENTENCES = Object.entries(FILES).map(([file, sentences]) => ({
  title: file.split('/').at(-2)!,
  sentences,
}));

const PACKAGE = '../src/jailbirds';
const read = (folder: string, language: string) => readFileSync(`${PACKAGE}/${folder}/${language}.ftl`, 'utf8');
export const fileOf = (title: string, language: string): string => read(`games/${title}/words`, language);

/** The words of the app, and more. */
export function wordsOf(language: Language, ...more: string[]): Words {
  const file = language === 'long' ? 'en' : language;
  return new Words(language, [read('words', file), read('words/app', file), ...more]);
}

/** What is printed on the material of a title. */
export const materialOf = <Material>(title: string): Material =>
  (JSON.parse(readFileSync(`src/boards/${title}/scenes.json`, 'utf8')) as { material: Material }).material;
