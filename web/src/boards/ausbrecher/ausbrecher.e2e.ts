/** What is special about a table of this title, with real browsers. */
import { expect, test } from 'vitest';
import { boardOf, browserOfThisFile, type Legal } from '../../../e2e/person';
import { play } from '../../../e2e/play';
import { both, knownTo, two, viewOf } from '../../../e2e/together';

const TITLE = 'ausbrecher';
const arrive = browserOfThisFile();

interface Bets {
  bets: { sealed: boolean; stones: string[] | null }[];
}

test('a bet never reaches the other browser, not by network and not by page', async () => {
  const [anna, ben] = await two(arrive, TITLE, { path_length: 20 });
  const order = ['seal', 'write'];
  const bet = (actions: Legal[]) =>
    [...actions]
      .sort((a, b) => order.indexOf(b.action.do) - order.indexOf(a.action.do))
      .find(({ action }) => action.do !== 'erase')!;
  await play(anna, { enough: () => viewOf<Bets>(anna).bets[0]!.sealed, choose: bet });
  const secret = JSON.stringify(viewOf<Bets>(anna).bets[0]!.stones);
  expect(JSON.parse(secret)).toHaveLength(7);
  expect(await knownTo(anna)).toContain(secret); // else the search would find nothing ever
  const reversed = (actions: Legal[]) => bet([...actions].reverse());
  await play(ben, { enough: () => viewOf<Bets>(ben).bets[1]!.sealed, choose: reversed });
  await both([anna, ben], 12);
  expect(viewOf<Bets>(ben).bets[0]).toMatchObject({ sealed: true, stones: null });
  expect(await knownTo(ben)).not.toContain(secret);
  expect(await knownTo(anna)).not.toContain(JSON.stringify(viewOf<Bets>(ben).bets[1]!.stones));
});

test('a move can be taken back as long as nobody has answered it', async () => {
  const anna = await arrive();
  await anna.playBots(TITLE, 1, { path_length: 20 });
  await anna.until(() => anna.mine, 'own turn');
  const before = await boardOf(anna);
  const write = anna.legal.find(({ action }) => action.do === 'write')!;
  await play(anna, { choose: () => write, enough: (moves) => moves > 0 });
  await expect.poll(() => boardOf(anna)).not.toBe(before);
  await anna.page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect.poll(() => boardOf(anna)).toBe(before);
  expect(await anna.page.getByRole('button', { name: 'Take back', exact: true }).count()).toBe(0);
});

test('what the bets are worth is told when all slips are open, and not before', async () => {
  const anna = await arrive();
  const bot = { kind: 'bot', level: 'rookie' } as const;
  const rest = [{ path_length: 20, turn_limit: 4 }, { pace: 'fast' }] as const;
  const { table } = await anna.table(TITLE, [{ kind: 'me' }, bot, bot], ...rest);
  await anna.sit(table);
  /** Looks at every frame in which a slip is still folded: is anything told beside the board? */
  await anna.page.evaluate(() => {
    const seen = { folded: 0, early: [] as string[] };
    Object.assign(window, { seen });
    const watch = () => {
      if (document.querySelector('.board path.folded')) {
        seen.folded++;
        if (document.querySelector('.seats li:not(.you) .counter')) seen.early.push('seats');
        if (document.querySelector('dialog[open]')) seen.early.push('result');
        if (/scores/.test(document.querySelector('.story')?.textContent ?? '')) seen.early.push('log');
      }
      requestAnimationFrame(watch);
    };
    watch();
  });
  await play(anna);
  await anna.page.locator('dialog[open] tbody tr .counter').first().waitFor();
  await expect.poll(() => anna.page.locator('.seats li .counter').count()).toBe(3);
  await expect.poll(() => anna.page.locator('.story').textContent()).toMatch(/scores/);
  const seen = await anna.page.evaluate(
    () => (window as unknown as { seen: { folded: number; early: string[] } }).seen,
  );
  expect(seen.folded).toBeGreaterThan(0);
  expect([...new Set(seen.early)]).toEqual([]);
});
