// Writes src/protocol.ts from the server's messages, src/boards/<title>/view.ts from the
// titles' views, and printed.ts beside it from what is printed on a title's material, where it
// says: JSON Schema by msgspec, then TypeScript.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const ROOT = new URL('../../', import.meta.url);
const MESSAGES = `
import json, msgspec
from jailbirds.server import protocol as p
kinds = [p.ClientMessage, p.ServerMessage, *p.HTTP_BODIES]
refs, components = msgspec.json.schema_components(kinds, ref_template="#/definitions/{name}")
for name, schema in zip(["ClientMessage", "ServerMessage"], refs):
    components[name] = schema
print(json.dumps({"definitions": components}))
`;
const VIEWS = `
import importlib, json, msgspec
import jailbirds
views = {}
for title in jailbirds.titles():
    View = importlib.import_module(f"jailbirds.games.{title}.view").View
    _, views[title] = msgspec.json.schema_components([View], ref_template="#/definitions/{name}")
print(json.dumps(views))
`;
const MATERIALS = `
import importlib, importlib.util, json, msgspec
import jailbirds
materials = {}
for title in jailbirds.titles():
    name = f"jailbirds.games.{title}.material"
    if importlib.util.find_spec(name):
        module = importlib.import_module(name)
        _, types = msgspec.json.schema_components([module.Material], ref_template="#/definitions/{name}")
        materials[title] = {"types": types, "printed": msgspec.to_builtins(module.MATERIAL)}
print(json.dumps(materials))
`;

/** Only these come in: there a field may be left out. Whatever goes out is written whole. */
const INCOMING =
  /^(Watch|Unwatch|Play|Ask|Undo|Say|Leave|Return|Resign|Rematch|Ping|NewTable|NewSeat|NewName|Join|Clock)$/;
const REFERENCED =
  /(\/\*\*\n| \*\n) \* This interface was referenced by `\w+`'s JSON-Schema\n \* via the `definition` "\w+"\.\n( \*\/\n)?/g;

function ask(script) {
  const python = process.env.PYTHON ?? new URL('.venv/bin/python', ROOT).pathname;
  return JSON.parse(execFileSync(python, ['-c', script], { cwd: ROOT, encoding: 'utf8' }));
}

/** Say it as the generator knows it. Titles make it invent names (Table1, Seat2), while the
 * definitions are named already; pairs it expects in the way of an older draft. */
function prepare(node) {
  if (Array.isArray(node)) return node.forEach(prepare);
  if (node === null || typeof node !== 'object') return;
  if (typeof node.title === 'string') delete node.title;
  if (Array.isArray(node.prefixItems)) {
    node.items = node.prefixItems;
    node.minItems = node.maxItems = node.prefixItems.length;
    delete node.prefixItems;
  } else {
    delete node.minItems; // or `map` would not give what is wanted
  }
  Object.values(node).forEach(prepare);
}

async function typescript(definitions, bannerComment) {
  prepare(definitions);
  for (const [name, definition] of Object.entries(definitions)) {
    if (!('properties' in definition)) continue;
    definition.additionalProperties = false;
    for (const property of Object.values(definition.properties)) {
      const says = Object.keys(property).filter((key) => key !== 'default');
      if (!says.length) property.tsType = 'unknown'; // anything: a title's own view
    }
    if (!INCOMING.test(name)) definition.required = Object.keys(definition.properties);
  }
  const text = await compile(
    { definitions, title: 'Whole', type: 'object', additionalProperties: false },
    'Whole',
    {
      bannerComment,
      unreachableDefinitions: true,
      maxItems: 3,
      style: { singleQuote: true, printWidth: 100 },
    },
  );
  return text
    .replace(/\nexport interface Whole \{\}\n/, '\n')
    .replace(REFERENCED, (_, open, close) => (open === ' *\n' ? (close ?? '') : close ? '' : open));
}

const web = (path) => new URL(`../src/${path}`, import.meta.url);
writeFileSync(
  web('protocol.ts'),
  await typescript(
    ask(MESSAGES).definitions,
    '/** What goes over the wire. Made from src/jailbirds/server/protocol.py by `npm run protocol`. */',
  ),
);
for (const [title, definitions] of Object.entries(ask(VIEWS))) {
  mkdirSync(web(`boards/${title}`), { recursive: true });
  writeFileSync(
    web(`boards/${title}/view.ts`),
    await typescript(
      definitions,
      `/** What is seen of ${title}. Made from src/jailbirds/games/${title}/view.py by \`npm run protocol\`. */`,
    ),
  );
}
for (const [title, { types, printed }] of Object.entries(ask(MATERIALS))) {
  const text = await typescript(
    types,
    `/** What is printed on the material of ${title}. Made from src/jailbirds/games/${title}/material.py by \`npm run protocol\`. */`,
  );
  const found = JSON.stringify(printed, null, 1);
  writeFileSync(web(`boards/${title}/printed.ts`), `${text}\nexport const PRINTED: Material = ${found};\n`);
}
