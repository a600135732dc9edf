/** Both gates against requests into private networks, with the exact origins that are exempt from them. */
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { LOCAL_NAMES } from '../../catalog/special-names.ts';
import { parsedUrl } from '../../values/address.ts';
import { checkUrl, formFault, isBelow, requestTarget, type UrlVerdict } from './check-url.ts';
import { canonicalAddress, isPublicAddress } from './public-address.ts';

/** Which addresses may be asked, told at two gates. */
export interface NetworkPolicy {
  /** Gate (a), before each hop: the URL's text. */
  checkUrl(url: string): UrlVerdict;
  /**
   * Gate (b), before each connection: which of these addresses may be dialled for this origin. What leads to an exempt
   * name is fixed by the first answer, so that no later one opens another machine.
   */
  approve<Address extends { readonly address: string }>(
    addresses: readonly Address[],
    origin: string,
  ): readonly Address[];
}

/** Which origins are exempt, besides the public web. */
export interface NetworkPolicyOptions {
  /** Exact origins (scheme, host, port) that may lead anywhere. */
  readonly allowOrigins?: readonly string[] | undefined;
  /**
   * Exact origins that a person typed, on whatever port. Only a literal address and a name outside of the public DNS may
   * lead to a private address: a public name that does was not meant to.
   */
  readonly typedOrigins?: readonly string[] | undefined;
  /** No origin that was typed leads to a private address, whatever its host is. */
  readonly publicOnly?: boolean | undefined;
  /** Addresses of this machine: a public one still leads back into it. */
  readonly ownAddresses?: (() => ReadonlySet<string>) | undefined;
}

/** In canonical form. Asked at each connection, since interfaces come and go. */
function addressesOfThisMachine(): ReadonlySet<string> {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return new Set(all.map(({ address }) => canonicalAddress(address)));
}

/**
 * The public web, and besides it exact origins. An exempt origin opens nothing but itself: a redirect from it to another
 * port of the same host is judged like any other. Make one for a run: it remembers where exempt names led first.
 * Throws a TypeError for an entry that is not an http(s) origin, or more than one.
 */
export function createNetworkPolicy({
  allowOrigins = [],
  typedOrigins = [],
  publicOnly = false,
  ownAddresses = addressesOfThisMachine,
}: NetworkPolicyOptions = {}): NetworkPolicy {
  const allowed = originsOf(allowOrigins, 'allowOrigins');
  const typed = originsOf(typedOrigins, 'typedOrigins');
  const exempt = new Set([...allowed, ...(publicOnly ? [] : [...typed].filter(isLocal))]);
  /** By host: what its name led to at first. */
  const pins = new Map<string, ReadonlySet<string>>();
  const isPublic = (address: string): boolean =>
    isPublicAddress(address) && !ownAddresses().has(canonicalAddress(address));
  return {
    checkUrl: (url) => {
      const parsed = parsedUrl(url);
      if (parsed === null) return checkUrl(url);
      const { target, credentials } = requestTarget(parsed);
      const verdict = checkUrl(url);
      const isOpen = exempt.has(target.origin)
        ? formFault(target) === null
        : typed.has(target.origin) && verdict.reason === 'port';
      return isOpen ? { allowed: true, url: target.href, credentials } : verdict;
    },
    approve: (addresses, origin) => {
      if (!exempt.has(origin)) return addresses.filter(({ address }) => isPublic(address));
      const { hostname } = new URL(origin);
      const pinned = pins.get(hostname);
      if (pinned !== undefined)
        return addresses.filter(({ address }) => isPublic(address) || pinned.has(canonicalAddress(address)));
      pins.set(hostname, new Set(addresses.map(({ address }) => canonicalAddress(address))));
      return addresses;
    },
  };
}

function originsOf(origins: readonly string[], option: string): ReadonlySet<string> {
  if (!Array.isArray(origins)) throw new TypeError(`${option} is a list of origins`);
  return new Set(origins.map((origin) => originOf(origin, option)));
}

/** A literal address, a name without a dot, or one outside of the public DNS: no stranger decides where it leads. */
function isLocal(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 || !host.includes('.') || isBelow(host, LOCAL_NAMES);
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
