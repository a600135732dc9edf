/** What is wrong with the address of a link, without asking for it. */
import { isPrivateHost, isPrivateName } from '../private-host.ts';
import { isSecret } from '../../values/secrets.ts';
import { parsedUrl, withoutFinalSlash } from '../../values/url.ts';

/** Schemes that run code, carry content or reach into the reader's machine. */
const BAD_SCHEMES = new Set(['javascript:', 'vbscript:', 'data:', 'file:', 'blob:']);

/** The codes that an address by itself can earn. */
export type AddressFault =
  | 'malformed-link'
  | 'relative-link'
  | 'private-host'
  | 'bad-scheme'
  | 'credential-in-url'
  | 'insecure-link';

/** A link's absolute address (`null` when it has none) and its faults. */
export interface JudgedAddress {
  readonly href: string | null;
  readonly faults: readonly AddressFault[];
}

/** A host name that is no number, in lower case; the path behind it. Neither is checked further. */
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
 * followed by `//` and a host, which is never empty. URL parsers make a host of what stands there, or a path of the site.
 */
const HOSTLESS = /^https?:(?![/\\]{2}[^/\\])/i;

const FAULTLESS: readonly AddressFault[] = [];

/** Judges an address as written. `base` is the address of the file, `origin` the site: its own host is never private. */
export function judgeAddress(address: string, base: string, origin: string): JudgedAddress {
  if (isPlainAddress(address)) return { href: address, faults: FAULTLESS };
  // A link all the same (CommonMark 6.3), to nowhere: readers resolve it to the file itself.
  if (address.trim() === '' || HOSTLESS.test(address)) return { href: null, faults: ['malformed-link'] };
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(address);
  const faults: AddressFault[] = isAbsolute ? [] : ['relative-link'];
  const url = parsedUrl(address, isAbsolute ? undefined : base);
  if (url === null) return { href: null, faults: isAbsolute ? ['malformed-link'] : faults };
  if (BAD_SCHEMES.has(url.protocol)) return { href: null, faults: ['bad-scheme'] };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { href: null, faults };
  if (isPrivateHost(url.hostname) && url.host !== parsedUrl(origin)?.host) faults.push('private-host');
  if (hasCredential(url)) faults.push('credential-in-url');
  if (isAbsolute && url.protocol === 'http:' && !isOwnHttp(url, origin)) faults.push('insecure-link');
  return { href: url.href, faults };
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
