/** What is seen of the game. Made from the title’s view by `npm run protocol`. */

export interface View {
  players: number;
  teams: boolean;
  michelle: boolean;
  target: number;
  phase:
    | 'act'
    | 'answer'
    | 'brawl'
    | 'card'
    | 'dealing'
    | 'draw'
    | 'extorted'
    | 'fight'
    | 'figure'
    | 'figure_roll'
    | 'join'
    | 'lead'
    | 'limit'
    | 'loss'
    | 'over'
    | 'pasts'
    | 'peek'
    | 'penalty'
    | 'prize'
    | 'purge'
    | 'return'
    | 'roll'
    | 'sell'
    | 'spoils'
    | 'start'
    | 'take'
    | 'target'
    | 'threat'
    | 'tops'
    | 'trade'
    | 'trip'
    | 'walk';
  seat: number;
  to_act: number | null;
  actions: number;
  round: number;
  turn_limit: number;
  die: number;
  own: number | null;
  prisoners: Prisoner[];
  scores: number[];
  rooms: Room[];
  gangs: Gang[];
  piles: Record<string, number>;
  stack: number;
  discards: Record<string, number>;
  prices: Record<string, number>;
  crafts: Record<string, string[]>;
  spares: string[];
  looked_at: number | null;
  fight: Fight | null;
  blows: Blow[];
  michelle_card: string | null;
  michelle_extorts: number | null;
  michelle_stack: number;
  michelle_discards: Record<string, number>;
  figure: 'either' | 'michel' | 'michelle';
  trade: Trade | null;
  hand_limit: number;
}
/**
 * A player, as far as may be seen: `hand` holds what is known of it, all of one's own.
 */
export interface Prisoner {
  who:
    | 'beard'
    | 'bun'
    | 'cap'
    | 'cueball'
    | 'curls'
    | 'fox'
    | 'ink'
    | 'moustache'
    | 'patch'
    | 'scar'
    | 'specs'
    | 'spike';
  room: string;
  team: number | null;
  cards: number;
  hand: Record<string, number>;
  cigarettes: number;
  beatings: number;
  points: number;
  laid: Record<string, number>;
  gang: string | null;
  gang_card: string | null;
  past: string | null;
  past_gang: string | null;
  past_spent: boolean;
}
export interface Room {
  name: string;
  search_value: number;
  seats: number[];
  michelle: boolean;
}
/**
 * A pile of gang cards; `top` is the one that can be taken.
 */
export interface Gang {
  name: string;
  top: string | null;
  cards: number;
}
export interface Fight {
  attacker: number;
  victim: number;
  tool: string;
  to_play: number | null;
}
/**
 * What was laid in a fight: a weapon, `fists`, `none`, or a card of Michel(le)'s.
 */
export interface Blow {
  seat: number | null;
  card: string;
}
/**
 * A trade between team-mates; one sees the cards oneself has laid.
 *
 *     `in_steps`: cigarettes and cards asked for are added before it is proposed; before version 2
 *     a number of cigarettes was the proposal.
 */
export interface Trade {
  partner: number;
  in_steps: boolean;
  terms: 'bid' | 'charge' | 'swap' | 'undecided';
  cigarettes: number;
  wanted: number;
  offered: number;
  offer: Record<string, number>;
  returned: number;
  reply: Record<string, number>;
}
