/** What does not fit on a screen. */

/** Runs in the page: what is not as it should be. */
export function misfits(): string[] {
  const LEAST = 11; // px of a text
  const SLACK = 2;
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight + SLACK) found.push(`the page scrolls by ${root.scrollHeight - innerHeight} px`);
  if (root.scrollWidth > innerWidth + SLACK) found.push(`the page scrolls sideways`);
  const named = (element: Element) => {
    const place = element.closest('[data-place]')?.getAttribute('data-place');
    const kind = element.getAttribute('class')?.split(' ')[0] ?? element.tagName.toLowerCase();
    return `${place ?? kind} “${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30)}”`;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const within = (inner: DOMRect, outer: DOMRect | { left: number; top: number; right: number; bottom: number }) =>
    inner.left >= outer.left - SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.bottom <= outer.bottom + SLACK;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const parts = ['.board', '.decision', '.narrator', '.story', '.seats'];
  const boxes: [string, DOMRect][] = [];
  for (const part of parts) {
    const element = document.querySelector(`.with-board ${part}, .with-board > ${part}`);
    if (!element) found.push(`${part} is missing`);
    else if (!within(element.getBoundingClientRect(), screen)) found.push(`${part} leaves the screen`);
    else if (part !== '.narrator') boxes.push([part, element.getBoundingClientRect()]);
  }
  const overlap = (a: DOMRect, b: DOMRect) => ({
    x: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    y: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });
  boxes.forEach(([name, a], k) => {
    for (const [other, b] of boxes.slice(k + 1)) {
      const { x, y } = overlap(a, b);
      if (x > SLACK && y > SLACK) found.push(`${name} and ${other} overlap`);
    }
  });
  for (const button of document.querySelectorAll('.decision button')) {
    if (!isSeen(button) || button.closest('.all')) continue; // the list of all actions scrolls in its place
    if (!within(button.getBoundingClientRect(), screen)) found.push(`button off the screen: ${named(button)}`);
    if (button.scrollWidth > button.clientWidth + 1) found.push(`button clipped: ${named(button)}`);
  }
  const board = document.querySelector('.with-board > .board')!;
  const box = board.getBoundingClientRect();
  for (const place of board.querySelectorAll('[data-place]')) {
    if (!isSeen(place)) continue;
    const rect = place.getBoundingClientRect();
    const mine = place.matches('.lit, .pick');
    const middle = { x: (rect.left + rect.right) / 2, y: (rect.top + rect.bottom) / 2 };
    const out = middle.x < box.left || middle.x > box.right || middle.y < box.top || middle.y > box.bottom;
    if (out || (mine && !within(rect, box))) found.push(`place outside the board's box: ${named(place)}`);
  }
  for (const element of board.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    if (/auto|scroll/.test(style.overflowY) && element.scrollHeight > element.clientHeight + SLACK && isSeen(element))
      found.push(`scrolls inside the board: ${named(element)}`);
  }
  const texts: [Element, DOMRect][] = [];
  const walker = document.createTreeWalker(document.querySelector('.with-board')!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element: Element = node.parentElement!;
    if (!node.textContent!.trim() || !isSeen(element) || element.closest('.for-readers, option, title, desc')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (!rect.width || !rect.height) continue;
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < LEAST - 0.05) found.push(`text of ${size.toFixed(1)} px: ${named(element)}`);
    if (board.contains(element)) {
      texts.push([element, rect]);
      if (!within(rect, box)) found.push(`text leaves the board: ${named(element)}`);
    }
  }
  texts.forEach(([one, a], k) => {
    for (const [other, b] of texts.slice(k + 1)) {
      if (one === other || one.contains(other) || other.contains(one)) continue;
      const { x, y } = overlap(a, b);
      // lines of a text reach into each other by what hangs below letters
      if (x > 4 && y > Math.max(5, 0.45 * Math.min(a.height, b.height)))
        found.push(`texts overlap: ${named(one)} and ${named(other)}`);
    }
  });
  return [...new Set(found)];
}
