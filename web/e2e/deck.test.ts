/** A deck from somebody's box: typed into the form of a new table, checked there, and played with. */
import { expect, test } from 'vitest';
import type { TableInfo } from '../src/protocol';
import { browserOfThisFile } from './person';
import { TITLES } from './titles';

const arrive = browserOfThisFile();
interface Schema {
  anyOf?: Schema[];
  items?: { $ref?: string };
  examples?: object[][];
}
/** The option that is a deck, and how many lines the example of it has. */
const deckOf = ({ options }: (typeof TITLES)[number]) => {
  for (const { name, schema } of options) {
    const whole = schema as Schema;
    const { items, examples } = whole.anyOf?.[0] ?? whole;
    if (items?.$ref && examples) return { name, lines: examples[0]!.length };
  }
  return null;
};
const WITH_DECK = TITLES.flatMap((info, at) => {
  const deck = deckOf(info);
  return deck ? [{ title: info.title, ...deck, phone: at % 2 === 0 }] : [];
});

test('there are titles with decks to type in', () => expect(WITH_DECK.length).toBeGreaterThan(1));

test.each(WITH_DECK)(
  '$title: a typed deck is played with, a wrong one refused',
  async ({ title, name, lines, phone }) => {
    const anna = await arrive('Anna', { phone, language: phone ? 'de' : 'en' });
    await anna.go(`/new/${title}`);
    const field = anna.page.locator('.deck textarea');
    const said = anna.page.locator('.deck [role="status"]');
    const start = anna.page.locator('.start button');
    const fill = anna.page.locator('.deck button');
    await fill.click();
    await expect.poll(() => said.innerText()).toMatch(/, (all right|alles richtig)\.$/);
    const example = (await field.inputValue()).split('\n');
    expect(example.length).toBe(lines);
    expect(await field.getAttribute('aria-invalid')).toBe('false');

    const wrong = [...example.slice(0, 2), 'rubbish 1', ...example.slice(3)];
    await field.fill(wrong.join('\n'));
    await expect.poll(() => said.innerText()).toMatch(/^(Line|Zeile) 3, .*rubbish\.$/);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await start.click(); // nothing is opened with it, and the browser shows where it is wrong
    expect(await field.evaluate((each) => each.matches(':focus'))).toBe(true);
    await field.fill(example.slice(1).join('\n')); // each line is right, and one is missing
    await expect.poll(() => said.innerText()).toMatch(/^\D*\d+\D+\d+\.$/); // so many there are, so many there should be

    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await start.click();
    expect(anna.page.url()).toContain(`/new/${title}`);

    await fill.click(); // empties it
    expect(await field.inputValue()).toBe('');
    await fill.click();
    await field.fill([...example].reverse().join('\n'));
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('false');
    await start.click();
    await anna.page.waitForURL('**/t/*');
    await anna.page.locator('.board').waitFor();
    const table = await anna.api<TableInfo>('GET', `/api/tables/${anna.page.url().split('/t/')[1]!}`);
    const { [name]: deck } = table.options as Record<string, object[]>;
    expect(deck).toHaveLength(lines);
  },
);
