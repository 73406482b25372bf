// What the pictures of the documentation show: a name, where to go, and what to do there.
//
// Those of a title are in `pictures.mjs` beside its board. `size` is desktop (1440×900), phone
// (390×844) or bars (390×664, what the bars of its browser leave of a phone: for boards), `theme`
// night or day. `scene` is a sample position of the board, everything else is shown with a real
// server; an address in <…> is that of a table of the title which pictures.mjs has opened there.
// Nothing moves in them, but where `motion` says that it is to be seen switched on, as it is to
// begin with.
import { existsSync, readdirSync } from 'node:fs';

const BOARDS = new URL('../src/boards/', import.meta.url);
const addressOf = (title, { scene, path }) => (scene ? `/dev/${title}?scene=${scene}&bare` : path);

export const SHOTS = [
  { name: 'home', path: '/' },
  { name: 'home-day', path: '/', theme: 'day' },
  { name: 'home-phone', path: '/', size: 'phone' },
];
for (const title of readdirSync(BOARDS)) {
  const file = new URL(`${title}/pictures.mjs`, BOARDS);
  if (!existsSync(file)) continue;
  const { default: pictures } = await import(file);
  SHOTS.push(...pictures(title).map((shot) => ({ ...shot, title, path: addressOf(title, shot) })));
}
