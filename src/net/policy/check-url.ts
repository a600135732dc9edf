/** Gate (a): which addresses may be asked at all, judged from the text of the URL before anything is resolved. */
import { isIP } from 'node:net';
import { parsedUrl } from '../../values/address.ts';
import { SPECIAL_NAMES } from '../../catalog/special-names.ts';
import { MAX_URL_CHARACTERS } from '../limits.ts';
import { isPublicAddress } from './public-address.ts';

/** Why a URL is refused. The first three are faults of the URL itself, the others leave the public web. */
export type UrlReason =
  | 'invalid-url'
  | 'too-long'
  | 'invalid-host'
  | 'scheme'
  | 'port'
  | 'single-label'
  | 'special-name'
  | 'private-address';

/** Reasons that are the URL's own fault: outcome `url`. All others are outcome `blocked`. */
export const URL_FAULTS: ReadonlySet<UrlReason> = new Set(['invalid-url', 'too-long', 'invalid-host']);

/** The web's ports and their usual alternates. A crawler has no business on any other one. */
const PORTS: readonly string[] = ['80', '443', '8080', '8443'];

/** What is said of a URL that is refused: the end of a sentence that begins with it. */
export const URL_REFUSALS: Readonly<Record<UrlReason, string>> = {
  'invalid-url': 'is not an address',
  'too-long': `is longer than ${MAX_URL_CHARACTERS} characters`,
  'invalid-host': 'has a host name that cannot exist',
  scheme: 'is not an http or https address',
  port: `is on a port other than ${PORTS.join(', ')}`,
  'single-label': 'has a host name without a dot',
  'special-name': 'has a host name outside the public web',
  'private-address': 'is a private address',
};

/** Whether a URL may be asked. `reason` is there when it may not. */
export interface UrlVerdict {
  readonly allowed: boolean;
  readonly reason?: UrlReason;
  /** What would be requested: normalised, without credentials, fragment and trailing host dot. Empty if unparsable. */
  readonly url: string;
  /** The URL carried a user name or password. They are never sent. */
  readonly credentials: boolean;
}

/** RFC 1035, 2.3.4. */
const MAX_LABEL = 63;
const MAX_NAME = 253;

/**
 * Whether a URL may be asked under the default policy: http or https on ports 80, 443, 8080 and 8443, a host with a
 * public name or a public address in any spelling (decimal, octal, hexadecimal, fullwidth, mapped). Never throws.
 */
export function checkUrl(url: string): UrlVerdict {
  const parsed = parsedUrl(url);
  if (parsed === null) return { allowed: false, reason: 'invalid-url', url: '', credentials: false };
  const { target, credentials } = requestTarget(parsed);
  const reason = formFault(target) ?? leavesPublicWeb(target);
  const verdict = { allowed: reason === null, url: target.href, credentials };
  return reason === null ? verdict : { ...verdict, reason };
}

/** The URL as it is requested: without credentials, fragment and the dot that ends an absolute host name. */
export function requestTarget(parsed: URL): { readonly target: URL; readonly credentials: boolean } {
  const credentials = parsed.username !== '' || parsed.password !== '';
  const isClean = !credentials && !parsed.href.includes('#') && !parsed.hostname.endsWith('.');
  if (isClean) return { target: parsed, credentials };
  const target = new URL(parsed);
  target.username = '';
  target.password = '';
  target.hash = '';
  if (target.hostname.endsWith('.')) target.hostname = target.hostname.slice(0, -1);
  return { target, credentials };
}

/** What is wrong with the URL itself, whoever it leads to. */
export function formFault(target: URL): UrlReason | null {
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return 'scheme';
  if (target.href.length > MAX_URL_CHARACTERS) return 'too-long';
  const host = target.hostname;
  if (host.startsWith('[') || isIP(host) === 4) return null;
  const labels = host.split('.');
  const wellFormed =
    host.length <= MAX_NAME && labels.every((part) => part !== '' && part.length <= MAX_LABEL);
  return wellFormed ? null : 'invalid-host';
}

/** Why the URL does not lead to the public web, as far as its text tells. */
function leavesPublicWeb(target: URL): UrlReason | null {
  // The URL parser has turned every spelling of an IPv4 address into four decimal numbers.
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host) ? portFault(target) : 'private-address';
  if (isBelow(host, SPECIAL_NAMES)) return 'special-name';
  return host.includes('.') ? portFault(target) : 'single-label';
}

/** Whether a host is one of the names, or below one. */
export function isBelow(host: string, names: readonly string[]): boolean {
  return names.some((name) => host === name || host.endsWith(`.${name}`));
}

function portFault({ port }: URL): UrlReason | null {
  // The default port of the scheme is an empty text.
  return port === '' || PORTS.includes(port) ? null : 'port';
}
