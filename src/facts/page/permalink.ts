/**
 * Marks of links that lead to a heading itself: `¶` of Sphinx, the chain of its Read the Docs theme (U+F0C1 of Font
 * Awesome), `#` of many generators, `§`, a chain, U+200B of VitePress.
 */
const PERMALINK = /(?:\s#|\s?[¶§🔗\u200b\uf0c1])$/u;
/**
 * The same in front of the text, as rustdoc and kramdown have it. There it has to be all that is linked: "§ 5 Liability"
 * is a heading.
 */
const PERMALINK_BEFORE = /^(#(?=\s)|[¶§🔗\u200b\uf0c1])\s?(?=\S)/u;

/** Share of the characters in brackets that links have to hold: `[edit | edit source]` of MediaWiki has a bar between two. */
const LINKED = 0.75;

/**
 * A heading without the mark of the link to it, and without links in brackets behind it, which edit its section or lead
 * to a note. `#` counts after white space alone: "What is new in C#" stays. `linkCharacters`: those of the heading that
 * stand in links; brackets without a link stay ("Array.prototype[Symbol.iterator]").
 */
export function withoutPermalink(heading: string, linkCharacters: number): string {
  const text = withoutMark(heading, linkCharacters);
  const from = linkCharacters > 0 && text.endsWith(']') ? text.lastIndexOf('[') : -1;
  if (from <= 0) return text;
  const behind = text.length - from;
  const isLinked = linkCharacters >= LINKED * (behind - '[]'.length) && linkCharacters <= behind;
  return isLinked ? text.slice(0, from).trimEnd() : text;
}

function withoutMark(heading: string, linkCharacters: number): string {
  const text = heading.replace(PERMALINK, '');
  if (text.length < heading.length || linkCharacters === 0) return text;
  const [before = '', mark = ''] = PERMALINK_BEFORE.exec(text) ?? [];
  return linkCharacters <= mark.length ? text.slice(before.length) : text;
}
