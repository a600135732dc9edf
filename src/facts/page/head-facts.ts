/** Facts of metadata: title, meta and link elements, base. They count wherever they stand outside template. */
import { hasAttribute, wordsOf } from '../../readers/html/attributes.ts';
import { ATTRIBUTE } from '../../readers/html/attribute-names.ts';
import { decodeEscapable } from '../../readers/html/references.ts';
import type { Tag } from '../../readers/html/handler.ts';
import type { MetaTag } from '../page-facts.ts';
import { MAX_LINE_BYTES, MAX_LINK_TAGS, MAX_METAS } from '../page-limits.ts';
import { FRAME } from './frame-kinds.ts';
import { type Reading, hasRoom, note } from './reading.ts';
import { addressOf, characterEnd, relTokens, valueOf } from './values.ts';

const KEYS = [
  ['name', ATTRIBUTE.name],
  ['property', ATTRIBUTE.property],
  ['http-equiv', ATTRIBUTE['http-equiv']],
  ['itemprop', ATTRIBUTE.itemprop],
] as const;

/** Names of meta elements that carry a date. Dublin Core, Open Graph article, and what news systems write. */
const DATE_NAMES =
  /^(og:updated_time|date|dc[.:]date(\..*)?|dc(?:terms)?[.:](date|created|modified|issued)|published|last-modified|lastmod|revised|datepublished|datemodified|sailthru\.date|citation_(publication_|online_)?date|(.{1,20}[:.-])?(pub|publish|published|modified)[-_]?(date|time))$/;

const AUTHOR_NAMES =
  /^(author|article:author|dc(?:terms)?[.:]creator|citation_author|sailthru\.author|parsely-author|byl)$/;

/** One record for each key of the element: `property="og:title dc:title"` has two. */
export function openMeta(r: Reading, tag: Tag): void {
  r.counts.metas++;
  const inHead = (r.bits & FRAME.head) !== 0;
  const place = (r.bits & FRAME.noscript) === 0 ? { inHead } : { inHead, inNoscript: true as const };
  if (hasAttribute(tag, ATTRIBUTE.charset)) {
    keepMeta(r, { attribute: 'charset', key: '', content: valueOf(r, tag, ATTRIBUTE.charset), ...place });
  }
  let content: string | null = null;
  for (const [attribute, id] of KEYS) {
    if (!hasAttribute(tag, id)) continue;
    content ??= valueOf(r, tag, ATTRIBUTE.content);
    const key = valueOf(r, tag, id).toLowerCase();
    // Only property and itemprop are lists; a name may hold spaces of its own.
    const keys = attribute === 'property' || attribute === 'itemprop' ? wordsOf(key) : [key];
    for (const each of keys) if (each !== '') keepMeta(r, { attribute, key: each, content, ...place });
  }
}

function keepMeta(r: Reading, meta: MetaTag): void {
  if (!hasRoom(r, r.head.metas, MAX_METAS, 'metas')) return;
  r.head.metas.push(meta);
  const { key, content } = meta;
  if (content === '') return;
  if (DATE_NAMES.test(key)) {
    const source = meta.attribute === 'itemprop' ? 'itemprop' : 'meta';
    r.dates.push({ mark: { value: content, source, name: key, text: '' }, serial: r.serial });
  }
  if (AUTHOR_NAMES.test(key)) {
    const source = meta.attribute === 'itemprop' ? 'itemprop' : 'meta';
    r.authors.push({ mark: { name: content, href: null, source }, serial: r.serial });
  }
}

export function openLinkTag(r: Reading, tag: Tag): void {
  const rel = relTokens(r, tag);
  if (!hasRoom(r, r.head.linkTags, MAX_LINK_TAGS, 'link elements')) return;
  r.head.linkTags.push({
    rel,
    href: addressOf(r, tag, ATTRIBUTE.href),
    type: valueOf(r, tag, ATTRIBUTE.type).toLowerCase(),
    hreflang: valueOf(r, tag, ATTRIBUTE.hreflang),
    sizes: valueOf(r, tag, ATTRIBUTE.sizes),
    media: valueOf(r, tag, ATTRIBUTE.media),
    inHead: (r.bits & FRAME.head) !== 0,
  });
}

export function openBase(r: Reading, tag: Tag): void {
  if (r.head.base === null && hasAttribute(tag, ATTRIBUTE.href))
    r.head.base = addressOf(r, tag, ATTRIBUTE.href);
}

export function openTitle(r: Reading): void {
  r.head.titles++;
}

/** Text of a title element; the first one is the page's. */
export function titleText(r: Reading, from: number, to: number): void {
  if (r.head.titles !== 1 || r.head.title !== '') return;
  const cap = from + 4 * MAX_LINE_BYTES;
  const end = to > cap ? characterEnd(r.bytes, cap) : to;
  if (end < to) note(r, 'text-capped', 'title');
  r.head.title = decodeEscapable(r.bytes, from, end).replace(/\s+/g, ' ').trim();
  r.head.titleInHead = (r.bits & FRAME.head) !== 0;
}
