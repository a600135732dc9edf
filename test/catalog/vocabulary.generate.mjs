/**
 * Writes src/catalog/vocabulary.ts, read from the declarations of the development dependency schema-dts:
 *
 *     npm run generate:vocabulary
 *
 * A class stands there as `XLeaf` with its name in "@type", its own properties in `interface XBase`,
 * and its subclasses in the union `type X = XLeaf | Y | Z`. Data types are plain aliases.
 */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TARGET = join(import.meta.dirname, '../../src/catalog/vocabulary.ts');

/** schema.org's release that this schema-dts was built from, as its change log says. */
const RELEASE = '30.0 (2026-03-19)';

const DATA_TYPES = [
  'Boolean',
  'CssSelectorType',
  'DataType',
  'Date',
  'DateTime',
  'Float',
  'Integer',
  'Number',
  'PronounceableText',
  'Text',
  'Time',
  'URL',
  'XPathType',
];

function declarations() {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('schema-dts/package.json'));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { version, text: readFileSync(join(folder, 'dist/schema.d.ts'), 'utf8') };
}

/** Identifier in the declarations → class name: a class whose name starts with a digit is written with an underscore. */
function readNames(text) {
  const names = new Map(DATA_TYPES.map((name) => [name, name]));
  for (const [, identifier, name] of text.matchAll(
    /^export (?:interface|type) (\w+)Leaf\b[^\n]*\{\n[^]*?"@type": "([^"]+)";/gm,
  ))
    if (/^\w+$/.test(name)) names.set(identifier, name);
  return names;
}

function readProperties(text) {
  const properties = new Map();
  for (const [, identifier, body] of text.matchAll(
    /^(?:export )?interface (\w+)Base\b[^\n]*\{\n([^]*?)^\}/gm,
  ))
    properties.set(
      identifier,
      [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property]) => property),
    );
  return properties;
}

/** Class name → names of the classes whose union holds it. */
function readParents(text, names) {
  const parents = new Map([...names.values()].map((name) => [name, new Set()]));
  for (const [, identifier, union] of text.matchAll(
    /^export type (\w+)(?:<[^=]*=[^=]*=[^=]*>)? = (.+);$/gm,
  )) {
    const parent = names.get(identifier);
    if (parent === undefined) continue;
    for (const member of union.split(' | ')) {
      const child = names.get(member.replace(/<.*/, '').trim());
      if (child !== undefined && child !== parent) parents.get(child).add(parent);
    }
  }
  return parents;
}

const byCodeUnit = (a, b) => (a < b ? -1 : 1);

const { version, text } = declarations();
const names = readNames(text);
const properties = readProperties(text);
const parents = readParents(text, names);

const classes = [...names]
  .toSorted(([, a], [, b]) => byCodeUnit(a, b))
  .map(([identifier, name]) => ({
    name,
    up: [...parents.get(name)].toSorted(byCodeUnit).join(' '),
    own: (properties.get(identifier) ?? []).toSorted(byCodeUnit).join(' '),
  }));

/** Characters of a row that several classes share. */
const WIDTH = 110;

const rows = classes.filter(({ own }) => own !== '').map(({ name, up, own }) => `${name}|${up}|${own}`);

const bareRows = [];
for (const { name, up } of classes
  .filter(({ own }) => own === '')
  .toSorted((a, b) => byCodeUnit(a.up, b.up))) {
  const row = bareRows.at(-1);
  if (row?.up === up && `${row.names} ${name}|${up}|`.length <= WIDTH) row.names += ` ${name}`;
  else bareRows.push({ names: name, up });
}

/** The rows of the committed table. */
export const table = ['', ...rows, ...bareRows.map(({ names: shared, up }) => `${shared}|${up}|`), ''].join(
  '\n',
);

const source = `/**
 * The classes of schema.org with their parents and own properties.
 * Generated from schema-dts ${version}, schema.org ${RELEASE}, by \`npm run generate:vocabulary\`: do not edit.
 * One row: classes|parents|own properties, each separated by spaces. Classes without properties of their own share a row.
 */

/** The release of the vocabulary, stated in evidence. */
export const VOCABULARY_RELEASE = 'schema.org ${RELEASE}';

/** The rows, one a line. */
export const VOCABULARY = \`${table}\`;
`;

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  writeFileSync(TARGET, source);
