/** What is seen of the game. Made from the title’s view by `npm run protocol`. */

/**
 * The whole board: nothing in this game is secret.
 */
export interface View {
  players: number;
  phase: 'over' | 'place' | 'roll' | 'run' | 'start' | 'turn';
  seat: number;
  turns: number;
  turn_limit: number;
  alarm_row: number;
  wardens: number[];
  prisoners: Prisoner[];
  cell: number[];
  boat: number[];
  red_squares: [number, number][];
  to_win: number;
}
/**
 * A prisoner in the yard.
 */
export interface Prisoner {
  seat: number;
  row: number;
  column: number;
}
