/** Where we are: a tiny router over the history of the browser. */

class Place {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** Go to another page; `replace` leaves no step behind to go back to. */
  go(to: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.#arrive();
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

export const place = new Place();
export const go = place.go.bind(place);
