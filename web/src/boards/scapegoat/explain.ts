/** What is printed on the thing that is pointed at, in full. */
import type { Words } from '../../words/words';
import type { Explained } from '../contract';
import { cardText, costOf, isOfCards, isPaid, listed, pointsFor, roomOf, ruleOf, sheetLines, taskText } from './prison';
import type { Room, View } from './view';

export function explain(place: string, view: View, words: Words): Explained | null {
  const [kind, ...rest] = place.split('-');
  const name = rest.join('-');
  if (kind === 'room') {
    const room = view.rooms.find((each) => each.name === name);
    return room ? ofRoom(room, words) : null;
  }
  if (kind === 'seat') {
    const sheet = view.prisoners[Number(name)];
    return sheet
      ? { heading: words.say('scapegoat-sheet'), lines: sheetLines({ view, words, players: [] }, sheet) }
      : null;
  }
  if (kind === 'hand') {
    const sheet = view.prisoners[Number(name)]!;
    const lines = sheet.hand.map((card) => `${words.name(card)}: ${cardText(card, words)}`);
    return { heading: words.say('scapegoat-cards', { count: sheet.cards }), lines };
  }
  if (kind === 'points') return ofPoints(view, words);
  if (kind === 'riot') return ofButton('riot', view, words);
  if (kind === 'card') return { heading: words.name(name), lines: [cardText(name, words)] };
  if (kind !== 'do') return null;
  const [action, thing] = rest;
  if (action === 'play' || isOfCards({ do: action! }))
    return { heading: words.name(thing!), lines: [cardText(thing!, words)] };
  const here = roomOf(view, view.turn);
  if (action === 'use' && here) return { heading: words.name(here.name), lines: ruleLines(here, words) };
  if (action === 'carry_out' && here?.task)
    return { heading: words.name(here.task.name), lines: [taskText(here.task, words)] };
  return words.has(`scapegoat-${action}-what`) ? ofButton(action!, view, words) : null;
}

/** What a button of the turn does. */
function ofButton(action: string, view: View, words: Words): Explained {
  const count = costOf(view, { do: action });
  const costs = count ? [words.say('scapegoat-costs', { count, watched: count > 1 ? 'yes' : 'no' })] : [];
  return {
    heading: words.say(`scapegoat-${action}-short`),
    lines: [words.say(`scapegoat-${action}-what`), ...costs],
  };
}

/** Why somebody has so many action points in this turn. */
function ofPoints(view: View, words: Words): Explained {
  const sheet = view.prisoners[view.turn]!;
  const lines = [
    words.say('scapegoat-points-common', { count: view.common_points, players: view.players }),
    view.turn === view.scapegoat && words.say('scapegoat-points-bonus', { count: view.bonus }),
    sheet.fewer_points && words.say('scapegoat-points-less', { count: sheet.fewer_points }),
    words.say('scapegoat-push-what'),
  ];
  return {
    heading: words.say('scapegoat-points', { count: view.points }),
    lines: lines.filter((line) => typeof line === 'string'),
  };
}

const ruleLines = (room: Room, words: Words) => [
  `${ruleOf(room, words)} (${pointsFor(room, words)}).`,
  ...(isPaid(room) ? [words.say('scapegoat-paying')] : []),
];

function ofRoom(room: Room, words: Words): Explained {
  const lines = [
    ...ruleLines(room, words),
    room.locked && words.say('scapegoat-locked'),
    words.say('scapegoat-guards', { count: room.guards }),
    room.counted > room.guards && words.say('scapegoat-watched'),
    room.items.length && words.say('scapegoat-lies', { items: listed(room.items, words) }),
    room.task && taskText(room.task, words),
    room.task && words.say('scapegoat-bar'),
  ];
  return { heading: words.name(room.name), lines: lines.filter((line) => typeof line === 'string') };
}
