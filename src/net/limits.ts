/** What one fetch may cost. Every number has its unit in its name; `decodedBytes` and the like are bytes. */

/** One second, in milliseconds. */
const SECOND = 1000;
const KIB = 1024;
const MIB = 1024 * KIB;

/** Bounds of one fetch, from the first DNS question to the last decoded byte. */
export interface Limits {
  /** Name resolution, TCP and TLS together, for one connection. Milliseconds. */
  readonly connectMs: number;
  /** From a usable connection to the final response head; interim (1xx) answers do not extend it. Milliseconds. */
  readonly headersMs: number;
  /** Longest silence inside a body. Milliseconds. */
  readonly idleMs: number;
  /** The whole chain: every hop, retry, wait and body. Milliseconds. */
  readonly totalMs: number;
  /** Largest body kept after decoding, also the cap of each stage of stacked codings. Bytes. */
  readonly decodedBytes: number;
  /** Largest body read from the wire. Bytes. Follows `decodedBytes` unless it is given. */
  readonly wireBytes: number;
  /** Decoded bytes per wire byte; above it (and above {@link RATIO_FREE_BYTES}) a body is cut as a bomb. */
  readonly ratio: number;
  /** All header names and values of one response. Bytes. */
  readonly headerBytes: number;
  /** Redirects followed; one more is outcome `redirect`. */
  readonly redirects: number;
  /** Repetitions of a GET after a passing failure. */
  readonly retries: number;
  /** Stacked content codings undone; one more is outcome `decode`. */
  readonly encodings: number;
}

/**
 * Limits of a fetch that sets none.
 * Bodies: 10 MiB is 20 times the 99th percentile of HTML transfer sizes (HTTP Archive, Web Almanac 2024, "Page
 * Weight"). Redirects: RFC 9309 asks for at least five, Googlebot follows ten. Codings: servers in the wild stack two.
 */
export const DEFAULT_LIMITS: Limits = {
  connectMs: 10 * SECOND,
  headersMs: 15 * SECOND,
  idleMs: 10 * SECOND,
  totalMs: 30 * SECOND,
  decodedBytes: 10 * MIB,
  wireBytes: 10 * MIB,
  ratio: 200,
  headerBytes: 32 * KIB,
  redirects: 10,
  retries: 2,
  encodings: 3,
};

/** Decoded bytes below which no ratio is checked: small repetitive pages compress far better than 200 to 1. */
export const RATIO_FREE_BYTES = MIB;

/** Header lines of one response: a head of many tiny lines costs more than its bytes. */
export const MAX_HEADER_LINES = 1000;

/**
 * Bytes that an exchange may take on the wire beyond twice those of its body: heads, interim answers, frames, trailers.
 * The frame of a chunk of one byte is five bytes, so a body in such chunks ends at a quarter of this.
 */
export const FRAMING_FREE_BYTES = MIB;

/**
 * What one read of a socket, and one piece of a body, costs beside its bytes, as bytes: the frame of a TLS record
 * (RFC 8446, 5.2). A body in pieces of 28 bytes and more is read to its cap.
 */
export const PIECE_BYTES = 22;

/** Longest address requested, in characters: servers commonly refuse request lines above 8 KiB (RFC 9110, 4.1). */
export const MAX_URL_CHARACTERS = 8000;

const MAY_BE_ZERO: ReadonlySet<string> = new Set(['redirects', 'retries']);

/**
 * The limits that hold: `base` with the given ones over it. `wireBytes` follows a given `decodedBytes`.
 * Throws a TypeError for a name that is no limit or a value that is no whole number in range.
 */
export function limitsFrom(base: Limits, given: Partial<Limits> = {}): Limits {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const least = MAY_BE_ZERO.has(name) ? 0 : 1;
    if (!Object.hasOwn(base, name)) throw new TypeError(`Unknown limit: ${name}`);
    if (!Number.isSafeInteger(value) || value < least) {
      throw new TypeError(`limits.${name} must be a whole number of at least ${least}`);
    }
  }
  const stated: Partial<Limits> = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  const wireBytes = stated.wireBytes ?? stated.decodedBytes ?? base.wireBytes;
  return { ...base, ...stated, wireBytes };
}
