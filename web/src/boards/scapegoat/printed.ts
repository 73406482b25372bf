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
 * One side of a room: what its rule costs, and which items it holds.
 */
export interface Side {
  free: boolean;
  pays: boolean;
  holds: string[];
}
export interface Task {
  element: string;
  items: string[];
  prisoners: number;
  guards: number;
}
