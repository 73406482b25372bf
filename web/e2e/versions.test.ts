/** A page and a server that were not made for each other: it says so, or does what it can. */
import { expect, test } from 'vitest';
import type { TitleInfo } from '../src/protocol';
import { browserOfThisFile, type Person } from './person';
import { ANY, fewestBots, TITLES } from './titles';

const arrive = browserOfThisFile();

/** A page that was told nothing of the titles, as while a server is still starting. */
const untold = (person: Person) =>
  person.page.route(
    (url) => !url.pathname.startsWith('/api') && !url.pathname.startsWith('/assets'),
    async (route) => {
      const response = await route.fetch();
      const page = (await response.text()).replace(/<script type="application\/json" id="titles">.*?<\/script>/s, '');
      await route.fulfill({ response, body: page });
    },
  );
const list = (person: Person, titles: readonly object[]) =>
  person.page.route('**/api/titles', (route) => route.fulfill({ json: { titles } }));

/** A title that came after this app was built: no board, no cover, no lesson. */
const STRANGE: TitleInfo = {
  ...TITLES[0]!,
  title: 'strange',
  names: { en: 'Strangers on a Ferry' },
  taglines: { en: 'Nobody at this table knows it.' },
  has: [],
  examples: [],
};

test('a page that was told nothing of the titles asks for them', async () => {
  const anna = await arrive();
  await untold(anna);
  await anna.go('/');
  for (const { names } of TITLES) await anna.page.getByRole('heading', { name: names['en']!, exact: true }).waitFor();
});

test('a title that the app does not know has its place on the first page, and its name for a cover', async () => {
  const anna = await arrive('Anna', { language: 'de' });
  await untold(anna);
  await list(anna, [...TITLES, STRANGE]);
  await anna.go('/');
  const card = anna.page.locator('.card').filter({ hasText: 'Nobody at this table knows it.' });
  await card.getByRole('heading', { name: 'Strangers on a Ferry' }).waitFor();
  expect(await card.locator('.poster').textContent()).toContain('Strangers on a Ferry');
  expect(await card.getByRole('link', { name: 'Erste Lektion' }).count()).toBe(0);
});

test('a page that was opened before a title was there finds it when it is asked for', async () => {
  const anna = await arrive();
  await anna.go('/rules/strange');
  await anna.page.getByText('No game of ours has that name.').waitFor();
  await list(anna, [...TITLES, STRANGE]);
  const words = await (await fetch(`${anna.base}/api/titles/${ANY}/words/en`)).text();
  await anna.page.route('**/api/titles/strange/words/en?*', (route) => route.fulfill({ body: words }));
  await anna.go('/rules/strange');
  await anna.page.locator('.rules li').first().waitFor();
});

test('a server that is older than the page is not waited for: the page says so', async () => {
  const ben = await arrive('Ben'); // whose game the first page shows
  await ben.table(
    ANY,
    [{ kind: 'me' }, ...Array.from({ length: fewestBots(ANY) }, () => ({ kind: 'bot' as const }))],
    {},
    { visibility: 'open' },
  );
  const anna = await arrive();
  await untold(anna);
  await list(
    anna,
    TITLES.map(({ title, few, many }) => ({ title, few, many })),
  );
  for (const path of ['/', `/new/${ANY}`, `/learn/${ANY}`]) {
    await anna.go(path);
    await anna.page.getByRole('alert').filter({ hasText: 'Please reload the page.' }).waitFor();
  }
});

test('a page that lacks words says what went wrong, and leads home', async () => {
  const anna = await arrive();
  await anna.page.route('**/words/en?*', (route) => route.fulfill({ body: 'title = Half a game\n' }));
  await anna.go(`/rules/${ANY}`);
  const alert = anna.page.getByRole('alert').filter({ hasText: 'That did not work' });
  await alert.getByText('no words for').waitFor();
  expect(anna.errors.join()).toContain('no words for');
  anna.errors.length = 0; // they are what was asked for
  await alert.getByRole('link').click();
  await anna.page.locator('.cards h2').first().waitFor();
});
