/** Puzzles: found from the first page, answered by mouse, keyboard and finger, with the solution lit
 * and its reason told; the one of the day, and playing on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PuzzleAnswer, Puzzles, PuzzleTask } from '../src/protocol';
import { complaints } from './axe';
import { english } from './english';
import { browserOfThisFile, keyOf, type Action, type Person } from './person';
import { byMouse, byTouch } from './play';
import { showSolution } from './scenes';
import { ROOT } from './server';
import { ANY, NAMES, sample } from './titles';
import { LANGUAGES, press, WAYS, type Way } from './ways';

const arrive = browserOfThisFile();
const FOLDERS = ['words', 'words/app', 'puzzles/words'];

interface Kept {
  id: string;
  solution: Action;
}
const all = (title: string) =>
  readFileSync(join(ROOT, 'src', 'jailbirds', 'games', title, 'puzzles.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Kept);
const idOf = (person: Person) => new URL(person.page.url()).pathname.split('/')[3];
const solutionOf = (title: string, person: Person) => all(title).find(({ id }) => id === idOf(person))!.solution;

/** From now on the person knows what is on the board, and what was answered. */
function follow(person: Person): void {
  const part = (url: string) => new URL(url).pathname.split('/').slice(2);
  person.page.on('request', (request) => {
    const [kind, , what] = part(request.url());
    const { action } = kind === 'puzzles' && what === 'answer' ? (request.postDataJSON() as PuzzleAnswer) : {};
    if (action) person.played.push(action as Action);
  });
  person.page.on('response', async (response) => {
    const [kind, id, what] = part(response.url());
    if (kind !== 'puzzles' || !id || what || !response.ok()) return;
    const { board } = (await response.json()) as PuzzleTask;
    person.situation = board.situation;
    person.seat = board.seat;
  });
}

/** The puzzle is on the board, and the person knows it. */
async function laid(person: Person): Promise<void> {
  await person.page.locator('.board [data-place]:visible').first().waitFor();
  await expect.poll(() => person.legal.length).toBeGreaterThan(1);
  await person.page.evaluate(() => scrollTo(0, 0));
}

const verdict = (person: Person) => person.page.locator('.decision[data-right]');
const right = async (person: Person) => (await verdict(person).getAttribute('data-right')) === 'true';

const games = sample(NAMES, Object.keys(WAYS) as Way[]).map(
  ([title, way], at) => [title, way, LANGUAGES[at % LANGUAGES.length]!] as const,
);
test.each(games)('a puzzle of %s is answered by %s, in %s', async (title, way, language) => {
  const anna = await arrive('Anna', { language, phone: way === 'touch' });
  follow(anna);
  const found: string[] = [];
  const look = async (scene: string) => {
    for (const complaint of await complaints(anna)) {
      // that names repeat what is written on a board is judged in English, by access.test.ts
      if (language === 'en' || !complaint.startsWith('label-content')) found.push(`${scene}: ${complaint}`);
    }
    const wide = await anna.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) found.push(`${scene}: scrolls sideways by ${wide} px`);
    for (const folder of language === 'en' ? [] : [...FOLDERS, `games/${title}/words`])
      for (const text of await english(anna, language, folder)) found.push(`${scene}: ${text}`);
  };
  await anna.go('/puzzles');
  await anna.page.locator('[data-next]').first().waitFor();
  await look('all puzzles');
  await press(anna, way, anna.page.locator(`[data-next="${title}"]`));
  await anna.page.waitForURL(`**/puzzles/${title}/*`);
  await laid(anna);
  await look('a puzzle');

  const solution = solutionOf(title, anna);
  const isIt = ({ action }: { action: Action }) => keyOf(action) === keyOf(solution);
  const others = anna.legal.filter((legal) => !isIt(legal));
  // neither the solution nor what speaks for it has come in before the answer
  expect(anna.bodies.filter((body) => /"why-|"solution"|"hopes"/.test(body))).toEqual([]);
  await WAYS[way](anna, others.find(({ places }) => places.length) ?? others[0]!);
  await verdict(anna).waitFor();
  expect(await right(anna)).toBe(false);
  await verdict(anna).locator('[data-solution]').waitFor();
  expect((await verdict(anna).locator('[data-reason]').innerText()).length).toBeGreaterThan(5);
  expect(await verdict(anna).locator('[data-change]').innerText()).toContain('−');
  await look('a wrong answer');

  await press(anna, way, verdict(anna).locator('[data-again]'));
  await verdict(anna).waitFor({ state: 'detached' });
  await laid(anna);
  await WAYS[way](anna, anna.legal.find(isIt)!);
  await verdict(anna).waitFor();
  expect(await right(anna)).toBe(true);
  expect(await verdict(anna).locator('[data-change]').count()).toBe(0); // it counts once
  await look('the right answer');

  const before = idOf(anna);
  await press(anna, way, verdict(anna).locator('[data-next]'));
  await expect.poll(() => idOf(anna)).not.toBe(before);
  await verdict(anna).waitFor({ state: 'detached' });
  await anna.page.locator('.board [data-place]:visible').first().waitFor();
  expect(found.join('\n')).toBe('');
});

test('the puzzle of the day is a click away, the same for two people, and begins a streak', async () => {
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben', { phone: true })];
  follow(anna);
  await anna.go('/');
  await anna.page.locator('[data-daily]').click();
  await anna.page.waitForURL(/\/puzzles\/\w+\/\w+$/);
  await laid(anna);
  await ben.go('/puzzles/today');
  await expect.poll(() => ben.page.url()).toBe(anna.page.url());

  const { daily } = await anna.api<Puzzles>('GET', '/api/puzzles');
  expect(idOf(anna)).toBe(daily!.id);
  const solution = solutionOf(daily!.title, anna);
  await byMouse(
    anna,
    anna.legal.find(({ action }) => keyOf(action) === keyOf(solution))!,
  );
  await verdict(anna).waitFor();
  expect(await right(anna)).toBe(true);
  const streak = anna.page.locator('[data-streak]');
  await expect.poll(() => streak.innerText()).toBe('1 day');
  await anna.go('/puzzles');
  await expect.poll(() => streak.innerText()).toBe('1 day');
  await anna.go(`/puzzles/${daily!.title}`);
  await anna.page.locator(`a.solved[href$="${daily!.id}"]`).waitFor();
});

test('what is not allowed says which rule forbids it, and is no answer', async () => {
  const anna = await arrive();
  follow(anna);
  await anna.go(`/puzzles/${ANY}/${all(ANY)[0]!.id}`);
  await laid(anna);
  const wrong = anna.page.locator('.board .wrong:visible');
  const rule = anna.page.locator('.narrator .rule-tag').first();
  for (let number = 0; !(await rule.isVisible()); number++) {
    expect(number).toBeLessThan(20);
    await wrong.nth(number).click({ force: true });
    await rule.waitFor({ timeout: 2_000 }).catch(() => null);
  }
  expect(anna.played).toEqual([]);
  expect(await verdict(anna).count()).toBe(0);
});

test('who looks the solution up is shown it, and may play on from there', async () => {
  const anna = await arrive();
  follow(anna);
  const { id, solution } = all(ANY)[0]!;
  await anna.go(`/puzzles/${ANY}/${id}`);
  await laid(anna);
  const places = anna.legal.find(({ action }) => keyOf(action) === keyOf(solution))!.places;
  expect(await anna.page.locator('[data-play-on]').count()).toBe(0);
  await showSolution(anna, async () => expect(await verdict(anna).count()).toBe(0)); // nothing is lost at one tap
  expect(await right(anna)).toBe(false);
  expect(await anna.page.locator('[data-skip]').count()).toBe(0); // its verdict leads on
  for (const place of places) await anna.page.locator(`.board [data-place="${place}"][data-traced]`).first().waitFor();
  await anna.page.locator('[data-play-on]').click();
  await anna.page.locator('dialog[open] [data-play]').click();
  await anna.page.waitForURL(/\/t\//);
  await anna.page.locator('.board [data-place]:visible').first().waitFor();
  expect(anna.seat).not.toBeNull();
});

test('what is shown is no loss any more where a puzzle was tried', async () => {
  const anna = await arrive();
  follow(anna);
  await anna.go(`/puzzles/${ANY}/${all(ANY)[1]!.id}`);
  await laid(anna);
  await anna.page.locator('[data-first]').waitFor();
  await showSolution(anna);
  await verdict(anna).locator('[data-again]').click();
  await verdict(anna).waitFor({ state: 'detached' });
  expect(await anna.page.locator('[data-first]').count()).toBe(0);
  await anna.page.locator('[data-show] .button').click();
  await verdict(anna).waitFor();
  expect(await verdict(anna).locator('[data-change]').count()).toBe(0);
});

test('the rules are read beside a puzzle, and one Back leaves it when it is answered', async () => {
  const anna = await arrive('Anna', { phone: true });
  follow(anna);
  await anna.go('/puzzles');
  await anna.go(`/puzzles/${ANY}/${all(ANY)[2]!.id}`);
  await laid(anna);
  await anna.page.locator('[data-rules]').tap();
  await anna.page.locator('dialog[open] .body').waitFor();
  await anna.page.evaluate(() => void setTimeout(() => history.back()));
  await anna.page.locator('dialog[open]').waitFor({ state: 'detached' });
  await anna.page.evaluate(() => scrollTo(0, 0));
  const solution = solutionOf(ANY, anna);
  await byTouch(
    anna,
    anna.legal.find(({ action }) => keyOf(action) === keyOf(solution))!,
  );
  await verdict(anna).waitFor();
  await anna.page.evaluate(() => void setTimeout(() => history.back()));
  await anna.page.waitForURL('**/puzzles');
});

test('a puzzle that is not there is said kindly, with a way on', async () => {
  const anna = await arrive();
  await anna.go(`/puzzles/${ANY}/nosuchone`);
  await anna.page.locator('[role="alert"] a[href="/puzzles"]').click();
  await anna.page.locator('[data-next]').first().waitFor();
});
