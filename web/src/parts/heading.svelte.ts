/** What the header says about the page below it; every page sets its own. */
import type { Snippet } from 'svelte';

interface Link {
  text: string;
  href: string;
}

class Heading {
  text = $state('');
  links = $state.raw<readonly Link[]>([]);

  /** Is it the page's own heading? Pages that have one below say no. */
  main = $state(false);

  /** Buttons of the page, where they stand in the header. */
  tools = $state.raw<Snippet | null>(null);

  /** Set by the app: where the header is hidden, its settings are opened from elsewhere. */
  openSettings: () => void = () => {};

  set(text: string, links: readonly Link[] = [], main = false): void {
    this.text = text;
    this.main = main;
    this.links = links;
    document.title = text ? `${text} · Jailbirds` : 'Jailbirds';
  }
}

export const heading = new Heading();
