/** The board of titles that have none of their own here: drawn from the sketch that the server
 * sends, as in the terminal. */
import type { BoardModule } from '../contract';
import Board from './Board.svelte';

export default { board: Board, sketched: true } satisfies BoardModule<unknown>;
