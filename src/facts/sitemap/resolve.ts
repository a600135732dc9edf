/** Makes addresses absolute. */
import { canParse, webUrl } from '../url.ts';

const ABSOLUTE = /^https?:\/\//i;

/** Gives the absolute http(s) form of an address, `null` when it has none. `base` may be no address itself. */
export function resolver(base: string): (loc: string) => string | null {
  const usable = canParse(base) ? base : undefined;
  return (loc) => {
    const against = ABSOLUTE.test(loc) ? undefined : usable;
    // Asked first: on a hostile list the exceptions would cost a hundred times the parsing.
    return webUrl(loc, against)?.href ?? null;
  };
}
