/** Whole games and all pages in German, Polish and Dutch, without a word of English. */
import { expect, test } from 'vitest';
import type { Me } from '../src/protocol';
import { english, sentences } from './english';
import { browserOfThisFile } from './person';
import { play } from './play';
import { house } from './scenes';
import { ANY, fewestBots, NAMES, shortOf } from './titles';

const arrive = browserOfThisFile();
const LANGUAGES = ['de', 'pl', 'nl'];
/** Each in another title, as far as there are so many. */
const GAMES = LANGUAGES.map((language, at) => [language, NAMES[(at + 1) % NAMES.length]!] as const);
test.each(GAMES)(
  'in %s a game of %s is played from the first page to the result without a word of English',
  async (language, title) => {
    const own = sentences(language);
    const anna = await arrive('Anna', { language });
    await anna.go('/');
    await anna.page.getByText(own.get('home-sentence')!).waitFor();
    expect(await anna.page.locator('html').getAttribute('lang')).toBe(language);
    expect(await english(anna, language)).toEqual([]);
    for (const path of [`/new/${title}`, `/rules/${title}`, `/puzzles/${title}`, `/learn/${title}`]) {
      await anna.go(path);
      await anna.page.locator('main h1, .board [data-place]').first().waitFor();
      expect(await english(anna, language)).toEqual([]);
    }
    await anna.playBots(title, fewestBots(title), shortOf(title));
    await anna.page.getByRole('region', { name: own.get('tab-log')! }).waitFor();
    expect(await english(anna, language)).toEqual([]);
    await play(anna);
    const dialog = anna.page.locator('dialog[open]');
    await dialog.getByRole('button', { name: own.get('rematch')! }).waitFor();
    expect(await english(anna, language)).toEqual([]);

    await anna.go(`/ratings/${title}`);
    await anna.page.locator('main h1').waitFor();
    expect(await english(anna, language)).toEqual([]);
    const { page } = await anna.api<Me>('GET', '/api/me');
    const games = anna.page.locator('.facts li');
    await expect
      .poll(async () => {
        await anna.go(`/p/${page}`);
        await anna.page.locator('main h1').waitFor();
        return games.count(); // the result is counted a moment after the end
      })
      .toBeGreaterThan(0);
    expect(await english(anna, language)).toEqual([]);
  },
);

test.each(LANGUAGES)(
  'in %s players keep themselves, find friends and seek without a word of English',
  async (language) => {
    const anna = await arrive('Anna', { language });
    const found: string[] = [];
    await house(anna, async (scene) => {
      for (const text of await english(anna, language)) found.push(`${scene}: ${text}`);
    });
    expect(found).toEqual([]);
  },
);

test('the language can be changed in mid-game, and the game goes on in it', async () => {
  const anna = await arrive();
  await anna.playBots(ANY, fewestBots(ANY));
  await play(anna, { enough: (moves) => moves >= 2 });
  expect((await english(anna, 'de')).length).toBeGreaterThan(5); // these tests would see it
  await anna.page.locator('header select').selectOption('de');
  await anna.page.getByRole('region', { name: sentences('de').get('tab-log')! }).waitFor();
  await anna.page.locator('.board [data-place]:visible').first().waitFor();
  expect(await english(anna, 'de')).toEqual([]);
  await play(anna, { enough: (moves) => moves >= 2 });
});
