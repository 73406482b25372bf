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
  slim: boolean; // a bar in place of a plate and a tunnel
}

export interface Stage {
  width: number;
  height: number;
  small: boolean; // for a phone: leave out what can be spared
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
/** Least and most that floors and lanes take, and what lies around them. */
const SIZES = {
  small: { edge: 3, sky: 13, floor: [62, 108], lane: [30, 52], wall: 9, piece: 21, above: 4, below: 3 },
  large: { edge: 10, sky: 26, floor: [76, 168], lane: [32, 66], wall: 15, piece: 28, above: 12, below: 6 },
} as const;
const COLUMNS = 2; // of slim lanes
const BAR = 22; // their height

/** The section as it fits into a box: floors and lanes share its height. `own` sees a lane of
 * their own also where there is no room for everybody's. */
export function stageOf(view: View, width: number, height: number, small: boolean, own: number | null): Stage {
  const size = SIZES[small ? 'small' : 'large'];
  const { edge, sky, piece, above, below } = size;
  const outside = small ? 24 : Math.round(width * 0.105);
  const wall = width - outside - size.wall;
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  const team = (seat: number) => view.prisoners[seat]?.team ?? seat;
  seats.sort((a, b) => team(a) - team(b) || a - b);

  const rest = height - sky - above - below;
  const slim = rest - 2 * size.floor[0] < seats.length * size.lane[0];
  const barred = slim ? seats.filter((seat) => seat !== own) : [];
  const full = seats.filter((seat) => !barred.includes(seat));
  const bars = Math.ceil(barred.length / COLUMNS) * BAR;
  // what is left above the least is for both: somewhat more for the floors
  const extra = Math.max(0, rest - bars - 2 * size.floor[0] - full.length * size.lane[0]);
  const wanted = Math.min(size.floor[1], size.floor[0] + extra * 0.3);
  const lane = full.length ? Math.min(size.lane[1], (rest - bars - 2 * wanted) / full.length) : 0;
  const lanesHigh = bars + full.length * lane;
  const floor = Math.min(size.floor[1], (rest - lanesHigh) / 2);
  // what floors cannot use is shared by the sky and the earth
  const over = Math.max(0, rest - lanesHigh - 2 * floor);
  const roof = sky + over * 0.4;
  const ground = roof + 2 * floor;

  const inside = wall - edge;
  const building: Box = { x: edge, y: roof, w: Math.round(inside * 0.74), h: 2 * floor };
  const third = building.w / 3;
  const rooms = new Map<string, Box>();
  UPPER.forEach((name, at) => rooms.set(name, { x: edge + at * third, y: roof, w: third, h: floor }));
  const lower = view.teams ? ['block_a', 'block_b', 'solitary'] : ['cells', 'solitary'];
  let x = edge;
  for (const name of lower) {
    const w = name === 'cells' ? 2 * third : third;
    rooms.set(name, { x, y: roof + floor, w, h: floor });
    x += w;
  }
  rooms.set('yard', { x, y: roof, w: wall - x, h: 2 * floor });

  const top = ground + above;
  const wide = width - 2 * edge;
  const lanes: Lane[] = full.map((seat, at) => ({
    seat,
    first: slim || at === 0 || team(seat) !== team(seats[at - 1]!),
    slim: false,
    x: edge,
    y: top + at * lane,
    w: wide,
    h: lane,
  }));
  barred.forEach((seat, at) =>
    lanes.push({
      seat,
      first: false,
      slim: true,
      x: edge + ((at % COLUMNS) * wide) / COLUMNS,
      y: top + full.length * lane + Math.floor(at / COLUMNS) * BAR,
      w: wide / COLUMNS - 1,
      h: BAR,
    }),
  );
  const plate = small ? Math.max(134, Math.round(width * 0.33)) : 190;
  return {
    width,
    height,
    small,
    ground,
    building,
    wall,
    wallWidth: size.wall,
    rooms,
    lanes,
    plate,
    from: edge + plate + (small ? 8 : 16),
    to: wall + size.wall + outside * 0.42,
    piece,
  };
}

/** Where somebody stands who is the `at`-th of `of` in a room. */
export function standing(stage: Stage, room: string, at: number, of: number): { x: number; y: number } {
  const box = stage.rooms.get(room) ?? stage.building;
  const half = stage.piece / 2;
  const left = box.x + half + 8;
  // on a phone the signs of these rooms hang low
  const signs = stage.small && (room === 'dining' || room === 'infirmary') ? 34 : 0;
  const space = Math.max(0, box.w - stage.piece - 16 - signs);
  const step = of > 1 ? Math.min(stage.piece + 5, space / (of - 1)) : 0;
  return { x: left + at * step, y: box.y + box.h - half - (stage.small ? 6 : 12) };
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
  tall: number; // of its lanes together
  tube: number; // its height
  stretches: readonly Stretch[];
}

/** A tunnel for each player, or for each team. */
export function tunnelsOf(view: View, stage: Stage): Tunnel[] {
  const barred = stage.lanes.some(({ slim }) => slim);
  return stage.lanes
    .filter(({ first }) => first)
    .map((lane) => {
      const { team } = view.prisoners[lane.seat]!;
      const seats = view.prisoners
        .map((_, seat) => seat)
        .filter((seat) => seat === lane.seat || (team !== null && view.prisoners[seat]!.team === team));
      const lanes = barred ? 1 : seats.length;
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
        y: lane.y + (lane.h * lanes) / 2,
        tall: lane.h * lanes,
        tube: Math.min(lane.h * (lanes > 1 ? 1.1 : 0.62), stage.small ? 32 : 44),
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
  const upper = Array.from(
    { length: steps + 1 },
    (_, k) => `${at(k).toFixed(1)} ${(y - tube / 2 + rough(k, 1)).toFixed(1)}`,
  );
  const lower = Array.from(
    { length: steps + 1 },
    (_, k) => `${at(k).toFixed(1)} ${(y + tube / 2 + rough(k, 2) * 0.6).toFixed(1)}`,
  );
  const face = `Q${(x1 + tube * 0.24).toFixed(1)} ${y.toFixed(1)} `;
  return `M${upper.join('L')}${face}${lower.reverse().join('L')}Z`;
}
