/** What a coach has to say, worked out from the table alone: the plan of a lesson, all that has
 * happened, and how things stand. Nothing is forbidden and nothing is set up here. */
import type { Event, Lesson, LessonStep, Pattern, Situation, Step } from '../protocol';
import { legalOf, type Legal } from '../table/hand.svelte';
import type { Action } from '../words/words';

/** What a coach goes by. */
export interface Course {
  lesson: Lesson;
  /** All that happened at the table and stands. */
  steps: readonly Step[];
  situation: Situation | null;
  /** Steps that the learner has gone on from. */
  left: ReadonlySet<string>;
}

const like = (value: unknown, wanted: string | number) => {
  const parts = String(wanted)
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(String(value));
};

const fits = (patterns: readonly Pattern[], name: string, args: Readonly<Record<string, unknown>>) =>
  patterns.some(
    (pattern) =>
      pattern.name === name &&
      Object.entries(pattern.args).every(
        ([arg, values]) => arg in args && values.some((value) => like(args[arg], value)),
      ),
  );

const isEvent = (patterns: readonly Pattern[]) => (event: Event) =>
  fits(patterns, event.key.replace(/^event-/, ''), event.args);

export const isAction = (patterns: readonly Pattern[], { do: name, ...args }: Action) => fits(patterns, name, args);

/** The legal actions that a step wants to be tried. */
export const triedOf = (step: LessonStep, situation: Situation | null): Legal[] =>
  legalOf(situation?.legal ?? []).filter(({ action }) => isAction(step.try, action));

const ownOf = ({ lesson, steps }: Course) =>
  steps.filter(({ kind, seat }) => kind === 'played' && seat === lesson.seat);

/** Has what a step is about happened? Where it does not say, it is what was to be tried. */
function happened(step: LessonStep, course: Course): boolean {
  if (step.until.length) return course.steps.some(({ events }) => events.some(isEvent(step.until)));
  return step.try.length > 0 && ownOf(course).some(({ action }) => action && isAction(step.try, action as Action));
}

/** The steps that are behind the learner: done, happened anyway, or gone on from. */
export function pastOf(course: Course): ReadonlySet<string> {
  const { lesson, left } = course;
  const past = lesson.steps.filter((step) => left.has(step.name) || happened(step, course));
  return new Set(past.map(({ name }) => name));
}

/** A step with nothing to do but to read it. */
export const isRead = (step: LessonStep) => !step.try.length && !step.until.length;

/** What is told when it happens may never happen: nobody waits for it. */
const isByTheWay = ({ when }: LessonStep) => Boolean(when?.event.length);

/** Is the learner in the middle of what a step wants: begun, and nobody else has acted since? */
export function isBegun(step: LessonStep, course: Course): boolean {
  if (!step.until.length || !course.situation?.actors.includes(course.lesson.seat)) return false;
  const wanted = ownOf(course).findLast(({ action }) => action && isAction(step.try, action as Action));
  const since = course.steps.filter(({ kind, number }) => kind === 'played' && wanted && number > wanted.number);
  return wanted !== undefined && since.every(({ seat }) => seat === course.lesson.seat);
}

/** Does all that a step wants before it is told hold now? */
function holds(step: LessonStep, course: Course, past: ReadonlySet<string>): boolean {
  const { lesson, situation, steps } = course;
  if (isBegun(step, course)) return true;
  if (step.try.length && !triedOf(step, situation).length) return false;
  if (!step.when) {
    const before = lesson.steps.slice(0, lesson.steps.indexOf(step));
    return before.every((other) => past.has(other.name) || isByTheWay(other));
  }
  const { phase, legal, event, after } = step.when;
  const asked = situation?.actors.includes(lesson.seat) ?? false;
  if (phase.length && !(asked && phase.includes(situation!.phase ?? ''))) return false;
  if (legal.length && !legalOf(situation?.legal ?? []).some(({ action }) => isAction(legal, action))) return false;
  const since = ownOf(course).at(-1)?.number ?? 0;
  const latest = steps.filter(({ number }) => number >= since).flatMap(({ events }) => events);
  if (event.length && !latest.some(isEvent(event))) return false;
  return after.every((name) => past.has(name));
}

/** The step to be told now; null: play on, until there is one. What has just happened comes
 * first, else the order of the plan decides. When the game is over, so is the lesson. */
export function toldOf(course: Course): LessonStep | null {
  const { steps } = course.lesson;
  const last = steps.at(-1)!;
  if (course.situation?.status === 'over') return last;
  const past = pastOf(course);
  const open = steps.filter((step) => step === last || !past.has(step.name));
  const ready = open.filter((step) => holds(step, course, past));
  return ready.find(isByTheWay) ?? ready[0] ?? null;
}

/** The step that is waited for. */
export const awaitedOf = (course: Course): LessonStep => {
  const past = pastOf(course);
  return course.lesson.steps.find((step) => !past.has(step.name) && !isByTheWay(step)) ?? course.lesson.steps.at(-1)!;
};
