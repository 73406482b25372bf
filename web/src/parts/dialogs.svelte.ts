/** How many dialogs and drawers lie over the page: what is behind them cannot be followed. */
class Dialogs {
  #count = $state(0);

  get open(): boolean {
    return this.#count > 0;
  }

  /** One more; returns what is to be called when it is closed. */
  add(): () => void {
    this.#count++;
    return () => void this.#count--;
  }
}

export const dialogs = new Dialogs();
