/** Packages that cost much to load and that many runs never need: loaded when they are first asked for, and at once. */
import { createRequire } from 'node:module';
import type * as fastXmlParser from 'fast-xml-parser';
import type * as tldts from 'tldts';

/** What may be loaded so. A module that can wait for its package imports it with `import()`. */
interface Packages {
  readonly 'fast-xml-parser': typeof fastXmlParser;
  readonly tldts: typeof tldts;
}

const load: <Name extends keyof Packages>(name: Name) => Packages[Name] = createRequire(import.meta.url);

/** A package by its name. The second time costs a look into Node's own table. */
export function packageNamed<Name extends keyof Packages>(name: Name): Packages[Name] {
  return load(name);
}
