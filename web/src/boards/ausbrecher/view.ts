/** What is seen of the game. Made from the title’s view by `npm run protocol`. */

export interface View {
  players: number;
  phase: 'bet' | 'move' | 'over' | 'pick' | 'roll' | 'start';
  seat: number;
  turns: number;
  turn_limit: number;
  round: number;
  special_allowed: boolean;
  path_length: number;
  first_square: number;
  stones: Stone[];
  dice: Die[];
  bets: Bet[];
  own: number | null;
  points: number[] | null;
  boat_of_place: number[];
}
/**
 * Where a stone is: behind its window (square 0), on the path, or in a boat.
 */
export interface Stone {
  colour: string;
  square: number;
  level: number;
  covered: boolean;
  boat: number;
  behind: boolean;
}
/**
 * A die in the tray: -1 picked but not rolled, 0 put away, else a roll to be used.
 */
export interface Die {
  name: string;
  shows: number;
}
/**
 * A seat's bet, as far as it may be seen; `stones` is None for what is hidden.
 *
 *     `right` are those of them that sit in the boat they were bet on, `sure` is what these earn.
 */
export interface Bet {
  sealed: boolean;
  stones: string[] | null;
  right: string[];
  sure: number;
}
