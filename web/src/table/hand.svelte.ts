/** The hand of the player who is to act: what it points at, what it has picked, and what would
 * come of it. The twin of `jailbirds.table.pointing`.
 *
 * An action names the places one points at to mean it. The last of them does it; those before
 * it are picked first, in any order. Board and decision panel share one hand, so that pointing
 * at a button lights up the board, and the other way round. */
import type { LegalAction, Group, Event } from '../protocol';
import type { Action } from '../words/words';

export interface Legal {
  action: Action;
  key: string; // of its words
  places: readonly string[];
  light?: boolean; // taken back as easily as done
  grave?: boolean; // it costs something and stands: asked about first
}

/** What the server says to an action that is only thought of; `cut`: then comes what is hidden. */
export type Foreseen =
  { legal: true; events: readonly Event[]; cut: boolean } | { legal: false; rules: readonly string[]; key: string };

/** What an element of a board stands for: a place of the server's, or one action. */
export type Target = string | Action;

/** `do-craft-shiv` for an action: elements and arrow keys know their targets by name. */
export const nameOf = (target: Target): string => {
  if (typeof target === 'string') return target;
  const { do: name, ...args } = target;
  return ['do', name, ...Object.values(args)].join('-');
};

/** Somebody points at a place where nothing is allowed. */
export interface Pointing {
  picked: readonly string[];
  place: string;
}

export interface Doing {
  /** What would come of it, or why not; null: there is nothing to say. */
  ask(question: Action | Pointing): Promise<Foreseen | null>;
  play(action: Action): void;
  /** Does a move need a second "yes"? */
  confirm(): boolean;
}

export type Meaning = 'offer' | 'pick' | 'held' | 'no';

export const legalOf = (groups: readonly Group[]): Legal[] =>
  groups.flatMap((group) =>
    group.actions.map((legal: LegalAction) => ({
      action: { ...legal.args, do: group.do } as Action,
      key: group.key,
      places: legal.places,
      light: group.light,
      grave: group.grave,
    })),
  );

const BREATH = 500; // ms between a question and its answer

/** An action as a text: the same for the same action, however its arguments are ordered. */
export const keyOf = (action: Action | Pointing | null) => JSON.stringify(action && Object.entries(action).sort());

export const same = (a: Action | null, b: Action | null) => keyOf(a) === keyOf(b);

const sameActions = (some: readonly Legal[], others: readonly Legal[]) =>
  some.length === others.length && some.every(({ action }, k) => same(action, others[k]!.action));

export class Hand {
  /** Everything the seat may do now. */
  legal = $state.raw<readonly Legal[]>([]);
  /** Places that have been taken up, on the way to an action. */
  picked = $state.raw<readonly string[]>([]);
  /** The place under the pointer or the focus. */
  pointed = $state<string | null>(null);
  /** The action that is thought of: previewed, and done by the next "yes". */
  thought = $state.raw<Action | null>(null);
  /** Several actions mean the same place: these are to choose from. */
  offered = $state.raw<readonly Legal[]>([]);
  /** What the server says to that thought, or to what is pointed at. */
  foreseen = $state.raw<Foreseen | null>(null);
  /** An action waits for a second "yes": a grave one, or any (setting "confirm moves"). */
  waiting = $state.raw<Action | null>(null);
  /** Places that the last thing done has touched, or the line of the log that is looked at. */
  traced = $state.raw<ReadonlySet<string>>(new Set());
  /** Actions that a lesson wants to be tried. */
  tried = $state.raw<readonly Legal[]>([]);
  /** What a strong bot would do, for whoever has asked. */
  advised = $state.raw<Legal | null>(null);
  /** Something is told that is only to be read: nothing glows. */
  calm = $state(false);
  /** Sent, not answered yet: nothing else can be done. */
  busy = $state(false);

  #doing: Doing;
  #question: Action | Pointing | null = null;
  #asked = 0; // when the question was put
  #known = new Map<string, Foreseen>();

  constructor(doing: Doing) {
    this.#doing = doing;
  }

  /** A new situation: other things can be done. Where only others did something and the actions
   * are the same, the hand stays where it is; what would come of it is asked again. */
  deal(legal: readonly Legal[]): void {
    const goesOn = !this.busy && legal.length > 0 && sameActions(legal, this.legal);
    const [question, foreseen] = [this.#question, this.foreseen];
    this.legal = legal;
    this.#known.clear();
    this.think(null);
    this.busy = false;
    if (goesOn) {
      this.think(question);
      this.foreseen ??= foreseen; // until the answer is there: a finger may be on its way to the button
      return;
    }
    this.clear();
  }

  /** Think of nothing, hold nothing. */
  clear(): void {
    this.waiting = null;
    this.forget();
    this.drop();
  }

  /** Places that lead on from what is picked. */
  get places(): ReadonlySet<string> {
    return this.#places;
  }
  #places = $derived(this.#next(this.picked));
  #first = $derived(this.#next([]));
  /** Names of what leads to the actions that are to be tried, or that are advised. */
  leading = $derived.by(() => {
    const meant = this.advised ? [...this.tried, this.advised] : this.tried;
    const placeless = meant.filter(({ places }) => !places.length).map(({ action }) => nameOf(action));
    return new Set([...this.#next(this.picked, meant), ...placeless]);
  });

  #next(picked: readonly string[], legal = this.legal): ReadonlySet<string> {
    const next = new Set<string>();
    for (const { places } of legal) {
      const before = places.slice(0, -1);
      if (!places.length || !picked.every((place) => before.includes(place))) continue;
      const missing = before.filter((place) => !picked.includes(place));
      for (const place of missing.length ? missing : places.slice(-1)) next.add(place);
    }
    return next;
  }

  /** The actions that are done with these picks, by the place where they are. A board has many
   * places, and each asks what it means: so it is worked out once. */
  #here = $derived(this.#done(this.picked));
  #atFirst = $derived(this.#done([]));

  #done(picked: readonly string[]): ReadonlyMap<string, Legal[]> {
    const found = new Map<string, Legal[]>();
    for (const legal of this.legal) {
      const before = legal.places.slice(0, -1);
      const place = legal.places.at(-1);
      if (place === undefined || before.length !== picked.length) continue;
      if (!before.every((other) => picked.includes(other))) continue;
      found.set(place, [...(found.get(place) ?? []), legal]);
    }
    return found;
  }

  /** Actions that can still be meant with what is picked; all where nothing is. */
  get within(): readonly Legal[] {
    if (!this.picked.length) return this.legal;
    return this.legal.filter(({ places }) => this.picked.every((place) => places.includes(place)));
  }

  /** Can this be done now? */
  can(action: Action): boolean {
    return this.#named.has(keyOf(action));
  }
  #named = $derived(new Map(this.legal.map((legal) => [keyOf(legal.action), legal])));

  /** The key of the words for an action. */
  called(action: Action): string {
    return this.#named.get(keyOf(action))?.key ?? `action-${action.do}`;
  }

  /** Does it cost something, and stand? */
  isGrave(action: Action): boolean {
    return Boolean(this.#named.get(keyOf(action))?.grave);
  }

  /** Is this what one has in mind? */
  thinksOf(action: Action): boolean {
    return same(action, this.thought);
  }

  /** What pointing there means now. */
  meaning(target: Target): Meaning {
    if (this.#offers(target).length) return 'offer';
    if (typeof target !== 'string') return 'no';
    if (this.picked.includes(target)) return 'held';
    const other = this.#first.has(target) && !this.#begun.has(target);
    return this.#places.has(target) || other ? 'pick' : 'no';
  }

  /** Places of the actions that are begun: they mean those, and nothing else that could be done
   * there with empty hands. */
  #begun = $derived(new Set(this.picked.length ? this.within.flatMap(({ places }) => places) : []));

  #offers(target: Target): readonly Legal[] {
    if (typeof target !== 'string') {
      const found = this.#named.get(keyOf(target));
      return found ? [found] : [];
    }
    return this.#here.get(target) ?? (this.#begun.has(target) ? undefined : this.#atFirst.get(target)) ?? [];
  }

  /** Is the first tap enough? What is only picked up, or as easily taken back. */
  atOnce(target: Target): boolean {
    const offers = this.#offers(target);
    return offers.length === 1 ? Boolean(offers[0]!.light) : this.meaning(target) === 'pick';
  }

  /** Look at something: foresee what it would do, or learn why it cannot be done. */
  point(target: Target): void {
    this.pointed = nameOf(target);
    if (this.waiting) return;
    const offers = this.#offers(target);
    this.offered = offers.length > 1 ? offers : [];
    if (offers.length === 1) this.think(offers[0]!.action);
    else if (typeof target !== 'string') this.think(target);
    else this.think(this.meaning(target) === 'no' ? { picked: this.picked, place: target } : null);
  }

  /** Look at something that can never be done or picked. */
  look(name: string): void {
    this.pointed = name;
    if (!this.waiting && !this.offered.length) this.think(null);
  }

  /** Look away. */
  unpoint(target?: Target): void {
    if (target !== undefined && this.pointed !== nameOf(target)) return;
    this.pointed = null;
    if (!this.waiting && !this.offered.length) this.think(null);
  }

  /** Think of an action, or wonder about a place: the server says what would come of it. */
  think(question: Action | Pointing | null): void {
    const key = keyOf(question);
    if (key === keyOf(this.#question)) return;
    this.#question = question;
    this.thought = question && 'do' in question ? question : null;
    this.foreseen = this.#known.get(key) ?? null;
    if (!question || this.foreseen) return;
    void this.#doing.ask(question).then((answer) => {
      if (!answer) return;
      this.#known.set(key, answer);
      if (key === keyOf(this.#question)) this.foreseen = answer;
    });
  }

  /** A click, a second tap, or Enter; `seen`: the first tap has asked already. */
  press(target: Target, seen = false): void {
    if (this.busy) return;
    this.point(target);
    const offers = this.#offers(target);
    if (offers.length === 1) {
      if (!this.#isDoubleClick(offers[0]!.action)) this.choose(offers[0]!.action, seen);
    } else if (offers.length > 1) this.offered = offers;
    else if (typeof target === 'string') this.#take(target);
  }

  #take(place: string): void {
    const meaning = this.meaning(place);
    if (meaning === 'no') return;
    if (meaning === 'held') this.picked = this.picked.filter((other) => other !== place);
    else this.picked = [...this.#along(place), place];
    if (!this.picked.length) this.drop();
    this.offered = [];
    this.think(null);
  }

  /** What is picked and stays so when this comes to it: the rest makes room for it. */
  #along(place: string): readonly string[] {
    if (this.#places.has(place)) return this.picked;
    const kept = this.legal
      .map(({ places }) => places.slice(0, -1))
      .filter((before) => before.includes(place))
      .map((before) => this.picked.filter((other) => before.includes(other)));
    return kept.reduce((most, some) => (some.length > most.length ? some : most), []);
  }

  /** What alone can be picked: it is in the hand by itself. */
  get #only(): readonly string[] {
    const [only, ...more] = this.#first;
    return only !== undefined && !more.length && !this.#atFirst.has(only) ? [only] : [];
  }

  /** Put everything back. */
  drop(): void {
    this.picked = this.#only;
  }

  /** Is there anything to put back? */
  get holding(): boolean {
    return this.offered.length > 0 || this.picked.length > this.#only.length;
  }

  /** Forget what was pointed at and thought of. */
  forget(): void {
    this.pointed = null;
    this.offered = [];
    this.think(null);
  }

  /** Back by one step: the question, the offer, then the picks. */
  back(): void {
    if (this.waiting) this.waiting = null;
    else if (this.offered.length) this.offered = [];
    else this.drop();
    this.forget();
  }

  /** The second click of a double-click is no answer to what the first one has asked. */
  #isDoubleClick(action: Action): boolean {
    return same(this.waiting, action) && Date.now() - this.#asked < BREATH;
  }

  /** Do it; what is grave is asked about first, and everything where moves are to be confirmed. */
  choose(action: Action, seen = false): void {
    if (this.busy) return;
    const light = this.#named.get(keyOf(action))?.light;
    const asks = this.#doing.confirm() ? !light : this.isGrave(action) && !seen;
    if (asks && !same(this.waiting, action)) {
      this.waiting = action;
      this.#asked = Date.now();
      this.think(action);
      return;
    }
    this.busy = true;
    this.waiting = null;
    this.offered = [];
    this.#doing.play(action);
  }

  /** Do what has been asked about: that is the second "yes" already. */
  sure(action: Action): void {
    this.waiting = action;
    this.choose(action);
  }

  /** It was not carried out: go on from where we were. */
  release(): void {
    this.busy = false;
    this.waiting = null;
  }
}
