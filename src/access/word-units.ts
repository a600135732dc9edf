/**
 * A count of words that is fair to dense scripts and cheap enough for every page: white-space tokens with
 * a letter or digit count one; Han, Kana and Hangul characters half (a Chinese word has 1.5 to 2, a Korean
 * token 2 to 3 that carry more than one English word); Thai, Lao, Khmer and Myanmar letters a quarter.
 */

/** Units per character. */
const IDEOGRAPH = 0.5;
const SOUTHEAST_ASIAN_LETTER = 0.25;

/** Number of word units in a text. One pass, no expression: it is asked of every run of every page. */
export function wordUnits(text: string): number {
  let units = 0;
  let inWord = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const weight = code < 0x0e00 ? 0 : denseWeight(code);
    if (weight > 0) {
      units += weight;
      inWord = false;
    } else if (isSpace(code)) {
      inWord = false;
    } else if (!inWord && isWordLike(code)) {
      inWord = true;
      units += 1;
    }
  }
  return units;
}

function isSpace(code: number): boolean {
  return code <= 0x20 || code === 0xa0 || (code >= 0x2000 && code <= 0x200b) || code === 0x3000;
}

/** Letters and digits; of the rest of Unicode everything from U+00C0 on but general punctuation and symbols. */
function isWordLike(code: number): boolean {
  if (code < 0x80) return (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a);
  const isSymbol = (code >= 0x2000 && code <= 0x2bff) || (code >= 0x3000 && code <= 0x303f);
  // Surrogates: emoji, or the second half of an ideograph that is already counted.
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code >= 0xc0 && !isSymbol && !isSurrogate;
}

function denseWeight(code: number): number {
  if (code < 0x1100) {
    const unspaced = code <= 0x0eff || (code >= 0x1000 && code <= 0x109f);
    return unspaced ? SOUTHEAST_ASIAN_LETTER : 0;
  }
  if (code >= 0x1780 && code <= 0x17ff) return SOUTHEAST_ASIAN_LETTER;
  const ideograph =
    (code >= 0x3040 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x4dbf) ||
    (code >= 0x4e00 && code <= 0x9fff) ||
    (code >= 0xac00 && code <= 0xd7af) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    // A surrogate pair of the supplementary ideographic planes: its first half, once.
    (code >= 0xd840 && code <= 0xd888);
  return ideograph ? IDEOGRAPH : 0;
}
