/** Who may use the proxy, and how much: one pass for each page, with a secret of its own. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Duplex } from 'node:stream';

/** What one page may ask for. */
export interface PassLimits {
  /** Requests and tunnels; one more is refused. */
  readonly requests: number;
  /** Bytes in both directions; with the next one everything is cut. */
  readonly bytes: number;
}

/**
 * Limits of a page that sets none. Of the pages of the HTTP Archive one in a hundred asks for more than 400 addresses,
 * and one in a hundred weighs more than 27 MB (Web Almanac 2024, "Page Weight").
 */
export const PASS_LIMITS: PassLimits = { requests: 500, bytes: 50 * 1024 * 1024 };

/** The pass of one page, as the proxy uses it. */
export interface Pass {
  /** Ends what goes on under it. */
  readonly signal: AbortSignal;
  /** The limit that was reached, `null` while none is. */
  readonly over: keyof PassLimits | null;
  /** Counts one more request: false when there may be none. */
  readonly admit: () => boolean;
  /** Counts bytes that went through. */
  readonly count: (bytes: number) => void;
  /** A connection that ends with the pass. */
  readonly hold: (connection: Duplex) => void;
  readonly close: () => void;
}

/** The passes of one proxy. */
export interface Passes {
  readonly open: (limits: PassLimits) => Pass & { readonly username: string; readonly password: string };
  /** The pass whose credentials a Proxy-Authorization header holds, `null` without a good one. */
  readonly of: (header: string | undefined) => Pass | null;
  readonly closeAll: () => void;
}

const SECRET_BYTES = 24;

/** No pass is open at first. */
export function createPasses(): Passes {
  const open = new Map<string, { readonly credentials: Buffer; readonly pass: Pass }>();
  let number = 0;
  return {
    open: (limits) => {
      number += 1;
      const username = `page-${number}`;
      const password = randomBytes(SECRET_BYTES).toString('base64url');
      const pass = createPass(limits, () => open.delete(username));
      open.set(username, { credentials: Buffer.from(`${username}:${password}`), pass });
      return Object.assign(pass, { username, password });
    },
    of: (header = '') => {
      const [scheme = '', encoded = ''] = header.split(' ', 2);
      if (scheme.toLowerCase() !== 'basic') return null;
      const given = Buffer.from(encoded, 'base64');
      const known = open.get(given.toString().split(':', 1)[0] ?? '');
      const isGood = known?.credentials.length === given.length && timingSafeEqual(known.credentials, given);
      return isGood ? known.pass : null;
    },
    closeAll: () => {
      for (const { pass } of open.values()) pass.close();
    },
  };
}

function createPass(limits: PassLimits, onClose: () => void): Pass {
  const ending = new AbortController();
  const connections = new Set<Duplex>();
  let requests = 0;
  let bytes = 0;
  let over: keyof PassLimits | null = null;
  const end = (): void => {
    ending.abort();
    for (const connection of connections) connection.destroy();
  };
  return {
    signal: ending.signal,
    get over() {
      return over;
    },
    admit: () => {
      requests += 1;
      if (requests > limits.requests) over ??= 'requests';
      return !ending.signal.aborted && requests <= limits.requests;
    },
    count: (more) => {
      bytes += more;
      if (bytes <= limits.bytes) return;
      over ??= 'bytes';
      end();
    },
    hold: (connection) => {
      if (ending.signal.aborted) connection.destroy();
      // One connection of a browser carries many requests.
      if (connections.has(connection)) return;
      connections.add(connection);
      connection.once('close', () => connections.delete(connection));
    },
    close: () => {
      end();
      onClose();
    },
  };
}
