/** Rooms, items, blackmail cards and tasks, for the rules page. */
import type { Words } from '../../words/words';
import type { Things } from '../things';
import { FURNITURE } from './furniture';
import type { Material } from './printed';
import { withoutName } from './prison';

export default function things({ rooms, cards, tasks }: Material, words: Words): Things[] {
  const items = [...new Set(Object.values(rooms).flatMap(({ gold }) => gold.holds))];
  /** Where an item lies at the start. */
  const homes = (item: string) =>
    words.join(
      Object.entries(rooms)
        .filter(([, { gold }]) => gold.holds.includes(item))
        .map(([room]) => words.name(room)),
    );
  return [
    {
      heading: words.say('things-rooms'),
      entries: Object.entries(rooms).map(([room, { rule }]) => ({
        name: words.name(room),
        text: withoutName(words.say(rule), '.'),
        rule,
        drawing: FURNITURE[room]!,
      })),
    },
    {
      heading: words.say('things-items'),
      entries: items.map((item) => ({ name: words.name(item), text: homes(item), icons: [item] })),
    },
    {
      heading: words.say('things-cards'),
      entries: Object.entries(cards).map(([card, rule]) => ({
        name: words.name(card),
        text: withoutName(words.say(rule), ':'),
        rule,
        icons: ['envelope'],
      })),
    },
    {
      heading: words.say('things-tasks'),
      entries: Object.entries(tasks).map(([task, { element, items, prisoners, guards }]) => ({
        name: words.name(task),
        text: words.say('things-task', {
          items: words.join(items.map((item) => words.name(item))),
          prisoners,
          guards,
        }),
        letter: element,
      })),
    },
  ];
}
