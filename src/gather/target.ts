import { CodedError } from '../errors.ts';
import { parsedUrl } from '../values/url.ts';
import { cut } from '../values/wording.ts';

/** A domain or address to audit, read from what a person wrote. */
export interface Target {
  /** Lower-case ASCII host (punycode), with the port when it is not the scheme's default. */
  readonly domain: string;
  /** Origins to try, in order: https, then http when https cannot be reached; the other way round on this machine. */
  readonly origins: readonly string[];
  /** Path and query that were asked for; `/` without any. */
  readonly path: string;
}

/** A longer address is refused: RFC 9110 section 4.1 asks for at least 8000 octets, no site needs more. */
const MAX_LENGTH = 8_000;

const SCHEME = /^([a-z][a-z0-9+.-]*):\/\//i;
/** `mailto:x`, `javascript:x`: a scheme without slashes, which is not `host:port`. */
const BARE_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/** What is before any host: a path of this machine or of a site, which the URL parser takes for one. */
const PATH = /^[/\\]/;
/**
 * A name of letters, digits, hyphens and underscores, or an address. The URL parser also takes hosts that no name
 * server has (`"example.com"`, `example.com,`, `$DOMAIN`): what a shell or a sentence left around a name.
 */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;
/** Without a scheme the default port of either says no more than the name alone. */
const HTTP_PORT = '80';
/** This machine (RFC 1122, 3.2.1.3; RFC 4291, 2.5.3; RFC 6761, 6.3): what is built serves plain http there. */
const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Reads `example.com`, `example.com:8080/path`, `https://example.com/path` or an international name.
 * A written scheme with a written port is taken at its word; otherwise https comes first and http second, and on
 * loopback http first.
 * Credentials and fragment are dropped. Throws a {@link CodedError} `target-invalid`.
 */
export function parseTarget(input: string): Target {
  if (typeof input !== 'string') throw new CodedError('target-invalid', String(input));
  const written = input.trim();
  const target = written.length > MAX_LENGTH ? null : readTarget(written);
  if (target === null) throw new CodedError('target-invalid', quote(written));
  return target;
}

/** `null` for what is neither a domain nor an http(s) address. */
function readTarget(written: string): Target | null {
  const scheme = SCHEME.exec(written)?.[1]?.toLowerCase();
  const url = scheme === undefined ? urlOfBare(written) : parsedUrl(written);
  const host = url?.hostname.replace(/\.$/, '') ?? '';
  if (url === null || !HOST.test(host) || !/^https?:$/.test(url.protocol)) return null;
  const port = scheme === undefined && url.port === HTTP_PORT ? '' : url.port;
  const schemes = scheme !== undefined && port !== '' ? [scheme] : schemesOf(host);
  const authority = port === '' ? host : `${host}:${port}`;
  return {
    domain: authority,
    path: `${url.pathname}${url.search}`,
    origins: schemes.map((name) => `${name}://${authority}`),
  };
}

function schemesOf(host: string): string[] {
  return LOOPBACK.test(host) ? ['http', 'https'] : ['https', 'http'];
}

/** The address of a name without a scheme, two slashes before it or not. */
function urlOfBare(written: string): URL | null {
  const bare = written.replace(/^\/\//, '');
  return BARE_SCHEME.test(written) || PATH.test(bare) ? null : parsedUrl(`https://${bare}`);
}

/** What may be before the authority of an address. */
const BEFORE_AUTHORITY = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i;

/**
 * What was written, without the user name and password in it: a report keeps no secrets. What remains parses to the
 * same target, or fails in the same way: `user:password@host` reads as an address of another scheme, and still does.
 */
export function withoutCredentials(written: string): string {
  const trimmed = written.trimStart();
  const before = BEFORE_AUTHORITY.exec(trimmed)?.[0] ?? '';
  const rest = trimmed.slice(before.length);
  const [authority = ''] = rest.split(/[/?#\\]/, 1);
  const end = authority.lastIndexOf('@');
  if (end === -1) return written;
  if (before === '' && BARE_SCHEME.test(rest))
    return `${rest.slice(0, rest.indexOf(':') + 1)}…${rest.slice(end)}`;
  return before + rest.slice(end + 1);
}

/** Characters of what was written that a message repeats. */
const MAX_SHOWN = 80;

/** One line of what was written, for a message. */
function quote(written: string): string {
  return JSON.stringify(cut(withoutCredentials(written), MAX_SHOWN));
}
