/** Whole games in German, Polish and Dutch, without a word of English. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserOfThisFile, type Person } from './person';
import { play } from './play';
import { ANY, fewestBots, NAMES, shortOf } from './titles';

const arrive = browserOfThisFile();
const WORDS = join(import.meta.dirname, '..', '..', 'src', 'jailbirds', 'words', 'app');

/** The sentences of the app that stand on one line and take no arguments. */
function sentences(language: string): Map<string, string> {
  const lines = readFileSync(join(WORDS, `${language}.ftl`), 'utf8').split('\n');
  const found = lines.map((line) => /^([a-z][a-z-]*) = ([^{}]+)$/.exec(line)).filter((match) => match !== null);
  return new Map(found.map(([, key, text]) => [key!, text!.trim()]));
}

/** English sentences on the page that have other words in this language. */
async function english(person: Person, language: string): Promise<string[]> {
  const own = sentences(language);
  const shown = await person.page.locator('body').innerText();
  return [...sentences('en')]
    .filter(([key, text]) => text.includes(' ') && own.get(key) !== text && shown.includes(text))
    .map(([, text]) => text);
}

/** Each in another title, as far as there are so many. */
const GAMES = ['de', 'pl', 'nl'].map((language, at) => [language, NAMES[(at + 1) % NAMES.length]!] as const);
test.each(GAMES)(
  'in %s a game of %s is played from the first page to the result without a word of English',
  async (language, title) => {
    const own = sentences(language);
    const anna = await arrive('Anna', { language });
    await anna.go('/');
    await anna.page.getByText(own.get('home-sentence')!).waitFor();
    expect(await anna.page.locator('html').getAttribute('lang')).toBe(language);
    expect(await english(anna, language)).toEqual([]);
    for (const path of [`/new/${title}`, `/rules/${title}`, `/learn/${title}`]) {
      await anna.go(path);
      await anna.page.locator('main h1, .board [data-place]').first().waitFor();
      expect(await english(anna, language)).toEqual([]);
    }
    await anna.playBots(title, fewestBots(title), shortOf(title));
    await anna.page.getByRole('tab', { name: own.get('tab-log')! }).click();
    expect(await english(anna, language)).toEqual([]);
    await play(anna);
    const dialog = anna.page.locator('dialog[open]');
    await dialog.getByRole('button', { name: own.get('rematch')! }).waitFor();
    expect(await english(anna, language)).toEqual([]);
  },
);

test('the language can be changed in mid-game, and the game goes on in it', async () => {
  const anna = await arrive();
  await anna.playBots(ANY, fewestBots(ANY));
  await play(anna, { enough: (moves) => moves >= 2 });
  await anna.page.locator('header select').selectOption('de');
  await anna.page.getByRole('tab', { name: sentences('de').get('tab-log')! }).waitFor();
  await anna.page.locator('.board [data-place]:visible').first().waitFor();
  expect(await english(anna, 'de')).toEqual([]);
  await play(anna, { enough: (moves) => moves >= 2 });
});
