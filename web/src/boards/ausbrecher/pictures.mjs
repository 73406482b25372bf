// What the pictures of the documentation show of this title: see tools/shots.mjs.
import { point, see, select, tap } from '../../../tools/steps.mjs';

export default (title) => [
  { name: title, scene: 'move', steps: [point('stone-red')] },
  { name: `${title}-bet-day`, scene: 'bet', theme: 'day' },
  { name: `${title}-phone-pl`, scene: 'pick', size: 'bars', lang: 'pl', steps: tap('die-red', 'die-blue') },
  { name: 'new-table', path: `/new/${title}`, steps: [select('.chairs li:nth-child(2) select', 'open')] },
  { name: 'result', path: '<over>', steps: [see('dialog figure')] },
  { name: 'result-phone-day', path: '<over>', size: 'phone', theme: 'day', steps: [see('dialog figure')] },
  { name: 'replay', path: '<replay>' },
  { name: 'replay-phone-day', path: '<replay>', size: 'phone', theme: 'day' },
  { name: 'review', path: '<review>', steps: [see('.review table')] },
  { name: 'review-phone-day', path: '<review>', size: 'phone', theme: 'day', steps: [see('.review table')] },
];
