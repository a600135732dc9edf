/**
 * Compares rules with addresses in one canonical form (RFC 9309 2.2.2 and 2.2.3):
 * escapes in upper case, escaped unreserved octets decoded, everything that a URL writer escapes escaped. So `%62` is
 * `b` and `é` is `%C3%A9`, while `%2F` never becomes `/`. A star or a dollar that stands for itself, written as it is
 * in an address or as `%2A`, `%24` on either side, has a letter of its own: a rule that ends in a lone `%` would match
 * an escape that nobody wrote. Google's parser does not decode; where the two differ the RFC is followed.
 */
import { toByteString, type ByteString } from './bytes.ts';
import { parsedUrl } from '../../values/url.ts';

/** A star and a dollar that are no part of the pattern language. No octet of a byte string is one of these. */
const LITERAL_STAR = '\u2217';
const LITERAL_DOLLAR = '\ufe69';

/** Escapes, octets outside the printable ASCII range, and the ASCII that the URL Standard escapes in a path. */
const TO_NORMALISE = /%[0-9A-Fa-f]{2}|[^!-~]|["<>^`{}]/g;

/** RFC 3986 2.3. */
const UNRESERVED = /[A-Za-z0-9._~-]/;

function normalOctet(found: string): string {
  if (found.length === 1) return `%${found.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  const character = String.fromCharCode(Number.parseInt(found.slice(1), 16));
  return UNRESERVED.test(character) ? character : found.toUpperCase();
}

const normalise = (text: ByteString): string => text.replace(TO_NORMALISE, normalOctet);

/** Escaped stars and dollars as what they stand for. */
const withLiterals = (normal: string): string =>
  normal.includes('%2') ? normal.replaceAll('%2A', LITERAL_STAR).replaceAll('%24', LITERAL_DOLLAR) : normal;

/** Whether a value holds anything that its canonical form writes another way. Most do not. */
const IS_SPECIAL = /[^!-~]|["%'<>^`{}]|\$(?!$)/;

/** A rule's value in canonical form. `*` and a final `$` keep their meaning; `$` elsewhere is the character. */
export function canonicalPattern(value: ByteString): { readonly pattern: string; readonly octets: number } {
  if (!IS_SPECIAL.test(value)) return { pattern: value, octets: value.length };
  // The URL Standard escapes an apostrophe in the query of an http(s) address, and nowhere else.
  const encoded = normalise(value).replace(/\?.*/, (query) => query.replaceAll("'", '%27'));
  const pattern = encoded.slice(0, -1).replaceAll('$', LITERAL_DOLLAR) + encoded.slice(-1);
  return { pattern: withLiterals(pattern), octets: encoded.length };
}

/** Google opens the directory with its index file: `/a/index.html` gives `/a/$`. Else `null`. */
export function directoryOf(pattern: string): string | null {
  const slash = pattern.lastIndexOf('/');
  if (!pattern.startsWith('/index.htm', slash)) return null;
  return `${pattern.slice(0, slash + 1)}$`;
}

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:\/\//;

function absolute(url: string): string {
  if (SCHEME.test(url)) return url;
  if (url.startsWith('//')) return `http:${url}`;
  return url.startsWith('/') ? `http://host${url}` : `http://${url}`;
}

/** Path and query as written, for what the URL Standard rejects. */
function pathAsWritten(url: string): string {
  const start = url.slice(url.indexOf('://') + 3).search(/[/?#]/);
  return start === -1 ? '/' : url.slice(url.indexOf('://') + 3 + start);
}

/**
 * Path and query of an address in canonical form, `/` without a path. The address may lack its scheme or its host.
 * A bare `?` stays, a fragment goes.
 */
export function pathToMatch(url: string): string {
  if (typeof url !== 'string') throw new TypeError('an address or a path is a text');
  const whole = absolute(url);
  const href = parsedUrl(whole)?.href ?? null;
  const written = pathAsWritten(href ?? whole);
  const hash = written.indexOf('#');
  const path = hash === -1 ? written : written.slice(0, hash);
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const normal = withLiterals(normalise(toByteString(rooted)));
  return normal.replaceAll('*', LITERAL_STAR).replaceAll('$', LITERAL_DOLLAR);
}

/** What may be second in a pattern though the path has another octet there. */
const MAY_DIFFER: ReadonlySet<string> = new Set(['', '*', '$']);

/**
 * Whether a canonical pattern matches a canonical path from its start. Each piece between stars is taken at its first
 * place after the piece before, which is enough, so the work is one walk over the path however many stars there are.
 */
export function matches(pattern: string, path: string): boolean {
  // Most rules part from most paths at the octet after the slash.
  const second = pattern.charAt(1);
  if (second !== path.charAt(1) && !MAY_DIFFER.has(second) && pattern.charAt(0) !== '*') return false;
  const anchored = pattern.endsWith('$');
  const body = anchored ? pattern.slice(0, -1) : pattern;
  let star = body.indexOf('*');
  if (star === -1) return anchored ? path === body : path.startsWith(body);
  if (!path.startsWith(body.slice(0, star))) return false;

  let at = star;
  for (let next = body.indexOf('*', star + 1); next !== -1; next = body.indexOf('*', star + 1)) {
    const piece = body.slice(star + 1, next);
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
    star = next;
  }
  const tail = body.slice(star + 1);
  if (!anchored) return path.includes(tail, at);
  return path.length - at >= tail.length && path.endsWith(tail);
}
