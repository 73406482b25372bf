/** What is written on a page, and whether it is English where it should not be. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from './person';

const PACKAGE = join(import.meta.dirname, '..', '..', 'src', 'jailbirds');
const APP = 'words/app';

/** The sentences of the app that stand on one line and take no arguments. */
export function sentences(language: string): Map<string, string> {
  const lines = readFileSync(join(PACKAGE, APP, `${language}.ftl`), 'utf8').split('\n');
  const found = lines.map((line) => /^([a-z][a-z-]*) = ([^{}]+)$/.exec(line)).filter((match) => match !== null);
  return new Map(found.map(([, key, text]) => [key!, text!.trim()]));
}

/** All that a folder of words says in a language: its sentences, less what is filled in, piece by piece. */
function pieces(language: string, folder: string): Set<string> {
  const lines = readFileSync(join(PACKAGE, folder, `${language}.ftl`), 'utf8').split('\n');
  const texts = lines.map((line) => /^(?:[a-z][\w-]* =|\s+(?:\*?\[\w+\]|\.[a-z-]+ =))(.*)$/.exec(line)?.[1] ?? '');
  return new Set(texts.flatMap((text) => text.split(/\{[^}]*\}/)).map((piece) => piece.trim()));
}

/** All that is written on the page, folded away or not, or said of it. */
const written = (person: Person) =>
  person.page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (!texts.currentNode.parentElement!.closest('script, style')) found.push(texts.currentNode.textContent!);
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name)!);
    return found.map((text) => text.trim());
  });

/** What is English there and has other words in this language: parts of sentences, and single words. */
export async function english(person: Person, language: string, folder = APP): Promise<string[]> {
  const own = pieces(language, folder);
  const foreign = [...pieces('en', folder)].filter((piece) => /\p{L}/u.test(piece) && !own.has(piece));
  const shown = await written(person);
  return foreign.filter((piece) => shown.some((text) => (piece.includes(' ') ? text.includes(piece) : text === piece)));
}
