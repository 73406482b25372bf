/** What the tiles of a sketch are, where they lie, and what they are called. */
import { COLOURS, OUTLINES, shapeOf } from '../../look/players';
import type { Row, Sketch, Tile } from '../../protocol';
import type { Words } from '../../words/words';
import type { Player } from '../contract';

const EDGE = 3; // columns of a terminal for a column of labels
const SIZE: readonly [number, number] = [8, 4]; // of a tile, in columns and lines of a terminal
const LINE = 2; // a line is so high as two columns are wide
const MOST_STRIP = 3; // lines
const MOST_HAND = 3.4;
const LABEL = 1.25;

export const seatOf = (role = ''): number | null => (/^seat\d$/.test(role) ? Number(role.slice(4)) : null);

/** Everything that is known by its colour has a shape as well: the same as in the terminal. */
const CROSS = 'M-3.6-11H3.6V-3.6H11V3.6H3.6V11H-3.6V3.6H-11V-3.6H-3.6Z';
const RING = 'M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10ZM0-5A5 5 0 1 0 0 5A5 5 0 1 0 0-5Z';
const DOWN = 'M0 11.500L-12-7.500Q-12-9.400-10.200-9.400H10.200Q12-9.400 12-7.500Z';
const COLOURED: Readonly<Record<string, readonly [string, string]>> = {
  red: ['#e0554f', OUTLINES.circle],
  blue: ['#4a9fe0', OUTLINES.square],
  lightgreen: ['#a8d672', OUTLINES.triangle],
  brown: ['#b07a4f', OUTLINES.diamond],
  yellow: ['#f0e442', OUTLINES.star],
  orange: ['#f28c28', CROSS],
  darkgreen: ['#2a9462', DOWN],
  white: ['#f3eee3', RING],
};

/** A piece: a shape in a colour; or a sign on a disc, where it has no shape of its own. */
export interface Look {
  colour: string;
  outline: string;
  sign: string;
}

const SIGNS = /^[●▲■◆★⬢✚▼○]?$/u; // these are drawn

export function lookOf(role = '', text = ''): Look {
  const seat = seatOf(role);
  const own = seat === null ? COLOURED[role] : ([COLOURS[seat % COLOURS.length]!, OUTLINES[shapeOf(seat)]] as const);
  if (own && SIGNS.test(text)) return { colour: own[0], outline: own[1], sign: '' };
  const colour = own?.[0] ?? (role === 'warden' || role === 'alarm' ? 'var(--alarm)' : 'var(--bars)');
  return { colour, outline: OUTLINES.circle, sign: text || role.charAt(0).toUpperCase() };
}

/** What is written on this colour: dark on light ones. */
export const inkOn = (colour: string): string => {
  const parts = /^#(..)(..)(..)$/
    .exec(colour)
    ?.slice(1)
    .map((part) => parseInt(part, 16));
  if (!parts) return '#fff';
  const [red, green, blue] = parts as [number, number, number];
  return 0.3 * red + 0.59 * green + 0.11 * blue > 140 ? '#241d10' : '#fff';
};

/** The one piece that stands on a tile: a seat, a colour, or a sign of one letter. */
export function pieceOn({ text = '', role = '', words, holds, form }: Tile): Look | null {
  if (holds?.length || words || form || role === 'label' || /^[-–]$|../u.test(text)) return null;
  if (/^\d$/.test(text) && !role) return null; // a number, written like those of two digits
  return seatOf(role) !== null || role in COLOURED || text ? lookOf(role, text) : null;
}

/** What a die shows: nothing yet, or nothing any more. */
export const faceOf = ({ text }: Tile): number | null => (/^\d+$/.test(text ?? '') ? Number(text) : null);

export const isSolid = ({ ground, form }: Tile) => Boolean(ground || form);

/** Is there something to see, or is it a gap? */
export const isThere = ({ text, words, place, ground, form, holds, role }: Tile) =>
  Boolean(text || words || place || ground || form || holds?.length || seatOf(role) !== null);

/** Where everything lies, in columns of a terminal: what CSS makes a grid of. */
export interface Plan {
  columns: readonly number[]; // the width of each
  rows: readonly number[]; // the height of each
  width: number;
  height: number;
  tile: number; // the width of a tile
  tall: number; // and its height
}

const spanOf = ({ span = 1 }: Tile) => span;
const wide = ({ tiles }: Row) => tiles.reduce((sum, tile) => sum + spanOf(tile), 0);

export function planOf({ rows, edges = [], sizes }: Sketch): Plan {
  const [width, lines] = sizes?.[0] ?? SIZE;
  const count = Math.max(1, ...rows.filter(({ kind }) => kind !== 'hand').map(wide), ...edges.map((edge) => edge + 1));
  const columns = Array.from({ length: count }, (_, k) => (edges.includes(k) ? EDGE : width));
  const high = (row: Row): number => {
    if (row.kind === 'labels') return LINE * LABEL;
    if (row.kind === 'strip') return LINE * Math.min(lines, MOST_STRIP);
    if (row.kind === 'hand') return LINE * MOST_HAND * Math.ceil(wide(row) / Math.max(1, count - edges.length));
    return LINE * lines;
  };
  const heights = rows.map(high);
  const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
  return { columns, rows: heights, width: sum(columns), height: sum(heights), tile: width, tall: LINE * lines };
}

/** What somebody or something is called: a player by the name, things by the title's words. */
export function named(role: string, players: readonly Player[], words: Words): string {
  const seat = seatOf(role);
  if (seat !== null) return players[seat]?.label ?? '';
  return words.has(`name-${role}`) ? words.name(role) : '';
}

/** Things with how many there are of each, in the order they come. */
export function tally(holds: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const role of holds) counts.set(role, (counts.get(role) ?? 0) + 1);
  return [...counts];
}

/** What is written on it; a player's own sign is drawn instead. */
export const textOn = ({ text = '', role }: Tile) =>
  (seatOf(role) === null ? text : text.replace(/^[●▲■◆★⬢]\s*/, '')).trim();

export const nameOn = ({ words: key }: Tile, words: Words) => (key && words.has(key) ? words.say(key) : '');

/** A tile for those who hear it: its name, or `where` it is; what is written on it; who is there. */
export function describe(tile: Tile, where: string, players: readonly Player[], words: Words): string {
  const piece = pieceOn(tile);
  const who = tally(tile.holds ?? []).map(([role, count]) => {
    const name = named(role, players, words) || role;
    return count > 1 ? `${count} × ${name}` : name;
  });
  const written = piece && tile.role ? named(tile.role, players, words) : (tile.text ?? '');
  const called = nameOn(tile, words) || (seatOf(tile.role) !== null && !piece ? named(tile.role!, players, words) : '');
  return [called || where, written.replaceAll('\n', ', '), words.join(who)].filter(Boolean).join(': ');
}
