/** Where things lie on the drawing: rows are 84 high, the yard's top left corner is at 0,0.
 * How wide columns are, and how much of the sea is seen, depends on the box. */
export const SIDE = 84;
export const DEEP = 9 * SIDE; // from the boat to the cell

export const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export interface Yard {
  /** Of a column. */
  wide: number;
  /** Of all nine. */
  width: number;
  left: number;
  right: number;
  top: number; // of the sea
  cell: { top: number; height: number };
  bottom: number;
  /** Beside the yard is a wall with numbers on it. */
  walled: boolean;
  /** px of a unit. */
  scale: number;
}

const OPEN = { sea: 178, gap: 22, cell: 92, below: 14 };
const TIGHT = { sea: 124, gap: 8, cell: 78, below: 4 };
const WIDEST = 1.45; // columns, as seen from rows
const WALL = 58;
const MOST_WALL = 110;

export function yardOf(width: number, height: number): Yard {
  const lone = OPEN.sea + DEEP + OPEN.gap + OPEN.cell + OPEN.below;
  const { sea, gap, cell, below } = height < 460 && height / width < lone / (DEEP + 16) ? TIGHT : OPEN;
  const whole = sea + DEEP + gap + cell + below;
  const scale = Math.min(height / whole, width / (DEEP + 8));
  const room = width / scale;
  const walled = room >= DEEP + 2 * WALL && height >= 360;
  const wide = Math.min(SIDE * WIDEST, (room - (walled ? 2 * WALL : 8)) / 9);
  const wall = Math.min(MOST_WALL, (room - 9 * wide) / 2);
  const top = DEEP + gap;
  return {
    wide,
    width: 9 * wide,
    left: -wall,
    right: 9 * wide + wall,
    top: -sea,
    cell: { top, height: cell },
    bottom: top + cell + below,
    walled,
    scale,
  };
}

export const placeName = (row: number, column: number) => `r${row}c${column}`;
export const middleX = (yard: Yard, column: number) => (column - 0.5) * yard.wide;
export const middleY = (row: number) => (row - 0.5) * SIDE;

/** A size in units that can still be read. */
export const legible = (yard: Yard, size: number) => Math.max(size, 11.2 / yard.scale);

/** A number from 0 to 1 that looks random and is always the same for a square: for the
 * grain of the concrete. */
export function grain(row: number, column: number, salt = 0): number {
  const mixed = Math.sin(row * 127.1 + column * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}
