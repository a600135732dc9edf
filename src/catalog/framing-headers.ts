import { commaSeparated } from './comma-separated.ts';

/**
 * Names that no caller sets: framing belongs to the transport (RFC 9112; RFC 9110, 7.6.1), and only codings that can be
 * undone are offered.
 */
export const FRAMING: ReadonlySet<string> = new Set(
  commaSeparated(`
  accept-encoding, connection, content-length, expect, host, keep-alive, proxy-authorization,
  proxy-connection, te, trailer, transfer-encoding, upgrade
`),
);
