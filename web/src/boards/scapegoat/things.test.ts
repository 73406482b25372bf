import { expect, it } from 'vitest';
import { fileOf, materialOf, wordsOf } from '../../words/samples';
import type { Material } from './printed';
import things from './things';

const counted = things(materialOf<Material>('scapegoat'), wordsOf('en', fileOf('scapegoat', 'en'))).map(
  ({ heading, entries }) => `${heading}: ${entries.length}`,
);

it('counts what the rules say there is', () => {
  expect(counted).toEqual([
    'Rooms: 12', // SCG-01
    'Items, and where they lie: 6', // SCG-02
    'Blackmail cards: 11', // SCG-05
    'Tasks: 30', // SCG-06
  ]);
});
