/** Where things lie on the drawing: the wall above, the path that winds down to the pier, the
 * boats below. A wide screen has longer rows, a narrow one more of them; longer paths wind more. */

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
  narrow: boolean;
  width: number;
  height: number;
  /** How big stones and slabs are drawn: 1 on a wide screen. */
  unit: number;
  pane: number; // and windows
  hull: number; // and boats, with the stones in them
  foot: number; // of the wall
  shore: number; // where the water begins
  pier: number; // the middle of its planks
  pitch: number; // from row to row
  slab: number; // length of a paving slab
  hole: Point;
  start: 1 | -1; // which way the first row runs
  line: readonly Mark[];
  track: string;
  squares: readonly Square[];
  windows: readonly Point[];
  boats: readonly Point[];
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

const WIDE: Ground = { width: 880, foot: 190, first: 268, left: 66, right: 814, hole: 84, bend: 46, wobble: 11 };
const NARROW: Ground = { width: 390, foot: 132, first: 186, left: 35, right: 355, hole: 40, bend: 30, wobble: 5 };
const LAST_ROW = 590; // on a wide screen
const NARROW_PITCH = 72;

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
  points.push(...row(x, x + drop * 0.35, pier, 0));
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
    const k = Math.max(1, points.findIndex(({ far }) => far >= Math.min(way, whole)));
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

export function planOf(narrow: boolean, length: number): Plan {
  const ground = narrow ? NARROW : WIDE;
  const drop = narrow ? 84 : 106;
  const [fewest, most, least] = narrow ? [3, 9, 54] : [3, 5, 92];
  for (let rows = fewest; ; rows++) {
    const pitch = narrow ? NARROW_PITCH : (LAST_ROW - ground.first) / (rows - 1);
    const points = measured(line(ground, rows, pitch, drop));
    const { squares, step } = along(points, narrow ? 34 : 46, length);
    if (step < least && rows < most) continue;
    const pier = ground.first + (rows - 1) * pitch + drop;
    const unit = narrow ? 0.78 : 1;
    return {
      narrow, unit, pane: narrow ? 0.66 : 1, hull: narrow ? 0.53 : 1, pitch, pier, squares,
      width: ground.width,
      height: pier + (narrow ? 86 : 126),
      foot: ground.foot,
      shore: pier - drop * 0.44,
      slab: Math.min(84, step * 0.86),
      hole: { x: points[0]!.x, y: ground.foot },
      start: (rows - 1) % 2 ? 1 : -1,
      line: points,
      track: smooth(points),
      windows: narrow
        ? Array.from({ length: 7 }, (_, k) => ({ x: 195 + (k - 3) * 50, y: 58 }))
        : Array.from({ length: 7 }, (_, k) => ({ x: 440 + (k - 3) * 88, y: 106 })),
      boats: narrow
        ? [52, 152, 252, 344].map((x) => ({ x, y: pier + 51 }))
        : [196, 400, 604, 784].map((x) => ({ x, y: pier + 70 })),
    };
  }
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
