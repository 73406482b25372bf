// What the pictures of the documentation show: a name, where to go, and what to do there.
//
// `size` is desktop (1440×900) or phone (390×844), `theme` night or day. Boards are shown with
// the sample positions of fixtures/, everything else with a real server; an address in <…> is
// that of a table which pictures.mjs has opened there. Nothing moves in them, but where `motion`
// says that it is to be seen switched on, as it is to begin with.

const scene = (title, name) => `/dev/${title}?scene=${name}&bare`;
const click = (target) => ({ verb: 'click', target });
const hover = (target) => ({ verb: 'hover', target });
const tap = (...spots) => spots.map((spot) => ({ verb: 'tap', target: `[data-spot="${spot}"]` }));
const pick = (...spots) => spots.map((spot) => click(`[data-spot="${spot}"]`));

export const SHOTS = [
  { name: 'home', path: '/' },
  { name: 'home-day', path: '/', theme: 'day' },
  { name: 'home-phone', path: '/', size: 'phone' },

  { name: 'new-table', path: '/new/ausbrecher', steps: [{ verb: 'select', target: '.chairs li:nth-child(2) select', value: 'open' }] },
  { name: 'new-table-phone-day', path: '/new/digout', size: 'phone', theme: 'day' },
  { name: 'waiting-room', path: '<waiting>' },
  { name: 'waiting-room-phone-day', path: '<waiting>', size: 'phone', theme: 'day' },

  { name: 'alcatraz', path: scene('alcatraz', 'middle'), steps: [...pick('r8c6'), hover('[data-spot="r8c9"]')] },
  { name: 'alcatraz-day', path: scene('alcatraz', 'opening'), theme: 'day', steps: [...pick('cell'), hover('[data-spot="r8c9"]')] },
  { name: 'alcatraz-phone', path: scene('alcatraz', 'middle'), size: 'phone', steps: tap('r8c6', 'r8c9') },

  { name: 'ausbrecher', path: scene('ausbrecher', 'move'), steps: [hover('[data-spot="stone-red"]')] },
  { name: 'ausbrecher-bet-day', path: scene('ausbrecher', 'bet'), theme: 'day' },
  { name: 'ausbrecher-phone-pl', path: scene('ausbrecher', 'pick'), size: 'phone', lang: 'pl', steps: tap('die-red', 'die-blue') },

  { name: 'scapegoat', path: scene('scapegoat', 'turn'), steps: [hover('[data-spot="room-chapel"]')] },
  { name: 'scapegoat-vote-day', path: scene('scapegoat', 'vote'), theme: 'day' },
  { name: 'scapegoat-phone', path: scene('scapegoat', 'gold'), size: 'phone' },

  { name: 'digout', path: scene('digout', 'many'), steps: [hover('[data-spot="room-cells"]')] },
  { name: 'digout-fight-day', path: scene('digout', 'threat'), theme: 'day', steps: [hover('[data-spot="card-razor"]')] },
  { name: 'digout-phone-de', path: scene('digout', 'michelle'), size: 'phone', lang: 'de' },

  { name: 'curtain-phone', path: '<hot-seat>', size: 'phone' },
  { name: 'result', path: '<over>', steps: [{ verb: 'see', target: 'dialog figure' }] },
  { name: 'result-phone-day', path: '<over>', size: 'phone', theme: 'day', steps: [{ verb: 'see', target: 'dialog figure' }] },
  { name: 'replay', path: '<replay>' },
  { name: 'replay-phone-day', path: '<replay>', size: 'phone', theme: 'day' },

  { name: 'rules-day', path: '/rules/alcatraz#ALC-12', theme: 'day', steps: [click('#ALC-12 summary'), { verb: 'wait', ms: 1500 }] },
  { name: 'rules-phone', path: '/rules/scapegoat', size: 'phone' },
  { name: 'learn', path: '/learn/alcatraz' },
  { name: 'learn-phone-day-nl', path: '/learn/digout', size: 'phone', theme: 'day', lang: 'nl' },
  { name: 'settings', path: '/rules/digout', motion: true, steps: [click('header button:last-of-type'), { verb: 'wait', ms: 500 }] },
];
