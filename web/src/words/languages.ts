/** The languages of the app, by their own names. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', pl: 'Polski', nl: 'Nederlands' } as const;

/** English, but longer: for finding layouts that break. Reached by `?lang=long` only. */
export const PSEUDO = 'long';

export type Language = keyof typeof LANGUAGES | typeof PSEUDO;

export const isLanguage = (name: unknown): name is Language =>
  name === PSEUDO || (typeof name === 'string' && name in LANGUAGES);

/** The language the browser asks for, where we speak it. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = wish.slice(0, 2).toLowerCase();
    if (language in LANGUAGES) return language as Language;
  }
  return 'en';
}
