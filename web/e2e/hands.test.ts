/** Every title without a mouse: by the keyboard alone, and by touch on a phone.
 *
 * Every title is begun in both ways and played to its end in one of them, in turn: for both,
 * `WHOLE=1 npm run e2e:built -- hands`. */
import { expect, test } from 'vitest';
import type { LegalAction, NewSeat } from '../src/protocol';
import { browserOfThisFile, keyOf } from './person';
import { byKeyboard, byTouch, placesOf, play } from './play';
import { ask, playedAt, snapshotOf, stage, type Moment } from './staged';
import { ANY, fewestBots, NAMES, sample, SECRETIVE, shortOf, TITLES } from './titles';

const arrive = browserOfThisFile();
const FEW = 12; // moves of a game that is not played to its end here
const WHOLE_GAMES = sample(NAMES, ['keyboard', 'touch']);
const toTheEnd = (title: string, way: string) => WHOLE_GAMES.some(([name, by]) => name === title && by === way);

test.each(NAMES)('%s is played by the keyboard alone, to the result where the sample has it', async (title) => {
  const anna = await arrive();
  await anna.playBots(title, fewestBots(title), shortOf(title));
  const whole = toTheEnd(title, 'keyboard');
  const tally = await play(anna, { way: byKeyboard, enough: (moves) => !whole && moves >= FEW });
  console.log('keyboard', title, tally);
  expect(tally.board).toBeGreaterThan(tally.panel);
  if (!whole) return expect(anna.refused).toEqual([]);
  const dialog = anna.page.locator('dialog[open]');
  await dialog.waitFor();
  // the chart of the race says what its numbers and its steps are
  const axes = dialog.locator('figure > svg > text');
  await axes.first().waitFor();
  const said = await axes.allTextContents();
  expect(said).toContain('Moves, those of chance included');
  const words = said.filter((text) => !/^\d+$/.test(text));
  expect(words, 'what is counted has a name').toHaveLength(2);
  expect(said.length).toBeGreaterThan(words.length + 2); // and both axes have numbers
  // and on by the keyboard: the dialog has the focus, and a rematch is a Tab or two away
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await anna.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(anna.refused).toEqual([]);
  // however long the game was, the log is one stop of the Tab key, and arrows walk over its lines
  const lines = anna.page.locator('.lines button:not(:disabled)');
  await lines.last().focus();
  await anna.page.keyboard.press('ArrowUp');
  expect(await lines.nth(-2).evaluate((element) => element === document.activeElement)).toBe(true);
  await anna.page.keyboard.press('Tab');
  expect(await anna.page.locator('.lines :focus').count()).toBe(0);
});

test('the panel is one stop of the Tab key: arrows walk over its buttons, and open its drawers', async () => {
  const anna = await arrive();
  const panel = anna.page.locator('.actions');
  // where there is much to choose from: some turns begin with an answer to somebody
  for (let begun = false; !(await panel.locator('summary').count()); begun = true) {
    if (!begun || anna.over) await anna.playBots(SECRETIVE, fewestBots(SECRETIVE));
    else await play(anna, { enough: (moves) => moves > 0 });
    await anna.until(() => anna.over || (anna.mine && anna.settled && anna.legal.length > 0), 'own turn');
    await anna.shown();
  }
  const inside = (what: string) => panel.locator(`${what}:focus`).count();
  await anna.page.locator('.narrator .page').focus();
  await anna.page.keyboard.press('Tab');
  if (await anna.page.locator('.narrator .recap :focus').count()) await anna.page.keyboard.press('Tab');
  expect(await inside(':is(button, summary)')).toBe(1);
  for (let presses = 0; presses < 40 && !(await inside('summary')); presses++)
    await anna.page.keyboard.press('ArrowDown');
  await anna.page.keyboard.press('Enter');
  await panel.locator('details[open]').first().waitFor();
  await anna.page.keyboard.press('ArrowDown');
  expect(await inside('details button')).toBe(1);
  await anna.page.keyboard.press('Tab');
  expect(await panel.locator(':focus').count()).toBe(0);
});

test('one click is enough for the keyboard too: Tab and Enter on the first page begin a game', async () => {
  const anna = await arrive();
  await anna.go('/');
  const begin = anna.page.getByRole('button', { name: `${TITLES[0]!.names['en']}: Play against bots now` });
  await begin.waitFor();
  for (let presses = 0; presses < 30; presses++) {
    if (await begin.evaluate((element) => element === document.activeElement)) break;
    await anna.page.keyboard.press('Tab');
  }
  await anna.page.keyboard.press('Enter');
  await anna.page.locator('.board [data-place]:visible').first().waitFor();
});

test.each(NAMES)(
  'a friend opens the link of %s on a phone, and plays by touch without scrolling, to the end where the sample has it',
  async (title) => {
    const anna = await arrive('Anna');
    const bots = Array.from({ length: fewestBots(title) - 1 }, (): NewSeat => ({ kind: 'bot', level: 'rookie' }));
    const table = await anna.table(title, [{ kind: 'me' }, { kind: 'open' }, ...bots], shortOf(title));
    const ben = await arrive('Ben', { phone: true });
    await ben.go(`/t/${table.table}?invite=${table.invite}`);
    await ben.page.locator('main button.lamp').first().tap(); // sit down
    await ben.page.locator('.board [data-place]:visible').first().waitFor();
    await anna.api('POST', '/api/me', { nickname: 'Anna' });
    await anna.sit(table.table);
    await anna.page.locator('[data-tool="leave"]').click(); // a bot plays on
    await anna.page.locator('dialog[open] button').nth(2).click();
    const whole = toTheEnd(title, 'touch');
    const tally = await play(ben, { way: byTouch, enough: (moves) => !whole && moves >= FEW });
    console.log('touch', title, tally);
    if (whole) await ben.page.locator('dialog[open]').waitFor();
    expect(tally.board).toBeGreaterThan(tally.panel);
    expect(ben.refused).toEqual([]);
  },
);

test('the first tap of a finger shows what would happen, and only the second does it', async () => {
  const anna = await arrive('Anna', { phone: true });
  await anna.playBots(ANY, fewestBots(ANY));
  await anna.until(() => anna.mine, 'own turn');
  const legal = anna.legal.find(({ places }) => places.length)!;
  for (const name of legal.places.slice(0, -1)) {
    const place = anna.page.locator(`[data-place="${name}"]`);
    if ((await place.getAttribute('aria-pressed')) !== 'true') await place.tap();
  }
  const last = anna.page.locator(`[data-place="${legal.places.at(-1)}"]`);
  await last.tap();
  await anna.page.locator('.narrator.ask').waitFor();
  expect(anna.played).toEqual([]);
  await last.tap();
  await anna.until(() => anna.played.length === 1, 'the move');
});

test('on a phone a pick that is as easily taken back counts at the first tap, on the board and in the panel', async () => {
  const anna = await arrive('Anna', { phone: true });
  const done = { board: 0, panel: 0 };
  for (const title of NAMES) {
    for (const moment of ask<Moment[]>('phases.py', title)) {
      const { seat, frame } = moment;
      const light = frame.legal.find((group) => group.light);
      if (!light || !frame.actors.includes(seat)) continue;
      const [{ args, places }] = light.actions as [LegalAction];
      const action = { ...args, do: light.do };
      const legal = { action, places, light: true, grave: false };
      await stage(anna, snapshotOf(title, moment));
      const place = anna.page.locator(`.board [data-place="${placesOf(legal)[0]}"]`).first();
      if (places.length > 1) continue; // picked up first
      if (await place.count()) {
        await place.tap();
        await expect.poll(() => playedAt(anna), { timeout: 20_000 }).toEqual([action]);
        done.board++;
        await stage(anna, snapshotOf(title, moment));
      }
      const more = anna.page.locator('.decision [data-more]');
      if (await more.count()) await more.tap();
      const button = anna.page.locator(`[data-action='${keyOf(action)}']`).last();
      const drawer = anna.page.locator('details', { has: button }).locator('summary');
      if ((await drawer.count()) && !(await button.isVisible())) await drawer.tap();
      await button.tap();
      await expect.poll(() => playedAt(anna), { timeout: 20_000 }).toEqual([action]);
      done.panel++;
    }
  }
  expect(done.board).toBeGreaterThan(3);
  expect(done.panel).toBeGreaterThan(3);
});
