/** Writing on paper and boards: letters that fit. */

/** A size at which a text of this length fits into `room`; never bigger than `most`. */
export const fit = (text: string, most: number, room: number): number =>
  Math.min(most, room / (Math.max(1, text.length) * 0.56));

/** A name that is cut where it is too long to be read small. */
export const shorten = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
