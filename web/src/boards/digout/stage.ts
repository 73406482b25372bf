/** Where things lie in the section through the prison: rooms above, one lane of earth for each
 * player below, the wall and the free country on the right. All in the units of the drawing. */
import type { View } from './view';
import { pointsOf, TOOLS } from './material';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Lane extends Box {
  seat: number;
  first: boolean; // the uppermost of those who dig together
}

export interface Stage {
  width: number;
  height: number;
  narrow: boolean;
  ground: number; // how deep the surface lies
  building: Box;
  wall: number; // its left side
  wallWidth: number;
  rooms: ReadonlyMap<string, Box>;
  lanes: readonly Lane[];
  plate: number; // width of the sign with a player's name
  from: number; // where tunnels begin
  to: number; // where they come out
  piece: number;
}

const UPPER = ['dining', 'infirmary', 'showers'];

export function stageOf(view: View, width: number, narrow: boolean): Stage {
  const edge = narrow ? 3 : 12;
  const outside = narrow ? 26 : Math.round(width * 0.105);
  const sky = narrow ? 16 : 26;
  const floor = narrow ? 88 : 103;
  const wallWidth = narrow ? 9 : 15;
  const wall = width - outside - wallWidth;
  const inside = wall - edge;
  const ground = sky + 2 * floor;
  const building: Box = { x: edge, y: sky, w: Math.round(inside * 0.74), h: 2 * floor };
  const third = building.w / 3;
  const rooms = new Map<string, Box>();
  UPPER.forEach((name, at) => rooms.set(name, { x: edge + at * third, y: sky, w: third, h: floor }));
  const lower = view.teams ? ['block_a', 'block_b', 'solitary'] : ['cells', 'solitary'];
  let x = edge;
  for (const name of lower) {
    const w = name === 'cells' ? 2 * third : third;
    rooms.set(name, { x, y: sky + floor, w, h: floor });
    x += w;
  }
  rooms.set('yard', { x, y: sky, w: wall - x, h: 2 * floor });

  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  const team = (seat: number) => view.prisoners[seat]?.team ?? seat;
  seats.sort((a, b) => team(a) - team(b) || a - b);
  const each = narrow ? 46 : Math.min(66, Math.floor(228 / view.players));
  const top = ground + (narrow ? 10 : 14);
  const lanes = seats.map((seat, at) => ({
    seat,
    first: at === 0 || team(seat) !== team(seats[at - 1]!),
    x: edge,
    y: top + at * each,
    w: width - 2 * edge,
    h: each,
  }));
  const plate = narrow ? Math.round(width * 0.33) : 190;
  return {
    width,
    height: narrow ? top + view.players * each + 16 : ground + 250,
    narrow, ground, building, wall, wallWidth, rooms, lanes, plate,
    from: edge + plate + (narrow ? 8 : 16),
    to: wall + wallWidth + outside * 0.42,
    piece: narrow ? 23 : 29,
  };
}

/** Where somebody stands who is the `at`-th of `of` in a room. */
export function standing(stage: Stage, room: string, at: number, of: number): { x: number; y: number } {
  const box = stage.rooms.get(room) ?? stage.building;
  const half = stage.piece / 2;
  const left = box.x + half + 8;
  // on a phone the signs of these rooms hang low
  const signs = stage.narrow && (room === 'dining' || room === 'infirmary') ? 30 : 0;
  const space = Math.max(0, box.w - stage.piece - 16 - signs);
  const step = of > 1 ? Math.min(stage.piece + 5, space / (of - 1)) : 0;
  return { x: left + at * step, y: box.y + box.h - half - (stage.narrow ? 9 : 12) };
}

// --- signs over the rooms

const LETTER = 0.51; // how wide a letter is, of the height of the line

export interface Lettering {
  lines: readonly string[];
  size: number;
}

/** A name in one line; in two where it could not be read, cut at a space or a soft hyphen. */
export function lettering(name: string, space: number, most: number, least: number): Lettering {
  const size = (line: string) => Math.min(most, space / (line.length * LETTER));
  const whole = name.replaceAll('\u00ad', '');
  const [, first, gap, rest] = /^(.+)([\u00ad ])(.+)$/.exec(name) ?? [];
  if (size(whole) >= least || !first || !rest) return { lines: [whole], size: size(whole) };
  const lines = [gap === ' ' ? first : `${first}-`, rest];
  return { lines, size: Math.min(...lines.map(size)) };
}

// --- tunnels

export interface Stretch {
  tool: string; // or 'point': one that a gang card gave
  seat: number;
  at: number; // points before it
  points: number;
}
export interface Tunnel {
  seats: readonly number[];
  score: number;
  y: number; // its middle
  tube: number; // its height
  stretches: readonly Stretch[];
}

/** A tunnel for each player, or for each team. */
export function tunnelsOf(view: View, stage: Stage): Tunnel[] {
  return stage.lanes
    .filter(({ first }) => first)
    .map((lane) => {
      const { team } = view.prisoners[lane.seat]!;
      const seats = stage.lanes
        .map(({ seat }) => seat)
        .filter((seat) => seat === lane.seat || (team !== null && view.prisoners[seat]!.team === team));
      let at = 0;
      const stretches: Stretch[] = [];
      for (const seat of seats) {
        const { laid, points } = view.prisoners[seat]!;
        let rest = points;
        for (const tool of TOOLS) {
          for (let count = 0; count < (laid[tool] ?? 0); count++) {
            stretches.push({ tool, seat, at, points: pointsOf(tool) });
            at += pointsOf(tool);
            rest -= pointsOf(tool);
          }
        }
        for (; rest > 0; rest--, at++) stretches.push({ tool: 'point', seat, at, points: 1 });
      }
      return {
        seats,
        score: view.scores[lane.seat] ?? 0,
        y: lane.y + (lane.h * seats.length) / 2,
        tube: Math.min(lane.h * (seats.length > 1 ? 1.1 : 0.62), stage.narrow ? 32 : 44),
        stretches,
      };
    });
}

/** How far a number of points reaches; what is more than enough ends outside. */
export const reach = (stage: Stage, points: number, target: number): number =>
  stage.from + (stage.to - stage.from) * Math.min(1, points / target);

/** A number from 0 to 1 that looks random and is always the same: grain of earth and stone. */
export function grain(a: number, b: number): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** The outline of a hollow in the earth, hacked out by hand. */
export function hollow(x0: number, x1: number, y: number, tube: number, salt: number): string {
  const steps = Math.max(2, Math.round((x1 - x0) / 15));
  const at = (k: number) => x0 + ((x1 - x0) * k) / steps;
  const rough = (k: number, side: number) => (grain(k + salt * 17, side) - 0.5) * Math.min(6, tube * 0.16);
  const upper = Array.from({ length: steps + 1 }, (_, k) => `${at(k).toFixed(1)} ${(y - tube / 2 + rough(k, 1)).toFixed(1)}`);
  const lower = Array.from({ length: steps + 1 }, (_, k) => `${at(k).toFixed(1)} ${(y + tube / 2 + rough(k, 2) * 0.6).toFixed(1)}`);
  const face = `Q${(x1 + tube * 0.24).toFixed(1)} ${y.toFixed(1)} `;
  return `M${upper.join('L')}${face}${lower.reverse().join('L')}Z`;
}
