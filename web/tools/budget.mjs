// The first load must stay small: everything that index.html brings in, zipped, without fonts;
// and every board is a chunk of its own.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = 200_000; // bytes
const APP = new URL('../../src/jailbirds/server/app/', import.meta.url);
const read = (name) => readFileSync(new URL(name, APP));
const zipped = (name) => gzipSync(read(name)).length;

const index = read('index.html').toString();
const first = new Set(['index.html']);
const add = (name) => {
  if (first.has(name)) return;
  first.add(name);
  if (!name.endsWith('.js')) return;
  const folder = name.replace(/[^/]*$/, '');
  for (const [, path] of read(name)
    .toString()
    .matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    add(folder + path);
};
for (const [, name] of index.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)) add(name);
// the words of the language, which the first page waits for
const words = readdirSync(new URL('assets/', APP)).filter((name) => /^en-.*\.js$/.test(name));
const largest = words.map((name) => zipped(`assets/${name}`)).sort((a, b) => b - a);
const total = [...first].reduce((sum, name) => sum + zipped(name), 0) + largest.slice(0, 3).reduce((a, b) => a + b, 0);

const boards = readdirSync(new URL('../src/boards/', import.meta.url), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
console.log(
  `first load: ${(total / 1000).toFixed(1)} kB of ${BUDGET / 1000} kB, zipped, without fonts (${first.size} files and the words)`,
);
for (const file of readdirSync(new URL('assets/', APP)).filter((name) => name.endsWith('.js'))) {
  const size = zipped(`assets/${file}`);
  if (size > 12_000) console.log(`  ${file}: ${(size / 1000).toFixed(1)} kB`);
}
console.log(`${boards.length} boards`);
if (total > BUDGET) {
  console.error('too much: move something into a chunk that is loaded when it is needed');
  process.exit(1);
}
