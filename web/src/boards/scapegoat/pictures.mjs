// What the pictures of the documentation show of this title: see tools/shots.mjs.
import { point } from '../../../tools/steps.mjs';

export default (title) => [
  { name: title, scene: 'turn', steps: [point('room-chapel')] },
  { name: `${title}-vote-day`, scene: 'vote', theme: 'day' },
  { name: `${title}-phone`, scene: 'gold', size: 'bars' },
  { name: 'waiting-room', path: '<waiting>' },
  { name: 'waiting-room-phone-day', path: '<waiting>', size: 'phone', theme: 'day' },
  { name: 'rules-phone', path: `/rules/${title}`, size: 'phone' },
];
