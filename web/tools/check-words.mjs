// Fails where a sentence is missing: every key used in the code, and every key and variable of
// English, must be there in all languages.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { FluentParser } from '@fluent/syntax';

const WEB = new URL('../', import.meta.url).pathname;
const PACKAGE = new URL('../../src/jailbirds/', import.meta.url).pathname;
const LANGUAGES = ['en', 'de', 'pl', 'nl'];
const parser = new FluentParser();
const wrong = [];

/** Keys of a file, each with the variables it uses. */
function keysOf(folder, language) {
  const keys = new Map();
  let text;
  try {
    text = readFileSync(`${folder}/${language}.ftl`, 'utf8');
  } catch {
    wrong.push(`${folder}/${language}.ftl is missing`);
    return keys;
  }
  for (const entry of parser.parse(text).body) {
    if (entry.type === 'Junk') wrong.push(`${folder}/${language}.ftl: not understood: ${entry.content.slice(0, 60)}`);
    if (entry.type !== 'Message') continue;
    const add = (name, pattern) => {
      if (keys.has(name)) wrong.push(`${folder}/${language}.ftl: ${name} is there twice`);
      const found = new Set(
        JSON.stringify(pattern)
          .match(/"VariableReference","id":\{[^}]*?"name":"\w+"/g)
          ?.map((m) => m.match(/"name":"(\w+)"/)[1]) ?? [],
      );
      keys.set(name, found);
    };
    if (entry.value) add(entry.id.name, entry.value);
    for (const { id, value } of entry.attributes) add(`${entry.id.name}.${id.name}`, value);
  }
  return keys;
}

/** Compare the languages of a folder; returns the keys of English. Words of the engine may have
 * more in a language that needs it (cases, articles); ours have not. */
function compare(folder, ours = true) {
  const english = keysOf(folder, 'en');
  for (const language of LANGUAGES.slice(1)) {
    const keys = keysOf(folder, language);
    for (const [key, used] of english) {
      if (key.startsWith('x-')) continue; // a language has those for its own grammar
      if (!keys.has(key)) wrong.push(`${folder}/${language}.ftl lacks ${key}`);
      else if (ours)
        for (const name of keys.get(key))
          if (!used.has(name)) wrong.push(`${folder}/${language}.ftl: ${key} uses $${name}, English does not`);
    }
    for (const key of keys.keys())
      if (ours && !english.has(key)) wrong.push(`${folder}/${language}.ftl: nobody asks for ${key}`);
  }
  return english;
}

const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const titles = folders(`${PACKAGE}games`).filter((name) => !name.startsWith('_'));
const common = [
  compare(`${PACKAGE}words`, false),
  compare(`${PACKAGE}words/app`),
  compare(`${PACKAGE}server/words`, false),
  compare(`${PACKAGE}review/words`, false),
  compare(`${PACKAGE}puzzles/words`, false),
];
const app = new Set(common.flatMap((keys) => [...keys.keys()]));
const all = new Set(app);
const own = {};
for (const title of titles) {
  own[title] = new Set(compare(`${PACKAGE}games/${title}/words`, false).keys());
  for (const key of own[title]) {
    if (app.has(key)) wrong.push(`words: ${key} is in the words of ${title} and in others`);
    all.add(key);
  }
}

/** What the code says: whole keys, and the beginnings of keys that are put together. */
const used = new Set();
const begun = new Set();
for (const file of readdirSync(`${WEB}src`, { recursive: true })) {
  if (!/\.(svelte|ts)$/.test(file) || file.endsWith('.test.ts')) continue;
  const text = readFileSync(`${WEB}src/${file}`, 'utf8');
  const title = /^boards\/(\w+)\//.exec(file)?.[1];
  const known = title && own[title] ? new Set([...app, ...own[title]]) : all;
  for (const [, call] of text.matchAll(/\bsay\(((?:[^()]|\([^()]*\))*)/g)) {
    for (const [, key] of call.matchAll(/'([A-Za-z][\w.-]*)'/g)) {
      // in `say(yes ? 'a' : 'b', { you: 'no' })` the arguments are no keys
      if (call.indexOf(`'${key}'`) > call.search(/,\s*\{/) && /,\s*\{/.test(call)) continue;
      if (new RegExp(`[!=]== '${key}'`).test(call)) continue;
      used.add(key);
      if (!known.has(key)) wrong.push(`${file} says '${key}', which is in no words`);
    }
    for (const [, start] of call.matchAll(/`([a-z][a-z-]*-)\$\{/g)) {
      begun.add(start);
      if (![...known].some((key) => key.startsWith(start)))
        wrong.push(`${file} says \`${start}…\`, which is in no words`);
    }
  }
  for (const [, start] of text.matchAll(/`([a-z][a-z-]*-)\$\{/g)) begun.add(start);
  // keys handed on as data: raceKey: '…', key: '…', ['heading-key', …]
  for (const [, key] of text.matchAll(/(?:[kK]ey: |\[)'([a-z]+-[\w-]+)'/g)) used.add(key);
  for (const key of app) if (text.includes(`'${key}'`)) used.add(key);
}
for (const key of common[1].keys()) {
  if (!used.has(key) && ![...begun].some((start) => key.startsWith(start))) wrong.push(`words/app: nobody says ${key}`);
}
for (const line of wrong) console.error(line.replaceAll(PACKAGE, '').replaceAll(WEB, 'web/'));
console.log(
  `words: ${all.size} keys in ${LANGUAGES.length} languages, ${basename(WEB)} says ${used.size}; ${wrong.length} wrong`,
);
process.exit(wrong.length ? 1 : 0);
