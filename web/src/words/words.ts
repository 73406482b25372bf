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
export type Deed = Readonly<{ do: string } & Record<string, Value>>;

export class Words {
  readonly language: Language;
  #bundle: FluentBundle;

  constructor(language: Language, texts: readonly string[]) {
    this.language = language;
    const pseudo = language === PSEUDO;
    this.#bundle = new FluentBundle(pseudo ? 'en' : language, {
      useIsolating: false,
      ...(pseudo ? { transform: lengthen } : {}),
    });
    for (const text of texts) {
      const errors = this.#bundle.addResource(new FluentResource(text));
      if (errors.length) throw new Error(`words of ${language}: ${errors.join('; ')}`);
    }
  }

  /** The sentence of a key; `name.no` is the attribute `no` of `name`. */
  say = (key: string, args: Record<string, FluentVariable> = {}): string => {
    const pattern = this.#pattern(key);
    if (pattern === null) throw new Error(`no words for "${key}" in ${this.language}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
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

  /** What an action is called. */
  action(action: Deed, names: readonly string[], reader: number | null = null): string {
    const { do: name, ...args } = action;
    return this.tell({ key: `action-${name}`, args }, names, reader);
  }

  /** Why something is not allowed. */
  refusal(rule: string): string {
    return this.say(`${rule}.no`);
  }

  /** How the game ended. */
  result(ending: string, winners: readonly number[], names: readonly string[]): string {
    const winning = this.join(winners.map((seat) => names[seat] ?? '?'));
    return this.say(`ending-${ending}`, { winners: winning, count: winners.length });
  }

  /** `Anna, Ben and Cleo`. */
  join(items: readonly string[]): string {
    if (items.length < 2) return items.join('');
    return this.say('list-and', { first: items.slice(0, -1).join(', '), last: items.at(-1)! });
  }

  /** The name of a thing: a room, a card, a colour. */
  name(thing: string): string {
    return this.say(`name-${thing}`);
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
      const keys = value.split('+').map((part) => `name-${part}`);
      if (keys.every((key) => this.has(key))) {
        used[`${arg}_name`] = this.join(keys.map((key) => this.say(key)));
      }
    }
    return used;
  }
}
