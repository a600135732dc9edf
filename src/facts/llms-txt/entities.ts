/** The few HTML entities that generated Markdown holds. WHATWG HTML, named character references, 2026-11. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  copy: '©',
  reg: '®',
  trade: '™',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  pound: '£',
};

/** The character of an entity given without `&` and `;`; `null` for a name that is not listed. */
export function decodeEntity(name: string): string | null {
  if (!name.startsWith('#')) return NAMED[name] ?? null;
  const isHex = name.charAt(1).toLowerCase() === 'x';
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  // CommonMark 2.5: zero and what is no character become U+FFFD.
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return String.fromCodePoint(isCharacter ? code : 0xfffd);
}
