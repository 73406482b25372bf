/** What is written on the boards can be read: the colour of every text against what lies under its
 * letters, by night and by day, on a phone and on a laptop. axe looks at neither drawings nor
 * pictures, so this looks at pixels.
 *
 * A sample: two phases of each title, one by night on a phone and by day on a laptop, the other the
 * other way round. `SCENES=30 npm run e2e:built -- contrast` looks at all phases in all four ways. */
import { expect, test } from 'vitest';
import { browserOfThisFile } from './person';
import { ask, snapshotOf, stage, type Moment } from './staged';
import { NAMES } from './titles';

const arrive = browserOfThisFile();
const SCREENS = { phone: [390, 664], laptop: [1366, 640] } as const;
const THEMES = ['night', 'day'] as const;
const LARGE = 18; // px: from here on less contrast will do
const ALL = process.env['SCENES'] !== undefined;
const SCENES = Number(process.env['SCENES'] ?? 2);

/** One moment of each phase; where most can be done, most is written, so those come first. */
const momentsOf = (title: string) => {
  const actions = ({ frame }: Moment) => frame.legal.reduce((sum, group) => sum + group.actions.length, 0);
  const moments = ask<Moment[]>('phases.py', title).sort((a, b) => actions(b) - actions(a));
  const first = ({ frame }: Moment, k: number) =>
    moments.findIndex(({ frame: { phase } }) => phase === frame.phase) === k;
  return moments.filter(first).slice(0, SCENES);
};

interface Written {
  text: string;
  size: number;
  box: { x: number; y: number; width: number; height: number };
  /** Red, green, blue, and how much of them is seen. */
  ink: number[];
  /** The same of the edge that letters bring along. */
  edge: number[] | null;
}

/** Runs in the page: all that is written on the board. */
function written(): Written[] {
  const found: Written[] = [];
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
  /** Whatever way it is written. */
  const numbers = (colour: string) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return [red!, green!, blue!, alpha! / 255] as const;
  };
  const board = document.querySelector('.with-board > .board')!;
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const element = node.parentElement as Element;
    const text = node.textContent!.trim();
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    const inside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // what cannot be pressed may be faint
    if (!text || !width || !inside || !isSeen || element.closest('title, desc, option, .for-readers, :disabled'))
      continue;
    let seen = 1;
    for (let each: Element | null = element; each; each = each.parentElement)
      seen *= Number(getComputedStyle(each).opacity);
    const style = getComputedStyle(element);
    const drawn = element instanceof SVGGraphicsElement;
    const scale = drawn ? Math.hypot(element.getScreenCTM()!.c, element.getScreenCTM()!.d) : 1;
    const colour = (value: string, part = 1) => {
      const [red, green, blue, alpha] = numbers(value);
      return [red, green, blue, alpha * part * seen];
    };
    const edged = drawn && style.stroke !== 'none' && style.paintOrder.startsWith('stroke');
    found.push({
      text: text.replace(/\s+/g, ' ').slice(0, 30),
      size: parseFloat(style.fontSize) * scale,
      box: { x, y, width, height },
      ink: drawn ? colour(style.fill, Number(style.fillOpacity)) : colour(style.color),
      // half of the stroke is outside of the letter
      edge:
        edged && (parseFloat(style.strokeWidth) * scale) / 2 >= 1
          ? colour(style.stroke, Number(style.strokeOpacity))
          : null,
    });
  }
  return found;
}

/** Runs in the page: all letters of the board in this colour, or as they are. */
function paint(letters: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .board * {
      -webkit-text-fill-color: ${letters} !important; text-shadow: none !important;
      transition: none !important; animation: none !important;
    }
    .board svg :is(text, tspan, textPath) { fill: ${letters} !important; stroke: none !important; }`);
  document.adoptedStyleSheets = letters ? [sheet] : [];
}

/** Runs in an empty page: the contrast of each text to what is under its letters, such that three
 * quarters of them have at least that; null for what is covered. Where the letters are is told by two
 * pictures, one with them and one without. */
async function contrasts([marked, unmarked, bare, texts]: readonly [string, string, string, Written[]]) {
  const open = async (url: string) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })!;
    canvas.drawImage(image, 0, 0);
    return canvas;
  };
  const [letters, none, ground] = [await open(marked), await open(unmarked), await open(bare)];
  const light = (rgb: readonly number[]) =>
    rgb
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, k) => sum + value * [0.2126, 0.7152, 0.0722][k]!, 0);
  const mixed = (over: number[], under: number[]) => under.map((value, k) => value + (over[k]! - value) * over[3]!);
  const between = (one: number[], other: number[]) => {
    const [a, b] = [light(one), light(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  return texts.map(({ box, ink, edge }) => {
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round) as [
      number,
      number,
      number,
      number,
    ];
    const pixels = (of: typeof ground) => of.getImageData(x, y, Math.max(1, width), Math.max(1, height)).data;
    const [seen, unseen, under] = [pixels(letters), pixels(none), pixels(ground)];
    const all: number[] = [];
    for (let at = 0; at < under.length; at += 4) {
      const pixel = [under[at]!, under[at + 1]!, under[at + 2]!];
      const change = [0, 1, 2].reduce((sum, k) => sum + Math.abs(unseen[at + k]! - seen[at + k]!), 0);
      if (change < 100 * ink[3]!) continue;
      const around = edge ? mixed(edge, pixel) : pixel;
      all.push(between(mixed(ink, pixel), around));
    }
    return all.length < 4 ? null : all.sort((a, b) => a - b)[Math.floor(all.length / 4)]!;
  });
}

test.each(NAMES)('what is written on the board of %s can be read', async (title) => {
  const found = new Set<string>();
  let measured = 0;
  const anna = await arrive();
  const { page } = anna;
  const blank = await anna.context.newPage();
  const picture = async (letters: string) => {
    await page.evaluate(paint, letters);
    return `data:image/png;base64,${(await page.screenshot({ scale: 'css' })).toString('base64')}`;
  };
  for (const [number, moment] of momentsOf(title).entries()) {
    await stage(anna, snapshotOf(title, moment));
    for (const [at, [screen, [width, height]]] of Object.entries(SCREENS).entries()) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      let letters: readonly [string, string] | null = null; // at the same places by night and by day
      for (const theme of ALL ? THEMES : [THEMES[(number + at) % 2]!]) {
        await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), theme);
        await page.evaluate(paint, '');
        const texts = await page.evaluate(written);
        const ground = await picture('transparent');
        letters ??= [await picture('#f0f'), ground];
        const measures = await blank.evaluate(contrasts, [...letters, ground, texts] as const);
        measures.forEach((contrast, k) => {
          const { text, size } = texts[k]!;
          if (contrast === null) return;
          measured++;
          if (contrast < (size < LARGE ? 4.5 : 3))
            found.add(
              `${moment.frame.phase}, ${screen}, ${theme}: ${contrast.toFixed(2)}:1 for “${text}” of ${size.toFixed(0)} px`,
            );
        });
      }
    }
  }
  console.log(`${title}: ${measured} texts measured, ${found.size} too faint`);
  expect(measured).toBeGreaterThan(0);
  expect([...found].join('\n')).toBe('');
});
