import { canonicalsOf } from '../../../facts/page-head.ts';
import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

/** RFC 3986, 3.1. With one an address is whole; whether it names the page is asked by canonical-self. */
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

export const canonicalAbsolute = pageCheck({
  id: 'canonical-absolute',
  category: 'technical',
  type: 'info',
  title: 'The canonical address is absolute and without fragment',
  why: 'A relative canonical changes its meaning on every copy of the page; engines ignore fragments.',
  source: SOURCES.googleCanonical,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    const { written } = canonicalsOf(page);
    if (written.length === 0) return none;
    const relative = written.find((href) => href !== '' && !SCHEME.test(href));
    if (relative !== undefined)
      return fail(`Canonical "${shown(relative)}" is relative`, 'Write the whole address with https://');
    const fragment = written.find((href) => href.includes('#'));
    if (fragment === undefined) return pass;
    return fail(`Canonical "${shown(fragment)}" has a fragment`, 'Write the address without #');
  },

  examples: {
    pass: ['<link rel="canonical" href="https://example.com/guide">'],
    fail: [
      '<link rel="canonical" href="/guide">',
      '<link rel="canonical" href="https://example.com/guide#top">',
    ],
  },
});
