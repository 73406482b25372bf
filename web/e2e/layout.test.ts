/** A made-up language, forty percent longer than English, breaks no layout: nothing scrolls
 * sideways and no button is clipped, on a desktop and on a phone.
 *
 * A sample: every title on one of the two, in turn, other than in access.test.ts.
 * `WHOLE=1 npm run e2e:built -- layout` looks at all titles on both. */
import { expect, test } from 'vitest';
import { browserOfThisFile, type Person } from './person';
import { house, pages, proof, table, waiting } from './scenes';
import { NAMES, sample } from './titles';

const arrive = browserOfThisFile();

/** Runs in the page: what does not fit. */
function misfits(): string[] {
  const found: string[] = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`scrolls sideways by ${wide} px`);
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${(element.textContent ?? '').trim().slice(0, 60)}”`;
  const scrolls = (element: Element): boolean => {
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true;
    }
    return false;
  };
  for (const element of document.querySelectorAll<HTMLElement>(
    'button, a.button, summary, select, input.field, label.bring',
  )) {
    const { width, height, left, right } = element.getBoundingClientRect();
    if (!width || !height || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.for-readers, .skip, .board')) continue; // boards draw to scale
    const writes = element instanceof HTMLInputElement; // what is written in it may be longer
    if (!writes && element.scrollWidth > element.clientWidth + 1)
      found.push(`too narrow by ${element.scrollWidth - element.clientWidth} px: ${name(element)}`);
    if (element.scrollHeight > element.clientHeight + 2)
      found.push(`too low by ${element.scrollHeight - element.clientHeight} px: ${name(element)}`);
    if ((left < -1 || right > innerWidth + 1) && !scrolls(element))
      found.push(`off the screen (${Math.round(left)}…${Math.round(right)}): ${name(element)}`);
  }
  return found;
}

function inspector(person: Person) {
  const found: string[] = [];
  const look = async (scene: string) => {
    await person.page.evaluate(() => document.fonts.ready);
    for (const misfit of await person.page.evaluate(misfits)) found.push(`${scene}: ${misfit}`);
  };
  return { found, look };
}

const SCREENS = ['a phone', 'a desktop'] as const;

test.each(sample(NAMES, SCREENS))('in long words the pages and the table of %s fit on %s', async (title, screen) => {
  const anna = await arrive('Anna', { phone: screen === 'a phone', language: 'long' });
  const { found, look } = inspector(anna);
  await pages(anna, title, look, '?lang=long');
  await table(anna, title, look, '?lang=long');
  expect(found.join('\n')).toBe('');
});

test.each(SCREENS)('in long words first page, settings, waiting room, curtain and proof fit on %s', async (screen) => {
  const anna = await arrive('Anna', { phone: screen === 'a phone', language: 'long' });
  const { found, look } = inspector(anna);
  await house(anna, look, '?lang=long');
  await waiting(anna, look, '?lang=long');
  await proof(anna, look, '?lang=long');
  expect(found.join('\n')).toBe('');
});
