/** Quotations in running text that name who said them. */
import { languageNamed, termsOf } from '../../catalog/languages/index.ts';
import type { LanguageCode } from '../../catalog/languages/model.ts';

/**
 * Text between a pair of quotation marks, a short one too: what is between two names in quotation marks is none.
 * A straight mark after a letter or a number opens nothing. Bounded, so that an unclosed mark costs little.
 */
const QUOTED = /(?:[“„«「『]|(?<![\p{N}\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}])")([^”“»」』"]{1,400})[”“»」』"]/gu;
/** The same for ”…” of Swedish and Finnish, and for »…« and »…» of German and the Nordic languages. */
const QUOTED_OUTWARD = /[”»]([^”»«]{1,400})[”»«]/g;
const QUOTE_MARK = /[“„«「『"”»]/;
/** Words of a quotation worth citing; characters in languages without spaces between words. */
const MIN_WORDS = 8;
const MIN_CHARACTERS = 16;
/** Characters around a quotation in which the speaker is looked for. */
const NEAR = 60;

/** Number of quotations of eight words or more that a verb of speech hands to someone. Linear. */
export function attributedQuotations(text: string, language: LanguageCode): number {
  const [mark] = QUOTE_MARK.exec(text) ?? [];
  if (mark === undefined) return 0;
  const isLong = languageNamed(language)?.spacing === 'dense' ? isLongDense : isLongSpaced;
  const verbs = termsOf(language, 'speechVerbs') ?? [];
  let count = 0;
  // A mark that closes elsewhere and is first opens here; a lone ” before others is that of inches.
  const isOutward = mark === '»' || (mark === '”' && !text.includes('“'));
  for (const match of text.matchAll(isOutward ? QUOTED_OUTWARD : QUOTED)) {
    const quoted = match[1] ?? '';
    if (!isLong(quoted)) continue;
    const end = match.index + match[0].length;
    const around = `${text.slice(Math.max(0, match.index - NEAR), match.index)}\n${text.slice(end, end + NEAR)}`;
    const lower = around.toLowerCase();
    if (verbs.some((verb) => lower.includes(verb))) count++;
  }
  return count;
}

const isLongDense = (quoted: string): boolean => quoted.length >= MIN_CHARACTERS;
const isLongSpaced = (quoted: string): boolean => holdsSpaces(quoted, MIN_WORDS - 1);

/** Whether the text holds so many spaces, and so one word more at the least. */
function holdsSpaces(text: string, least: number): boolean {
  let at = -1;
  for (let count = 0; count < least; count++) {
    at = text.indexOf(' ', at + 1);
    if (at === -1) return false;
  }
  return true;
}
