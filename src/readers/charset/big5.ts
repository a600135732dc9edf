/** Big5 as the Encoding Standard reads it: with the kana of ETEN and the characters of Hong Kong, which Node leaves private. */
import { BIG5_EXTENSION } from '../../catalog/big5-extension.ts';

const PLAIN = new TextDecoder('big5');
const PRIVATE = /[\uE000-\uF8FF]/;
const REPLACEMENT = '\uFFFD';

/** Letters with two marks, for which Unicode has no single character (Encoding Standard, "big5 decoder"). */
const PAIRS: readonly (readonly [unit: number, text: string])[] = [
  [0xf325, '\u00CA\u0304'],
  [0xf327, '\u00CA\u030C'],
  [0xf344, '\u00EA\u0304'],
  [0xf346, '\u00EA\u030C'],
];

/** The text of Big5 bytes. Linear; what does not decode is U+FFFD. */
export function big5Text(content: Uint8Array): string {
  const text = PLAIN.decode(content);
  if (!PRIVATE.test(text)) return text;
  const meant = privateCharacters();
  return text.replaceAll(new RegExp(PRIVATE, 'g'), (unit) => meant.get(unit) ?? REPLACEMENT);
}

/** What each character of the private use area stands for in the text that Node reads. */
function privateCharacters(): ReadonlyMap<string, string> {
  const characters = new Map<string, string>();
  for (const [first, run] of BIG5_EXTENSION)
    for (const [index, character] of Array.from(run).entries())
      if (character !== ' ') characters.set(String.fromCharCode(first + index), character);
  for (const [unit, text] of PAIRS) characters.set(String.fromCharCode(unit), text);
  return characters;
}
