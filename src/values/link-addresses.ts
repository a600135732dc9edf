/**
 * Resolving many link addresses against one base. The URL parser is right and costs about a microsecond; addresses
 * written in plain ASCII without dot segments come out of it as they went in, so those are joined as strings.
 */
import { MAX_URL_LENGTH, bareHost, httpUrl, webUrl, parsedUrl, withoutFragment } from './url.ts';

/** The links of one page, resolved and told apart. */
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

/** ASCII characters of a path or query that the URL parser leaves alone; `%` and `.` are looked at closer. */
const PLAIN = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\w\-.~!$&()*+,;=:@/?%]/.test(String.fromCharCode(code)) ? 1 : 0,
);

const DOT = 0x2e;
const HYPHEN = 0x2d;
const SLASH = 0x2f;
const PERCENT = 0x25;
const QUESTION = 0x3f;

/** Longer addresses are left to the parser, which also refuses those past the cap. */
const MAX_PLAIN = 1_024;

/** Resolves against the base of a page; `page` is the address that the page answered at. */
export function addresses(base: string, page: string): Addresses {
  const own = startsOf(webUrl(page) ?? webUrl(base));
  const root = httpUrl(base);
  const origin = root?.origin ?? '';
  const scheme = root?.protocol ?? '';

  const bare = root === null ? base : withoutFragment(root.href);
  const folder = root === null ? '' : bare.slice(0, folderEnd(bare));
  const parse = (href: string): string | null => {
    const url = parsedUrl(href, base);
    if (url === null) return null;
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    return isWeb && url.href.length <= MAX_URL_LENGTH ? withoutFragment(url.href) : null;
  };
  const resolve = (href: string): string | null => {
    if (href.charCodeAt(0) === HASH && root !== null) return bare;
    return joined(href, scheme, origin, folder) ?? (OTHER_SCHEME.test(href) ? null : parse(href));
  };
  const isInternal = (url: string): boolean => {
    for (const start of own) if (url.startsWith(start)) return true;
    return false;
  };
  return {
    resolve,
    resolveAny: (href) => {
      const plain = href.includes('#') ? null : joined(href, scheme, origin, folder);
      return plain ?? parsedUrl(href, base)?.href ?? null;
    },
    isHome: (url) => url.indexOf('/', 8) === url.length - 1 && isInternal(url),
    isInternal,
  };
}

/** What every resolved address of a host starts like, with and without `www.`, over http and https. */
function startsOf(url: URL | null): readonly string[] {
  if (url === null) return [];
  const host = bareHost(url);
  return ['https://', 'http://'].flatMap((scheme) => [`${scheme}${host}/`, `${scheme}www.${host}/`]);
}

/** Addresses of other schemes that pages hold by the hundred, in the spelling that they nearly always have. */
const OTHER_SCHEME = /^(?:javascript|mailto|tel|data|sms|whatsapp):/;

const HASH = 0x23;

/** One past the last slash of the path. */
function folderEnd(address: string): number {
  const query = address.indexOf('?');
  return address.lastIndexOf('/', query < 0 ? address.length : query) + 1;
}

/** What the parser would make of an address in plain form, `null` when that takes the parser. */
function joined(written: string, scheme: string, origin: string, folder: string): string | null {
  if (written.length > MAX_PLAIN) return null;
  const href = scheme !== '' && written.startsWith('//') ? scheme + written : written;
  const hash = href.indexOf('#');
  const end = hash < 0 ? href.length : hash;
  const first = href.charCodeAt(0);
  if (first === SLASH) return origin !== '' && isPlain(href, 0, end) ? origin + withoutFragment(href) : null;
  if (!href.startsWith('http')) {
    // A name in the base's own folder; a colon may start another scheme, a dot may climb.
    const isName = folder !== '' && first !== DOT && first !== QUESTION && end > 0;
    return isName && isPlain(href, 0, end) && !href.includes(':') ? folder + withoutFragment(href) : null;
  }
  const host = hostEnd(href, end);
  if (host < 0 || !isPlain(href, host, end)) return null;
  const address = withoutFragment(href);
  return href.charCodeAt(host) === SLASH ? address : `${address.slice(0, host)}/${address.slice(host)}`;
}

/**
 * One past the host of an absolute http(s) address that is written as the parser writes it: lower-case labels, the
 * last one a name so that it is no address in disguise, no port, no punycode. -1 for any other.
 */
function hostEnd(href: string, end: number): number {
  const from = href.startsWith('https://') ? 8 : href.startsWith('http://') ? 7 : -1;
  if (from < 0) return -1;
  let label = from;
  let at = from;
  for (; at < end; at++) {
    const code = href.charCodeAt(at);
    const isLetter = code >= 0x61 && code <= 0x7a;
    if (isLetter || (code === HYPHEN && at > label) || (code >= 0x30 && code <= 0x39)) continue;
    if (code !== DOT || at === label || isPunycode(href, label)) break;
    label = at + 1;
  }
  const next = href.charCodeAt(at);
  const isHost = at === end || next === SLASH || next === QUESTION;
  return isHost && isName(href, label, at) ? at : -1;
}

/** Whether the last label of a host is letters only. */
function isName(href: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = href.charCodeAt(at);
    if (code < 0x61 || code > 0x7a) return false;
  }
  return to > from;
}

function isPunycode(href: string, label: number): boolean {
  return href.startsWith('xn--', label);
}

/** Whether `%2e` is here: a dot to the parser. */
function isDot(address: string, at: number): boolean {
  return address.charCodeAt(at + 1) === 0x32 && (address.charCodeAt(at + 2) | 0x20) === 0x65;
}

/** Whether the parser would leave a part of an address as it is: no dot segment, nothing to be encoded. */
function isPlain(address: string, from: number, to: number): boolean {
  let before = 0;
  for (let i = from; i < to; i++) {
    const code = address.charCodeAt(i);
    if (code >= 128 || PLAIN[code] === 0) return false;
    if (code === DOT && before === SLASH) return false;
    if (code === PERCENT && isDot(address, i)) return false;
    before = code;
  }
  return true;
}
