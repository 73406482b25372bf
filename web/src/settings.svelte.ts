/** What a player likes, kept in this browser. */
import type { NewTable } from './protocol';
import type { Pace } from './table/pace';
import { isLanguage, preferred, type Language } from './words/languages';

export type Theme = 'night' | 'day' | 'system';

/** Whom one plays against with one click: how many at the table, and bots how strong. */
export interface Quick {
  players: number;
  level: string;
}

/** How players are looked for. */
export interface Company {
  wait: number | null; // seconds until bots take part; null: never
  rated: boolean;
  alike: boolean; // only people of about one's own rating
}

interface Kept {
  language: Language;
  theme: Theme;
  motion: boolean;
  sounds: boolean; // every move; the ping for one's own turn is apart
  ping: boolean;
  confirm: boolean;
  pace: Pace;
  goals: boolean; // a line that says what one could aim for
  nickname: string;
  guest: string; // the name under which the server knows somebody who has not chosen one
  known: boolean; // has the server met this browser?
  offered: boolean; // was "confirm moves" offered?
  keepOffered: boolean; // was it offered to be kept, and refused?
  alerted: string; // the language in which this browser is called; none: it is not
  played: readonly string[]; // titles: the first game of one is slow
  quick: Readonly<Record<string, Quick>>; // by title
  company: Readonly<Company>;
  tables: Readonly<Record<string, Omit<NewTable, 'title'>>>; // the last set-up, by title
  inviteTo: string; // the title that friends are invited to
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
const light = matchMedia('(prefers-color-scheme: light)');

class Settings implements Kept {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  motion = $state(true);
  sounds = $state(false);
  ping = $state(true);
  confirm = $state(false);
  pace = $state<Pace>('normal');
  goals = $state(true);
  nickname = $state('');
  guest = $state('');
  known = $state(false);
  offered = $state(false);
  keepOffered = $state(false);
  alerted = $state('');
  played = $state.raw<Kept['played']>([]);
  quick = $state.raw<Kept['quick']>({});
  company = $state.raw<Kept['company']>({ wait: 20, rated: false, alike: false });
  tables = $state.raw<Kept['tables']>({});
  inviteTo = $state('');
  #light = $state(light.matches);

  constructor() {
    const asked = new URLSearchParams(location.search).get('lang');
    this.language = preferred(navigator.languages);
    this.motion = !calm();
    Object.assign(this, kept());
    if (isLanguage(asked)) this.language = asked;
    if (!isLanguage(this.language)) this.language = 'en';
    light.addEventListener('change', () => (this.#light = light.matches));
  }

  keep(): void {
    const { language, theme, motion, sounds, ping, confirm, pace, goals, nickname, known } = this;
    const { offered, keepOffered, alerted, played, quick, company, tables, guest, inviteTo } = this;
    const all: Kept = {
      ...{ language, theme, motion, sounds, ping, confirm, pace, goals, nickname, known },
      ...{ offered, keepOffered, alerted, played, quick, company, tables, guest, inviteTo },
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // a browser that keeps nothing: the settings hold until the page is closed
    }
  }

  /** How fast the next table of a title begins: the first one slowly. */
  paceOf(title: string): Pace {
    return this.played.includes(title) ? this.pace : 'slow';
  }

  /** There is a table of that title: the next one is not the first any more. */
  hasPlayed(title: string): void {
    this.played = [...new Set([...this.played, title])];
  }

  get dark(): boolean {
    return this.theme === 'system' ? !this.#light : this.theme === 'night';
  }
}

export const settings = new Settings();
