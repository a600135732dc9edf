import { canonicalsOf } from '../../../facts/page-head.ts';
import { fail, none, pass } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

/** RFC 3986, 3.1. With one an address is whole; whether it names the page is asked by canonical-self. */
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

export const canonicalAbsolute = technicalRule({
  id: 'canonical-absolute',
  area: 'understand',
  title: 'The canonical URL is absolute and has no fragment',
  why: 'A relative canonical URL names another page on every copy of the page, and engines ignore fragments.',
  source: SOURCES.googleCanonical,
  grade: 'vendor',

  severity: 'low',
  effort: 'template',
  faults: {
    relative: {
      title: 'The canonical URL is relative',
      message: 'The canonical URL "{address}" is relative',
      fix: 'Write the absolute URL, with https://',
    },
    fragment: {
      title: 'The canonical URL has a fragment',
      message: 'The canonical URL "{address}" has a fragment',
      fix: 'Remove # and everything after it',
    },
  },

  evaluate({ page }) {
    const { written } = canonicalsOf(page);
    if (written.length === 0) return none;
    const relative = written.find((href) => href !== '' && !SCHEME.test(href));
    if (relative !== undefined) return fail('relative', { address: shown(relative) });
    const fragment = written.find((href) => href.includes('#'));
    return fragment === undefined ? pass : fail('fragment', { address: shown(fragment) });
  },

  examples: {
    pass: ['<link rel="canonical" href="https://example.com/guide">'],
    fail: [
      '<link rel="canonical" href="/guide">',
      '<link rel="canonical" href="https://example.com/guide#top">',
    ],
    none: ['<p>Text</p>'],
  },
});
