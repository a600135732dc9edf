/** What bytes hold of an order to a model: a look at the beginnings of their words, before anything is decoded. */
import { once } from '../../values/once.ts';
import { ANY_ORDER, orderAnchors } from './orders.ts';

/** Kinds of bytes. `lead`: the first of a character that may be an invisible one. `mark`: an asterisk or a tilde, of emphasis. */
const KIND = { other: 0, letter: 1, unspaced: 2, lead: 3, number: 4, mark: 5 } as const;

const kinds: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte === 0xc2 || byte === 0xe2 || byte === 0xef) return KIND.lead;
  // From Hebrew on, words have what belongs to them in front, or no blanks around.
  if (byte >= 0xd6) return KIND.unspaced;
  if (isLetter(byte)) return KIND.letter;
  if (byte === 0x26 || byte === 0x5c) return KIND.number;
  return byte === 0x2a || byte === 0x7e ? KIND.mark : KIND.other;
});

interface Anchor {
  readonly word: Buffer;
  readonly sign: number;
  readonly isWhole: boolean;
}

/** The words of orders by {@link keyOf} their beginning, and by the same key whether there are any. */
const anchors = once(() => {
  const byKey = new Map<number, Anchor[]>();
  const isKey = new Uint8Array(1 << 15);
  for (const { word, sign, isWhole } of orderAnchors())
    // The first letter of a sentence is another byte in scripts beyond ASCII.
    for (const spelt of new Set([word, word.charAt(0).toUpperCase() + word.slice(1)])) {
      const bytes = Buffer.from(spelt);
      // Whatever follows a word of two bytes.
      const thirds = bytes.length > 2 ? [bytes[2] ?? 0] : Array.from({ length: 32 }, (_, third) => third);
      for (const third of thirds) {
        const key = keyOf(bytes[0] ?? 0, bytes[1] ?? 0, third);
        isKey[key] = 1;
        byKey.set(key, [...(byKey.get(key) ?? []), { word: bytes, sign, isWhole }]);
      }
    }
  return { byKey, isKey };
});

/** A number for three bytes, the same for both cases of letters. */
const keyOf = (first: number, second: number, third: number): number =>
  ((first & 31) << 10) | ((second & 31) << 5) | (third & 31);

/**
 * The signs of an order in these bytes, as bits (see orders.ts); all where letters are written so that they are not seen
 * here.
 */
export function orderSigns(bytes: Buffer, from: number, to: number): number {
  const { byKey, isKey } = anchors();
  let signs = 0;
  let isInWord = false;
  for (let at = from; at < to; at++) {
    const kind = kinds[bytes[at] ?? 0] ?? 0;
    if (kind === KIND.letter) {
      if (isInWord) continue;
      isInWord = true;
    } else if (kind === KIND.other) {
      isInWord = false;
      continue;
    } else if (kind === KIND.number) {
      isInWord = false;
      if (beginsNumber(bytes[at], bytes[at + 1]) && writesLetter(bytes, at, to)) return ANY_ORDER;
      continue;
    } else if (kind === KIND.mark) {
      if (isInWord && isLetterAt(bytes, at + 1)) return ANY_ORDER;
      isInWord = false;
      continue;
    } else {
      if (kind === KIND.lead && isInvisible(bytes, at)) return ANY_ORDER;
      isInWord = true;
    }
    const key = keyOf(bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);
    if (isKey[key] === 1) signs |= signsAt(byKey.get(key) ?? [], bytes, at, to);
  }
  return signs;
}

/** The signs of the words that are here, in any case of letters of ASCII. */
function signsAt(found: readonly Anchor[], bytes: Buffer, at: number, to: number): number {
  let signs = 0;
  for (const { word, sign, isWhole } of found) {
    if ((signs & sign) !== 0 || at + word.length > to || !isAt(word, bytes, at)) continue;
    if (!isWhole || !isLetterAt(bytes, at + word.length)) signs |= sign;
  }
  return signs;
}

function isAt(word: Buffer, bytes: Buffer, from: number): boolean {
  for (let index = 0; index < word.length; index++) {
    const [byte = 0, written = 0] = [word[index], bytes[from + index]];
    if (byte !== written && (byte >= 0x80 || byte !== (written | 0x20))) return false;
  }
  return true;
}

/** Whether a letter is here, or a part of one. */
export const isLetterAt = (bytes: Buffer, at: number): boolean => isLetter(bytes[at] ?? 0);

function isLetter(byte: number): boolean {
  return byte >= 0x80 || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a);
}

/** Whether these are the first two bytes of `&#` or `\\u`. */
const beginsNumber = (first: number | undefined, second: number | undefined): boolean =>
  first === 0x26 ? second === 0x23 : second === 0x75;

/** Whether a letter is written by its number: `&#105;`, `\u0438`. */
function writesLetter(bytes: Buffer, from: number, to: number): boolean {
  const [, hex = '', decimal = '', escape = ''] =
    /^(?:&#x([\da-f]+)|&#(\d+)|\\u([\da-f]{4}))/i.exec(
      bytes.toString('latin1', from, Math.min(to, from + 10)),
    ) ?? [];
  const code = decimal === '' ? Number.parseInt(hex || escape, 16) : Number(decimal);
  return (code >= 0x41 && code <= 0x7a) || (code >= 0x250 && (code < 0x2010 || code > 0x203a));
}

/** Soft hyphens, zero-width and direction marks, full-width letters and half-width katakana, which are folded away. */
function isInvisible(bytes: Buffer, at: number): boolean {
  const [first = 0, second = 0, third = 0] = [bytes[at], bytes[at + 1], bytes[at + 2]];
  if (first === 0xc2) return second === 0xad;
  if (first === 0xef)
    return (
      (second === 0xbb && third === 0xbf) ||
      (second === 0xbc && third >= 0xa1 && third <= 0xba) ||
      (second === 0xbd && third >= 0x81 && third !== 0x9b && third !== 0x9c) ||
      second === 0xbe
    );
  if (first !== 0xe2) return false;
  return (
    (second === 0x80 && ((third >= 0x8b && third <= 0x8f) || (third >= 0xaa && third <= 0xae))) ||
    (second === 0x81 && third >= 0xa0)
  );
}
