/** Who asks: the name in User-Agent, and the header lines of a request. */
import { FRAMING } from '../catalog/framing-headers.ts';
import { CONTACT_URL, OWN_ROBOTS_TOKEN } from '../catalog/limits.ts';
import { ENGINE_VERSION } from '../catalog/version.ts';
import type { HeaderLine } from '../exchange.ts';
import { ACCEPT_ENCODING } from './decode.ts';
import type { Accept, Identity, Validators } from './model.ts';

/** Name, version and an address to complain to, in the form crawlers use (RFC 9309, 2.2.1; RFC 9110, 10.1.5). */
export const DEFAULT_USER_AGENT = `${OWN_ROBOTS_TOKEN}/${ENGINE_VERSION} (+${CONTACT_URL})`;

const ACCEPT: Readonly<Record<Accept, string>> = {
  html: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
  xml: 'application/xml,text/xml;q=0.9,*/*;q=0.8',
  text: 'text/plain,text/markdown;q=0.9,*/*;q=0.8',
  // The order of preference that coding agents send; whoever refuses it refuses HTML as well.
  markdown: 'text/markdown,text/html;q=0.9,*/*;q=0.8',
  json: 'application/json,application/linkset+json;q=0.9,*/*;q=0.8',
  any: '*/*',
};

/** Names that an identity cannot set: no name brings credentials, and cookies belong to the chain. */
const RESERVED: ReadonlySet<string> = new Set([...FRAMING, 'authorization', 'cookie', 'user-agent']);

const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/;

/**
 * The lines of a request without its cookies. Throws a TypeError for a name or value no header may have, and for a
 * caller without a name: a site is to know who asks.
 */
export function requestHeaders(accept: Accept, identity: Identity): HeaderLine[] {
  if (typeof identity.userAgent !== 'string' || identity.userAgent.trim() === '')
    throw new TypeError('userAgent is a text that is not empty');
  const own = (identity.headers ?? []).filter(([name]) => !RESERVED.has(name.toLowerCase()));
  const named = new Set(own.map(([name]) => name.toLowerCase()));
  const lines: HeaderLine[] = [['User-Agent', identity.userAgent]];
  if (!named.has('accept')) lines.push(['Accept', ACCEPT[accept]]);
  lines.push(...own, ['Accept-Encoding', ACCEPT_ENCODING]);
  for (const line of lines) checkLine(line);
  return lines;
}

/** The lines that ask for an answer only where it is another one. What no header can carry was never a validator. */
export function conditionsOf(known: Validators | undefined): HeaderLine[] {
  const { etag = null, lastModified = null } = known ?? {};
  return [
    ['If-None-Match', etag ?? ''],
    ['If-Modified-Since', lastModified ?? ''],
  ].filter((line): line is [string, string] => line[1] !== '' && VALUE.test(line[1] ?? ''));
}

/** Throws a TypeError for a name or value that no header may have (RFC 9110, 5.1 and 5.5). It repeats no value. */
export function checkLine([name, value]: HeaderLine): void {
  if (!NAME.test(name) || !VALUE.test(value)) throw new TypeError(`Not a valid header: ${name}`);
}
