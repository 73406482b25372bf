/** Every title without a mouse: by the keyboard alone, and by touch on a phone. */
import { expect, test } from 'vitest';
import { browserOfThisFile } from './person';
import { byKeyboard, byTouch, play } from './play';

const arrive = browserOfThisFile();

test.each([
  ['alcatraz', 1, { turn_limit: 16 }],
  ['ausbrecher', 1, { path_length: 20, turn_limit: 8 }],
  ['scapegoat', 2, {}],
  ['digout', 1, { turn_limit: 5 }],
])('%s is played by the keyboard alone to the result', async (title, bots, options) => {
  const anna = await arrive();
  await anna.playBots(title, bots, options);
  const tally = await play(anna, { way: byKeyboard });
  console.log('keyboard', title, tally);
  const dialog = anna.page.locator('dialog[open]');
  await dialog.waitFor();
  expect(tally.board).toBeGreaterThan(tally.panel);
  // and on by the keyboard: the dialog has the focus, and a rematch is a Tab or two away
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await anna.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(anna.refused).toEqual([]);
});

test('one click is enough for the keyboard too: Tab and Enter on the first page begin a game', async () => {
  const anna = await arrive();
  await anna.go('/');
  const begin = anna.page.getByRole('button', { name: /^Alcatraz: Play/ });
  await begin.waitFor();
  for (let presses = 0; presses < 30; presses++) {
    if (await begin.evaluate((element) => element === document.activeElement)) break;
    await anna.page.keyboard.press('Tab');
  }
  await anna.page.keyboard.press('Enter');
  await anna.page.locator('.board [data-spot]').first().waitFor();
});

test.each([
  ['alcatraz', 1, { turn_limit: 16 }],
  ['ausbrecher', 1, { path_length: 20, turn_limit: 8 }],
  ['scapegoat', 2, {}],
  ['digout', 1, { turn_limit: 5 }],
])('%s is played by touch on a phone-sized screen to the result', async (title, bots, options) => {
  const anna = await arrive('Anna', { phone: true });
  await anna.playBots(title, bots, options);
  const tally = await play(anna, { way: byTouch });
  console.log('touch', title, tally);
  await anna.page.locator('dialog[open]').waitFor();
  expect(tally.board).toBeGreaterThan(tally.panel);
  expect(anna.refused).toEqual([]);
});

test('the first tap of a finger shows what would happen, and only the second does it', async () => {
  const anna = await arrive('Anna', { phone: true });
  await anna.playBots('alcatraz', 1);
  await anna.until(() => anna.mine, 'own turn');
  const option = anna.options.find(({ places }) => places.length)!;
  for (const name of option.places.slice(0, -1)) {
    const spot = anna.page.locator(`[data-spot="${name}"]`);
    if ((await spot.getAttribute('aria-pressed')) !== 'true') await spot.tap();
  }
  const last = anna.page.locator(`[data-spot="${option.places.at(-1)}"]`);
  await last.tap();
  await anna.page.locator('.note.act').waitFor();
  expect(anna.played).toEqual([]);
  await last.tap();
  await anna.until(() => anna.played.length === 1, 'the move');
});
