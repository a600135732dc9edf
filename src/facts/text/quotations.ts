/** Quotations in running text that name who said them. */
import type { LanguageCode } from '../../catalog/text-terms/languages.ts';
import { SPEECH_VERBS } from '../../catalog/text-terms/speech-verbs.ts';
import { isHan, isHiragana } from './letters.ts';

/** Text between a pair of quotation marks. Bounded, so that an unclosed mark costs little. */
const QUOTED = /[“„«「『"]([^”“»」』"]{12,400})[”“»」』"]/g;
const QUOTE_MARK = /[“„«「『"]/;
/** Words of a quotation worth citing; characters in scripts without spaces. */
const MIN_WORDS = 8;
const MIN_CHARACTERS = 16;
/** Characters around a quotation in which the speaker is looked for. */
const NEAR = 60;

/** Number of quotations of eight words or more that a verb of speech hands to someone. Linear. */
export function attributedQuotations(text: string, language: LanguageCode): number {
  if (!QUOTE_MARK.test(text)) return 0;
  let count = 0;
  for (const match of text.matchAll(QUOTED)) {
    const quoted = match[1] ?? '';
    if (!isLong(quoted)) continue;
    const end = match.index + match[0].length;
    const around = `${text.slice(Math.max(0, match.index - NEAR), match.index)}\n${text.slice(end, end + NEAR)}`;
    const lower = around.toLowerCase();
    if (SPEECH_VERBS[language].some((verb) => lower.includes(verb))) count++;
  }
  return count;
}

function isLong(quoted: string): boolean {
  const code = quoted.charCodeAt(0);
  const dense = isHan(code) || isHiragana(code);
  return dense ? quoted.length >= MIN_CHARACTERS : holdsSpaces(quoted, MIN_WORDS - 1);
}

/** Whether the text holds so many spaces, and so one word more at the least. */
function holdsSpaces(text: string, least: number): boolean {
  let at = -1;
  for (let count = 0; count < least; count++) {
    at = text.indexOf(' ', at + 1);
    if (at === -1) return false;
  }
  return true;
}
