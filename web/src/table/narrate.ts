/** What the narrator says: one thing at a time, the most pressing first. */
import type { Explained } from '../boards/contract';
import type { Event, Step } from '../protocol';
import { say } from '../words/speech.svelte';
import type { Action, Words } from '../words/words';
import { same } from './hand.svelte';
import type { Table } from './table.svelte';
import { andTurn, tellAll } from './telling';

export interface Narrated {
  /** `hit`: it was done to the reader. `no`: why not. `ask`: a preview, which is a question.
   * `prompt`: the next step. `told`: what somebody did. `thing`: what one points at, in full. */
  mood: 'hit' | 'no' | 'ask' | 'prompt' | 'told' | 'thing' | 'plain';
  big: string;
  lines: readonly string[];
  /** All that has happened since the reader's last action, where the lines do not say all of it. */
  recap: readonly string[];
  rules: readonly string[];
  /** Whose doing it is. */
  by: number | null;
}

const RECENT = 3; // things that others did before it was the reader's turn
const MOST = 6; // things that hit the reader, or are about them: of more only the last are told

export function narrate(table: Table, words: Words, names: readonly string[]): Narrated {
  const reader = table.seat;
  const tell = (told: readonly Event[]) => tellAll(told, words, names, reader);
  const plain = { lines: [], recap: [], rules: [], by: null };
  const { hand } = table;

  if (table.past) {
    const lines = linesOf(table, table.past.number, words, names);
    return { ...plain, mood: 'told', big: lines[0] ?? say('past'), lines: lines.slice(1) };
  }
  if (table.held && !table.revealing) {
    const hits = table.warned.filter((event) => event.hits);
    const large = hits.length ? hits : table.verdict;
    const others = table.warned.filter((event) => !large.includes(event));
    const mood = hits.length ? 'hit' : 'told';
    return { ...plain, mood, big: tell(large).join(' '), lines: tell(others), by: table.by };
  }
  if (table.refusal) {
    const { key, args, rule } = table.refusal;
    return {
      ...plain,
      mood: 'no',
      big: words.has(key) ? words.tell({ key, args }, names, reader) : say('refused'),
      rules: rule ? [rule] : [],
    };
  }
  const { foreseen, thought } = hand;
  if (foreseen && !foreseen.legal) {
    const big = words.has(foreseen.key) ? words.say(foreseen.key) : say('not-now');
    const thing = explain(table, words);
    if (thing?.first)
      return { ...plain, mood: 'thing', big: thing.heading, lines: [...thing.lines, big], rules: foreseen.rules };
    return { ...plain, mood: 'no', big, rules: foreseen.rules };
  }
  if (foreseen && thought) {
    const weight = hand.isGrave(thought) && words.has(`grave-${thought.do}`) ? [words.say(`grave-${thought.do}`)] : [];
    const lines = [...weight, ...tell(foreseen.events.filter((event) => !echoes(event, thought, reader)))];
    if (foreseen.cut) lines.push(say('hint-hidden'));
    const hint = hintOf(table, words, names);
    if (hint && same(thought, hand.advised!.action))
      return { ...plain, mood: 'ask', big: hint.big, lines: [...hint.lines, ...lines] };
    const big = say('preview', { action: words.action(thought, names, reader, hand.called(thought)) });
    return { ...plain, mood: 'ask', big, lines };
  }
  if (table.mine && !table.revealing && !(hand.calm && !hand.picked.length)) {
    const hint = hand.holding ? null : hintOf(table, words, names);
    if (hint) return { ...plain, mood: 'prompt', ...hint };
    if (table.hinting) return { ...plain, mood: 'prompt', big: say('hint-thinks') };
    const happened = hand.holding ? {} : recent(table, words, names); // whoever has begun knows
    return { ...plain, mood: 'prompt', big: promptOf(table, words, names), ...happened };
  }
  if (table.events.length) {
    const [first, ...rest] = andTurn(tell(table.events), turnOf(table, words, names));
    // what the board is still opening is not told before it is seen
    return { ...plain, mood: 'told', big: first!, lines: table.revealing ? [] : rest, by: table.by };
  }
  return { ...plain, mood: 'plain', big: turnOf(table, words, names) || say(waitingFor(table)) };
}

/** What a strong bot would do, and why. */
function hintOf(table: Table, words: Words, names: readonly string[]): Pick<Narrated, 'big' | 'lines'> | null {
  const { advised } = table.hand;
  const reason = table.situation?.hint?.reason;
  if (!advised || !reason) return null;
  const action = words.action(advised.action, names, table.seat, advised.key);
  return { big: say('hinted', { action }), lines: [words.tell(reason, names, table.seat)] };
}

/** Does an event say no more than the action itself? */
const echoes = ({ args }: Event, action: Action, reader: number | null) =>
  Object.entries(args).every(
    ([name, value]) =>
      (name === 'seat' && value === reader) || value === action[name] || (name === 'other' && value === action['seat']),
  );

/** The next step of what the reader is about to do. */
function promptOf(table: Table, words: Words, names: readonly string[]): string {
  const { hand, situation } = table;
  if (hand.offered.length) return say('hint-several');
  if (hand.picked.length) {
    // what several can still be meant by is said of all of them together
    const meant = [...new Set(hand.within.map(({ action }) => action.do))].sort().join('-');
    const key = [`pick-${meant}-${hand.picked.length}`, `pick-${meant}`].find((each) => words.has(each));
    return key ? words.say(key) : say('hint-there');
  }
  if (situation?.prompt) return words.tell(situation.prompt, names, table.seat);
  return turnOf(table, words, names);
}

/** Whose turn it is. Where several are to act at once, the one who reads comes first. */
function turnOf(table: Table, words: Words, names: readonly string[]): string {
  const { turn, actors } = table.situation ?? { turn: null, actors: [] };
  if (!turn) return '';
  if (!('seat' in turn.args)) return words.tell(turn, names, table.seat);
  const named = Number(turn.args['seat']);
  const seat = table.mine ? table.seat! : actors.includes(named) ? named : (actors[0] ?? named);
  return words.tell({ key: turn.key, args: { ...turn.args, seat } }, names, table.seat);
}

const waitingFor = (table: Table) => {
  if (table.over) return 'wait-over';
  return table.seat === null ? 'wait-watching' : 'wait-turn';
};

/** What happened since the reader's last action: first whatever hit the reader, that action's own
 * outcome among it, and what else was about the reader; then the latest. All of it in `recap`, where
 * that is more: for somebody absent a bot may have played many turns. */
function recent(table: Table, words: Words, names: readonly string[]): Pick<Narrated, 'lines' | 'recap'> {
  const reader = table.seat;
  const own = table.steps.find(({ number }) => number === table.since - 1);
  const outcome = own?.events.filter(({ hits }) => hits) ?? [];
  const since = table.steps.filter(({ number }) => number >= table.since).flatMap(({ events }) => events);
  const hits = [...outcome, ...since.filter((event) => event.hits)];
  const about = since.slice(0, -RECENT).filter((event) => !event.hits && isAbout(event, reader));
  const latest = since.slice(-RECENT).filter((event) => !event.hits);
  const last = [...hits.slice(-MOST), ...about.slice(-MOST)];
  const told = [last, latest].filter((events) => events.length);
  const all = tellAll([...outcome, ...since], words, names, reader);
  const lines = told.map((events) => tellAll(events, words, names, reader));
  return {
    lines: lines.map((sentences) => sentences.join(' · ')),
    recap: all.length > lines.flat().length || last.length < hits.length + about.length ? all : [],
  };
}

/** Does an event name the reader? */
const isAbout = ({ args }: Event, reader: number | null) =>
  reader !== null && (args['seat'] === reader || args['other'] === reader);

/** What a step says; those about the table itself are the app's words. */
export function sentencesOf(step: Step, words: Words, names: readonly string[], reader: number | null): string[] {
  if (step.events.length) return tellAll(step.events, words, names, reader);
  const key = `step-${step.kind}`;
  if (step.seat === null || !words.has(key)) return [];
  return [words.tell({ key, args: { seat: step.seat } }, names, reader)];
}

function linesOf(table: Table, number: number, words: Words, names: readonly string[]): string[] {
  const step = table.steps.find((each) => each.number === number);
  return step ? sentencesOf(step, words, names, table.seat) : [];
}

/** The thing that is pointed at, in full words. */
export function explain(table: Table, words: Words): Explained | null {
  const view = (table.past ?? table.situation)?.view;
  const { pointed } = table.past ? table.idle : table.hand;
  if (!pointed || !view || table.revealing) return null;
  return table.module?.explain?.(pointed, view as never, words) ?? null;
}
