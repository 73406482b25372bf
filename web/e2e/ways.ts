/** By mouse, keyboard and finger: acting at a board, and pressing a button. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './person';
import { byKeyboard, byMouse, byTouch } from './play';

export const WAYS = { mouse: byMouse, keyboard: byKeyboard, touch: byTouch };
export type Way = keyof typeof WAYS;
/** Test by test another one. */
export const LANGUAGES = ['en', 'de', 'pl', 'nl'];

export async function press(person: Person, way: Way, what: Locator): Promise<void> {
  if (way === 'touch') {
    await what.scrollIntoViewIfNeeded();
    return what.tap();
  }
  if (way === 'mouse') return what.click();
  await what.waitFor();
  const isThere = () => what.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await isThere()); presses++) {
    expect(presses).toBeLessThan(60);
    await person.page.keyboard.press('Tab');
  }
  await person.page.keyboard.press('Enter');
}
