/** What a player likes, kept in this browser. */
import { isLanguage, preferred, type Language } from './words/languages';

export type Theme = 'night' | 'day' | 'system';

interface Kept {
  language: Language;
  theme: Theme;
  motion: boolean;
  sounds: boolean; // every move; the ping for one's own turn is apart
  ping: boolean;
  confirm: boolean;
  nickname: string;
  known: boolean; // has the server met this browser?
}

const KEY = 'jailbirds.settings';

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {}; // no storage, or not ours: the defaults will do
  }
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

class Settings implements Kept {
  language = $state<Language>('en');
  theme = $state<Theme>('night');
  motion = $state(true);
  sounds = $state(false);
  ping = $state(true);
  confirm = $state(false);
  nickname = $state('');
  known = $state(false);

  constructor() {
    const asked = new URLSearchParams(location.search).get('lang');
    this.language = preferred(navigator.languages);
    this.motion = !calm();
    Object.assign(this, kept());
    if (isLanguage(asked)) this.language = asked;
    if (!isLanguage(this.language)) this.language = 'en';
  }

  keep(): void {
    const { language, theme, motion, sounds, ping, confirm, nickname, known } = this;
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ language, theme, motion, sounds, ping, confirm, nickname, known }),
      );
    } catch {
      // a browser that keeps nothing: the settings hold until the page is closed
    }
  }

  get dark(): boolean {
    if (this.theme !== 'system') return this.theme === 'night';
    return !matchMedia('(prefers-color-scheme: light)').matches;
  }
}

export const settings = new Settings();
