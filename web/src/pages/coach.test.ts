import { beforeEach, describe, expect, it } from 'vitest';
import type { Event, Lesson, LessonStep, Situation, Step } from '../protocol';
import { Table } from '../table/table.svelte';
import { Coach } from './coach.svelte';
import { awaitedOf, pastOf, toldOf, triedOf, type Course } from './coach';

const event = (name: string, args: Event['args'] = {}) =>
  ({ key: `event-${name}`, args, traces: [] }) as unknown as Event;
let number = 0;
const played = (seat: number, action: Step['action'], ...events: Event[]): Step => ({
  number: ++number,
  kind: 'played',
  at: 0,
  seat,
  by: seat ? 'bot' : 'player',
  to: null,
  action: seat ? null : action,
  events,
});
/** The learner is to act, and may do this. */
const asked = (...names: string[]) =>
  ({
    status: 'playing',
    phase: 'turn',
    actors: [0],
    legal: names.map((name) => ({ do: name, key: '', actions: [1, 9].map((row) => ({ args: { row }, places: [] })) })),
  }) as unknown as Situation;
const others = { ...asked(), actors: [1] };
const step = (name: string, more: Partial<LessonStep> = {}): LessonStep => ({
  name,
  when: null,
  try: [],
  until: [],
  ...more,
});
const when = (more: Partial<NonNullable<LessonStep['when']>>) => ({
  phase: [],
  legal: [],
  event: [],
  after: [],
  ...more,
});
const course = (lesson: LessonStep[], more: Partial<Course> = {}): Course => ({
  lesson: { seat: 0, steps: lesson } satisfies Lesson,
  steps: [],
  situation: asked('enter'),
  left: new Set(),
  ...more,
});

describe('a coach', () => {
  const goal = step('goal');
  const enter = step('enter', { try: [{ name: 'enter', args: { row: [9] } }] });
  const escape = step('escape', { try: [{ name: 'escape', args: {} }] });
  const caught = step('caught', { when: when({ event: [{ name: 'caught', args: {} }] }) });
  const end = step('end');
  const plan = [goal, enter, escape, caught, end];

  it('tells step after step, and only what can be done', () => {
    expect(toldOf(course(plan))).toBe(goal);
    const left = new Set(['goal']);
    expect(toldOf(course(plan, { left }))).toBe(enter);
    expect(toldOf(course(plan, { left, situation: others }))).toBeNull();
    expect(triedOf(enter, asked('enter')).map(({ action }) => action)).toEqual([{ do: 'enter', row: 9 }]);
  });

  it('passes over what was done already, and waits for what cannot be done yet', () => {
    const steps = [played(0, { do: 'enter', row: 9 })];
    const now = course(plan, { steps, left: new Set(['goal']) });
    expect([...pastOf(now)]).toEqual(['goal', 'enter']);
    expect(toldOf(now)).toBeNull();
    expect(awaitedOf(now)).toBe(escape);
    expect(toldOf({ ...now, situation: asked('escape') })).toBe(escape);
  });

  it('takes another action for what it is: the step stays', () => {
    const steps = [played(0, { do: 'enter', row: 1 })];
    expect(toldOf(course(plan, { steps, left: new Set(['goal']) }))).toBe(enter);
  });

  it('tells at once what has just happened, until the learner acts again', () => {
    const steps = [played(0, { do: 'enter', row: 9 }), played(1, null, event('caught')), played(1, null)];
    const now = course(plan, { steps });
    expect(toldOf(now)).toBe(caught);
    expect(toldOf({ ...now, steps: [...steps, played(0, { do: 'enter', row: 1 })] })).toBe(goal);
  });

  it('does not wait for what may never happen', () => {
    const left = new Set(['goal', 'enter', 'escape']);
    expect(toldOf(course(plan, { left }))).toBe(end);
    expect(awaitedOf(course([caught, escape, end]))).toBe(escape);
  });

  it('keeps to phases and to the steps that come first', () => {
    const later = step('later', { when: when({ phase: ['turn'], after: ['escape'] }) });
    expect(toldOf(course([escape, later, end]))).toBeNull();
    expect(toldOf(course([escape, later, end], { left: new Set(['escape']) }))).toBe(later);
    expect(toldOf(course([escape, later, end], { left: new Set(['escape']), situation: others }))).toBeNull();
  });

  it('ends a step by its event, whoever brought it about', () => {
    const voted = step('voted', { until: [{ name: 'voted', args: { seat: [1, 2] } }] });
    const now = course([voted, end]);
    expect(toldOf({ ...now, steps: [played(0, null, event('voted', { seat: 0 }))] })).toBe(voted);
    expect(toldOf({ ...now, steps: [played(1, null, event('voted', { seat: 2 }))] })).toBe(end);
  });

  it('stays with the last step, and is there when the game is over', () => {
    expect(toldOf(course(plan, { left: new Set(plan.map(({ name }) => name)) }))).toBe(end);
    expect(toldOf(course(plan, { situation: { ...others, status: 'over' } }))).toBe(end);
  });

  it('understands a star in a text', () => {
    const pick = step('pick', { until: [{ name: 'picked', args: { dice: ['*+*+*'] } }] });
    const with_ = (dice: string) =>
      toldOf(course([pick, end], { steps: [played(0, null, event('picked', { dice }))] }));
    expect(with_('red+blue')).toBe(pick);
    expect(with_('red+blue+white')).toBe(end);
  });
});

describe('a coach at a table', () => {
  const goal = step('goal');
  const enter = step('enter', { try: [{ name: 'enter', args: { row: [9] } }] });
  const end = step('end');
  const lesson: Lesson = { seat: 0, steps: [goal, enter, end] };
  let table: Table;
  /** A coach who has seen how things stand. */
  function coached(): Coach {
    const coach = new Coach(lesson, table);
    coach.follow();
    return coach;
  }
  function does(coach: Coach, row: number): void {
    table.steps = [...table.steps, played(0, { do: 'enter', row })];
    coach.follow();
  }
  beforeEach(() => {
    localStorage.clear();
    table = new Table('t', { send: () => Promise.resolve(null) });
    table.situation = asked('enter');
    table.steps = [{ ...played(0, null), number: 1, kind: 'begun', seat: null }];
  });

  it('goes on when the learner has read it', () => {
    const coach = coached();
    expect(coach.told).toBe(goal);
    coach.next();
    expect(coach.told).toBe(enter);
    expect(coach.at).toBe(2);
  });

  it('stays with what is asked for until it has happened, and never counts backwards', () => {
    const join = step('join', { try: [{ name: 'enter', args: {} }], until: [{ name: 'joined', args: {} }] });
    const coach = new Coach({ seat: 0, steps: [goal, join, end] }, table);
    coach.follow();
    coach.next();
    coach.follow();
    table.steps = [...table.steps, played(0, { do: 'enter', row: 9 })];
    table.situation = asked('pay'); // the price of it, before anything has come of it
    coach.follow();
    expect(coach.told).toBe(join);
    expect(coach.other).toBeNull();
    expect(coach.at).toBe(2);
    table.steps = [...table.steps, played(1, { do: 'enter', row: 9 })];
    coach.follow();
    expect(coach.told).toBeNull(); // somebody else has acted since
    expect(coach.at).toBe(2);
  });

  it('keeps the others waiting while something is to be read', () => {
    const coach = coached();
    expect(table.hand.calm).toBe(true);
    coach.next();
    coach.follow();
    expect(table.hand.calm).toBe(false);
  });

  it('says nothing before it knows all that has happened, nor while the board opens something', () => {
    table.revealing = true;
    expect(coached().told).toBeNull();
    table.revealing = false;
    table.steps = [{ ...played(0, { do: 'enter', row: 9 }), number: 40 }];
    expect(coached().told).toBeNull();
  });

  it('goes on when the learner acts instead of reading', () => {
    const coach = coached();
    does(coach, 1);
    expect(coach.told).toBe(enter);
    expect(coach.other).toBeNull(); // nothing else was asked for
  });

  it('lights what is to be tried, answers who does something else, and says no more once it is done', () => {
    const coach = coached();
    coach.next();
    coach.follow();
    expect(table.hand.tried.map(({ action }) => action)).toEqual([{ do: 'enter', row: 9 }]);
    does(coach, 1);
    expect(coach.other).toBe('enter');
    expect(coach.told).toBe(enter);
    does(coach, 9);
    expect(coach.other).toBeNull();
    expect(coach.told).toBe(end);
    expect(coach.last).toBe(true);
  });

  it('is where it was when the page is opened again, but not at another table', () => {
    coached().next();
    expect(coached().told).toBe(enter);
    table = new Table('another', { send: () => Promise.resolve(null) });
    table.situation = asked('enter');
    expect(coached().told).toBe(goal);
  });

  it('goes back with whoever takes back', () => {
    const coach = coached();
    coach.next();
    coach.follow();
    does(coach, 9);
    expect(coach.told).toBe(end);
    table.steps = table.steps.slice(0, 1);
    coach.follow();
    expect(coach.told).toBe(enter);
  });
});
