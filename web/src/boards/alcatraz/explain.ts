/** What is pointed at, in full words: a square and who stands there, the boat, the cell, the ends. */
import type { Words } from '../../words/words';
import type { Explained } from '../contract';
import type { View } from './view';

export function explain(place: string, view: View, words: Words): Explained | null {
  const rules = (...numbers: string[]) => numbers.map((number) => words.say(`ALC-${number}`));
  if (place === 'boat') return { heading: words.say('boat'), lines: rules('17', '22') };
  if (place === 'cell') return { heading: words.say('cell'), lines: rules('07') };
  if (place === 'left' || place === 'right')
    return { heading: words.say('action-send', { way: place }), lines: rules('19', '20') };
  const at = /^r(\d)c(\d)$/.exec(place);
  if (!at) return null;
  const [row, column] = [Number(at[1]), Number(at[2])];
  const heading = words.say('alcatraz-square', { row, column });
  if (view.wardens[row - 1] === column) return { heading, lines: rules('10', '12') };
  if (view.red_squares.some(([r, c]) => r === row && c === column)) return { heading, lines: rules('17') };
  return null;
}
