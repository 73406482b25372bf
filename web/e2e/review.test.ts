/** The review of a game that is over: the way there, and walking along its chart. */
import { expect, test } from 'vitest';
import { browserOfThisFile, type Likes, type Person } from './person';
import { play } from './play';
import { ANY, fewestBots, shortOf } from './titles';

const arrive = browserOfThisFile();
const LANGUAGES = [
  ['en', 'Luck and skill'],
  ['de', 'Glück und Können'],
  ['pl', 'Szczęście i umiejętności'],
  ['nl', 'Geluk en kunnen'],
] as const;

/** A game that was played to the end, and its review when all of it is judged. */
async function reviewed(person: Person, fromResult = false): Promise<void> {
  const id = await person.playBots(ANY, fewestBots(ANY), shortOf(ANY));
  await play(person);
  if (fromResult) await person.page.locator(`dialog[open] a[href="/review/${id}"]`).click();
  else await person.go(`/review/${id}`);
  await person.page.locator('.review dl').first().waitFor();
  await person.page.locator('.board [data-place]:visible').first().waitFor();
}
const moveOf = (person: Person) => Number(new URL(person.page.url()).searchParams.get('move'));
const last = async (person: Person) => Number(await person.page.locator('input[type="range"]').getAttribute('max'));

test('a review is opened from the result, and its list, its chart and keys walk along the game', async () => {
  const anna = await arrive();
  await reviewed(anna, true);
  const lines = anna.page.locator('.review li button');
  expect(await lines.count()).toBeGreaterThan(0);
  const number = Number(await lines.first().locator('span').first().textContent());
  await lines.first().click();
  await expect.poll(() => moveOf(anna)).toBeGreaterThan(0);
  expect([number - 1, number]).toContain(moveOf(anna));
  await anna.page.keyboard.press('Home');
  await expect.poll(() => moveOf(anna)).toBe(0);
  await anna.page.keyboard.press('ArrowRight');
  await expect.poll(() => moveOf(anna)).toBe(1);
  const drawn = anna.page.locator('.review figure > svg');
  await drawn.scrollIntoViewIfNeeded(); // the list lies below it
  const chart = (await drawn.boundingBox())!;
  await anna.page.mouse.click(chart.x + chart.width - 10, chart.y + chart.height / 2);
  await expect.poll(() => moveOf(anna)).toBe(await last(anna));
});

test('what would have been better is told and lit before the move that was done instead', async () => {
  const anna = await arrive();
  await reviewed(anna);
  const graded = anna.page.locator('.review li button', { hasText: 'Better:' });
  expect(await graded.count()).toBeGreaterThan(0);
  await graded.first().focus();
  await anna.page.keyboard.press('Enter');
  await anna.page.locator('.review .next').waitFor();
  const better = (await graded.first().locator('.line').last().textContent())!;
  expect(await anna.page.locator('.review .next').textContent()).toContain(better);
});

test('start, luck and decisions of a player come to the result', async () => {
  const anna = await arrive();
  await reviewed(anna);
  const balances = await anna.page
    .locator('.review dl')
    .evaluateAll((lists) =>
      lists.map((list) =>
        [...list.querySelectorAll('dd')].map((each) =>
          Number(each.textContent.replace('−', '-').replace(/[^-\d.]/g, '')),
        ),
      ),
    );
  expect(balances).toHaveLength(fewestBots(ANY) + 1);
  for (const parts of balances) {
    const [result, ...came] = [parts.at(-1)!, ...parts.slice(0, -1)];
    expect(Math.abs(came.reduce((sum, part) => sum + part, 0) - result)).toBeLessThan(1); // they are rounded
  }
});

test('of a game that is still played it is said once that it is not over, and of none that there is nothing', async () => {
  const anna = await arrive();
  const id = await anna.playBots(ANY, fewestBots(ANY), shortOf(ANY));
  for (const address of [`/review/${id}`, `/r/${id}`]) {
    await anna.go(address);
    const said = anna.page.getByText('The game is not over yet');
    await said.waitFor();
    expect(await said.count()).toBe(1);
    expect(await anna.page.locator('input[type="range"]').count()).toBe(0);
    await anna.page.getByRole('link', { name: 'To the table' }).waitFor();
  }
  await anna.go('/review/none');
  await anna.page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  expect(anna.errors).toEqual([]);
});

test('whoever waits for the judge of a new server is told how far it has come with it', async () => {
  const anna = await arrive();
  const id = await anna.playBots(ANY, fewestBots(ANY), shortOf(ANY));
  await play(anna);
  const compiled = { done: 3, parts: 5 };
  const json = { table: id, done: 0, tasks: 1, start: null, waiting: true, compiled, moments: [], players: [] };
  await anna.page.route('**/api/reviews/*', (route) => route.fulfill({ json }));
  await anna.go(`/review/${id}`);
  const bar = anna.page.getByRole('progressbar', { name: '3 of 5 parts are there' });
  await bar.waitFor();
  expect(await bar.getAttribute('value')).toBe('3');
  await anna.page.unroute('**/api/reviews/*');
  await anna.page.locator('.review dl').first().waitFor();
});

test.each(LANGUAGES)('a review is told in %s, on a phone by touch', async (language, heading) => {
  const likes: Likes = { language, phone: true };
  const anna = await arrive('Anna', likes);
  await reviewed(anna);
  await anna.page.getByRole('heading', { name: heading }).waitFor();
  const wide = await anna.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  const line = anna.page.locator('.review li button').first();
  await line.scrollIntoViewIfNeeded();
  await line.tap();
  await expect.poll(() => moveOf(anna)).toBeGreaterThan(0);
  // wherever one has scrolled to, the slider is there to be dragged
  for (const share of [0, 0.5, 1]) {
    await anna.page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), share);
    const isFree = await anna.page.locator('input[type="range"]').evaluate((slider) => {
      const { x, y, width, height } = slider.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === slider;
    });
    expect(isFree, String(share)).toBe(true);
  }
});
