/** Where we are: a tiny router over the history of the browser. */

class Address {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => {
      const from = this.path;
      this.#arrive();
      layers.moved(this.path === from);
    });
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** Go to another page; `replace` leaves no step behind to go back to. */
  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(history.state, '', to);
    else history[isStep() ? 'replaceState' : 'pushState'](null, '', to);
    this.#arrive();
    layers.moved(false);
    if (!replace) scrollTo(0, 0);
  }

  #arrive(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** Plain clicks on links of our own change the page without loading it anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
    if (event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const to = link instanceof HTMLAnchorElement ? new URL(link.href) : null;
    if (!to || to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
    if (to.pathname === location.pathname && to.hash) return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

/** What lies over a page: dialogs, drawers, and things that were picked. The browser's Back takes
 * away the last of them, and leaves the page only when there is none. For that the history has
 * one step more from the first of them on; with nothing left to take away, Back walks over it. */
class Layers {
  #takeAway: (() => void)[] = [];
  #onStep = isStep();

  /** Something lies over the page now; returns what is to be called when it does not any more. */
  open(takeAway: () => void): () => void {
    this.#takeAway.push(takeAway);
    this.#step();
    return () => (this.#takeAway = this.#takeAway.filter((other) => other !== takeAway));
  }

  /** The history has moved; `here`: on the same page. */
  moved(here: boolean): void {
    const left = this.#onStep && !isStep();
    this.#onStep = isStep();
    if (!left || !here) return;
    const takeAway = this.#takeAway.pop();
    if (!takeAway) return history.back();
    takeAway();
    if (this.#takeAway.length) this.#step();
  }

  #step(): void {
    if (!isStep()) history.pushState(STEP, '');
    this.#onStep = true;
  }
}

const STEP = { over: true };
const isStep = () => (history.state as typeof STEP | null)?.over === true;

export const layers = new Layers();
export const address = new Address();
export const go = address.go.bind(address);
