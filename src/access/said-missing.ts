/** Whether a page says of itself that it is missing: a soft 404, where it came with status 200. */
import { allTerms } from '../catalog/languages/index.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { once } from '../values/once.ts';

/** The number, and what is said of other things too, have rules of their own. */
const OWN_RULES: ReadonlySet<string> = new Set(['404', 'does not exist']);
const phrases = once(() =>
  allTerms('notFound')
    .filter((phrase) => !OWN_RULES.has(phrase))
    .map(withoutMarks),
);
/** Said of what an address leads to: "This Person Does Not Exist" is the name of a site. */
const NO_SUCH_PAGE =
  /\b(?:page|site|website|url|address|link|resource|document|file|content|article|post|product|item)\b.*\bdoes not exist/;
/** A page that says "not found" and has more words than this is about something else. */
const SOFT_404_WORDS = 150;
/** Characters of a title or heading that is an error message and nothing more. */
const SOFT_404_TITLE = 80;
const TITLE_PARTS = /\s[-–—·•|/]\s|[|:!,.]/;
/** The word for an error in the listed languages, and what pages write beside its number. */
const ERROR_WORD =
  /err(?:or|eur|o)|fehler|fout|\bfe(?:l|jl|il)\b|virhe|błąd|chyba|\bhata|lỗi|hiba|http|status|\bpage|seite|ошибка|помилка|грешка|σφάλμα|خطأ|خطا|שגיאה|त्रुटि|ข้อผิดพลาด|kesalahan|eroare|gre[sš]ka|napaka|klaida|kļūda|\bviga\b|エラー|错误|錯誤|오류/;
/** In the digits of the Latin, Arabic, Persian and Devanagari scripts. */
const ERROR_NUMBER = /(?<!\p{Nd})(?:404|٤٠٤|۴۰۴|४०४)(?!\p{Nd})/u;

/** The title or main heading that says so, empty when neither does or the page has a text of its own. */
export function saidMissing(page: PageFacts): string {
  if (page.main.words >= SOFT_404_WORDS) return '';
  const headline = page.headings.find(({ level }) => level === 1)?.text ?? '';
  return [page.title, headline].find(isNotFound) ?? '';
}

function isNotFound(text: string): boolean {
  if (text.length > SOFT_404_TITLE) return false;
  const plain = withoutMarks(text);
  return (
    phrases().some((phrase) => plain.includes(phrase)) ||
    NO_SUCH_PAGE.test(plain) ||
    text.toLowerCase().split(TITLE_PARTS).some(isErrorNumber)
  );
}

/** Lower case without accents, which capitals of Greek lose, and without the two kinds of i that those of Turkish mix. */
function withoutMarks(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ı', 'i');
}

/** A part of a title that is the number alone, or the number with a word for an error: "Peugeot 404" is a car. */
function isErrorNumber(part: string): boolean {
  if (!ERROR_NUMBER.test(part)) return false;
  return !/[\p{L}\p{N}]/u.test(part.replace(ERROR_NUMBER, '')) || ERROR_WORD.test(part);
}
