/** Both gates against requests into private networks, with the exact origins that are exempt from them. */
import { networkInterfaces } from 'node:os';
import { parsedUrl } from '../../values/address.ts';
import { checkUrl, formFault, requestTarget } from './check-url.ts';
import type { UrlVerdict } from './check-url.ts';
import { canonicalAddress, isPublicAddress } from './public-address.ts';

/** Which addresses may be asked, told at two gates. */
export interface NetworkPolicy {
  /** Gate (a), before each hop: the URL's text. */
  checkUrl(url: string): UrlVerdict;
  /** Gate (b), before each connection: an address about to be dialled for this origin. */
  checkAddress(address: string, origin: string): boolean;
}

/** In canonical form. Asked at each connection, since interfaces come and go. */
function addressesOfThisMachine(): ReadonlySet<string> {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return new Set(all.map(({ address }) => canonicalAddress(address)));
}

/**
 * The public web, and besides it the given exact origins (scheme, host, port). An exempt origin opens nothing but
 * itself: a redirect from it to another port of the same host is judged like any other.
 * `ownAddresses`: of this machine; a public one still leads back into it.
 * Throws a TypeError for an entry that is not an http(s) origin, or more than one.
 */
export function createNetworkPolicy(
  allowOrigins: readonly string[] = [],
  ownAddresses: () => ReadonlySet<string> = addressesOfThisMachine,
): NetworkPolicy {
  if (!Array.isArray(allowOrigins)) throw new TypeError('allowOrigins is a list of origins');
  const exempt = new Set(allowOrigins.map((origin) => originOf(origin, 'allowOrigins')));
  return {
    checkUrl: (url) => {
      const parsed = parsedUrl(url);
      if (parsed === null) return checkUrl(url);
      const { target, credentials } = requestTarget(parsed);
      const isExempt = exempt.has(target.origin) && formFault(target) === null;
      return isExempt ? { allowed: true, url: target.href, credentials } : checkUrl(url);
    },
    checkAddress: (address, origin) => {
      if (exempt.has(origin)) return true;
      return isPublicAddress(address) && !ownAddresses().has(canonicalAddress(address));
    },
  };
}

/** One exact origin of an option. Throws a TypeError for any other text. */
export function originOf(text: string, option: string): string {
  const parsed = parsedUrl(text);
  if (parsed === null || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) {
    throw new TypeError(`${option}: not an http(s) origin: ${text}`);
  }
  const { origin } = requestTarget(parsed).target;
  // An origin is scheme, host and port (RFC 6454): whoever adds a path thinks that only that path is opened. What was
  // written is not repeated, since it may hold a password.
  if (parsed.href !== `${parsed.origin}/`)
    throw new TypeError(`${option}: an origin has no user, path, ? or #, such as ${origin}`);
  return origin;
}
