/** axe finds nothing serious: every page, board and dialog, by night and by day, and the boards and
 * dialogs on a phone.
 *
 * A sample: the table of every title on a desktop or on a phone, in turn, and the sketches of those that
 * were on a desktop. `WHOLE=1 npm run e2e:built -- access` looks at all titles in all three ways. */
import { expect, test } from 'vitest';
import { complaints } from './axe';
import { browserOfThisFile, type Person } from './person';
import { board, house, pages, proof, table, waiting } from './scenes';
import { ANY, NAMES, sample, WHOLE } from './titles';

const arrive = browserOfThisFile();
/** What another theme can change. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

type Theme = readonly ['day' | 'night', string[] | null];
const BY_DAY: Theme = ['day', null];
const BY_NIGHT: Theme = ['night', COLOURS];

/** Looks at a scene by day, then at its colours by night, and gathers what is wrong. */
function inspector(person: Person, themes: readonly Theme[] = [BY_DAY, BY_NIGHT]) {
  const found: string[] = [];
  const look = async (scene: string) => {
    for (const [theme, rules] of themes) {
      await person.page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme);
      for (const complaint of await complaints(person, rules)) found.push(`${scene}, ${theme}: ${complaint}`);
    }
  };
  return { found, look };
}

test.each(NAMES)('the pages of %s have no serious fault for axe, by night and by day', async (title) => {
  const anna = await arrive();
  const { found, look } = inspector(anna);
  await pages(anna, title, look);
  expect(found.join('\n')).toBe('');
});

test.each(sample(NAMES, ['a desktop', 'a phone']))('neither has the table of %s on %s', async (title, screen) => {
  const anna = await arrive('Anna', { phone: screen === 'a phone' });
  const { found, look } = inspector(anna);
  await table(anna, title, look);
  expect(found.join('\n')).toBe('');
});

test.each(NAMES.filter((_, at) => WHOLE || at % 2 === 0))('neither has the sketch of %s', async (title) => {
  const anna = await arrive();
  const { found, look } = inspector(anna);
  await board(anna, title, look, '?board=sketch');
  expect(found.join('\n')).toBe('');
});

test('neither have the first page, the settings, the waiting room, the curtain and the proof of the dice', async () => {
  const anna = await arrive();
  const { found, look } = inspector(anna);
  await house(anna, look);
  await waiting(anna, look);
  await proof(anna, look);
  expect(found.join('\n')).toBe('');
});

test('neither have, on a phone, the first page, the pages of players and the lists of the best', async () => {
  const anna = await arrive('Anna', { phone: true });
  const { found, look } = inspector(anna, [BY_DAY]);
  await house(anna, look);
  await anna.go(`/ratings/${ANY}`);
  await anna.page.locator('main h1').waitFor();
  await look('ratings');
  expect(found.join('\n')).toBe('');
});
