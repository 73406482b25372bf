/** Every page, board and dialog, one after another, for tests that look at all of them. */
import type { Friends, Me, NewSeat, TitlePuzzles } from '../src/protocol';
import type { Person } from './person';
import { play } from './play';
import { ANY, fewestBots, SECRETIVE, shortOf } from './titles';

type Look = (scene: string) => Promise<void>;

/** Open a dialog by a button with this icon in it, look, and close it again. */
async function dialog(person: Person, scene: string, opener: string, look: Look): Promise<void> {
  await person.page.locator(opener).first().click();
  await person.page.locator('dialog[open] .inside > .body').waitFor();
  await look(scene);
  await person.page.keyboard.press('Escape');
  await person.page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** The button of a table's tool; on a phone it lies in a menu. */
async function tool(person: Person, name: string): Promise<string> {
  if (person.phone) await person.page.locator('[data-tool="menu"]').tap();
  return `[data-tool="${name}"]`;
}

/** A part of the story: on a phone a sheet; elsewhere it is there. */
async function story(person: Person, part: string, look: () => Promise<void>): Promise<void> {
  if (!person.phone) return look();
  await person.page.locator(`#story-${part}`).tap();
  await look();
  await person.page.keyboard.press('Escape');
  await person.page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** Have a puzzle’s solution shown that counts as not solved from then on: it is asked about first. */
export async function showSolution(person: Person, asked?: () => Promise<void>): Promise<void> {
  await person.page.locator('[data-show] .button').click();
  const sure = person.page.locator('[data-show] .alarm');
  await sure.waitFor();
  await asked?.();
  await person.page.waitForTimeout(800); // the second click of a double-click is no answer
  await sure.click();
  await person.page.locator('.decision[data-right]').waitFor();
}

/** Pages without a game. */
export async function pages(person: Person, title: string, look: Look, query = ''): Promise<void> {
  const { puzzles } = await person.api<TitlePuzzles>('GET', `/api/titles/${title}/puzzles`);
  const ofTitle = ['new', 'rules', 'ratings', 'puzzles', 'learn'].map((page) => `/${page}/${title}`);
  for (const path of [...ofTitle, `/puzzles/${title}/${puzzles[0]!.id}`]) {
    await person.go(path + query);
    await person.page.locator('main h1, .board [data-place]').first().waitFor();
    await look(path);
  }
  await showSolution(person, () => look('a puzzle, asked for its solution'));
  await look('the solution of a puzzle');
}

export async function house(person: Person, look: Look, query = ''): Promise<void> {
  await person.go(`/${query}`);
  await person.page.locator('.cards h2').first().waitFor();
  await look('/');
  await dialog(person, 'settings', 'header nav button >> nth=1', look);
  await person.go(`/me${query}`); // of somebody who was here before, then of a player
  await person.page.locator('main form').waitFor();
  await look('/me without a player');
  await player(person, look, query);
  await friends(person, look, query);
  await person.go(`/puzzles${query}`);
  await person.page.locator('.shelves h2').first().waitFor();
  await look('/puzzles');
  await person.go(`/nothing-here${query}`);
  await person.page.locator('main h1').waitFor();
  await look('no such page');
  await person.go(`/${query}`);
  const card = person.page.locator('.card').first();
  const many = card.locator('select').first();
  await many.selectOption(await many.locator('option').last().getAttribute('value')); // those of other tests are few
  await card.locator('.button.sea').click();
  await person.page.locator('.bar').waitFor();
  await person.page.locator('.lists details summary').click();
  await look('/, looking for players');
  await person.page.locator('.bar button').click();
}

/** One's own page, with all that can be opened there. */
async function player(person: Person, look: Look, query: string): Promise<void> {
  await person.becomeKnown();
  await person.go(`/me${query}`);
  await person.page.locator('[data-do="phrase"]').click();
  await person.page.locator('.phrase').waitFor();
  await person.page.locator('[data-do="code"]').click();
  await person.page.locator('.code').waitFor();
  await person.page.locator('summary').click();
  await person.page.locator('[data-do="feed"]').click();
  await person.page.locator('details input[readonly]').waitFor();
  await look('/me');
  await person.page.locator('a[href^="/p/"]').click();
  await person.page.locator('.column h1').waitFor();
  await look('a player’s page');
}

/** Somebody follows another player, who has kept a seat. */
async function friends(person: Person, look: Look, query: string): Promise<void> {
  const { page } = await person.api<Me>('GET', '/api/me');
  const headers = { 'content-type': 'application/json', authorization: '' };
  const other = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await fetch(person.base + path, { method: 'POST', headers, body: JSON.stringify(data) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const ben = await other<Me>('/api/me', { nickname: 'Maximilian von Stauffen' });
  headers.authorization = `Bearer ${ben.token}`;
  const { friends } = await other<Friends>('/api/me/friends', { page });
  const bots = Array.from({ length: fewestBots(ANY) - 1 }, () => ({ kind: 'bot' }));
  await other('/api/tables', {
    title: ANY,
    seats: [{ kind: 'me' }, { kind: 'friend', friend: friends![0]!.id }, ...bots],
  });
  await person.api('POST', '/api/me/friends', { page: ben.page });
  await person.go(`/${query}`);
  await person.page.locator('.mine .head').waitFor();
  await person.page.locator('.bar').waitFor();
  await look('/ with friends');
  await person.go(`/me${query}`);
  await person.page.locator('.panel .head').waitFor();
  await look('/me with friends');
  await person.go(`/p/${ben.page}${query}`);
  await person.page.locator('.column h1').waitFor();
  await look('a friend’s page');
  await dialog(person, 'about a friend', '.button-row .button:last-child', look);
  await person.go(`/new/${ANY}${query}`);
  await person.page.locator('.chairs option[value="friend"]').first().waitFor({ state: 'attached' });
  await person.page.locator('.chairs select').nth(1).selectOption('friend');
  await look('/new with a friend');
  await person.api('POST', '/api/me/blocks', { page: ben.page, kind: 'mute' });
  await person.go(`/me${query}`);
  await person.page.locator('main .listed').first().waitFor();
  await look('/me with somebody muted');
  await person.go(`/${query}`);
  await person.page.locator('.bar .quiet').click();
  await person.page.locator('.bar').waitFor({ state: 'detached' });
}

/** The board: the first turn, some time later, and with something in the hand. */
export async function board(person: Person, title: string, look: Look, query = ''): Promise<string> {
  const id = await person.playBots(title, fewestBots(title), shortOf(title), query);
  await look(`${title}: the first turn`);
  await play(person, { enough: (moves) => moves >= 9 });
  await person.until(() => person.mine && person.settled, 'own turn');
  await person.shown();
  await look(`${title}: in mid-game`);
  const picks = person.legal.find(({ places }) => places.length > 1);
  if (picks) {
    const place = person.page.locator(`.board [data-place="${picks.places[0]}"]`).first();
    if (await place.count()) await (person.phone ? place.tap() : place.click());
    await look(`${title}: something is picked`);
    await person.page.keyboard.press('Escape');
  }
  return id;
}

/** The table, its dialogs, and the replay. */
export async function table(person: Person, title: string, look: Look, query = ''): Promise<void> {
  const id = await board(person, title, look, query);
  for (const name of ['rules', 'share', 'leave'])
    await dialog(person, `${title}: ${name}`, await tool(person, name), look);
  await story(person, 'log', () => look(`${title}: log`));
  await story(person, 'chat', () => look(`${title}: chat`));
  // bots play to the end, so that result and replay of this title can be looked at
  await person.page.locator(await tool(person, 'leave')).click();
  await person.page.locator('dialog[open] .button.alarm').click();
  await person.page.locator('dialog[open] .inside > .body').waitFor();
  await person.page.locator('dialog[open] figure > svg').waitFor(); // the chart
  await look(`${title}: result`);
  await person.go(`/r/${id}?move=12${query.replace('?', '&')}`);
  await person.page.locator('.board [data-place]:visible').first().waitFor();
  await look(`${title}: replay`);
}

/** The proof of the dice, and the review of a game. */
export async function proof(person: Person, look: Look, query = ''): Promise<void> {
  const id = await person.playBots(ANY, fewestBots(ANY), shortOf(ANY), query);
  await play(person);
  await person.go(`/r/${id}?verify${query.replace('?', '&')}`);
  await person.page.locator('dialog[open] dl').waitFor();
  await look('verify');
  await person.go(`/review/${id}?move=3${query.replace('?', '&')}`);
  await person.page.locator('.review dl').first().waitFor(); // all is judged
  await person.page.locator('.board [data-place]:visible').first().waitFor();
  await look('review');
}

/** As many as are needed besides two people. */
const bots = (title: string) => Array.from({ length: fewestBots(title) - 1 }, (): NewSeat => ({ kind: 'bot' }));

/** Waiting for a friend, and the curtain between two at one device. */
export async function waiting(person: Person, look: Look, query = ''): Promise<void> {
  const open = await person.table(ANY, [{ kind: 'me' }, { kind: 'open' }, ...bots(ANY)]);
  await person.go(`/t/${open.table}${query}`);
  await person.page.locator('main h1').waitFor();
  await look('waiting room');
  const shared = await person.table(SECRETIVE, [{ kind: 'me' }, { kind: 'device', name: 'Ben' }, ...bots(SECRETIVE)]);
  await person.go(`/t/${shared.table}${query}`);
  await person.page.locator('.curtain').waitFor();
  await look('curtain');
}
