/** Dragging: a die onto a stone, a stone onto a bet. A drag only ever does what two clicks do. */

export interface Load {
  /** What hangs on the pointer: a die (with what it shows) or a stone. */
  name: string;
  shows: number | null;
  /** The pointer is over this: say what it would mean. */
  over(x: number, y: number): void;
  /** Let go here. */
  drop(x: number, y: number): void;
  /** It was no drag after all, or it broke off. */
  leave(): void;
}

export class Drag {
  load = $state.raw<Load | null>(null);
  x = $state(0);
  y = $state(0);
}

const SLACK = 9; // pixels that a click may tremble

/** The element marked with a data attribute that is nearest to a point, within reach. */
export function nearest(selector: string, x: number, y: number, reach = 54): Element | null {
  let best: Element | null = null;
  let least = reach;
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    const aside = Math.max(box.left - x, 0, x - box.right);
    const above = Math.max(box.top - y, 0, y - box.bottom);
    const middle = Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y) / 1000;
    const far = Math.hypot(aside, above) + middle;
    if (far < least) [best, least] = [element, far];
  }
  return best;
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 60);
}

/** An attachment: what `load` gives can be taken from this element. */
export const grab = (drag: Drag, load: () => Load | null) => (node: Element) => {
  let end = () => {};
  const down = (first: PointerEvent) => {
    const held = first.button === 0 ? load() : null;
    if (!held) return;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== first.pointerId) return;
      if (!drag.load && Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < SLACK) return;
      event.preventDefault();
      drag.load = held;
      [drag.x, drag.y] = [event.clientX, event.clientY];
      held.over(event.clientX, event.clientY);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== first.pointerId) return;
      const dragged = drag.load === held;
      end();
      if (!dragged) return;
      swallowClick();
      if (event.type === 'pointerup') held.drop(event.clientX, event.clientY);
      else held.leave();
    };
    end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      drag.load = null;
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
  };
  const listen = (event: Event) => down(event as PointerEvent);
  node.addEventListener('pointerdown', listen);
  return () => {
    node.removeEventListener('pointerdown', listen);
    end();
  };
};
