/** What the address of a link says of itself, without asking for it. */
import { isPrivateHost, isPrivateName } from '../private-host.ts';
import { isSecret } from '../../values/secrets.ts';
import { parsedUrl, withoutFinalSlash } from '../../values/url.ts';

/** Schemes that run code, carry content or reach into the reader's machine. */
const UNFOLLOWED_SCHEMES = new Set(['javascript:', 'vbscript:', 'data:', 'file:', 'blob:']);

/** What can be special about an address. `unfollowed-scheme`: one of {@link UNFOLLOWED_SCHEMES}; `insecure`: http where https is usual. */
export type AddressTrait =
  | 'malformed'
  | 'relative'
  | 'private-host'
  | 'unfollowed-scheme'
  | 'credential'
  | 'insecure';

/** A link's absolute address (`null` when it has none) and its traits. */
export interface LinkAddress {
  readonly href: string | null;
  readonly traits: readonly AddressTrait[];
}

/** A host name that is no number, in lower case; the path after it. Neither is checked further. */
const HTTPS = /^https:\/\/([a-z0-9.-]+\.[a-z][a-z0-9-]*)\/[\w~./-]*$/;

/**
 * Whether an address is public and what the URL parser would make of it: https, no punycode, no empty label, a path of
 * plain characters without dot segments (WHATWG URL, 3.5 and 4.4). Nearly all are.
 */
function isPlainAddress(address: string): boolean {
  const host = HTTPS.exec(address)?.[1];
  if (host === undefined || host.startsWith('.') || host.includes('..') || host.includes('xn--'))
    return false;
  return !address.includes('/.') && !isPrivateName(host);
}

/**
 * A web address without its host: `https:/path`, `https:path`, `https:///path`. RFC 9110, 4.2.1 and 4.2.2: the scheme is
 * followed by `//` and a host, which is never empty. URL parsers make a host of what is there, or a path of the site.
 */
const HOSTLESS = /^https?:(?![/\\]{2}[^/\\])/i;

const NO_TRAITS: readonly AddressTrait[] = [];

/** Reads an address as written. `base` is the address of the file, `origin` the site: its own host is never private. */
export function readAddress(address: string, base: string, origin: string): LinkAddress {
  if (isPlainAddress(address)) return { href: address, traits: NO_TRAITS };
  // A link all the same (CommonMark 6.3), to nowhere: readers resolve it to the file itself.
  if (address.trim() === '' || HOSTLESS.test(address)) return { href: null, traits: ['malformed'] };
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(address);
  const traits: AddressTrait[] = isAbsolute ? [] : ['relative'];
  const url = parsedUrl(address, isAbsolute ? undefined : base);
  if (url === null) return { href: null, traits: isAbsolute ? ['malformed'] : traits };
  if (UNFOLLOWED_SCHEMES.has(url.protocol)) return { href: null, traits: ['unfollowed-scheme'] };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { href: null, traits };
  if (isPrivateHost(url.hostname) && url.host !== parsedUrl(origin)?.host) traits.push('private-host');
  if (hasCredential(url)) traits.push('credential');
  if (isAbsolute && url.protocol === 'http:' && !isOwnHttp(url, origin)) traits.push('insecure');
  return { href: url.href, traits };
}

/** One key for addresses that a reader takes for the same: fragment and trailing slash do not matter. */
export function addressKey(href: string): string {
  const hash = href.indexOf('#');
  const end = hash === -1 ? href.length : hash;
  const query = href.indexOf('?');
  if (query !== -1 && query < end) return withoutFinalSlash(href.slice(0, end));
  return href.slice(0, href.charCodeAt(end - 1) === 0x2f ? end - 1 : end);
}

function hasCredential(url: URL): boolean {
  if (url.username !== '' || url.password !== '') return true;
  if (url.search === '') return false;
  for (const [name, value] of url.searchParams) {
    if (isSecret(name, value)) return true;
  }
  return false;
}

/** A site without https links to itself as it can. */
function isOwnHttp(url: URL, origin: string): boolean {
  const site = parsedUrl(origin);
  return site !== null && site.host === url.host && site.protocol === 'http:';
}
