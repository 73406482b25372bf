/** Buttons that have just come to stand where others were: for a moment they cannot be hit, so
 * that a tap for the old ones does not do something else. */
import type { Attachment } from 'svelte/attachments';

const SETTLES = 500; // ms

/** `{@attach settle(what)}`: whenever `what` is another, the element has the class `settling`. */
export const settle =
  (what: string): Attachment<HTMLElement> =>
  (element) => {
    void what;
    element.classList.add('settling');
    const over = setTimeout(() => element.classList.remove('settling'), SETTLES);
    return () => clearTimeout(over);
  };
