/** What is printed on whatever one points at, in full: rooms, cards, piles, gangs, pasts, recipes. */
import type { Words } from '../../words/words';
import type { Explained } from '../contract';
import { cardList, figureName } from './labels';
import { CARDS, classOf, facesOf, GANGS, pointsOf, RECIPES, WARES } from './material';
import type { Prisoner, View } from './view';

type Explain = (name: string, view: View, words: Words) => Explained | null;

const cut = (lines: readonly (string | false | undefined | null)[]): string[] =>
  lines.filter((line): line is string => Boolean(line));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const titled = (words: Words, name: string, lines: readonly (string | false | undefined | null)[]): Explained => ({
  heading: capital(words.name(name)),
  lines: cut(lines),
});

/** What is to be said of a card, line by line. */
export function explainCard(name: string, words: Words): string[] {
  const gangs = Object.entries(GANGS).filter(([, { accessories }]) => accessories.includes(name));
  const made = new Set(RECIPES.filter(({ needs }) => needs.includes(name)).map(({ makes }) => words.name(makes)));
  const is = classOf(name);
  const sells = words.say('digout-sells', { count: CARDS.get(name)?.sells ?? 0 });
  return cut([
    is === 'action' && words.say(`text-${name}`),
    pointsOf(name) > 0 && `${words.say('digout-worth', { count: pointsOf(name) })}.`,
    (is === 'knife' || is === 'weapon') && words.say('digout-about-weapon'),
    is === 'accessory' && words.say('digout-for-gangs', { gangs: words.join(gangs.map(([gang]) => words.name(gang))) }),
    made.size > 0 && words.say('digout-for-recipes', { things: words.join([...made]) }),
    `${capital(words.say(`digout-class-${is}`))}, ${sells}.`,
  ]);
}
const card: Explain = (name, _, words) =>
  CARDS.has(name) ? { ...titled(words, name, explainCard(name, words)), first: true } : null;

function pile(name: string, view: View, words: Words): Explained | null {
  const prices = Object.entries(view.prices).filter(([ware]) => WARES[ware]?.card === name);
  return titled(words, name, [
    words.say('digout-left', { count: view.piles[name] ?? 0 }),
    pointsOf(name) > 0 && `${words.say('digout-worth', { count: pointsOf(name) })}.`,
    prices.length > 0 &&
      words.say('digout-in-yard', {
        prices: words.join(
          prices.map(([ware, count]) => `${words.name(ware)} (${words.say('digout-cigarettes', { count })})`),
        ),
      }),
  ]);
}

function recipe(name: string, view: View, words: Words): Explained | null {
  const printed = RECIPES.find((each) => each.name === name);
  if (!printed) return null;
  const own = view.own === null ? undefined : view.prisoners[view.own]?.hand;
  const missing = printed.needs.filter((need) => !own?.[need]);
  return titled(words, name, [
    own &&
      missing.length > 0 &&
      words.say('digout-lacking', { cards: words.join(missing.map((need) => words.name(need))) }),
    words.say('digout-about-craft'),
  ]);
}

function gang(name: string, view: View, words: Words): Explained | null {
  const top = view.gangs.find((each) => each.name === name)?.top;
  return titled(words, name, [
    words.say(`text-${name}`),
    top ? `${words.say('digout-top')} ${words.name(top)} – ${words.say(`text-${top}`)}` : words.say('digout-none-left'),
  ]);
}

function room(name: string, view: View, words: Words): Explained | null {
  const found = view.rooms.find((each) => each.name === name);
  if (!found) return null;
  const faces = facesOf(name);
  const about = name.startsWith('block') ? 'block' : name;
  return titled(words, name, [
    words.say(`digout-about-${about}`),
    cut([
      found.search_value > 0 && words.say('digout-search', { count: found.search_value }),
      faces.length ? words.say('digout-faces', { faces: faces.join(', ') }) : words.say('digout-no-face'),
    ]).join(' · '),
  ]);
}

function seat(name: string, view: View, words: Words): Explained | null {
  const prisoner: Prisoner | undefined = view.prisoners[Number(name)];
  if (!prisoner) return null;
  const { gang: of, gang_card, past, past_spent, beatings, cards, cigarettes } = prisoner;
  const known = Number(name) === view.own ? '' : cardList(words, prisoner.hand);
  return {
    heading: words.say('digout-points', { count: view.scores[Number(name)] ?? 0, target: view.target }),
    lines: cut([
      cut([
        capital(words.name(prisoner.room)),
        words.say('digout-cards', { count: cards }),
        words.say('digout-cigarettes', { count: cigarettes }),
        beatings > 0 && words.say('digout-beatings', { count: beatings }),
      ]).join(', '),
      of && gang_card && `${words.name(of)}: ${words.name(gang_card)} – ${words.say(`text-${gang_card}`)}`,
      past_spent && past && words.say('digout-was', { past: words.name(past) }),
      known && words.say('digout-known', { cards: known }),
    ]),
  };
}

const look: Explain = (name, view, words) => {
  if (name === 'discards') {
    return { heading: words.say('digout-discards'), lines: [cardList(words, view.discards) || '–'] };
  }
  if (name === 'michelle') {
    const { michelle_stack: count, michelle_discards: discards } = view;
    const cards = Object.entries(discards).map(([card, n]) => `${n} × ${words.name(card)}`);
    return {
      heading: figureName(words, view),
      lines: [words.say('text-figure'), words.say('digout-michelle-cards', { count, cards: cards.join('; ') || '–' })],
    };
  }
  return CARDS.has(name) ? pile(name, view, words) : null;
};

const KINDS: Readonly<Record<string, Explain>> = {
  room,
  seat,
  gang,
  card,
  shown: card,
  pile,
  ware: (name, view, words) => pile(WARES[name]?.card ?? name, view, words),
  recipe,
  look,
};

export function explain(place: string, view: View, words: Words): Explained | null {
  const own = view.own === null ? null : view.prisoners[view.own];
  if (place === 'past' && own?.past) {
    const head = words.say(own.past_spent ? 'digout-past-spent' : 'digout-past');
    return {
      heading: `${head}: ${words.name(own.past)}`,
      lines: cut([words.say(`text-${own.past}`), !own.past_spent && words.say('digout-past-sealed')]),
    };
  }
  if (place === 'own-gang' && own?.gang_card && own.gang) {
    return {
      heading: `${words.name(own.gang)}: ${words.name(own.gang_card)}`,
      lines: [words.say(`text-${own.gang_card}`)],
    };
  }
  if (place === 'stack') {
    return { heading: capital(words.name('stack')), lines: [words.say('digout-stack', { count: view.stack })] };
  }
  const [, kind, name] = /^([a-z]+)-(\w+)$/.exec(place) ?? [];
  return kind && name ? (KINDS[kind]?.(name, view, words) ?? null) : null;
}
