/**
 * Resolving many link addresses against one base. The URL parser is right and costs about a microsecond; addresses
 * written in plain ASCII without dot segments come out of it as they went in, so those are joined as strings.
 */
import { bareHost, httpUrl } from '../url.ts';

export interface Addresses {
  /** Absolute, fragment dropped; `null` for what does not parse or is not http(s). */
  resolve(href: string): string | null;
  /** Absolute as written, of any scheme, fragment kept; `null` for what does not parse. */
  resolveAny(href: string): string | null;
  /** Whether a resolved address is the start page of the page's own host. */
  isHome(url: string): boolean;
  /** Whether a resolved address is on the page's own host after dropping `www.`. */
  isInternal(url: string): boolean;
}

/** Path, query: characters that the URL parser leaves alone. `%2e` would be a dot segment. */
const PLAIN_TAIL = /^[\w\-.~!$&()*+,;=:@/?%]*$/;
const DOTS = /\/\.|%2e/i;
/** A host name whose last label is not a number, so that it is no address in disguise. */
const PLAIN_ABSOLUTE = /^(https?:\/\/[a-z0-9](?:[a-z0-9-]*\.)+[a-z]{2,63})(?=[/?#]|$)/;

/** Longer addresses are left to the parser, which also refuses those past the cap. */
const MAX_PLAIN = 1_024;

/** Resolves against the base of a page; `page` is the address that the page answered at. */
export function addresses(base: string, page: string): Addresses {
  const own = httpUrl(page) ?? httpUrl(base);
  const ownHost = own === null ? '' : bareHost(own);
  const root = httpUrl(base);
  const origin = root?.origin ?? '';
  const known = new Map<string, string>();

  const parse = (href: string): string | null => {
    const url = httpUrl(href, base);
    if (url === null) return null;
    url.hash = '';
    return url.href;
  };
  const isInternal = (url: string): boolean => {
    const end = url.indexOf('/', 8);
    const start = end < 0 ? url : url.slice(0, end);
    let host = known.get(start);
    if (host === undefined) {
      const parsed = httpUrl(start);
      host = parsed === null ? '' : bareHost(parsed);
      if (known.size < MAX_KNOWN_ORIGINS) known.set(start, host);
    }
    return host === ownHost && host !== '';
  };
  return {
    resolve: (href) => joined(href, origin) ?? parse(href),
    resolveAny: (href) => (URL.canParse(href, base) ? new URL(href, base).href : null),
    isHome: (url) => url.indexOf('/', 8) === url.length - 1 && isInternal(url),
    isInternal,
  };
}

/** Origins remembered; a page links to a few dozen. */
const MAX_KNOWN_ORIGINS = 1_000;

/** What the parser would make of an address in plain form, `null` when that takes the parser. */
function joined(href: string, origin: string): string | null {
  if (href.length > MAX_PLAIN) return null;
  const hash = href.indexOf('#');
  const address = hash < 0 ? href : href.slice(0, hash);
  if (address.startsWith('/')) {
    const isPlain =
      origin !== '' && !address.startsWith('//') && PLAIN_TAIL.test(address) && !DOTS.test(address);
    return isPlain ? origin + address : null;
  }
  if (!address.startsWith('http')) return null;
  const start = PLAIN_ABSOLUTE.exec(address)?.[1];
  if (start === undefined || start.includes('xn--')) return null;
  const tail = address.slice(start.length);
  if (!PLAIN_TAIL.test(tail) || DOTS.test(tail)) return null;
  if (tail.startsWith('/')) return address;
  return tail === '' ? `${address}/` : `${start}/${tail}`;
}
