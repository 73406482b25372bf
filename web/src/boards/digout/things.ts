/** Rooms, cards, recipes, gangs and pasts, for the rules page. */
import type { Words } from '../../words/words';
import type { Thing, Things } from '../things';
import { explainCard } from './explain';
import { print } from './material';
import type { Material } from './printed';

export default function things(material: Material, words: Words): Things[] {
  print(material);
  const { cards, recipes, gangs, pasts, faces, search, michelle } = material;
  const cardsOf = (...kinds: string[]): Thing[] =>
    Object.entries(cards)
      .filter(([, { kind }]) => kinds.includes(kind))
      .map(([card]) => ({ name: words.name(card), text: explainCard(card, words).join(' '), icons: [card] }));
  return [
    {
      heading: words.say('things-rooms'),
      entries: Object.keys(search).map((room) => ({
        name: words.name(room),
        text: [
          words.say(`digout-about-${room}`),
          search[room] ? `${words.say('digout-search', { count: search[room] })}.` : '',
        ].join(' '),
        ...(faces[room]?.length ? { faces: faces[room] } : { icons: ['lock'] }),
      })),
    },
    { heading: words.say('things-tools'), entries: cardsOf('tool', 'knife', 'weapon') },
    { heading: words.say('things-search'), entries: cardsOf('part', 'accessory', 'valuable') },
    { heading: words.say('things-action'), entries: cardsOf('action') },
    {
      heading: words.say('things-recipes'),
      entries: Object.values(recipes).map(({ needs, makes, count }) => ({
        name: count > 1 ? `${count} × ${words.name(makes)}` : words.name(makes),
        text: words.join(needs.map((card) => words.name(card))),
        icons: [makes],
      })),
    },
    ...Object.entries(gangs).map(([gang, { cards: own }]) => ({
      heading: words.say('things-gang', { gang: words.name(gang) }),
      entries: [
        { name: words.name(gang), text: words.say(`text-${gang}`), icons: [gang] },
        ...own.map((card) => ({ name: words.name(card), text: words.say(`text-${card}`), icons: [gang] })),
      ],
    })),
    {
      heading: words.say('things-pasts'),
      entries: Object.entries(pasts).map(([past, gang]) => ({
        name: words.name(past),
        text: words.say(`text-${past}`),
        icons: [gang],
      })),
    },
    {
      heading: words.say('x-michelle'),
      entries: [
        { name: words.say('x-michelle'), text: words.say('text-figure'), rule: 'DIG-31', icons: ['knife'] },
        ...Object.entries(michelle).map(([card, tools]) => ({
          name: words.name(card),
          text: words.say(tools.length ? 'things-knife' : 'things-no_knife'),
          icons: tools.length ? ['knife', ...tools] : ['hand'],
        })),
      ],
    },
  ];
}
