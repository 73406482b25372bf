/** The hand of the player who is to act: what it points at, what it has picked, and what would
 * come of it. The twin of `cli/terminal/pointing.py`.
 *
 * A choice names the spots one points at to mean it. The last of them does it; those before
 * it are picked first, in any order. Board and decision panel share one hand, so that pointing
 * at a button lights up the board, and the other way round. */
import type { Choice, Group, Happening } from '../protocol';
import type { Deed } from '../words/words';

export interface Option {
  deed: Deed;
  key: string; // of its words
  places: readonly string[];
}

/** What the server says to an action that is only thought of. */
export type Foreseen =
  | { legal: true; happenings: readonly Happening[] }
  | { legal: false; rule: string | null; key: string | null };

export interface Doing {
  ask(deed: Deed): Promise<Foreseen | null>;
  play(deed: Deed): void;
  /** The action meant by pointing at a spot that is not lit. */
  wonder(picked: readonly string[], spot: string): Deed | null;
  /** Does a move need a second "yes"? */
  confirm(): boolean;
}

export type Meaning = 'offer' | 'pick' | 'held' | 'no';

export const optionsOf = (groups: readonly Group[]): Option[] =>
  groups.flatMap((group) =>
    group.choices.map((choice: Choice) => ({
      deed: { ...choice.args, do: group.do } as Deed,
      key: group.key,
      places: choice.places,
    })),
  );

/** An action as a text: the same for the same action, however its arguments are ordered. */
export const keyOf = (deed: Deed | null) => JSON.stringify(deed && Object.entries(deed).sort());

export const same = (a: Deed | null, b: Deed | null) => keyOf(a) === keyOf(b);

const sameOptions = (some: readonly Option[], others: readonly Option[]) =>
  some.length === others.length && some.every(({ deed }, k) => same(deed, others[k]!.deed));

export class Hand {
  /** Everything the seat may do now. */
  options = $state.raw<readonly Option[]>([]);
  /** Spots that have been taken up, on the way to an action. */
  picked = $state.raw<readonly string[]>([]);
  /** The spot under the pointer or the focus. */
  pointed = $state<string | null>(null);
  /** The action that is thought of: previewed, and done by the next "yes". */
  thought = $state.raw<Deed | null>(null);
  /** Several actions mean the same spot: these are to choose from. */
  offered = $state.raw<readonly Option[]>([]);
  /** What the server says to that thought. */
  foreseen = $state.raw<Foreseen | null>(null);
  /** An action waits for a second "yes" (setting "confirm moves"). */
  waiting = $state.raw<Deed | null>(null);
  /** Sent, not answered yet: nothing else can be done. */
  busy = $state(false);

  #doing: Doing;
  #known = new Map<string, Foreseen>();

  constructor(doing: Doing) {
    this.#doing = doing;
  }

  /** A new situation: other things can be done. Where only others did something and the choices
   * are the same, what is picked stays in the hand; what would come of it is asked again. */
  deal(options: readonly Option[]): void {
    const goesOn = !this.busy && this.picked.length > 0 && sameOptions(options, this.options);
    this.options = options;
    this.#known.clear();
    this.waiting = null;
    this.busy = false;
    this.forget();
    if (!goesOn) this.drop();
  }

  /** Spots that lead on from what is picked. */
  get spots(): ReadonlySet<string> {
    return this.#spots;
  }
  #spots = $derived(this.#next(this.picked));
  #first = $derived(this.#next([]));

  #next(picked: readonly string[]): ReadonlySet<string> {
    const next = new Set<string>();
    for (const { places } of this.options) {
      const before = places.slice(0, -1);
      if (!places.length || !picked.every((spot) => before.includes(spot))) continue;
      const missing = before.filter((spot) => !picked.includes(spot));
      for (const spot of missing.length ? missing : places.slice(-1)) next.add(spot);
    }
    return next;
  }

  /** The actions that are done with these picks, by the spot where they are. A board has many
   * spots, and each asks what it means: so it is worked out once. */
  #here = $derived(this.#done(this.picked));
  #atFirst = $derived(this.#done([]));

  #done(picked: readonly string[]): ReadonlyMap<string, Option[]> {
    const found = new Map<string, Option[]>();
    for (const option of this.options) {
      const before = option.places.slice(0, -1);
      const spot = option.places.at(-1);
      if (spot === undefined || before.length !== picked.length) continue;
      if (!before.every((other) => picked.includes(other))) continue;
      found.set(spot, [...(found.get(spot) ?? []), option]);
    }
    return found;
  }

  /** Actions that can still be meant with what is picked; all where nothing is. */
  get within(): readonly Option[] {
    if (!this.picked.length) return this.options;
    return this.options.filter(({ places }) => this.picked.every((spot) => places.includes(spot)));
  }

  /** What pointing at a spot means now. */
  meaning(spot: string): Meaning {
    if (this.#offers(spot).length) return 'offer';
    if (this.picked.includes(spot)) return 'held';
    const other = this.#first.has(spot) && !this.#begun.has(spot);
    return this.#spots.has(spot) || other ? 'pick' : 'no';
  }

  /** Spots of the actions that are begun: they mean those, and nothing else that could be done
   * there with empty hands. */
  #begun = $derived(new Set(this.picked.length ? this.within.flatMap(({ places }) => places) : []));

  #offers(spot: string): readonly Option[] {
    return this.#here.get(spot) ?? (this.#begun.has(spot) ? undefined : this.#atFirst.get(spot)) ?? [];
  }

  /** Look at a spot: foresee what it would do, or learn why it cannot be done. */
  point(spot: string): void {
    if (this.pointed === spot) return;
    this.pointed = spot;
    if (this.waiting) return;
    const offers = this.#offers(spot);
    if (offers.length > 1) {
      this.offered = offers;
      this.think(null);
    } else if (offers.length === 1) {
      this.offered = [];
      this.think(offers[0]!.deed);
    } else {
      this.offered = [];
      this.think(this.meaning(spot) === 'no' ? this.#doing.wonder(this.picked, spot) : null);
    }
  }

  /** Look away. */
  unpoint(spot?: string): void {
    if (spot !== undefined && this.pointed !== spot) return;
    this.pointed = null;
    if (!this.waiting && !this.offered.length) this.think(null);
  }

  /** Think of an action: the server says what would come of it. */
  think(deed: Deed | null): void {
    if (same(deed, this.thought)) return;
    this.thought = deed;
    const key = keyOf(deed);
    this.foreseen = (deed && this.#known.get(key)) ?? null;
    if (!deed || this.foreseen) return;
    void this.#doing.ask(deed).then((answer) => {
      if (!answer) return;
      this.#known.set(key, answer);
      if (same(deed, this.thought)) this.foreseen = answer;
    });
  }

  /** A click, a second tap, or Enter on a spot. */
  press(spot: string): void {
    if (this.busy) return;
    this.point(spot);
    const offers = this.#offers(spot);
    if (offers.length === 1) this.choose(offers[0]!.deed);
    else if (offers.length > 1) this.offered = offers;
    else this.#take(spot);
  }

  #take(spot: string): void {
    const meaning = this.meaning(spot);
    if (meaning === 'no') return;
    if (meaning === 'held') this.picked = this.picked.filter((other) => other !== spot);
    else this.picked = this.#spots.has(spot) ? [...this.picked, spot] : [spot];
    if (!this.picked.length) this.drop();
    this.offered = [];
    this.think(null);
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
    this.thought = null;
    this.foreseen = null;
  }

  /** Back by one step: the question, the choice, then the picks. */
  back(): void {
    if (this.waiting) this.waiting = null;
    else if (this.offered.length) this.offered = [];
    else this.drop();
    this.forget();
  }

  /** Do it; where moves are to be confirmed, ask first. */
  choose(deed: Deed): void {
    if (this.busy) return;
    if (this.#doing.confirm() && !same(this.waiting, deed)) {
      this.waiting = deed;
      this.think(deed);
      return;
    }
    this.busy = true;
    this.waiting = null;
    this.offered = [];
    this.#doing.play(deed);
  }

  /** It was not carried out: go on from where we were. */
  release(): void {
    this.busy = false;
    this.waiting = null;
  }
}
