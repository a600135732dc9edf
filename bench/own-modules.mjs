// cheerio and htmlparser2 in the copies that citeworthy uses: the peers bring older ones along.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const root = createRequire(new URL('../package.json', import.meta.url));

/** The module of this name that `src` would import. */
export const own = (name) => import(pathToFileURL(root.resolve(name)).href);
