import {
  canonicalsOf,
  distinctPages,
  isSamePage,
  linksOf,
  ownAddress,
  versionAttribute,
} from '../../../facts/page-head.ts';
import { canonicalAddresses, isWebAddress } from '../../../facts/social-tags.ts';
import { namesTopic, readablePath } from '../../../facts/text/slug.ts';
import { linkTag } from '../../../fixes/head-tags.ts';
import { pathSegments } from '../../../values/url.ts';
import { fail, pass } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import type { Subject } from '../subject.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

/** A template did not fill in the address: what it resolves to is no page. */
const TEMPLATE_MARK = /\{\{|\{%|<%|\$\{|\[object Object\]/;

export const canonicalSelf = technicalRule({
  id: 'canonical-self',
  area: 'understand',
  title: 'The page names itself as its canonical URL',
  why: 'Engines merge copies of a page into its canonical URL and cite that one.',
  source: SOURCES.rfc6596,
  grade: 'standard',
  subsumes: ['canonical-header', 'schema-canonical'],

  severity: 'medium',
  effort: 'template',
  faults: {
    attribute: {
      title: 'Engines ignore the canonical link element because of an attribute',
      message: 'Engines ignore the canonical link element because it has a {attribute} attribute',
      fix: 'Remove the {attribute} attribute from <link rel="canonical">',
    },
    missing: {
      message: 'The page has no canonical URL',
      fix: 'Add this element to the head:',
    },
    'outside-head': {
      message: 'The canonical link element is outside the head, where engines ignore it',
      fix: 'Remove it and add this element to the head:',
    },
    'no-address': {
      title: 'The canonical URL is not valid',
      message: 'The canonical URL "{written}" is not valid',
      fix: 'Replace the canonical link element with this one:',
    },
    disagree: {
      title: 'The canonical URLs of the page do not agree',
      message: 'The {count} canonical URLs of the page do not agree',
      fix: 'Remove all of them and keep only this link element:',
    },
    'other-page': {
      title: 'The canonical URL is another page',
      message: 'The canonical URL is {canonical}, not this page',
      fix: 'Replace it with this element, unless the other page is meant to replace this one:',
    },
  },

  evaluate(subject) {
    const { page } = subject;
    const { elements, headers, written, misplaced } = canonicalsOf(page);
    const own = { paste: linkTag('canonical', ownAddress(page)) };
    if (elements.length + headers.length === 0) {
      const attribute = linksOf(page, 'canonical')
        .map(versionAttribute)
        .find((name) => name !== null);
      if (attribute !== undefined) return fail('attribute', { attribute });
      return fail(misplaced === 0 ? 'missing' : 'outside-head', {}, own);
    }
    const unreadable = elements.findIndex(
      (address, index) =>
        address === null || !isWebAddress(address) || TEMPLATE_MARK.test(written[index] ?? ''),
    );
    if (unreadable !== -1) return fail('no-address', { written: shown(written[unreadable] ?? '') }, own);
    const named = distinctPages(canonicalAddresses(page));
    const other = named.find(
      (address) => !isSamePage(address, page.finalUrl) && !isWithoutQuery(address, subject),
    );
    if (other === undefined) return pass;
    if (named.length > 1) return fail('disagree', { count: named.length }, own);
    return fail('other-page', { canonical: other }, own);
  },

  examples: {
    pass: [
      '<link rel="canonical" href="https://example.com/guide">',
      '<link rel="canonical" href="/guide/">',
      {
        html: '<title>Alder kettle</title><link rel="canonical" href="/alder-kettle">',
        url: 'https://example.com/alder-kettle?cat=27&index=6',
      },
      {
        html: '',
        headers: [
          ['content-type', 'text/html'],
          ['link', '<https://example.com/guide>; rel="canonical"'],
        ],
      },
    ],
    fail: [
      '',
      '<link rel="canonical" href="https://example.com/other">',
      {
        html: '<title>Alder kettle</title><link rel="canonical" href="/show.php">',
        url: 'https://example.com/show.php?id=27',
      },
      '<link rel="canonical" href="/guide"><link rel="canonical" href="/other">',
      '<body><p>Text</p><link rel="canonical" href="/guide"></body>',
      '<link rel="canonical" hreflang="en" href="https://example.com/guide">',
      '<link rel="canonical" href="http://[">',
      '<link rel="canonical" href="{{ canonical_url }}">',
    ],
  },
});

/**
 * Whether an address is that of the page without its query, and names the page all the same: the query says how a visitor
 * came, or which variant is shown (RFC 6596). Where the query names the page, an address without it is another.
 */
function isWithoutQuery(address: string, { url, page, text }: Subject): boolean {
  if (url === null || url.search === '') return false;
  const path = readablePath(url.pathname);
  const slug = pathSegments(path).at(-1) ?? '';
  const titles = [
    { topic: text.title.topic, stems: text.titleStems },
    { topic: text.heading, stems: text.headingStems },
  ];
  return (
    isSamePage(address, page.finalUrl.replace(/\?.*/, '')) && namesTopic(slug, titles, text.language.judged)
  );
}
