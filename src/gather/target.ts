import { CodedError } from '../errors.ts';
import { canParse } from '../facts/url.ts';

/** A domain or address to audit, read from what a person wrote. */
export interface Target {
  /** Lower-case ASCII host (punycode), with the port when it is not the scheme's default. */
  readonly domain: string;
  /** Origins to try, in order: https, then http when https cannot be reached. */
  readonly origins: readonly string[];
  /** Path and query that were asked for; `/` without any. */
  readonly path: string;
}

/** A longer address is refused: RFC 9110 section 4.1 asks for at least 8000 octets, no site needs more. */
const MAX_LENGTH = 8_000;

const SCHEME = /^([a-z][a-z0-9+.-]*):\/\//i;
/** `mailto:x`, `javascript:x`: a scheme without slashes, which is not `host:port`. */
const BARE_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/**
 * Reads `example.com`, `example.com:8080/path`, `https://example.com/path` or an international name.
 * A written scheme with a written port is taken at its word; otherwise https comes first and http second.
 * Credentials and fragment are dropped. Throws a {@link CodedError} `target-invalid`.
 */
export function parseTarget(input: string): Target {
  const written = input.trim();
  if (written === '' || written.length > MAX_LENGTH) throw new CodedError('target-invalid', shown(written));
  const scheme = SCHEME.exec(written)?.[1]?.toLowerCase();
  if (scheme === undefined && BARE_SCHEME.test(written))
    throw new CodedError('target-invalid', shown(written));
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https')
    throw new CodedError('target-invalid', shown(written));

  const url = parsed(scheme === undefined ? `https://${written.replace(/^\/\//, '')}` : written);
  if (url === null || url.hostname === '') throw new CodedError('target-invalid', shown(written));
  const host = url.hostname.replace(/\.$/, '');
  const path = `${url.pathname}${url.search}`;
  const schemes = scheme !== undefined && url.port !== '' ? [scheme] : ['https', 'http'];
  const authority = url.port === '' ? host : `${host}:${url.port}`;
  return { domain: authority, path, origins: schemes.map((name) => `${name}://${authority}`) };
}

function parsed(address: string): URL | null {
  return canParse(address) ? new URL(address) : null;
}

/** One line of what was written, for a message. */
function shown(written: string): string {
  return JSON.stringify(written.length > 80 ? `${written.slice(0, 80)}…` : written);
}
