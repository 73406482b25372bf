// Writes src/protocol.ts from the server's messages, src/boards/<title>/view.ts from the
// titles' views, and printed.ts beside it from what is printed on a title's material, where it
// says: JSON Schema by msgspec, then TypeScript. With --check it only says which are not fresh.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const ROOT = new URL('../../', import.meta.url);
const MESSAGES = `
import json, msgspec
from jailbirds.server import protocol as p
kinds = [p.ClientMessage, p.ServerMessage, *p.HTTP_BODIES]
refs, components = msgspec.json.schema_components(kinds, ref_template="#/definitions/{name}")
for name, schema in components.items():
    kind = getattr(p, name, msgspec.Struct)  # a sketch is the kernel's
    base = kind.__base__.__name__
    schema["incoming"] = issubclass(kind, p.Strict)
    if base in components:
        schema["extends"] = {"$ref": f"#/definitions/{base}"}
        own = schema["properties"].keys() - components[base]["properties"].keys()
        schema["properties"] = {k: v for k, v in schema["properties"].items() if k in own}
for name, schema in zip(["ClientMessage", "ServerMessage"], refs):
    components[name] = schema
print(json.dumps({"definitions": components}))
`;
const TITLES = `
import json, msgspec, typing
import jailbirds
def types(kind):
    return msgspec.json.schema_components([kind], ref_template="#/definitions/{name}")[1]
found = {}
for name in jailbirds.titles():
    title = jailbirds.title(name)
    found[name] = {"view": types(typing.get_type_hints(title.view)["return"])}
    if title.material:
        found[name]["printed"] = types(type(title.material))
print(json.dumps(found))
`;
const ABOUT = {
  view: 'What is seen of the game. Made from the title’s view',
  printed: 'What is printed on the material. Made from the title’s material',
};

/** What is as it mostly is, is left out: an empty tile, an ending that speaks of nothing. */
const SPARSE = /^(Tile|Row|Sketch|Outcome)$/;
const BY_NAME = /\{\s+\[k: string\]: (.+);\s+\}/g; // three lines for what one says
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
    // In what comes in, a field may be left out. Whatever goes out is written whole.
    if (!definition.incoming && !SPARSE.test(name)) definition.required = Object.keys(definition.properties);
    delete definition.incoming;
  }
  const text = await compile({ definitions, title: 'Whole', type: 'object', additionalProperties: false }, 'Whole', {
    bannerComment,
    unreachableDefinitions: true,
    maxItems: 3,
    style: { singleQuote: true, printWidth: 100 },
  });
  return text
    .replace(/\nexport interface Whole \{\}\n/, '\n')
    .replace(BY_NAME, 'Record<string, $1>')
    .replace(REFERENCED, (_, open, close) => (open === ' *\n' ? (close ?? '') : close ? '' : open));
}

const web = (path) => new URL(`../src/${path}`, import.meta.url);
const made = new Map([
  [
    'protocol.ts',
    await typescript(
      ask(MESSAGES).definitions,
      '/** What goes over the wire. Made from src/jailbirds/server/protocol by `npm run protocol`. */',
    ),
  ],
]);
for (const [title, kinds] of Object.entries(ask(TITLES))) {
  if (!existsSync(web(`boards/${title}`))) continue; // it has no board here
  for (const [kind, definitions] of Object.entries(kinds))
    made.set(
      `boards/${title}/${kind}.ts`,
      await typescript(definitions, `/** ${ABOUT[kind]} by \`npm run protocol\`. */`),
    );
}
if (process.argv.includes('--check')) {
  const stale = [...made].filter(([path, text]) => !existsSync(web(path)) || readFileSync(web(path), 'utf8') !== text);
  for (const [path] of stale) console.error(`src/${path} is not what the engine says now: run \`npm run protocol\``);
  process.exit(stale.length ? 1 : 0);
}
for (const [path, text] of made) writeFileSync(web(path), text);
