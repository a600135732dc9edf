/** Packages that cost much to load and that many runs never need are loaded when they are first asked for, and at once. */
import { createRequire } from 'node:module';

/**
 * The package of a name, an ES module as well (Node 20.19 and later). Used as `once((): typeof tldts => …)`, so that
 * its type is that of the `import type` beside it.
 */
export const packageNamed = createRequire(import.meta.url);
