/** What is printed on the material. Made from the title’s material by `npm run protocol`. */

export interface Material {
  actions: number;
  cards: Record<string, Card>;
  piles: string[];
  recipes: Record<string, Recipe>;
  wares: Record<string, Ware>;
  gangs: Record<string, Gang>;
  pasts: Record<string, string>;
  search: Record<string, number>;
  faces: Record<string, number[]>;
  michelle: Record<string, string[]>;
}
export interface Card {
  kind: 'accessory' | 'action' | 'knife' | 'part' | 'tool' | 'valuable' | 'weapon';
  sells: number;
  points: number;
}
export interface Recipe {
  needs: string[];
  makes: string;
  count: number;
}
/**
 * What the yard sells; the price depends on who buys, and is in the view.
 */
export interface Ware {
  card: string;
  count: number;
}
export interface Gang {
  accessories: string[];
  needs: number;
  cards: string[];
}
