/** Arrow keys walk over the spots of a board by where they lie; Tab comes in at one that
 * glows and leaves again. One spot at a time is in the tab order. */

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type SpotElement = HTMLElement | SVGElement;

const spotsOf = (board: Element) => [...board.querySelectorAll<SpotElement>('[data-spot]')];

const middle = (element: Element) => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};

/** The nearest spot in a direction: sideways distance counts double. */
function nearest(from: Element, spots: readonly SpotElement[], way: readonly [number, number]) {
  const [x, y] = middle(from);
  let best: SpotElement | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [at, down] = middle(spot);
    const ahead = (at - x) * way[0] + (down - y) * way[1];
    const aside = Math.abs((at - x) * way[1]) + Math.abs((down - y) * way[0]);
    if (spot === from || ahead < 4) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}

/** An attachment: `<svg {@attach roam}>`. */
export function roam(board: Element): () => void {
  const enter = () => {
    const spots = spotsOf(board);
    const inside = spots.find((spot) => spot === document.activeElement);
    const first = inside ?? spots.find((spot) => /\b(lit|pick)\b/.test(spot.getAttribute('class') ?? '')) ?? spots[0];
    for (const spot of spots) spot.setAttribute('tabindex', spot === first ? '0' : '-1');
  };
  const key = (event: Event) => {
    const { key: name } = event as KeyboardEvent;
    const way = DIRECTIONS[name];
    const here = (event.target as Element).closest<SpotElement>('[data-spot]');
    if (!way || !here) return;
    event.preventDefault();
    nearest(here, spotsOf(board), way)?.focus();
  };
  const watcher = new MutationObserver(enter);
  watcher.observe(board, { subtree: true, childList: true, attributeFilter: ['class'] });
  board.addEventListener('keydown', key);
  board.addEventListener('focusin', enter);
  enter();
  return () => {
    watcher.disconnect();
    board.removeEventListener('keydown', key);
    board.removeEventListener('focusin', enter);
  };
}
