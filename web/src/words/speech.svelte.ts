/** The language spoken now, and the words loaded for it: the app's, and those of titles. */
import { settings } from '../settings.svelte';
import { PSEUDO, type Language } from './languages';
import { Words } from './words';

type Texts = Record<string, () => Promise<string>>;
const COMMON = import.meta.glob('../../../src/jailbirds/words/*.ftl', { query: '?raw', import: 'default' }) as Texts;
const APP = import.meta.glob('../../../src/jailbirds/words/app/*.ftl', { query: '?raw', import: 'default' }) as Texts;
const LESSONS = import.meta.glob('../../../src/jailbirds/words/lessons/*.ftl', { query: '?raw', import: 'default' }) as Texts;
const SERVER = import.meta.glob('../../../src/jailbirds/server/words/*.ftl', { query: '?raw', import: 'default' }) as Texts;
const BOARDS = import.meta.glob('../boards/*/words/*.ftl', { query: '?raw', import: 'default' }) as Texts;
const TITLES = import.meta.glob('../../../src/jailbirds/games/*/words/*.ftl', { query: '?raw', import: 'default' }) as Texts;

const file = (language: Language) => `${language === PSEUDO ? 'en' : language}.ftl`;

/** What the files with this ending say; `tools/check-words.mjs` sees to it that all are there. */
const read = (texts: Texts, ending: string): Promise<string>[] =>
  Object.keys(texts).filter((name) => name.endsWith(ending)).map((name) => texts[name]!());

function appTexts(language: Language): Promise<string[]> {
  const name = `/${file(language)}`;
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
    document.documentElement.lang = language === PSEUDO ? 'en' : language;
  }

  /** The words of a title, with the app's. */
  title(title: string, language: Language): Promise<Words> {
    const key = `${title}/${language}`;
    if (!this.#titles.has(key)) {
      const name = `/${title}/words/${file(language)}`;
      const own = Promise.all([...read(TITLES, name), ...read(BOARDS, name)]);
      const all = Promise.all([appTexts(language), own]);
      this.#titles.set(key, all.then((texts) => new Words(language, texts.flat())));
    }
    return this.#titles.get(key)!;
  }

  /** What the first lessons say. */
  async lessons(language: Language): Promise<Words> {
    return new Words(language, await Promise.all(read(LESSONS, `/${file(language)}`)));
  }
}

export const speech = new Speech();

/** What the app says, in the language spoken now. */
export const say: Words['say'] = (key, args) => speech.words!.say(key, args);
