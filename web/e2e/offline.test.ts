/** Without a line: what was opened once opens again, and the rest says what is wrong. */
import { expect, test } from 'vitest';
import { browserOfThisFile } from './person';
import { TITLES } from './titles';

const arrive = browserOfThisFile();

test('the first page and rules that were opened once can be opened without a line', async () => {
  const taught = TITLES.find(({ has }) => has.includes('lesson'))!.title; // a lesson is a game: it needs the server
  const anna = await arrive('Anna', { keeps: true });
  await anna.go('/');
  await anna.page.evaluate(() => navigator.serviceWorker.ready);
  const shown = {
    '/': '.cards h2',
    [`/rules/${taught}`]: '.rules li',
  };
  const open = async () => {
    for (const [path, sign] of Object.entries(shown)) {
      await anna.go(path);
      await anna.page.locator(sign).first().waitFor();
      await anna.page.waitForLoadState('networkidle');
    }
  };
  await open();
  await anna.context.setOffline(true);
  await open();
  const line = () =>
    fetch('/healthz').then(
      () => 'there',
      () => 'lost',
    );
  expect(await anna.page.evaluate(line)).toBe('lost'); // else this would show nothing
  await anna.go(`/learn/${taught}`);
  await anna.page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' }).waitFor();
});
