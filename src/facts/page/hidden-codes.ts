/** Text that is written in characters nobody sees: tag characters (Unicode 16, 23.9), and bits as zero-width characters. */

/** A run of invisible characters with what it says. */
export interface CodedText {
  readonly from: number;
  readonly text: string;
}

/** Zero-width characters of a run from which it can be a text: two letters of eight bits. */
const LEAST_BITS = 16;
/** Coded texts of a page that are decoded, and UTF-16 units of each. */
const MOST = 10;
const LONGEST = 400;

const PLANE_14 = 0xf3;
const GENERAL_PUNCTUATION = 0xe2;
const TAGS = /[\u{e0020}-\u{e007e}]+\u{e007f}?/gu;
const FLAG = '\u{1f3f4}';
const ZERO_WIDTH = /(?:\u200b|\u200c|\u200d|\u2060|\ufeff)+/g;
/** Bytes of a run that are decoded: a character of eight bits with another one between. */
const MOST_BYTES = 3 * 9 * LONGEST;
/** Bytes before a run that are read with it: what a flag begins with is in them. */
const BEFORE = 4;

/** The coded texts of a page. Most pages have no byte that such a character begins with, or few. */
export function codedTexts(bytes: Buffer): readonly CodedText[] {
  const found: CodedText[] = [];
  for (let at = bytes.indexOf(PLANE_14); at !== -1 && found.length < MOST;) {
    const end = runEnd(bytes, at, isTag);
    if (end > at) {
      const run = bytes.toString('utf8', Math.max(0, at - BEFORE), Math.min(end, at + MOST_BYTES));
      if (!run.startsWith(FLAG)) found.push({ from: at, text: tagText(run) });
    }
    at = bytes.indexOf(PLANE_14, Math.max(end, at + 1));
  }
  for (let at = bytes.indexOf(GENERAL_PUNCTUATION); at !== -1 && found.length < MOST;) {
    const end = runEnd(bytes, at, isZeroWidth);
    const text =
      end - at >= 3 * LEAST_BITS ? bitText(bytes.toString('utf8', at, Math.min(end, at + MOST_BYTES))) : '';
    if (text !== '') found.push({ from: at, text });
    at = bytes.indexOf(GENERAL_PUNCTUATION, Math.max(end, at + 1));
  }
  return found.filter(({ text }) => text !== '').toSorted((a, b) => a.from - b.from);
}

/** Where a run of such characters ends; `from` where none begins. */
function runEnd(bytes: Buffer, from: number, lengthAt: (bytes: Buffer, at: number) => number): number {
  let at = from;
  for (let length = lengthAt(bytes, at); length > 0; length = lengthAt(bytes, at)) at += length;
  return at;
}

/** Bytes of the tag character here: U+E0000 to U+E007F. */
function isTag(bytes: Buffer, at: number): number {
  return bytes[at] === PLANE_14 && bytes[at + 1] === 0xa0 && ((bytes[at + 2] ?? 0) & 0xfe) === 0x80 ? 4 : 0;
}

/** Bytes of the zero-width character here. */
function isZeroWidth(bytes: Buffer, at: number): number {
  const [first, second, third] = [bytes[at], bytes[at + 1], bytes[at + 2]];
  if (first === 0xef) return second === 0xbb && third === 0xbf ? 3 : 0;
  if (first !== GENERAL_PUNCTUATION) return 0;
  if (second === 0x80) return third === 0x8b || third === 0x8c || third === 0x8d ? 3 : 0;
  return second === 0x81 && third === 0xa0 ? 3 : 0;
}

/** What tag characters spell: each stands for the character of ASCII below it. */
function tagText(run: string): string {
  const tags = run.match(TAGS)?.join('') ?? '';
  return Array.from(tags, (tag) => String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000))
    .join('')
    .replaceAll('\u007f', '')
    .slice(0, LONGEST);
}

/** What zero-width characters spell where two of them are the bits of ASCII; empty where they do not. */
function bitText(run: string): string {
  const [bits = ''] = run.match(ZERO_WIDTH) ?? [];
  const kinds = [...new Set(bits)];
  // A third one stands between letters.
  if (kinds.length < 2 || kinds.length > 3) return '';
  for (const zero of kinds)
    for (const one of kinds) {
      if (zero === one) continue;
      const plain = Array.from(bits, (bit) => (bit === zero ? '0' : bit === one ? '1' : '')).join('');
      const text = (plain.match(/[01]{8}/g) ?? [])
        .map((byte) => String.fromCodePoint(parseInt(byte, 2)))
        .join('');
      if (/^[\x20-\x7e\n]{2,}$/.test(text) && /[a-z]{2}/i.test(text)) return text.slice(0, LONGEST);
    }
  return '';
}
