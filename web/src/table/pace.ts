/** How fast the table shows what happens. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** Durations are multiplied by this; boards get it as `--pace`. */
export const FACTOR: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** How many ms, at normal pace, so many events are shown. */
export const reading = (events: number) => 900 + 450 * Math.min(events - 1, 4);

/** And how much longer the move that ends a game is. */
export const LAST = 1_500;
