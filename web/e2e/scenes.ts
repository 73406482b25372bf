/** Every page, board and dialog, one after another, for tests that look at all of them. */
import type { Person } from './person';
import { play } from './play';

export const TITLES = ['alcatraz', 'ausbrecher', 'scapegoat', 'digout'] as const;
export type Title = (typeof TITLES)[number];
export const FEWEST: Record<Title, number> = { alcatraz: 2, ausbrecher: 2, scapegoat: 3, digout: 2 };
/** Long enough for a mid-game, and soon played to the end by bots. */
const SHORT: Record<Title, object> = {
  alcatraz: { turn_limit: 30 }, ausbrecher: { path_length: 24 }, scapegoat: {}, digout: { turn_limit: 12 },
};

type Look = (scene: string) => Promise<void>;

/** Open a dialog by a button with this icon in it, look, and close it again. */
async function dialog(person: Person, scene: string, opener: string, look: Look): Promise<void> {
  await person.page.locator(opener).first().click();
  await person.page.locator('dialog[open] .body').waitFor();
  await look(scene);
  await person.page.keyboard.press('Escape');
  await person.page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** Pages without a game. */
export async function pages(person: Person, title: Title, look: Look, query = ''): Promise<void> {
  for (const path of [`/new/${title}`, `/rules/${title}`, `/learn/${title}`]) {
    await person.go(path + query);
    await person.page.locator(path.startsWith('/learn') ? '.board [data-spot]' : 'main h1').first().waitFor();
    await look(path);
  }
}

export async function house(person: Person, look: Look, query = ''): Promise<void> {
  await person.go(`/${query}`);
  await person.page.locator('.cards h2').first().waitFor();
  await look('/');
  await dialog(person, 'settings', 'header nav button >> nth=1', look);
  await person.go(`/nothing-here${query}`);
  await person.page.locator('main h1').waitFor();
  await look('no such page');
}

/** The table, its dialogs, and the replay. */
export async function table(person: Person, title: Title, look: Look, query = ''): Promise<void> {
  const id = await person.playBots(title, FEWEST[title] - 1, SHORT[title], query);
  await look(`${title}: the first turn`);
  await play(person, { enough: (moves) => moves >= 9 });
  await person.until(() => person.mine && person.settled, 'own turn');
  await person.shown();
  await look(`${title}: in mid-game`);
  const picks = person.options.find(({ places }) => places.length > 1);
  if (picks) {
    const spot = person.page.locator(`.board [data-spot="${picks.places[0]}"]`).first();
    if (await spot.count()) await (person.phone ? spot.tap() : spot.click());
    await look(`${title}: something is picked`);
    await person.page.keyboard.press('Escape');
  }
  await dialog(person, `${title}: rules`, '.tools button >> nth=0', look);
  await dialog(person, `${title}: share`, '.tools button >> nth=1', look);
  await dialog(person, `${title}: leave`, '.tools .end button', look);
  await person.page.locator('#story-log').click();
  await look(`${title}: log`);
  await person.page.locator('#story-chat').click();
  await look(`${title}: chat`);
  // bots play to the end, so that result and replay of this title can be looked at
  await person.page.locator('.tools .end button').click();
  await person.page.locator('dialog[open] .button.alarm').click();
  await person.page.locator('dialog[open] tbody').waitFor();
  await person.page.locator('dialog[open] figure svg').waitFor(); // the chart
  await look(`${title}: result`);
  await person.go(`/r/${id}?move=12${query.replace('?', '&')}`);
  await person.page.locator('.board [data-spot]').first().waitFor();
  await look(`${title}: replay`);
}

/** The proof of the dice. */
export async function proof(person: Person, look: Look, query = ''): Promise<void> {
  const id = await person.playBots('alcatraz', 1, { turn_limit: 4 }, query);
  await play(person);
  await person.go(`/r/${id}?verify${query.replace('?', '&')}`);
  await person.page.locator('dialog[open] dl').waitFor();
  await look('verify');
}

/** Waiting for a friend, and the curtain between two at one device. */
export async function waiting(person: Person, look: Look, query = ''): Promise<void> {
  const open = await person.table('alcatraz', [{ kind: 'me' }, { kind: 'open' }]);
  await person.go(`/t/${open.table}${query}`);
  await person.page.locator('main h1').waitFor();
  await look('waiting room');
  const shared = await person.table('digout', [{ kind: 'me' }, { kind: 'device', name: 'Ben' }]);
  await person.go(`/t/${shared.table}${query}`);
  await person.page.locator('.curtain').waitFor();
  await look('curtain');
}
