/**
 * Marks of links that lead to a heading itself: `¶` of Sphinx, the chain of its Read the Docs theme (U+F0C1 of Font
 * Awesome), `#` of many generators, `§`, a chain, U+200B of VitePress.
 */
const PERMALINK = /(?:\s#|\s?[¶§🔗\u200b\uf0c1])$/u;

/** A heading without the mark of the link to it. `#` counts after white space alone: "What is new in C#" stays. */
export const withoutPermalink = (heading: string): string => heading.replace(PERMALINK, '');
