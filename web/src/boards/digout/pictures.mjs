// What the pictures of the documentation show of this title: see tools/shots.mjs.
import { click, point, wait } from '../../../tools/steps.mjs';

export default (title) => [
  { name: title, scene: 'many', steps: [point('room-cells')] },
  { name: `${title}-fight-day`, scene: 'threat', theme: 'day', steps: [point('card-razor')] },
  { name: `${title}-phone-de`, scene: 'michelle', size: 'bars', lang: 'de' },
  { name: 'new-table-phone-day', path: `/new/${title}`, size: 'phone', theme: 'day' },
  { name: 'curtain-phone', path: '<hot-seat>', size: 'phone' },
  { name: 'learn-phone-day-nl', path: `/learn/${title}`, size: 'phone', theme: 'day', lang: 'nl' },
  { name: 'settings', path: `/rules/${title}`, motion: true, steps: [click('header button:last-of-type'), wait(500)] },
];
