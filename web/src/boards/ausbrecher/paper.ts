/** Writing on paper and boards: letters that fit. */

const LEAST = 11; // px that can be read

/** A size at which a text of this length fits into `room`; never bigger than `most`. */
export const fit = (text: string, most: number, room: number): number =>
  Math.max(LEAST, Math.min(most, room / (Math.max(1, text.length) * 0.56)));

/** A piece of paper that lies somewhere. */
export interface Paper {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Cut by hand: its edges are never quite straight. */
export const cut = ({ w, h }: Paper): string => `M3 2L${w} 0L${w - 3} ${h}L0 ${h - 2}Z`;

/** A name that is cut where it is too long to be read small. */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
