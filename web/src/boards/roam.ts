/** Arrow keys walk over the places of a board, by where they lie, or over the lines of a list, one
 * after another; Tab comes in at one of them and leaves again. One at a time is in the tab order. */

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type PlaceElement = HTMLElement | SVGElement;

const middle = (element: Element) => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};

type Way = readonly [number, number];
type Walk = (from: PlaceElement, places: readonly PlaceElement[], way: Way) => PlaceElement | null | undefined;

/** The nearest place in a direction: sideways distance counts double. */
const nearest: Walk = (from, places, way) => {
  const [x, y] = middle(from);
  let best: PlaceElement | null = null;
  let least = Infinity;
  for (const place of places) {
    const [at, down] = middle(place);
    const ahead = (at - x) * way[0] + (down - y) * way[1];
    const aside = Math.abs((at - x) * way[1]) + Math.abs((down - y) * way[0]);
    if (place === from || ahead < 4) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
};

const following: Walk = (from, lines, way) => lines[lines.indexOf(from) + way[0] + way[1]];

/** An attachment: `<svg {@attach roam}>`. */
type Attachment = (board: Element) => () => void;

/** `first` says where Tab comes in. */
const over =
  (selector: string, walk: Walk, first: (places: readonly PlaceElement[]) => PlaceElement | undefined): Attachment =>
  (board) => {
    const visible = () =>
      [...board.querySelectorAll<PlaceElement>(selector)].filter((place) =>
        place.checkVisibility({ visibilityProperty: true }),
      );
    const enter = () => {
      const places = visible();
      const stop = places.find((place) => place === document.activeElement) ?? first(places);
      for (const place of places) place.setAttribute('tabindex', place === stop ? '0' : '-1');
    };
    const tab = (event: KeyboardEvent) => event.key === 'Tab' && enter();
    const key = (event: Event) => {
      const way = DIRECTIONS[(event as KeyboardEvent).key];
      const here = (event.target as Element).closest<PlaceElement>(selector);
      if (!way || !here) return;
      event.preventDefault();
      walk(here, visible(), way)?.focus();
    };
    enter();
    document.addEventListener('keydown', tab, true);
    board.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('keydown', tab, true);
      board.removeEventListener('keydown', key);
    };
  };

const glows = (place: PlaceElement) => /\b(lit|pick)\b/.test(place.getAttribute('class') ?? '');

/** Over the places of a board; in at one that glows. */
export const roam = over('[data-place]', nearest, (places) => places.find(glows) ?? places[0]);

const LINES = 'a, summary, button:not(:disabled)';
const current = (line: PlaceElement) => line.hasAttribute('aria-current');

/** Over the lines of a list; in at the one that is shown, or at the first. */
export const roamList = over(LINES, following, (lines) => lines.find(current) ?? lines[0]);

/** Over lines that are told one after another; in at the one that is shown, or at the newest. */
export const roamLines = over(LINES, following, (lines) => lines.find(current) ?? lines.at(-1));
