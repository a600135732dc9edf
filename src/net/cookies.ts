/**
 * Cookies of one redirect chain. Consent and login walls set one and redirect to themselves; without it they loop.
 * Sent to the exact host that set them, below their path, over https if marked Secure (RFC 6265, 5.3 and 5.4).
 */
import { headerValues, type HeaderLine } from '../exchange.ts';

interface Cookie {
  readonly host: string;
  readonly path: string;
  readonly secure: boolean;
  readonly name: string;
  readonly value: string;
}

/** Cookies kept of a chain, and characters of one: the minimums RFC 6265, 6.1 asks of clients. */
const MAX_COOKIES = 50;
const MAX_COOKIE_CHARACTERS = 4096;
/** Characters of a Cookie header: servers refuse heads above 8 KiB. */
const MAX_HEADER_CHARACTERS = 8000;

/** The cookies of one chain. */
export interface CookieJar {
  /** Keeps what an answer sets. `now`: epoch milliseconds, for expiry dates. */
  keep(url: URL, headers: readonly HeaderLine[], now: number): void;
  /** The Cookie header for a request, empty without cookies. Also the cookie part of a loop key. */
  headerFor(url: URL): string;
  /** Forgets everything: a chain that leaves https takes nothing along. */
  clear(): void;
}

/** An empty jar, for one chain. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, Cookie>();
  return {
    keep: (url, headers, now) => {
      for (const line of headerValues(headers, 'set-cookie')) {
        const parsed = parseSetCookie(line, url, now);
        if (parsed === null) continue;
        const { cookie, expired } = parsed;
        const key = `${cookie.host} ${cookie.path} ${cookie.name}`;
        if (expired) cookies.delete(key);
        else if (cookies.has(key) || cookies.size < MAX_COOKIES) cookies.set(key, cookie);
      }
    },
    headerFor: (url) => {
      let header = '';
      for (const cookie of cookies.values()) {
        if (!isFor(cookie, url)) continue;
        const next = `${header}${header === '' ? '' : '; '}${cookie.name}=${cookie.value}`;
        if (next.length <= MAX_HEADER_CHARACTERS) header = next;
      }
      return header;
    },
    clear: () => cookies.clear(),
  };
}

function isFor(cookie: Cookie, url: URL): boolean {
  if (cookie.host !== url.hostname) return false;
  if (cookie.secure && url.protocol !== 'https:') return false;
  if (!url.pathname.startsWith(cookie.path)) return false;
  return cookie.path.endsWith('/') || ['', '/'].includes(url.pathname.charAt(cookie.path.length));
}

/** Printable ASCII without `;`: anything else could not be sent back as it came. */
const SENDABLE = /^[\u0020-\u003a\u003c-\u007e]*$/;

function parseSetCookie(line: string, url: URL, now: number): { cookie: Cookie; expired: boolean } | null {
  const [pair = '', ...rest] = line.split(';');
  const equals = pair.indexOf('=');
  const name = pair.slice(0, equals).trim();
  const value = pair.slice(equals + 1).trim();
  const isUsable = equals > 0 && name !== '' && SENDABLE.test(name + value);
  if (!isUsable || line.length > MAX_COOKIE_CHARACTERS) return null;
  const attributes = new Map(rest.map(attribute));
  if (!isWithin(url.hostname, attributes.get('domain') ?? '')) return null;
  const path = attributes.get('path') ?? '';
  const cookie = {
    host: url.hostname,
    path: path.startsWith('/') ? path : defaultPath(url.pathname),
    secure: attributes.has('secure'),
    name,
    value,
  };
  return { cookie, expired: isExpired(attributes, now) };
}

function attribute(text: string): [string, string] {
  const equals = text.indexOf('=');
  const name = equals === -1 ? text : text.slice(0, equals);
  return [name.trim().toLowerCase(), equals === -1 ? '' : text.slice(equals + 1).trim()];
}

/** A cookie for another domain than the sender's is not kept, with or without a dot in front (RFC 6265, 5.2.3 and 5.3). */
function isWithin(host: string, domain: string): boolean {
  const parent = domain.replace(/^\./, '').toLowerCase();
  return parent === '' || host === parent || host.endsWith(`.${parent}`);
}

/** Max-Age wins over Expires (RFC 6265, 4.1.2.2). */
function isExpired(attributes: ReadonlyMap<string, string>, now: number): boolean {
  const maxAge = attributes.get('max-age');
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0;
  return cookieTime(attributes.get('expires') ?? '') <= now;
}

/** Epoch milliseconds, NaN for no date. In UTC where no zone is named (RFC 6265, 5.1.1); `Date.parse` takes the machine's. */
function cookieTime(date: string): number {
  return Date.parse(/[a-z]$|\s[+-]\d{4}$/i.test(date) ? date : `${date} GMT`);
}

/** The directory of the request path (RFC 6265, 5.1.4). */
function defaultPath(pathname: string): string {
  const end = pathname.lastIndexOf('/');
  return end <= 0 ? '/' : pathname.slice(0, end);
}
