/** What a site declares about the use of its text by AI, in words. */
import { USE_SIGNALS } from '../catalog/use-signals.ts';
import type { UseDeclaration } from '../rules/access/use-declaration.ts';
import type { Locale } from './locale.ts';

/** Bots that a statement names before it counts the rest. */
const MAX_NAMES = 4;

/** Where a statement stands, what it says and for whom: `robots.txt line 4: Disallow: / (GPTBot)`. */
export function declarationText({ place, line, text, bots }: UseDeclaration, { tell, list }: Locale): string {
  const file = tell(`place-${place}`);
  const where = line > 0 ? tell('line-of', { place: file, line }) : file;
  return tell('use-statement', { where, text, bots: list(bots, MAX_NAMES) });
}

/** Who documents that it follows a statement. */
export function honoursText({ honouredBy, means }: UseDeclaration, { tell, list }: Locale): string {
  return honouredBy.length === 0
    ? tell('use-unfollowed', { means: means === 'robots-group' ? tell('use-it') : USE_SIGNALS[means].label })
    : tell('use-followed', { names: list(honouredBy, MAX_NAMES) });
}
