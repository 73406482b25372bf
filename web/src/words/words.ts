/** What to call things in one language: the twin of `jailbirds.words.Words`.
 *
 * The same `.ftl` files speak in the terminal and here, with the same arguments. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { PSEUDO, type Language } from './languages';
import { lengthen } from './pseudo';

export type Value = number | string;
export type Args = Readonly<Record<string, Value>>;
/** A sentence of the protocol: a key and what it is about. */
export interface Told {
  key: string;
  args: Args;
}
/** How a game ended, as far as words are concerned. */
export interface Ended {
  ending: string;
  winners: readonly number[];
  args?: Args;
}
export type Action = Readonly<{ do: string } & Record<string, Value>>;

export class Words {
  readonly language: Language;
  #bundle: FluentBundle;
  #called: Readonly<Record<string, string>>;

  constructor(language: Language, texts: readonly string[], names: Readonly<Record<string, string>> = {}) {
    this.language = language;
    this.#called = names;
    const pseudo = language === PSEUDO;
    this.#bundle = new FluentBundle(pseudo ? 'en' : language, {
      useIsolating: false,
      ...(pseudo ? { transform: lengthen } : {}),
    });
    // a title may say something in its own way
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** The sentence of a key; `name.no` is the attribute `no` of `name`. */
  say = (key: string, args: Record<string, FluentVariable> = {}): string => {
    const pattern = this.#pattern(key);
    if (pattern === null) throw new Error(`no words for "${key}" in ${this.language}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, { ...this.#called, ...args }, errors);
    if (errors.length) throw new Error(`${this.language}: ${key}: ${errors.join('; ')}`);
    return text;
  };

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  #pattern(key: string) {
    const [name, attribute] = key.split('.', 2) as [string, string?];
    const message = this.#bundle.getMessage(name);
    if (!message) return null;
    return attribute ? (message.attributes[attribute] ?? null) : message.value;
  }

  /** A sentence about players and things, said to the player at seat `reader`. */
  tell(told: Told, names: readonly string[], reader: number | null = null): string {
    return this.say(told.key, this.arguments(told.args, names, reader));
  }

  /** What an action is called; some have a name of their own in a phase, by its `key`. */
  action(action: Action, names: readonly string[], reader: number | null = null, key = `action-${action.do}`): string {
    return this.tell({ key, args: action }, names, reader);
  }

  /** Why something is not allowed. */
  refusal(rule: string): string {
    return this.say(`${rule}.no`);
  }

  /** How the game ended, and why. */
  result({ ending, winners, args }: Ended, names: readonly string[]): string {
    return this.say(`ending-${ending}`, {
      ...this.arguments(args ?? {}, names, null),
      winners: this.#names(winners, names),
      count: winners.length,
    });
  }

  /** The end in a few words, to the player at seat `reader`, or null: to those who watched. A
   * title may say it in its own way, for all its endings or for one of them. */
  headline({ ending, winners }: Ended, names: readonly string[], reader: number | null): string {
    const mine = reader !== null && winners.includes(reader);
    const which = !winners.length ? 'nobody' : reader === null ? 'told' : mine ? 'won' : 'lost';
    const own = [`headline-${which}-${ending}`, `headline-${which}`].find((key) => this.has(key));
    return this.say(own ?? `end-${which}`, { winners: this.#names(winners, names), count: winners.length });
  }

  #names(seats: readonly number[], names: readonly string[]): string {
    return this.join(seats.map((seat) => names[seat] ?? '?'));
  }

  /** `Anna, Ben and Cleo`. */
  join(items: readonly string[]): string {
    if (items.length < 2) return items.join('');
    return this.say('list-and', { first: items.slice(0, -1).join(', '), last: items.at(-1)! });
  }

  /** The same words, in which a table has names of its own for things. */
  calling(names: Readonly<Record<string, string>>): Words {
    const words = new Words(this.language, [], { ...this.#called, ...names });
    words.#bundle = this.#bundle;
    return words;
  }

  /** The name of a thing: a room, a card, a colour. */
  name(thing: string): string {
    return this.#called[thing] ?? this.say(`name-${thing}`);
  }

  /** What a sentence can use: the player's name, and the names of things.
   *
   * `seat` brings `player` and `you`; `other`, another seat, `other_name` and `other_you`.
   * `stone=red` brings `stone_name`, from the word `name-red`; `red+blue` is a list. */
  arguments(args: Args, names: readonly string[], reader: number | null): Record<string, Value> {
    const used: Record<string, Value> = { ...args };
    const { seat, other } = args;
    if (typeof seat === 'number' && seat < names.length) {
      used['player'] = names[seat]!;
      used['you'] = seat === reader ? 'yes' : 'no';
    }
    if (typeof other === 'number' && other < names.length) {
      used['other_name'] = names[other]!;
      used['other_you'] = other === reader ? 'yes' : 'no';
    }
    for (const [arg, value] of Object.entries(args)) {
      if (typeof value !== 'string') continue;
      const things = value.split('+');
      if (things.every((thing) => this.has(`name-${thing}`))) {
        used[`${arg}_name`] = this.join(things.map((thing) => this.name(thing)));
      }
    }
    return used;
  }
}
