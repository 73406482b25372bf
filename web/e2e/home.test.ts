/** The first page for those who come back: their turn first, and everything as they chose it. */
import { expect, test } from 'vitest';
import type { TableInfo } from '../src/protocol';
import { browserOfThisFile, type Person } from './person';
import { play } from './play';
import { both, two } from './together';
import { ANY, fewestBots, shortOf, TITLES } from './titles';

const arrive = browserOfThisFile();
const titleOf = (title: string) => TITLES.find((each) => each.title === title)!;
const bots = (count: number) => Array.from({ length: count }, () => ({ kind: 'bot' as const }));
const cardOf = (person: Person, title: string) =>
  person.page.locator('.card', { has: person.page.locator(`a[href="/rules/${title}"]`) });
/** What the browser opened. */
const opened = async (person: Person) => {
  await person.page.waitForURL('**/t/*');
  return person.api<TableInfo>('GET', `/api/tables/${person.page.url().split('/t/')[1]!}`);
};

test('games stand in the order in which they want something: my turn, others, a free seat, over', async () => {
  const anna = await arrive();
  await anna.go('/');
  await anna.page.locator('.cards').waitFor();
  expect(await anna.page.locator('.mine').count()).toBe(0);
  const few = fewestBots(ANY);
  const over = await anna.table(ANY, [{ kind: 'me' }, ...bots(few)], shortOf(ANY));
  await anna.sit(over.table);
  await anna.page.locator('.tools .end button').click();
  await anna.page.locator('dialog[open] .button.alarm').click();
  await anna.until(() => anna.over, 'the bots play to the end');
  const waiting = await anna.table(ANY, [{ kind: 'me' }, { kind: 'open' }, ...bots(few - 1)]);
  const mine = await anna.table(ANY, [{ kind: 'me' }, ...bots(few)]);
  await anna.sit(mine.table);
  await anna.until(() => anna.mine, 'own turn');
  await anna.page.evaluate(() =>
    localStorage.setItem('jailbirds.settings', JSON.stringify({ known: true, offered: true })),
  );
  await anna.go('/');
  const rows = anna.page.locator('.mine .row');
  await rows.first().waitFor();
  const hrefs = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')));
  await expect.poll(hrefs).toEqual([`/t/${mine.table}`, `/t/${waiting.table}`]);
  expect(await rows.first().innerText()).toContain('It is your turn');
  const finished = anna.page.locator(`.lists .row[href="/t/${over.table}"]`);
  expect(await finished.innerText()).toContain(String(new Date().getFullYear()));
  await rows.first().click();
  await anna.page.locator('.board [data-place]:visible').first().waitFor();
});

test('one’s games change on the first page while the others play', async () => {
  const [anna, ben] = await two(arrive, ANY, {}, fewestBots(ANY) - 1);
  await both([anna, ben], 1); // whoever begins
  while (!ben.mine) {
    if (anna.mine && anna.settled) await play(anna, { enough: (moves) => moves >= 1 });
    else await ben.until(() => ben.mine || (anna.mine && anna.settled), 'somebody’s turn');
  }
  const { pathname } = new URL(ben.page.url());
  await anna.go('/');
  const row = anna.page.locator(`.mine .row[href="${pathname}"]`);
  await row.getByText('Ben').first().waitFor();
  expect(await row.innerText()).not.toContain('It is your turn');
  await anna.page.evaluate(() => Object.assign(globalThis, { loaded: 'once' }));
  const turn = row.getByText('It is your turn');
  while (!(await turn.count())) {
    if (ben.mine && ben.settled) await play(ben, { enough: (moves) => moves >= 1 });
    await ben.page.waitForTimeout(50);
  }
  expect(await anna.page.evaluate(() => 'loaded' in globalThis)).toBe(true);
});

test('how many bots and how strong is chosen on the card, and remembered', async () => {
  const anna = await arrive();
  await anna.go('/');
  const { many, title } = titleOf(ANY);
  const card = cardOf(anna, title);
  await card.locator('select').first().selectOption(String(many));
  await card.locator('select').last().selectOption('rookie');
  await anna.page.reload();
  await card.locator('.button.lamp').click();
  const { players, seats, pace } = await opened(anna);
  expect(players).toBe(many);
  for (const { kind, level } of seats) if (kind === 'bot') expect(level).toBe('rookie');
  expect(pace).toBe('slow'); // the first game of a title
  await anna.go('/');
  await card.locator('.button.lamp').click();
  expect((await opened(anna)).pace).toBe('instant'); // as it was chosen before
});

test('a table is opened with the strongest bot, and every level says how strong it is', async () => {
  const anna = await arrive();
  const { title, levels, level_ratings: ratings } = titleOf(ANY);
  await anna.go(`/new/${title}`);
  const choice = anna.page.locator('.chairs li').last().locator('select').last();
  await choice.waitFor();
  const shown = await choice.locator('option').allTextContents();
  expect(shown).toHaveLength(levels.length);
  for (const [k, level] of levels.entries()) expect(shown[k]).toContain(` · ${ratings[level]!.points}`);
  const strongest = levels.at(-1)!;
  await choice.selectOption(strongest);
  await anna.page.locator('.start button').click();
  const { seats } = await opened(anna);
  expect(seats.filter(({ level }) => level === strongest)).toHaveLength(1);
});

test('a new table is set up as the last one was', async () => {
  const anna = await arrive();
  await anna.go(`/new/${ANY}`);
  const chairs = anna.page.locator('.chairs li');
  await anna.page.locator('.chairs + .row button').last().click();
  const count = await chairs.count();
  await chairs.last().locator('select').first().selectOption('device');
  await chairs.last().locator('input').fill('Ben');
  await anna.page.locator('.clocks input[value="days"]').check();
  await anna.page.locator('.start button').click();
  await anna.page.waitForURL('**/t/*');
  await anna.go(`/new/${ANY}`);
  await expect.poll(() => chairs.count()).toBe(count);
  expect(await chairs.last().locator('input').inputValue()).toBe('Ben');
  expect(await anna.page.locator('.clocks input[value="days"]').isChecked()).toBe(true);
});

test('the first table that is set up for others is the easier one, and says so', async () => {
  const anna = await arrive();
  const { title, first } = TITLES.find(({ first }) => first)!;
  await anna.playBots(title, fewestBots(title));
  const set = async () => {
    await anna.go(`/new/${title}`);
    await anna.page.locator('.start button').click();
    return (await opened(anna)).options as Record<string, unknown>;
  };
  await anna.go(`/new/${title}`);
  await anna.page.getByText('Your first table').waitFor();
  expect(await set()).toMatchObject(first!.options);
  expect(await set()).not.toMatchObject(first!.options);
  await anna.go(`/new/${title}`);
  await anna.page.locator('.start button').waitFor();
  expect(await anna.page.getByText('Your first table').count()).toBe(0);
});

const keptBy = (person: Person) =>
  person.page.evaluate(() => JSON.parse(localStorage.getItem('jailbirds.settings')!) as object);

test('confirming moves is offered in the first game, until it is answered', async () => {
  const anna = await arrive('Anna', { newcomer: true });
  const id = await anna.playBots(ANY, fewestBots(ANY));
  const offer = anna.page.getByRole('group', { name: 'Confirm moves' });
  await offer.waitFor();
  await anna.sit(id); // it was not answered: it is still there
  await offer.getByRole('button', { name: 'Yes, ask' }).click();
  await offer.waitFor({ state: 'detached' });
  expect(await keptBy(anna)).toMatchObject({ confirm: true, offered: true });
  await anna.sit(id);
  await anna.page.locator('.narrator.prompt').waitFor();
  expect(await offer.count()).toBe(0);
});

test('the offer lies over nothing on a phone, and goes after a few own moves', async () => {
  const anna = await arrive('Anna', { newcomer: true, phone: true });
  await anna.playBots(ANY, fewestBots(ANY));
  const offer = anna.page.getByRole('group', { name: 'Confirm moves' });
  await offer.waitFor();
  const overlaps = await offer.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const others = document.querySelectorAll('.board, .narrator, .decision .row, .story, .seats');
    return [...others]
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1;
      })
      .map((other) => other.className);
  });
  expect(overlaps).toEqual([]);
  await play(anna, { enough: (moves) => moves >= 2 });
  await anna.until(() => anna.mine && anna.settled, 'own turn');
  await offer.waitFor();
  await play(anna, { enough: (moves) => moves >= 1 });
  await anna.until(() => anna.mine && anna.settled, 'own turn');
  await offer.waitFor({ state: 'detached' });
  expect(await keptBy(anna)).toMatchObject({ confirm: false, offered: true });
});

test.each(['en', 'pl'])('the puzzle of the day has room between words and cards, in %s', async (language) => {
  const anna = await arrive('Anna', { language });
  for (const [width, height] of [
    [390, 664],
    [1100, 700],
    [1280, 900],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await anna.page.setViewportSize({ width, height });
    await anna.go('/');
    const [words, chip, cards] = await Promise.all(
      ['.hero .words > p:not(.chips)', '[data-daily]', '.cards'].map(async (what) => {
        const found = anna.page.locator(what);
        await found.waitFor();
        return (await found.boundingBox())!;
      }),
    );
    const room = [chip!.y - words!.y - words!.height, cards!.y - chip!.y - chip!.height];
    expect(Math.min(...room), `${width} × ${height}`).toBeGreaterThan(8);
  }
});

test('the look is that of the system until another is chosen', async () => {
  const anna = await arrive('Anna', { newcomer: true });
  const look = () => anna.page.locator('html').getAttribute('data-theme');
  for (const [system, expected] of [
    ['light', 'day'],
    ['dark', 'night'],
  ] as const) {
    await anna.page.emulateMedia({ colorScheme: system });
    await anna.go('/');
    await anna.page.locator('.cards').waitFor();
    expect(await look()).toBe(expected);
  }
  await anna.page.emulateMedia({ colorScheme: 'light' });
  await anna.page.waitForFunction(() => document.documentElement.dataset['theme'] === 'day');
});

test('without a line the first page says what still works', async () => {
  const anna = await arrive();
  await anna.go('/');
  await anna.page.locator('.cards').waitFor();
  await anna.context.setOffline(true);
  await anna.page.locator('.offline').waitFor();
  expect(await anna.page.locator('.card .button.lamp').first().isDisabled()).toBe(true);
  await anna.context.setOffline(false);
  await anna.page.locator('.offline').waitFor({ state: 'detached' });
});

test('a guest is called so in the language spoken', async () => {
  const anna = await arrive('', { newcomer: true });
  await anna.go(`/new/${ANY}?lang=en`);
  await anna.page.locator('.start button').click();
  const { table } = await opened(anna);
  const name = async () => (await anna.api<TableInfo>('GET', `/api/tables/${table}`)).seats.find((s) => s.mine)?.name;
  expect(await name()).toBe('Guest');
  await anna.go('/?lang=pl');
  await anna.page.locator('.cards').waitFor();
  await expect.poll(async () => (await anna.api<{ nickname: string }>('GET', '/api/me')).nickname).toBe('Gość');
  await anna.page.locator('.cards .button.lamp').first().click();
  const { seats } = await opened(anna);
  expect(seats.find(({ mine }) => mine)?.name).toBe('Gość');
});
