/** What axe finds on a page that is serious. */
import axe from 'axe-core';
import type { Person } from './person';

const GRAVE = ['serious', 'critical'];

/** Runs in the page.
 *
 * axe wants a name to repeat the text inside letter by letter. The things on a board are drawings
 * with signs and numbers in them (“×15”, the faces of a die), which their names say in sentences
 * (“15 left on the pile”): of those it is asked that the name has every word that is written there. */
async function judge(rules: string[] | null) {
  const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  });
  const drawn = (selector: string) => {
    const thing = document.querySelector(selector);
    if (!thing?.closest('.board')) return false;
    const name = thing.getAttribute('aria-label')!.toLowerCase();
    const texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent!.toLowerCase().split(/[^\p{L}]+/u);
      if (words.some((word) => word.length > 2 && !name.includes(word))) return false;
    }
    return true;
  };
  return violations
    .map(({ id, impact, help, nodes }) => ({
      id,
      impact,
      help,
      nodes: nodes
        .filter(({ target }) => id !== 'label-content-name-mismatch' || !drawn(String(target[0])))
        .map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    }))
    .filter(({ nodes }) => nodes.length);
}

export async function complaints(person: Person, rules: string[] | null = null): Promise<string[]> {
  const loaded = await person.page.evaluate(() => 'axe' in globalThis);
  if (!loaded) await person.page.evaluate(axe.source);
  return (await person.page.evaluate(judge, rules))
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 4).join('\n    ')}`);
}
