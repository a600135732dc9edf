import { canonicalsOf, isSamePage, linksOf, ownAddress, versionAttribute } from '../../../facts/page-head.ts';
import { linkTag } from '../../../fixes/head-tags.ts';
import { fail, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

export const canonicalSelf = pageRule({
  id: 'canonical-self',
  category: 'technical',
  area: 'understand',
  title: 'The page names itself as canonical',
  why: 'Engines fold copies into the canonical address and cite that one.',
  source: SOURCES.googleCanonical,
  grade: 'moderate',
  reads: 'document',

  faults: {
    attribute: {
      severity: 'medium',
      effort: 'template',
      title: 'Engines ignore the canonical element for its attributes',
      message: 'Engines ignore a canonical element with {attribute}',
      fix: 'Remove {attribute} from <link rel="canonical">',
    },
    missing: {
      severity: 'medium',
      effort: 'template',
      message: 'No canonical address',
      fix: 'Add {tag} to head',
    },
    'outside-head': {
      severity: 'medium',
      effort: 'template',
      message: 'Canonical stands outside head, where engines ignore it',
      fix: 'Take it out there and add {tag} to head',
    },
    'no-address': {
      severity: 'medium',
      effort: 'template',
      title: 'Canonical is not an address',
      message: 'Canonical is not an address: "{written}"',
      fix: 'Write {tag} in its place',
    },
    disagree: {
      severity: 'medium',
      effort: 'template',
      title: 'Canonical addresses disagree',
      message: '{count} canonical addresses disagree',
      fix: 'Keep {tag} alone',
    },
    'other-page': {
      severity: 'medium',
      effort: 'template',
      title: 'Canonical points to another page',
      message: 'Canonical points to {canonical}, not to this page',
      fix: 'Write {tag} in its place, unless the other page is meant to replace this one',
    },
  },

  evaluate({ page }) {
    const { elements, headers, written, misplaced } = canonicalsOf(page);
    const tag = linkTag('canonical', ownAddress(page));
    if (elements.length + headers.length === 0) {
      const attribute = linksOf(page, 'canonical')
        .map(versionAttribute)
        .find((name) => name !== null);
      if (attribute !== undefined) return fail('attribute', { attribute });
      return fail(misplaced === 0 ? 'missing' : 'outside-head', { tag });
    }
    const unreadable = elements.indexOf(null);
    if (unreadable !== -1) return fail('no-address', { written: shown(written[unreadable] ?? ''), tag });
    const named = [...elements, ...headers].filter((address) => address !== null);
    const others = named.filter((address) => !isSamePage(address, page.finalUrl));
    const [other] = others;
    if (other === undefined) return pass;
    if (others.length < named.length || others.some((address) => !isSamePage(address, other)))
      return fail('disagree', { count: named.length, tag });
    return fail('other-page', { canonical: other, tag });
  },

  examples: {
    pass: [
      '<link rel="canonical" href="https://example.com/guide">',
      '<link rel="canonical" href="/guide/">',
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
      '<link rel="canonical" href="/guide"><link rel="canonical" href="/other">',
      '<body><p>Text</p><link rel="canonical" href="/guide"></body>',
      '<link rel="canonical" hreflang="en" href="https://example.com/guide">',
      '<link rel="canonical" href="http://[">',
    ],
  },
});
