/** Two people at one table, for tests of what is secret between them. */
import type { NewSeat } from '../src/protocol';
import type { Likes, Legal, Person } from './person';
import { play } from './play';

/** What the one who looks sees of the game. */
export const viewOf = <View>(person: Person) => person.situation!.view as View;

type Arrive = (name?: string, likes?: Likes) => Promise<Person>;

/** Two people, each with a browser of their own, at one table. */
export async function two(arrive: Arrive, title: string, options: object, bots = 0): Promise<[Person, Person]> {
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')];
  const rest = Array.from({ length: bots }, (): NewSeat => ({ kind: 'bot', level: 'rookie' }));
  const { table, invite } = await anna.table(title, [{ kind: 'me' }, { kind: 'open' }, ...rest], options);
  await anna.go(`/t/${table}`);
  await ben.go(`/t/${table}?invite=${invite}`);
  await ben.page.getByRole('button', { name: 'Sit down here' }).click();
  for (const person of [anna, ben]) await person.page.locator('.board [data-place]:visible').first().waitFor();
  return [anna, ben];
}

/** All that a browser was ever told, or shows. */
export const knownTo = async (person: Person) =>
  [...person.heard, ...person.bodies, await person.page.content()].join('\n');

/** Both play, whoever is to act. */
export async function both(
  people: readonly Person[],
  moves: number,
  choose?: (actions: Legal[], who: Person) => Legal,
): Promise<void> {
  for (let done = 0; done < moves; done++) {
    let actor: Person | undefined;
    await people[0]!.until(() => {
      actor = people.find((person) => person.mine && person.settled && person.legal.length);
      return actor !== undefined || people.some((person) => person.over);
    }, 'somebody to act');
    const who = actor;
    if (!who || people.some((person) => person.over)) return;
    await play(who, { enough: (moves) => moves > 0, ...(choose && { choose: (actions) => choose(actions, who) }) });
  }
}
