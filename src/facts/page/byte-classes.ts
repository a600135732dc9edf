/** What a byte of text means for words and white space. Agrees with facts/text/words.ts, which is tested. */

export const CLASS = {
  letter: 0,
  digit: 1,
  /** Goes on with a word, never starts one. */
  lowLine: 2,
  /** Ends a word. */
  other: 3,
  /** Full stop or apostrophe: joins letters to letters and digits to digits. */
  joiner: 4,
  /** Joins digits. */
  comma: 5,
  space: 6,
  ampersand: 7,
  /** First byte of a character beyond ASCII, and the bytes after it. */
  lead: 8,
  nul: 9,
} as const;

/** By byte: its class, as of {@link CLASS}. */
export const byteClasses: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  if (byte >= 0x80) return CLASS.lead;
  if (/[A-Za-z]/.test(character)) return CLASS.letter;
  if (/[0-9]/.test(character)) return CLASS.digit;
  if (/\s/.test(character)) return CLASS.space;
  if (character === '_') return CLASS.lowLine;
  if (character === '.' || character === "'") return CLASS.joiner;
  if (character === ',') return CLASS.comma;
  if (character === '&') return CLASS.ampersand;
  return byte === 0 ? CLASS.nul : CLASS.other;
});

/** Bytes of the white space character that starts here, 0 when it is none. The characters of `\s` beyond ASCII. */
export function wideSpace(bytes: Uint8Array, at: number): number {
  const first = bytes[at];
  const second = bytes[at + 1] ?? 0;
  if (first === 0xc2) return second === 0xa0 ? 2 : 0;
  const third = bytes[at + 2] ?? 0;
  if (first === 0xe2) {
    if (second === 0x80) return third <= 0x8a || third === 0xa8 || third === 0xa9 || third === 0xaf ? 3 : 0;
    return second === 0x81 && third === 0x9f ? 3 : 0;
  }
  if (first === 0xe3) return second === 0x80 && third === 0x80 ? 3 : 0;
  if (first === 0xef) return second === 0xbb && third === 0xbf ? 3 : 0;
  return first === 0xe1 && second === 0x9a && third === 0x80 ? 3 : 0;
}

/** Length in bytes of the UTF-8 character with this first byte. */
export function characterLength(first: number): number {
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

/**
 * Class of a character beyond ASCII that words can be counted over without decoding, -1 for any other: letters of
 * Western and Central Europe, Greek and Cyrillic without marks, punctuation, currency, drawing and emoji.
 */
export function wideClass(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  if (first === 0xc3) return second === 0x97 || second === 0xb7 ? CLASS.other : CLASS.letter;
  if (first === 0xc4 || first === 0xc5) return CLASS.letter;
  if (first === 0xd0 || first === 0xd1) return CLASS.letter;
  if (first === 0xc2) return isLatinSign(second) ? CLASS.other : -1;
  const third = bytes[at + 2] ?? 0;
  if (first === 0xe2) return signClass(second, third);
  // U+1F300 to U+1FAFF: pictures, none of them a letter, a number or a mark.
  return first === 0xf0 && second === 0x9f && third >= 0x8c && third <= 0xab ? CLASS.other : -1;
}

/** U+00A1 to U+00BF without soft hyphen, letters and numbers. */
function isLatinSign(second: number): boolean {
  if (second <= 0xa0 || second === 0xad || second === 0xaa || second === 0xba || second === 0xb5)
    return false;
  return second !== 0xb2 && second !== 0xb3 && second !== 0xb9 && (second < 0xbc || second > 0xbe);
}

/** Characters from U+2000 to U+2FFF by their second and third byte; letters, numbers and joiners among them are -1. */
function signClass(second: number, third: number): number {
  if (second === 0x80) {
    if (third === 0x99) return CLASS.joiner;
    return third === 0x8c || third === 0x8d ? -1 : CLASS.other;
  }
  // U+20A0 to U+20BF, currency; U+2116 and U+2122, number and trade mark signs.
  if (second === 0x82) return third >= 0xa0 ? CLASS.other : -1;
  if (second === 0x84) return third === 0x96 || third === 0xa2 ? CLASS.other : -1;
  // U+2190 to U+245F, arrows and mathematics; U+2500 to U+2775, drawing and dingbats.
  if (second === 0x86) return third >= 0x90 ? CLASS.other : -1;
  if (second === 0x91) return third < 0xa0 ? CLASS.other : -1;
  if (second === 0x9d) return third < 0xb6 ? CLASS.other : -1;
  const isSign = (second >= 0x87 && second <= 0x90) || (second >= 0x94 && second <= 0x9c);
  return isSign ? CLASS.other : -1;
}
