/** What a situation says where nothing is going on besides the game: for tables that are staged. */
import type { Situation } from '../protocol';

export const CALM = {
  undo: { key: 'undo-nothing', args: {} },
  undo_asked: null,
  hint: null,
  talk_until: null,
  enough: [],
  absent: [],
  end_agreed: [],
} satisfies Partial<Situation>;
