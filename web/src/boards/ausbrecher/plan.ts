/** Where things lie on the drawing, in pixels of the box it is drawn into: the wall above, the
 * path that winds down to the pier, the boats below. The path winds as often as lets the stones
 * be biggest. */

export interface Point {
  x: number;
  y: number;
}

export interface Square extends Point {
  turn: number; // degrees: which way the path goes here
  far: number; // along the line
}

/** A point of the line in the middle of the path, and how far along it is. */
export interface Mark extends Point {
  far: number;
}

export interface Plan {
  width: number;
  height: number;
  /** There is no room for what is only nice. */
  tight: boolean;
  /** How big stones and slabs are drawn. */
  unit: number;
  pane: number; // and windows
  hull: number; // and boats, with the stones in them
  sky: number; // where the wall begins
  foot: number; // and where it ends
  shore: number; // where the water begins
  pier: number; // the middle of its planks
  pitch: number; // from row to row
  slab: number; // length of a paving slab
  /** Where the path begins; null: nobody has dug it yet. */
  hole: Point | null;
  tower: number; // its middle
  watch: number; // and how big it is
  start: 1 | -1; // which way the first row runs
  line: readonly Mark[];
  track: string;
  squares: readonly Square[];
  windows: readonly Point[];
  boats: readonly Point[];
}

export interface Size {
  width: number;
  height: number;
}

interface Ground {
  width: number;
  foot: number;
  first: number; // the middle of the first row
  left: number;
  right: number;
  hole: number; // from the edge
  bend: number; // radius of the way out of the hole
  wobble: number;
}

/** Boats, half as wide as this without and with the bow: the last takes one stone only. */
export const HALF = [82, 82, 82, 55] as const;
export const BOW = 16;
const DECK = 19; // half of the pier's planks
const MOST_ROWS = 7;
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Half a circle from row to row, or a quarter out of the hole. */
function arc(x: number, y: number, radius: number, from: number, to: number): Point[] {
  return Array.from({ length: 25 }, (_, k) => {
    const angle = from + ((to - from) * k) / 24;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

function row(from: number, to: number, y: number, wobble: number): Point[] {
  return Array.from({ length: 49 }, (_, k) => ({
    x: from + ((to - from) * k) / 48,
    y: y + wobble * Math.sin((2 * Math.PI * k) / 48),
  }));
}

/** The middle of the path, out of the hole, to and fro, and onto the pier. The last row always
 * runs to the left, so that the boats can be read from the left. */
function line(ground: Ground, rows: number, pitch: number, drop: number): Point[] {
  const { width, foot, first, left, right, hole, bend, wobble } = ground;
  const way = (k: number) => ((rows - 1 - k) % 2 ? 1 : -1);
  const start = way(0);
  const out = start === 1 ? hole : width - hole;
  const points: Point[] = [{ x: out, y: foot - 6 }];
  points.push(...arc(out + start * bend, first - bend, bend, start === 1 ? Math.PI : 0, Math.PI / 2));
  let x = out + start * bend;
  for (let k = 0; k < rows; k++) {
    const last = k === rows - 1;
    const radius = (last ? drop : pitch) / 2;
    const y = first + k * pitch;
    const end = way(k) === 1 ? right - radius : left + radius;
    points.push(...row(x, end, y, wobble * (k % 2 ? -1 : 1)));
    const from = -Math.PI / 2;
    points.push(...arc(end, y + radius, radius, from, from + way(k) * Math.PI));
    x = end;
  }
  const pier = first + (rows - 1) * pitch + drop;
  points.push(...row(x, x + drop * 0.4, pier, 0));
  return points;
}

function measured(points: readonly Point[]): Mark[] {
  let far = 0;
  return points.map(({ x, y }, k) => {
    const last = points[k - 1];
    if (last) far += Math.hypot(x - last.x, y - last.y);
    return { x, y, far };
  });
}

/** `count` points at equal steps along a line. */
function along(points: readonly Mark[], skip: number, count: number): { squares: Square[]; step: number } {
  const whole = points.at(-1)!.far;
  const step = (whole - skip) / (count - 1);
  const at = (way: number): Point => {
    const k = Math.max(
      1,
      points.findIndex(({ far }) => far >= Math.min(way, whole)),
    );
    const [a, b] = [points[k - 1]!, points[k]!];
    const part = (Math.min(way, whole) - a.far) / (b.far - a.far || 1);
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  };
  const squares = Array.from({ length: count }, (_, k) => {
    const way = skip + k * step;
    const [a, b] = [at(way - 8), at(way + 8)];
    return { ...at(way), far: way, turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI };
  });
  return { squares, step };
}

const smooth = (points: readonly Point[]) =>
  points.map(({ x, y }, k) => `${k ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The path in so many rows between wall and pier; its stones are as big as their squares allow. */
function winding(size: Size, foot: number, dock: number, rows: number, length: number, tight: boolean) {
  let unit = 0.7;
  let found = null;
  for (let tries = 0; tries < 5; tries++) {
    const { width } = size;
    const first = foot + 50 * unit;
    const pier = size.height - dock - DECK * unit;
    const pitch = (pier - first) / rows; // the last step is the one down to the pier
    const edge = 40 * unit + (tight ? 2 : 12);
    const ground: Ground = {
      width,
      foot,
      first,
      left: edge,
      right: width - edge,
      hole: edge + 2,
      bend: 44 * unit,
      wobble: (tight ? 3 : 7) * unit,
    };
    const points = measured(line(ground, rows, pitch, pitch));
    const { squares, step } = along(points, 44 * unit, length);
    found = { unit, pier, pitch, points, squares, step };
    unit = Math.min(step / 57, pitch / (tight ? 76 : 88), 1.35);
  }
  return { ...found!, rows };
}

function boatsOf(width: number, y: number, hull: number): Point[] {
  const wide = HALF.map((half) => (2 * half + BOW) * hull);
  const free = width - wide.reduce((sum, one) => sum + one, 0);
  const gap = clamp(free / 4, 2, 34 * hull);
  let x = width - gap / 2;
  return [...wide]
    .reverse()
    .map((one, k) => {
      x -= one + (k ? gap : 0);
      return { x: x + HALF[3 - k]! * hull, y };
    })
    .reverse();
}

/** With `wall` the wall is so high, and all there is to see of it: windows from edge to edge. */
export function planOf(size: Size, length: number, wall = 0): Plan {
  const { width, height } = size;
  const tight = width < 600 || height < 400;
  const hull = Math.min(width / 690, height / 560, 1.4);
  const dock = 74 * hull + 4; // below the planks
  const pane = wall
    ? Math.min((width - 12) / 7 / 78, (wall - 16) / 84)
    : clamp(height / 640, 0.5, Math.min(1.2, (width - 96) / 7 / 80));
  const sky = wall ? clamp((wall - 84 * pane) / 2, 8, 60) : Math.max(6, (height - 260) * 0.1);
  const sill = wall ? (sky + wall) / 2 + 2 * pane : sky + (tight ? 46 : 54) * pane;
  const foot = wall || sill + (tight ? 46 : 62) * pane;
  const ways = Array.from({ length: MOST_ROWS - 2 }, (_, k) => winding(size, foot, dock, k + 3, length, tight));
  const { unit, pier, pitch, points, squares, step, rows } = ways.reduce((a, b) => (b.unit > a.unit ? b : a));
  const start = (rows - 1) % 2 ? 1 : -1;
  const watch = Math.min(unit, (foot - 3) / 174);
  const tower = start === 1 ? width - 42 * watch : 42 * watch;
  // between hole and tower
  const dug = 90 * unit;
  const [left, right] = wall ? [6, 6] : start === 1 ? [dug, 84 * watch] : [84 * watch, dug];
  const between = Math.min((width - left - right) / 7, (wall ? 100 : 92) * pane);
  return {
    width,
    height,
    tight,
    unit,
    pane: Math.min(pane, between / 78),
    hull,
    pitch,
    pier,
    squares,
    sky,
    foot,
    tower,
    watch,
    start,
    shore: pier - pitch * 0.44,
    slab: step * 0.86,
    hole: wall ? null : { x: points[0]!.x, y: foot },
    line: points,
    track: smooth(points),
    windows: Array.from({ length: 7 }, (_, k) => ({ x: (left + width - right) / 2 + (k - 3) * between, y: sill })),
    boats: boatsOf(width, pier + DECK * unit + 33 * hull, hull),
  };
}

/** Along the path from one square to another, forward or back. */
export function trace(plan: Plan, from: number, to: number): Point[] {
  const [a, b] = [plan.squares[from - 1]!, plan.squares[to - 1]!];
  const [low, high] = [Math.min(a.far, b.far), Math.max(a.far, b.far)];
  const between = plan.line.filter(({ far }) => far > low && far < high);
  return [a, ...(a.far > b.far ? between.reverse() : between), b];
}

/** A number from 0 to 1 that looks random and is always the same: for tilts and tufts. */
export function grain(a: number, b = 0): number {
  const mixed = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}
