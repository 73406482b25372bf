/** What is printed on the material. Made from the title’s material by `npm run protocol`. */

export interface Material {
  elements: string[];
  item_places: number;
  most_cash: number;
  most_stamina: number;
  most_guards: number;
  rooms: Record<string, Room>;
  cards: Record<string, string>;
  tasks: Record<string, Task>;
}
export interface Room {
  rule: string;
  silver: Side;
  gold: Side;
}
/**
 * One side of a room: does its rule cost no action point, and which items does it hold?
 */
export interface Side {
  free: boolean;
  holds: string[];
}
export interface Task {
  element: string;
  items: string[];
  prisoners: number;
  guards: number;
}
