/** What is wrong with the address of a link, without asking for it. */

/** Schemes that run code, carry content or reach into the reader's machine. */
const BAD_SCHEMES = new Set(['javascript:', 'vbscript:', 'data:', 'file:', 'blob:']);
/** Names that never resolve on the public internet: RFC 6761, RFC 6762, RFC 8375, ICANN's .internal of 2024. */
const PRIVATE_SUFFIX =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|localdomain|home\.arpa)$/;
/** Query parameters whose value opens a door. */
const SECRET_PARAMETER =
  /^(?:access_?token|auth_?token|api_?key|apikey|token|secret|client_?secret|password|passwd|pwd|sig|signature|x-amz-signature|x-amz-credential)$/i;
/** Values that stand for a secret in documentation. */
const EXAMPLE_VALUE = /your|example|xxx|\*\*\*|placeholder|[<>{}[\]$]|\.\.\.|…/i;
/** Shorter values are no secrets. */
const MIN_SECRET = 8;

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
  return !address.includes('/.') && !PRIVATE_SUFFIX.test(host);
}

const FAULTLESS: readonly AddressFault[] = [];

/** Judges an address as written. `base` is the address of the file, `origin` the site: its own host is never private. */
export function judgeAddress(address: string, base: string, origin: string): JudgedAddress {
  if (isPlainAddress(address)) return { href: address, faults: FAULTLESS };
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(address);
  const faults: AddressFault[] = isAbsolute ? [] : ['relative-link'];
  const url = parse(address, isAbsolute ? undefined : base);
  if (url === null) return { href: null, faults: isAbsolute ? ['malformed-link'] : faults };
  if (BAD_SCHEMES.has(url.protocol)) return { href: null, faults: ['bad-scheme'] };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { href: null, faults };
  if (isPrivateHost(url.hostname) && url.host !== parse(origin, undefined)?.host) faults.push('private-host');
  if (hasCredential(url)) faults.push('credential-in-url');
  if (isAbsolute && url.protocol === 'http:' && !isOwnHttp(url, origin)) faults.push('insecure-link');
  return { href: url.href, faults };
}

/** One key for addresses that a reader takes for the same: fragment and trailing slash do not matter. */
export function addressKey(href: string): string {
  const hash = href.indexOf('#');
  const end = hash === -1 ? href.length : hash;
  const query = href.indexOf('?');
  if (query !== -1 && query < end) return href.slice(0, end).replace(/\/(?=$|\?)/, '');
  return href.slice(0, href.charCodeAt(end - 1) === 0x2f ? end - 1 : end);
}

/** Whether a host, as the URL parser writes it, is loopback, private, link-local or a name of a local network. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (host.startsWith('[')) return isPrivateIpv6(host.slice(1, -1));
  const ipv4 = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(host);
  if (ipv4 !== null) return isPrivateIpv4(Number(ipv4[1]), Number(ipv4[2]));
  return !host.includes('.') || PRIVATE_SUFFIX.test(host);
}

/** RFC 1918, RFC 6598, RFC 3927, RFC 1122: this host, private use, shared space, loopback, link-local. */
function isPrivateIpv4(first: number, second: number): boolean {
  if (first === 0 || first === 10 || first === 127) return true;
  if (first === 100) return second >= 64 && second <= 127;
  if (first === 172) return second >= 16 && second <= 31;
  return (first === 169 && second === 254) || (first === 192 && second === 168);
}

/** RFC 4291 loopback, unspecified and link-local; RFC 4193 unique local; IPv4 addresses inside IPv6. */
function isPrivateIpv6(address: string): boolean {
  if (address === '::1' || address === '::' || /^f[cd]/.test(address) || /^fe[89ab]/.test(address))
    return true;
  const mapped = /^::(?:ffff:)?([0-9a-f]{1,4}):[0-9a-f]{1,4}$/.exec(address)?.[1];
  if (mapped === undefined) return false;
  const high = Number.parseInt(mapped, 16);
  return isPrivateIpv4(high >> 8, high & 0xff);
}

function hasCredential(url: URL): boolean {
  if (url.username !== '' || url.password !== '') return true;
  if (url.search === '') return false;
  for (const [name, value] of url.searchParams) {
    if (SECRET_PARAMETER.test(name) && value.length >= MIN_SECRET && !EXAMPLE_VALUE.test(value)) return true;
  }
  return false;
}

/** A site without https links to itself as it can. */
function isOwnHttp(url: URL, origin: string): boolean {
  const site = parse(origin, undefined);
  return site !== null && site.host === url.host && site.protocol === 'http:';
}

/** One attempt: asking first whether it can be parsed would parse it twice. */
function parse(address: string, base: string | undefined): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
