import { expect, it } from 'vitest';
import { fileOf, materialOf, wordsOf } from '../../words/samples';
import type { Material } from './printed';
import things from './things';

const words = wordsOf('en', fileOf('digout', 'en'));
const listed = (figure: string) => things(materialOf<Material>('digout'), words.calling({ figure, printing: 'now' }));
const counted = listed('either').map(({ heading, entries }) => `${heading}: ${entries.length}`);

it('counts what the rules say there is', () => {
  expect(counted).toContain('Pasts: 18'); // DIG-07
  const gangs = counted.filter((line) => line.startsWith('The gang'));
  expect(gangs).toHaveLength(6); // DIG-06: four cards each, below what the gang wants
  for (const gang of gangs) expect(gang).toMatch(/: 5$/);
});

it('speaks of the figure that was chosen', () => {
  const told = (figure: string) => JSON.stringify(listed(figure));
  expect(told('either')).toContain('Michel(le)');
  expect(told('michel')).not.toMatch(/Michel\(le\)|Michelle/);
});

it('tells in games from before what the gang cards said then', () => {
  const told = (printing: string) =>
    JSON.stringify(things(materialOf<Material>('digout'), words.calling({ figure: 'either', printing })));
  expect(told('before_3')).toContain('When you move, you get 1 cigarette.');
  expect(told('now')).toContain('When you move, you get 2 cigarettes.');
});
