/** Where things lie on the drawing: squares of 84, the yard's top left corner at 0,0. */
export const SIDE = 84;
export const YARD = 9 * SIDE;
export const SEA_TOP = -178;
export const CELL_TOP = YARD + 22;
export const CELL_HEIGHT = 92;
export const BOTTOM = CELL_TOP + CELL_HEIGHT + 14;

export const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export const spotName = (row: number, column: number) => `r${row}c${column}`;
export const middleX = (column: number) => (column - 0.5) * SIDE;
export const middleY = (row: number) => (row - 0.5) * SIDE;

/** A number from 0 to 1 that looks random and is always the same for a square: for the
 * grain of the concrete. */
export function grain(row: number, column: number, salt = 0): number {
  const mixed = Math.sin(row * 127.1 + column * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}
