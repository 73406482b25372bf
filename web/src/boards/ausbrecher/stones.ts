/** The seven stones: how they look, where they are, and the way they walk. */
import type { Event } from '../../protocol';
import type { Plan, Point } from './plan';
import type { Stone, View } from './view';

export const STONES = ['red', 'blue', 'lightgreen', 'brown', 'yellow', 'orange', 'darkgreen'] as const;
export const BOATS = [1, 2, 3, 4] as const;

const sun = Array.from({ length: 16 }, (_, k) => {
  const [far, angle] = [k % 2 ? 5.4 : 9.8, (k * Math.PI) / 8];
  return `${(far * Math.sin(angle)).toFixed(2)} ${(-far * Math.cos(angle)).toFixed(2)}`;
}).join('L');

interface Look {
  colour: string;
  ink: string;
  emblem: string; // around 0,0, twenty wide
}

const LIGHT = '#fffaf0';
const DARK = '#241d10';
/** Every colour has its emblem, so that nobody needs the colour. The white die's is an arrow back. */
const LOOKS: Record<string, Look> = {
  red: {
    colour: '#cf3240',
    ink: LIGHT,
    emblem: 'M0 8.500C-8 3-10-2-7.500-6C-5-9-1.200-7.500 0-4.200C1.200-7.500 5-9 7.500-6C10-2 8 3 0 8.500Z',
  },
  blue: {
    colour: '#3a78d4',
    ink: LIGHT,
    emblem: 'M0-9.500C3.500-4 7-.5 7 3.300A7 6.200 0 0 1-7 3.300C-7-.5-3.500-4 0-9.500Z',
  },
  lightgreen: {
    colour: '#93cf58',
    ink: DARK,
    emblem: 'M-8.500 9L-6.500 5.500C-10-3-2-9 9-8.500C9.500 3 3 9-5 7L-6.800 9.800Z',
  },
  brown: {
    colour: '#8a5834',
    ink: LIGHT,
    emblem:
      'M-8-1.500C-8-6.500-4-7-1.200-7.200V-10H1.200V-7.200C4-7 8-6.500 8-1.500ZM-6.500.5H6.500C6.500 5 3 7.500 0 9.800C-3 7.500-6.500 5-6.500.5Z',
  },
  yellow: { colour: '#f4d33f', ink: DARK, emblem: `M${sun}Z` },
  orange: {
    colour: '#ea7a2a',
    ink: DARK,
    emblem:
      'M1.500-10C2.500-4.500 7.500-3 7 3.500C6.700 7.500 3.500 9.500 0 9.500C-4.500 9.500-7 6.500-7 3C-7 0-4.500-2-4-5C-2.500-4-1.800-2.500-1.500-1C1.500-3.500 2-6.500 1.500-10Z',
  },
  darkgreen: {
    colour: '#1c7350',
    ink: LIGHT,
    emblem: 'M0-10L5.500-3.500H3L8 4H1.600V9.500H-1.600V4H-8L-3-3.500H-5.500Z',
  },
  white: {
    colour: '#f6f3ea',
    ink: DARK,
    emblem: 'M-9.500-1L-2.500-7.500V-3.500H3C7-3.500 9.500-1 9.500 3V7.500H5.700V3.500C5.700 1.500 5 .8 3 .8H-2.500V5Z',
  },
};
export const look = (name: string): Look => LOOKS[name]!;

/** Height of a disc, at unit 1: what is seen of a covered one. */
export const STEP = 13.5;

export interface Standing extends Point {
  colour: string;
  /** Where it stands, in words of its own: window, square 14, boat 2. */
  place: 'window' | 'path' | 'boat';
  covered: boolean;
}

/** Who sits where in a boat is not in the view: each keeps the berth it took. */
export type Berths = Map<string, number>;

export function seated(view: View, before: Berths): Berths {
  const berths: Berths = new Map();
  for (const { colour, boat } of view.stones) {
    const kept = before.get(colour);
    if (boat && kept !== undefined) berths.set(colour, kept);
  }
  for (const { colour, boat } of view.stones) {
    if (!boat || berths.has(colour)) continue;
    const taken = view.stones.filter((other) => other.boat === boat).map((other) => berths.get(other.colour));
    berths.set(colour, taken.includes(0) ? 1 : 0);
  }
  return berths;
}

export const berth = (plan: Plan, boat: number, seat: number): Point => {
  const { x, y } = plan.boats[boat - 1]!;
  return { x: boat === 4 ? x : x + (seat * 2 - 1) * 31 * plan.hull, y: y - 10 * plan.hull };
};

/** On a square, on top of `level` others. */
export const onSquare = (plan: Plan, square: number, level: number): Point => {
  const { x, y } = plan.squares[Math.min(square, plan.squares.length) - 1]!;
  return { x, y: y - (level * STEP + 4) * plan.unit };
};

export const atWindow = (plan: Plan, colour: string): Point => {
  const { x, y } = plan.windows[STONES.indexOf(colour as (typeof STONES)[number])]!;
  return { x, y: y + 9 * plan.pane };
};

export function standing(plan: Plan, stone: Stone, berths: Berths): Standing {
  const { colour, square, level, covered, boat } = stone;
  if (boat) return { ...berth(plan, boat, berths.get(colour) ?? 0), colour, place: 'boat', covered: false };
  if (!square) return { ...atWindow(plan, colour), colour, place: 'window', covered: false };
  return { ...onSquare(plan, square, level), colour, place: 'path', covered };
}

/** The squares between two, the last one included; 0 is behind the window. */
export function squaresBetween(from: number, to: number, first: number): number[] {
  const step = to > from ? 1 : -1;
  const squares: number[] = [];
  const start = from === 0 ? first - 1 : from;
  for (let square = start; square !== Math.max(to, first - 1);) {
    square += step;
    if (square >= first) squares.push(square);
  }
  return squares;
}

export interface Walk {
  colour: string;
  delay: number;
  lasts: number;
  points: readonly Point[];
}

const A_STEP = 110;
const LONGEST = 800;
const ABOARD = 320;

/** How the stones went from one view to the next, as far as was told. */
export function walks(plan: Plan, before: View, now: ReadonlyMap<string, Standing>, events: readonly Event[]): Walk[] {
  const at = new Map(before.stones.map(({ colour, square }) => [colour, square]));
  const from = new Map(before.stones.map((stone) => [stone.colour, standing(plan, stone, seated(before, new Map()))]));
  const found = new Map<string, Walk>();
  let clock = 0;
  const add = (colour: string, points: readonly Point[], lasts: number) => {
    const old = found.get(colour);
    const here = old?.points.at(-1) ?? from.get(colour)!;
    const way = [...(old?.points ?? [here]), ...points];
    const delay = old?.delay ?? clock;
    found.set(colour, { colour, delay, lasts: clock + lasts - delay, points: way });
    clock += lasts;
  };
  for (const { key, args } of events) {
    const colour = String(args['stone']);
    if (key === 'event-advanced' || key === 'event-went_back') {
      const to = Number(args['square']);
      const passed = squaresBetween(at.get(colour) ?? 0, to, before.first_square);
      const points = passed.map((square) => onSquare(plan, square, 0));
      if (to === 0) points.push(atWindow(plan, colour));
      add(colour, points, Math.min(LONGEST, 130 + A_STEP * passed.length));
      at.set(colour, to);
    } else if (key === 'event-boarded') {
      const aboard = now.get(colour);
      if (aboard) add(colour, [{ x: aboard.x, y: plan.pier }, aboard], ABOARD);
    }
  }
  // every way ends where the stone is now: on top of a stack, in its berth
  return [...found.values()].map((walk) => ({
    ...walk,
    points: [...walk.points.slice(0, -1), now.get(walk.colour)!],
  }));
}
