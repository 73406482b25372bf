/** What is seen of the game. Made from the title’s view by `npm run protocol`. */

export interface View {
  players: number;
  edition: string;
  phase:
    | 'answer'
    | 'blind'
    | 'consent'
    | 'deal'
    | 'draw'
    | 'drop'
    | 'first_guards'
    | 'first_scapegoat'
    | 'gather'
    | 'keep'
    | 'layout'
    | 'leave'
    | 'lodge'
    | 'name'
    | 'new_guard'
    | 'offer'
    | 'over'
    | 'pay'
    | 'pick_card'
    | 'pick_item'
    | 'pick_prisoner'
    | 'pick_room'
    | 'place'
    | 'reward'
    | 'side'
    | 'spot'
    | 'take'
    | 'talk'
    | 'turn'
    | 'vote';
  seat: number;
  turn: number;
  in_turn: boolean;
  round: number;
  scapegoat: number;
  bonus: number;
  points: number;
  whole_points: number;
  common_points: number;
  bribed: number;
  pressure: number;
  pressure_if_bribed: number | null;
  costs: Record<string, number>;
  shares: number[];
  guards: number;
  most_guards: number;
  rooms: Room[];
  columns: number;
  prisoners: Prisoner[];
  missing: string[];
  tasks_left: number;
  under: Task[];
  used_cards: string[];
  cards_left: number;
  looked_at: string[];
  offer: Offer | null;
  doing: string | null;
  picked: string | null;
  left: number | null;
}
export interface Room {
  name: string;
  side: string;
  guards: number;
  counted: number;
  locked: boolean;
  used: boolean;
  items: string[];
  task: Task | null;
  prisoners: number[];
  bribed: number;
  icons: number;
}
/**
 * A task card: what it brings and what it needs.
 */
export interface Task {
  name: string;
  element: string;
  items: string[];
  prisoners: number;
  guards: number;
}
/**
 * A sheet, and what can be read from all sheets together.
 */
export interface Prisoner {
  seat: number;
  room: string;
  items: string[];
  cash: number;
  stamina: number;
  elements: string[];
  lacks: string[];
  only_theirs: string[];
  indispensable: boolean;
  cards: number;
  hand: string[];
  fewer_points: number;
  voted: boolean;
  vote: number | null;
}
/**
 * What is offered, or asked for a task.
 */
export interface Offer {
  seat: number;
  to: number;
  gives: string[];
  asks: string[];
}
