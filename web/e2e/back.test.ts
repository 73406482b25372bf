/** The browser's Back, which phones have at the edge of the screen: it takes away what lies over
 * the board first, and leaves the table only then. */
import { expect, test } from 'vitest';
import { browserOfThisFile, type Person } from './person';
import { play } from './play';
import { ANY, fewestBots } from './titles';

const arrive = browserOfThisFile();
/** A moment later: who leaves the page cannot answer any more. */
const back = (person: Person) => person.page.evaluate(() => void setTimeout(() => history.back()));
const leaves = async (person: Person) => {
  await back(person);
  await person.page.locator('.cards').waitFor();
};
const dialog = (person: Person) => person.page.locator('dialog[open] .body');

/** On a phone, from the first page to a table, and to a turn with more than one piece to pick. */
async function arrived(): Promise<Person> {
  const anna = await arrive('Anna', { phone: true });
  await anna.go('/');
  await anna.playBots(ANY, fewestBots(ANY));
  const pieces = () => new Set(anna.legal.map(({ places }) => places[0]));
  await play(anna, { enough: () => anna.mine && anna.settled && pieces().size > 1 });
  await anna.shown();
  return anna;
}

test('Back puts back what was picked, and leaves the table only then', async () => {
  const anna = await arrived();
  const [first] = anna.legal.find(({ places }) => places.length > 1)!.places;
  const piece = anna.page.locator(`.board [data-place="${first}"]`).first();
  await piece.tap();
  await expect.poll(() => piece.getAttribute('aria-pressed')).toBe('true');
  await back(anna);
  await expect.poll(() => piece.getAttribute('aria-pressed')).toBeNull();
  await leaves(anna);
});

test('Back forgets what a first tap has asked about, and all that was picked for it', async () => {
  const anna = await arrived();
  const { places } = anna.legal.find(({ places }) => places.length > 1)!;
  for (const name of places) await anna.page.locator(`.board [data-place="${name}"]`).first().tap();
  await anna.page.locator('.narrator.ask').waitFor();
  await back(anna);
  await anna.page.locator('.narrator.prompt').waitFor();
  expect(await anna.page.locator('.board [aria-pressed="true"]').count()).toBe(0);
  await leaves(anna);
});

test('what was put back by hand is not in the way of Back', async () => {
  const anna = await arrived();
  await anna.page.locator('.board .place.lit, .board .place.pick').first().tap();
  await anna.page.locator('.decision .row .button').first().tap(); // put back
  await anna.page.locator('.narrator.prompt').waitFor();
  await leaves(anna);
});

test('Back closes a dialog, and what was picked before it stays until the next Back', async () => {
  const anna = await arrived();
  const [first] = anna.legal.find(({ places }) => places.length > 1)!.places;
  const piece = anna.page.locator(`.board [data-place="${first}"]`).first();
  await piece.tap();
  await anna.page.locator('#story-log').tap();
  await dialog(anna).waitFor();
  await back(anna);
  await dialog(anna).waitFor({ state: 'detached' });
  expect(await piece.getAttribute('aria-pressed')).toBe('true');
  await back(anna);
  await expect.poll(() => piece.getAttribute('aria-pressed')).toBeNull();
  await leaves(anna);
});

test('one dialog after another from a menu, each closed by its own button, leaves Back as it was', async () => {
  const anna = await arrived();
  for (const name of ['rules', 'share']) {
    await anna.page.locator('[data-tool="menu"]').tap();
    await anna.page.locator(`[data-tool="${name}"]`).tap();
    await anna.page.locator('dialog[open] header .button').tap();
    await expect.poll(() => dialog(anna).count()).toBe(0);
  }
  await leaves(anna);
});
