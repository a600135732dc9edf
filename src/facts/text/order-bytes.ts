/** How bytes may give an order to a model: a look at the beginnings of their words, before anything is decoded. */
import { once } from '../../values/once.ts';
import { ORDER_WAY, orderAnchors } from './orders.ts';

/** Bytes of a word that are looked at; a shorter one as a whole. */
const LOOKED_AT = 5;
const TABLE_BITS = 13;

interface Anchor {
  readonly word: Buffer;
  readonly way: number;
}

const table = once(() => {
  const anchors = new Map<number, Anchor[]>();
  /** By hash: 1 with an anchor. */
  const isTaken = new Uint8Array(1 << TABLE_BITS);
  for (const [anchor, way] of orderAnchors())
    // The first letter of a sentence is another byte in scripts beyond ASCII.
    for (const spelt of [anchor, anchor.charAt(0).toUpperCase() + anchor.slice(1)]) {
      const word = Buffer.from(spelt);
      const hash = hashAt(word, 0, word.length);
      isTaken[hash] = 1;
      anchors.set(hash, [...(anchors.get(hash) ?? []), { word, way }]);
    }
  return { anchors, isTaken };
});

/**
 * The ways in which bytes may give an order, as bits of {@link ORDER_WAY}: by words that begin as one of such an order does; all
 * where letters are written so that they are not seen.
 */
export function orderWays(bytes: Buffer, from: number, to: number): number {
  const { anchors, isTaken } = table();
  let ways = 0;
  let isInWord = false;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0;
    if (!isLetter(byte)) {
      isInWord = false;
      if (beginsNumber(byte, bytes[at + 1]) && writesLetter(bytes, at, to)) return ORDER_WAY.any;
      continue;
    }
    if (byte >= 0x80 && isInvisible(byte, bytes[at + 1], bytes[at + 2])) return ORDER_WAY.any;
    // Scripts whose characters have three bytes may have no blanks between words.
    if (isInWord && (byte & 0xf0) !== 0xe0) continue;
    isInWord = true;
    const hash = hashAt(bytes, at, to);
    if (isTaken[hash] === 0) continue;
    for (const { word, way } of anchors.get(hash) ?? []) if (isAt(word, bytes, at)) ways |= way;
  }
  return ways;
}

function hashAt(bytes: Buffer, from: number, to: number): number {
  const end = Math.min(to, from + LOOKED_AT);
  let hash = 0;
  for (let at = from; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (!isLetter(byte)) break;
    hash = Math.imul(hash ^ (byte < 0x80 ? byte | 0x20 : byte), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> (32 - TABLE_BITS);
}

/** Whether a word is here, in any case of its letters of ASCII. */
function isAt(word: Buffer, bytes: Buffer, from: number): boolean {
  return word.every((byte, index) => {
    const written = bytes[from + index] ?? 0;
    return byte === (byte < 0x80 ? written | 0x20 : written);
  });
}

const isLetter = (byte: number): boolean => byte >= 0x80 || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a);

/** Whether these are the first two bytes of `&#` or `\u`. */
const beginsNumber = (first: number, second: number | undefined): boolean =>
  first === 0x26 ? second === 0x23 : first === 0x5c && second === 0x75;

/** Whether a letter is written by its number: `&#105;`, `\u0438`. */
function writesLetter(bytes: Buffer, from: number, to: number): boolean {
  const [, hex = '', decimal = '', escape = ''] =
    /^(?:&#x([\da-f]+)|&#(\d+)|\\u([\da-f]{4}))/i.exec(
      bytes.toString('latin1', from, Math.min(to, from + 10)),
    ) ?? [];
  const code = decimal === '' ? Number.parseInt(hex || escape, 16) : Number(decimal);
  return (code >= 0x41 && code <= 0x7a) || (code >= 0x250 && (code < 0x2010 || code > 0x203a));
}

/** Soft hyphens, zero-width and direction marks, and full-width letters, which are folded away. */
function isInvisible(first: number, second = 0, third = 0): boolean {
  if (first === 0xc2) return second === 0xad;
  if (first === 0xef) return (second === 0xbb && third === 0xbf) || second === 0xbc || second === 0xbd;
  if (first !== 0xe2) return false;
  return (
    (second === 0x80 && ((third >= 0x8b && third <= 0x8f) || (third >= 0xaa && third <= 0xae))) ||
    (second === 0x81 && third >= 0xa0)
  );
}
