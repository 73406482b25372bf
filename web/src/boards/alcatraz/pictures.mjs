// What the pictures of the documentation show of this title: see tools/shots.mjs.
import { click, pick, point, see, tap, wait } from '../../../tools/steps.mjs';

export default (title) => [
  { name: title, scene: 'middle', steps: [...pick('r8c6'), point('r8c9')] },
  { name: `${title}-day`, scene: 'opening', theme: 'day', steps: [...pick('cell'), point('r8c9')] },
  { name: `${title}-phone`, scene: 'middle', size: 'bars', steps: tap('r8c6', 'r8c9') },
  { name: 'rules-day', path: `/rules/${title}#ALC-12`, theme: 'day', steps: [click('#ALC-12 summary'), wait(1500)] },
  { name: 'analysis', path: '<analysis>', steps: [see('[data-best]:nth-of-type(1)'), wait(3000)] },
  {
    name: 'puzzle',
    path: '<puzzle>',
    steps: [click('[data-show] .button'), wait(800), click('[data-show] .alarm'), see('[data-right]'), wait(1500)],
  },
  { name: 'learn', path: `/learn/${title}` },
];
