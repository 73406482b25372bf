/** Lessons, walked through by people who do whatever they like.
 *
 * A sample of walks, every other one on a phone; `LESSON_WALKS=10 npm run e2e:built -- lessons`
 * makes ten of every title. */
import { expect, test } from 'vitest';
import type { Event, Lesson, LessonStep, Pattern, Step, Steps } from '../src/protocol';
import { browserOfThisFile, type Action, type Legal, type Person } from './person';
import { byMouse, byTouch, dice, play } from './play';
import { TITLES } from './titles';

const arrive = browserOfThisFile();
const WALKS = Number(process.env['LESSON_WALKS'] ?? 1);
const MOST_ACTIONS = 60; // then the rest is skipped, as people may
const PATIENT = 150;
const FEW = 5;
const TAUGHT = TITLES.filter(({ has }) => has.includes('lesson')).map(({ title }) => title);

/** What the coach says now: the name of the step, or nothing while he waits. */
const said = async (person: Person) => {
  const coach = person.page.locator('.coach');
  return { step: (await coach.getAttribute('data-step')) ?? '', text: (await coach.innerText()).trim() };
};

// --- what must hold for a step that is told, reckoned from what the server sent, not by the coach

/** `red+*` begins with `red+`: a star is anything. */
function matches(text: string, [first = '', ...rest]: readonly string[]): boolean {
  if (!text.startsWith(first)) return false;
  const after = text.slice(first.length);
  if (!rest.length) return after === '';
  return Array.from({ length: after.length + 1 }, (_, at) => after.slice(at)).some((tail) => matches(tail, rest));
}
const allowed = (value: unknown, values: readonly (string | number)[]) =>
  values.some((one) => matches(String(value), String(one).split('*')));
const like = (pattern: Pattern, name: string, args: Readonly<Record<string, unknown>>) =>
  pattern.name === name && Object.entries(pattern.args).every(([arg, values]) => allowed(args[arg], values));
const isLegal = (person: Person, patterns: readonly Pattern[]) =>
  person.legal.some(({ action: { do: name, ...args } }) => patterns.some((pattern) => like(pattern, name, args)));
const isOne = (patterns: readonly Pattern[]) => (event: Event) =>
  patterns.some((pattern) => like(pattern, event.key.slice('event-'.length), event.args));

/** Everything that contradicts telling this step now. */
function contradictions(step: LessonStep, person: Person, lesson: Lesson, steps: readonly Step[]): string[] {
  const own = steps.filter(({ kind, seat }) => kind === 'played' && seat === lesson.seat);
  const since = steps.filter(({ number }) => number >= (own.at(-1)?.number ?? 0)).flatMap(({ events }) => events);
  const wrong: string[] = [];
  const done = ({ action }: Step) => {
    const { do: name, ...args } = (action ?? { do: '' }) as Action;
    return step.try.some((pattern) => like(pattern, name, args));
  };
  // in the middle of it: its price is being paid, its offer laid
  const begun = own.findLast(done);
  const after = steps.filter(({ kind, number }) => kind === 'played' && number > (begun?.number ?? 0));
  const inTheMiddle = begun && step.until.length > 0 && person.mine && after.every(({ seat }) => seat === lesson.seat);
  if (step.try.length && !inTheMiddle && !isLegal(person, step.try)) wrong.push('what is to be tried is not legal');
  if (steps.some(({ events }) => step.until.length && events.some(isOne(step.until)))) wrong.push('it has happened');
  if (!step.until.length && own.some(done)) wrong.push('it was done already');
  if (inTheMiddle) return wrong;
  const { phase = [], legal = [], event = [] } = step.when ?? {};
  if (phase.length && !(person.mine && phase.includes(person.situation?.phase ?? ''))) wrong.push('another phase');
  if (legal.length && !isLegal(person, legal)) wrong.push('what makes it worth telling is not legal');
  if (event.length && !since.some(isOne(event))) wrong.push('it has not just happened');
  return wrong;
}

const isRead = (step: LessonStep | undefined) => step && !step.try.length && !step.until.length;

async function goOn({ page }: Person): Promise<void> {
  const coach = page.locator('.coach');
  const before = await coach.innerText();
  await coach.locator('.buttons button').first().click();
  await page.waitForFunction((was) => (document.querySelector('.coach') as HTMLElement).innerText !== was, before);
}

/** The others wait while the coach tells something that is only to be read: go on from all that
 * came before the page shows how things stand. Returns the steps that were told meanwhile. */
async function read(person: Person, lesson: Lesson): Promise<string[]> {
  const told: string[] = [];
  const { version } = person.situation!;
  for (;;) {
    const state = await person.page.waitForFunction(
      ([version, names]) => {
        const shown = Number(document.querySelector('[data-version]')?.getAttribute('data-version'));
        const step = document.querySelector('.coach')?.getAttribute('data-step') ?? '';
        return shown >= version ? 'shown' : names.includes(step) && step;
      },
      [
        version,
        lesson.steps
          .slice(0, -1)
          .filter(isRead)
          .map(({ name }) => name),
      ] as const,
    );
    const step = String(await state.jsonValue());
    if (step === 'shown') return told;
    told.push(step);
    await goOn(person);
  }
}

/** Buttons come when the coach is done; what is drawn on the board can be pressed at any time. */
const isDrawn = async ({ page }: Person, action: Legal | 'take back') =>
  action !== 'take back' &&
  action.places.length > 0 &&
  (await page.locator(`.board [data-place="${action.places[0]}"]`).count()) > 0;

type Choose = (person: Person, step: LessonStep | undefined) => Legal | 'go on' | 'take back';

/** Somebody who does anything, reads on or skips now and then, and takes something back. */
function anything(seed: number): Choose {
  const random = dice(seed);
  return ({ legal, situation }, step) => {
    if (situation?.undo === null && random() < 0.1) return 'take back';
    const goesOn = step && !step.try.length ? 0.6 : 0.15;
    return random() < goesOn ? 'go on' : legal[Math.floor(random() * legal.length)]!;
  };
}

/** Somebody who does what the coach says, and anything while he waits. */
function asTold(seed: number): Choose {
  const random = dice(seed);
  return ({ legal }, step) => {
    if (step && !step.try.length && !step.until.length) return 'go on';
    const tried = legal.filter(({ action: { do: name, ...args } }) =>
      step?.try.some((pattern) => like(pattern, name, args)),
    );
    const from = tried.length ? tried : legal;
    return from[Math.floor(random() * from.length)]!;
  };
}

/** Walk through a lesson; the names of the steps that were told. */
async function walk(person: Person, title: string, choose: Choose, most = MOST_ACTIONS): Promise<string[]> {
  await person.go(`/learn/${title}`);
  await person.page.locator('.board [data-place]:visible').first().waitFor();
  const lesson = await person.api<Lesson>('GET', `/api/titles/${title}/lesson`);
  const { table } = await person.api<{ table: string }>('POST', '/api/tables/lesson', { title });
  const last = lesson.steps.at(-1)!;
  const told: string[] = [];
  for (let rounds = 0; rounds < 500; rounds++) {
    await person.until(() => person.over || (person.mine && person.legal.length > 0), 'own turn or the end');
    for (const name of await read(person, lesson)) if (name !== told.at(-1)) told.push(name);
    const { step: name, text } = await said(person);
    expect(text, `the coach of ${title} says something`).not.toBe('');
    expect(text, 'all words are there').not.toMatch(/lesson-/);
    if (name && name !== told.at(-1)) told.push(name);
    const step = lesson.steps.find((one) => one.name === name);
    if (step && !person.over) {
      const { steps } = await person.api<Steps>('GET', `/api/tables/${table}/steps?seat=${lesson.seat}`);
      expect(contradictions(step, person, lesson, steps), `${title}, step ${name}: ${text}`).toEqual([]);
    }
    if (name === last.name) {
      expect(await person.page.locator('.coach .step').count(), 'nothing is left to count').toBe(0);
      return told;
    }
    const chosen = person.played.length > most ? 'go on' : choose(person, step);
    if (chosen === 'go on' || (isRead(step) && !(await isDrawn(person, chosen)))) await goOn(person);
    else if (chosen === 'take back') {
      const { version } = person.situation!;
      await person.page.locator('.decision').getByRole('button', { name: 'Take back' }).click();
      await person.until(() => person.situation!.version !== version, 'something taken back');
    } else {
      const played = person.played.length;
      await play(person, {
        way: person.phone ? byTouch : byMouse,
        choose: () => chosen,
        enough: () => person.played.length > played,
      });
    }
    expect(person.refused, `${title}: what is legal is taken`).toEqual([]);
  }
  throw new Error(`the lesson of ${title} does not come to its end: ${told.join(', ')}`);
}

test.each(TAUGHT.flatMap((title) => Array.from({ length: WALKS }, (_, k) => [title, k + 1] as const)))(
  'the lesson of %s takes any legal action, tells nothing wrong and comes to its end: walk %i',
  async (title, seed) => {
    const anna = await arrive('Anna', { phone: (seed + TAUGHT.indexOf(title)) % 2 === 0 });
    const told = await walk(anna, title, anything(seed));
    console.log(title, seed, `${anna.played.length} actions:`, told.join(' '));
    expect(told[0]).toBeDefined();
  },
);

test.each(TAUGHT)('who does as told is told most of %s, and never has to skip', async (title) => {
  const anna = await arrive();
  const told = await walk(anna, title, asTold(1), PATIENT);
  console.log(title, 'as told', `${anna.played.length} actions:`, told.join(' '));
  expect(anna.played.length).toBeLessThan(PATIENT);
  const { steps } = await anna.api<Lesson>('GET', `/api/titles/${title}/lesson`);
  const expected = steps.filter(({ when }) => !when?.event.length).map(({ name }) => name);
  const share = expected.filter((name) => told.includes(name)).length / expected.length;
  expect(share, 'while a step is waited for they do anything, so that a game may be over before').toBeGreaterThan(
    2 / 3,
  );
});

test.each(TAUGHT)('the lesson of %s goes on after a reload, and then becomes a game', async (title) => {
  const anna = await arrive();
  await walk(anna, title, anything(7), FEW);
  const before = await said(anna);
  await anna.page.reload();
  await anna.page.locator('.board [data-place]:visible').first().waitFor();
  await expect.poll(() => said(anna)).toEqual(before);
  await anna.page.getByRole('button', { name: 'Play on' }).click();
  await anna.page.waitForURL('**/t/*');
  await anna.page.locator('.board [data-place]:visible').first().waitFor();
  expect(await anna.page.locator('.coach').count()).toBe(0);
  if (anna.over) return;
  const goal = anna.page.locator('.narrator .goal'); // what one plays for is told here as well
  for (let moves = 0; !moves || (moves < FEW && !anna.over && !anna.situation!.goal); moves++) {
    await play(anna, { enough: (moves) => moves > 0 });
    await anna.until(() => anna.over || (anna.mine && anna.settled), 'own turn');
    await anna.shown();
  }
  await anna.page.mouse.move(2, 2); // away from what it has just touched, which is told of else
  if (!anna.over && anna.situation!.goal) await goal.waitFor(); // some titles have none at first
  const game = new URL(anna.page.url()).pathname;
  await anna.go('/');
  await anna.page.locator(`a.row[href="${game}"]`).waitFor(); // and not to the coach again
});

test('a lesson of a game that is none of ours is told kindly', async () => {
  const anna = await arrive();
  await anna.go('/learn/foo');
  await anna.page.getByText('No game of ours has that name').waitFor();
});

test('on a phone no line of what is told is cut through', async () => {
  const anna = await arrive('Anna', { phone: true, language: 'de' });
  let goals = 0;
  for (const title of TAUGHT) {
    await anna.go(`/learn/${title}`);
    await anna.page.locator('.board [data-place]:visible').first().waitFor();
    while (await anna.page.locator('.coach .lamp').count()) await goOn(anna); // the goal comes with the turn
    for (const goal of await anna.page.locator('.narrator .goal').all()) {
      const lines = await goal.evaluate((goal) => {
        const page = goal.closest('.page')!;
        return page.clientHeight / parseFloat(getComputedStyle(page).lineHeight);
      });
      expect(Math.abs(lines - Math.round(lines)), `${title}: ${lines} lines`).toBeLessThan(0.1);
      goals++;
    }
  }
  expect(goals).toBeGreaterThan(1);
});
