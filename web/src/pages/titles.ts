/** What the first page knows of the titles before the server has said a word. */
export interface TitleCard {
  title: string;
  few: number;
  many: number;
  minutes: number;
  /** How many play when somebody presses "play now": the number it is best with. */
  best: number;
}

export const TITLE_CARDS: readonly TitleCard[] = [
  { title: 'alcatraz', few: 2, many: 4, minutes: 20, best: 3 },
  { title: 'ausbrecher', few: 2, many: 6, minutes: 30, best: 4 },
  { title: 'scapegoat', few: 3, many: 4, minutes: 60, best: 4 },
  { title: 'digout', few: 2, many: 6, minutes: 60, best: 4 },
];
