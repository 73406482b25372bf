/** The coach of a lesson follows a real table: it remembers what the learner has gone on from,
 * and answers those who do something else. */
import type { Lesson, Step } from '../protocol';
import { allSteps } from '../server/api';
import type { Table } from '../table/table.svelte';
import type { Action } from '../words/words';
import { awaitedOf, isAction, isBegun, isRead, pastOf, toldOf, triedOf, type Course } from './coach';
import { keep, kept } from './lessons';

export class Coach {
  readonly lesson: Lesson;
  readonly #table: Table;
  /** What happened before the steps that the table was told of; null: not known yet. */
  #before = $state.raw<readonly Step[] | null>(null);
  #left = $state.raw<ReadonlySet<string>>(new Set());
  /** The learner did something else than the step that is told: it deserves an answer. */
  other = $state<string | null>(null);
  #own = -1; // number of the learner's last action
  #told: string | null = null; // before it

  constructor(lesson: Lesson, table: Table) {
    this.lesson = lesson;
    this.#table = table;
    this.#left = new Set(kept(table.id).left);
  }

  /** What is still being opened on the board has not happened yet. */
  readonly #course = $derived.by((): Course => {
    const { told, opened } = this.#table;
    const first = told[0]?.number ?? 0;
    const before = (this.#before ?? []).filter(({ number }) => number < first);
    return { lesson: this.lesson, steps: [...before, ...told], situation: opened, left: this.#left };
  });
  readonly #knows = $derived.by(() => this.#before !== null || (this.#table.steps[0]?.number ?? 1) <= 1);
  readonly past = $derived(pastOf(this.#course));
  readonly told = $derived.by(() => (this.#knows && !this.#table.revealing ? toldOf(this.#course) : null));
  readonly awaited = $derived(awaitedOf(this.#course));
  /** What is told is only to be read: the others wait. */
  readonly reads = $derived(this.told !== null && !this.last && isRead(this.told));

  get last(): boolean {
    return this.told === this.lesson.steps.at(-1);
  }

  /** How far the lesson is: steps come as the game brings them, so that their order is not it. */
  get at(): number {
    const { length } = this.lesson.steps;
    return this.last ? length : Math.min(this.past.size + 1, length - 1);
  }

  /** Learn what happened before this page was opened, where the table has forgotten it. */
  async begin(): Promise<void> {
    if (!this.#knows) this.#before = await allSteps(this.#table.id, this.lesson.seat);
  }

  /** See what the learner has done; to be called after every change. */
  follow(): void {
    if (this.#table.revealing) return;
    const { steps } = this.#course;
    const own = steps.findLast(({ kind, seat }) => kind === 'played' && seat === this.lesson.seat);
    const number = own?.number ?? 0;
    const before = this.lesson.steps.find(({ name }) => name === this.#told);
    if (this.#own >= 0 && number > this.#own && before && own?.by === 'player') {
      const action = own.action as Action | null;
      const wanted = action !== null && isAction(before.try, action);
      const tried = !before.try.length || wanted || this.past.has(before.name) || isBegun(before, this.#course);
      this.other = tried ? null : before.name;
      if (isRead(before) && before !== this.lesson.steps.at(-1)) this.#leave(before.name); // by acting
    }
    this.#own = steps.length ? number : -1;
    this.#told = this.told?.name ?? null;
    this.#table.hand.tried = this.told ? triedOf(this.told, this.#table.situation) : [];
    this.#table.calm(this.reads);
  }

  /** Go on from the step that is told or waited for; what has hit the learner is seen by that. */
  next(): void {
    this.other = null;
    this.#leave((this.told ?? this.awaited).name);
    if (this.#table.held) this.#table.seen();
  }

  #leave(name: string): void {
    this.#left = new Set([...this.#left, name]);
    keep({ ...kept(this.#table.id), left: [...this.#left] });
  }
}
