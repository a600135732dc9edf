/** Undoes gzip by what the bytes are, not by what the file is called. Broken input gives what can be had of it. */
import { constants, gunzipSync } from 'node:zlib';

/** A file that is compressed by the site and again by its server has two. */
const MAX_LAYERS = 2;

/** CRC and length after the data (RFC 1952 2.3.1). */
const TRAILER_BYTES = 8;

/** Tries of the search for the part of a stream that can be read: halvings lose 1/4096 of its length at most. */
const SEARCH_STEPS = 12;

/** Deflate gives at most this many bytes for one (zlib.net/zlib_tech.html). */
const MAX_DEFLATE_RATIO = 1032;

/** Part of the cap that may be missing in the end. A guess aims at half of it. */
const SEARCH_SLACK = 1 / 256;

/** The bytes of a sitemap without gzip. */
export interface Decompressed {
  readonly bytes: Uint8Array;
  /** `damaged`: the data is broken or cut. `too-large`: cut at the cap. `nested`: gzip within gzip within gzip. */
  readonly fault: 'damaged' | 'too-large' | 'nested' | null;
}

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

interface Attempt {
  readonly bytes: Uint8Array | null;
  readonly isTooLarge: boolean;
}

/** Z_FINISH refuses a cut stream; Z_SYNC_FLUSH hands out what it holds. Bytes after the last member do not count. */
function attempt(bytes: Uint8Array, maxOutputLength: number, finishFlush: number): Attempt {
  try {
    return { bytes: gunzipSync(bytes, { finishFlush, maxOutputLength }), isTooLarge: false };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return { bytes: null, isTooLarge: code === 'ERR_BUFFER_TOO_LARGE' };
  }
}

/**
 * The output of the longest prefix that inflates within the cap. Where it ends is guessed from what the bytes before it
 * gave; a guess that fails, or that lies after the end, makes way for halving.
 */
function inflatePrefix(bytes: Uint8Array, maxOutput: number): Uint8Array {
  const [enough, aim] = [maxOutput * (1 - SEARCH_SLACK), maxOutput * (1 - SEARCH_SLACK / 2)];
  let [low, high] = [0, bytes.length];
  let best: Uint8Array = new Uint8Array();
  let next = Math.floor(maxOutput / MAX_DEFLATE_RATIO);
  for (let step = 0; step < SEARCH_STEPS && best.length < enough; step += 1) {
    const middle = next > low && next < high ? next : Math.floor((low + high) / 2);
    const { bytes: output } = attempt(bytes.subarray(0, middle), maxOutput, constants.Z_SYNC_FLUSH);
    if (output === null) high = middle;
    else {
      const ratio = (output.length - best.length) / (middle - low);
      [low, best] = [middle, output];
      next = middle + Math.floor((aim - output.length) / ratio);
    }
  }
  return best;
}

function inflate(bytes: Uint8Array, maxOutput: number): Decompressed {
  const whole = attempt(bytes, maxOutput, constants.Z_FINISH);
  if (whole.bytes !== null) return { bytes: whole.bytes, fault: null };
  if (whole.isTooLarge) return { bytes: inflatePrefix(bytes, maxOutput), fault: 'too-large' };
  const cut = attempt(bytes, maxOutput, constants.Z_SYNC_FLUSH).bytes;
  const untested = cut ?? attempt(bytes.subarray(0, -TRAILER_BYTES), maxOutput, constants.Z_SYNC_FLUSH).bytes;
  return { bytes: untested ?? inflatePrefix(bytes, maxOutput), fault: 'damaged' };
}

/** The bytes of a file without gzip, at most `maxOutput` of them. */
export function decompress(input: Uint8Array, maxOutput: number): Decompressed {
  let bytes = input;
  for (let layer = 0; layer < MAX_LAYERS && isGzip(bytes); layer += 1) {
    const inflated = inflate(bytes, maxOutput);
    if (inflated.fault !== null) return inflated;
    bytes = inflated.bytes;
  }
  if (isGzip(bytes)) return { bytes: new Uint8Array(), fault: 'nested' };
  if (bytes.length > maxOutput) return { bytes: bytes.subarray(0, maxOutput), fault: 'too-large' };
  return { bytes, fault: null };
}
