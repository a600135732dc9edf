/** Tags for the head of a page, written so that no value can leave its attribute or element. */
import { unseenAs } from '../values/printable.ts';
import { cutAtWord, isWide, storableText } from '../values/wording.ts';

/** Text as it may be in an attribute in double quotes, or between tags; what nobody sees comes as references. */
export function escapeHtml(text: string): string {
  const escaped = storableText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  return unseenAs(escaped, reference);
}

/** HTML reads references to controls as other characters (13.2.5.80). */
function reference(character: string): string {
  return /\p{Cc}/u.test(character) ? character : `&#${character.codePointAt(0)};`;
}

/** `<title>…</title>` */
export function titleTag(text: string): string {
  return `<title>${escapeHtml(text)}</title>`;
}

/** `<h1>…</h1>`, or a heading of another level. */
export function headingTag(text: string, level = 1): string {
  return `<h${level}>${escapeHtml(text)}</h${level}>`;
}

/** `<meta name="…" content="…">` */
export function metaTag(name: string, content: string): string {
  return `<meta name="${escapeHtml(name)}" content="${escapeHtml(content)}">`;
}

/** `<meta property="…" content="…">`, the way ogp.me writes Open Graph. */
export function propertyTag(property: string, content: string): string {
  return `<meta property="${escapeHtml(property)}" content="${escapeHtml(content)}">`;
}

/** `<link rel="…" href="…">` */
export function linkTag(rel: string, href: string): string {
  return `<link rel="${escapeHtml(rel)}" href="${escapeHtml(href)}">`;
}

/** Characters of a description that result pages show in full; Google states no limit, this is what fits. */
const SHOWN_DESCRIPTION = 160;

/** The same for characters of double width. */
const SHOWN_WIDE = SHOWN_DESCRIPTION / 2;

/** The text, cut at a word where it is longer than result pages show. */
export function shortDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return cutAtWord(line, isWide(line) ? SHOWN_WIDE : SHOWN_DESCRIPTION);
}
