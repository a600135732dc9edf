/** Who wrote a page, as far as it says so without doubt. */
import { authorship } from '../facts/page-authors.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { statedAuthors } from '../facts/stated-authors.ts';
import { httpUrl } from '../values/url.ts';
import type { JsonValue, PageSource } from './graph-source.ts';

/** What is in no name: digits, signs of addresses, and words of buttons, bylines and offices. Google wants the name alone (Search Central, Article, author best practices). */
const NO_NAME =
  /[\d@<>|/]|\.(?:com|org|net)\b|\b(?:by|authors?|profile|follow|posts?|articles?|edited|editor|staff|correspondent|contributors?|contributing|reporter|guest|admin|view|about|more|published|updated)\b/i;

/** Characters and words of a name, at most. */
const MAX_CHARACTERS = 60;
const MAX_WORDS = 5;

/** Names of others in marks from which some marks belong to a list of other pages. */
const MANY_NAMES = 3;

/** Between the names of a byline of several. */
const BETWEEN = /\s+(?:and|&|und|et|y|e)\s+|,\s+(?:and\s+)?/i;

/**
 * The author as a node, several as a list; empty when the page names none, or so many that it is not sure who wrote
 * this one.
 */
export function authorNode({ page, identity }: PageSource): JsonValue {
  const { authors } = authorship(page, statedAuthors(page));
  const author = authors.find(({ name }) => namesOf(name).every(isName));
  if (author === undefined || (isAmongMany(page, author.name) && !isFirst(page, author.name))) return '';
  if (author.isOrganization === true || author.name.toLowerCase() === identity.brandName.toLowerCase())
    return { '@type': 'Organization', name: author.name };
  const names = namesOf(author.name);
  if (names.length > 1) return names.map((name) => ({ '@type': 'Person', name }));
  const url = author.href === null ? null : httpUrl(author.href, page.base ?? page.finalUrl);
  const person = { '@type': 'Person', name: author.name };
  return url === null ? person : { ...person, url: url.href };
}

/** The full names in a byline; a comma before a title or a first name parts none. */
function namesOf(byline: string): string[] {
  const parts = byline.split(BETWEEN);
  return parts.every((part) => /\S\s+\S/.test(part)) ? parts : [byline];
}

function isName(name: string): boolean {
  return (
    /\p{L}/u.test(name) &&
    name.length <= MAX_CHARACTERS &&
    name.split(/\s+/).length <= MAX_WORDS &&
    !NO_NAME.test(name)
  );
}

/** Whether marks name many others, in two words or more. */
function isAmongMany({ authors }: PageFacts, author: string): boolean {
  const others = authors.filter(({ name }) => !name.includes(author) && name.includes(' '));
  return new Set(others.map(({ name }) => name)).size >= MANY_NAMES;
}

/** In a page with marks of many people the one in its head, or else the first, is its own. */
function isFirst({ authors }: PageFacts, name: string): boolean {
  const own = authors.find(({ source }) => source === 'meta') ?? authors[0];
  return own !== undefined && own.name.includes(name);
}
