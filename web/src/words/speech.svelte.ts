/** The language spoken now, and the words loaded for it: the app's, and those of titles. */
import type { TitleInfo } from '../protocol';
import { wordsOf } from '../server/titles';
import { settings } from '../settings.svelte';
import { PSEUDO, type Language } from './languages';
import { lengthen } from './pseudo';
import { Words } from './words';

type Texts = Record<string, () => Promise<string>>;
const COMMON = import.meta.glob('../../../src/jailbirds/words/*.ftl', { query: '?raw', import: 'default' }) as Texts;
const APP = import.meta.glob('../../../src/jailbirds/words/app/*.ftl', { query: '?raw', import: 'default' }) as Texts;
const SERVER = import.meta.glob('../../../src/jailbirds/server/words/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Texts;
const REVIEW = import.meta.glob('../../../src/jailbirds/review/words/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Texts;
const PUZZLES = import.meta.glob('../../../src/jailbirds/puzzles/words/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Texts;
/** Whose words are spoken in this language. */
const wordsIn = (language: Language) => (language === PSEUDO ? 'en' : language);

/** What the files with this ending say; `tools/check-words.mjs` sees to it that all are there. */
const read = (texts: Texts, ending: string): Promise<string>[] =>
  Object.keys(texts)
    .filter((name) => name.endsWith(ending))
    .map((name) => texts[name]!());

function appTexts(language: Language): Promise<string[]> {
  const name = `/${wordsIn(language)}.ftl`;
  return Promise.all([...read(COMMON, name), ...read(SERVER, name), ...read(APP, name)]);
}

class Speech {
  /** The app's own words; null until they are there. */
  words = $state.raw<Words | null>(null);
  #titles = new Map<string, Promise<Words>>();

  /** Load the words of the app in the language of the settings, then speak it. */
  async learn(language: Language): Promise<void> {
    const words = new Words(language, await appTexts(language));
    if (settings.language !== language) return; // another was chosen meanwhile
    this.words = words;
    document.documentElement.lang = wordsIn(language);
  }

  /** The words of a title, with the app's. */
  title(info: TitleInfo, language: Language): Promise<Words> {
    const key = `${info.title}/${language}`;
    let found = this.#titles.get(key);
    if (!found) {
      const texts = Promise.all([appTexts(language), wordsOf(info, wordsIn(language))]);
      found = texts.then(([app, own]) => new Words(language, [...app, own], info.own_names));
      this.#titles.set(key, found);
      found.catch(() => this.#titles.delete(key)); // try again next time
    }
    return found;
  }

  /** The words of a title, with those of reviews of its games … */
  review = (info: TitleInfo, language: Language) => this.#with(REVIEW, info, language);

  /** … or of its puzzles. */
  puzzle = (info: TitleInfo, language: Language) => this.#with(PUZZLES, info, language);

  async #with(more: Texts, info: TitleInfo, language: Language): Promise<Words> {
    const name = `/${wordsIn(language)}.ftl`;
    const texts = await Promise.all([
      appTexts(language),
      wordsOf(info, wordsIn(language)).then((own) => [own]),
      Promise.all(read(more, name)),
    ]);
    return new Words(language, texts.flat(), info.own_names);
  }

  /** What stands in the list of titles, in the language spoken now. */
  pick(texts: Readonly<Record<string, string>>): string {
    const language = this.words!.language;
    const text = texts[wordsIn(language)] ?? texts['en']!;
    return language === PSEUDO ? lengthen(text) : text;
  }
}

export const speech = new Speech();

/** What the app says, in the language spoken now. */
export const say: Words['say'] = (key, args) => speech.words!.say(key, args);
