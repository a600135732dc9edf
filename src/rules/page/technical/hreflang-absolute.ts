import { languageLinks } from '../../../facts/page-head.ts';
import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

export const hreflangAbsolute = pageCheck({
  id: 'hreflang-absolute',
  category: 'technical',
  type: 'info',
  title: 'hreflang addresses are absolute',
  why: 'Google reads only whole addresses in hreflang links.',
  source: SOURCES.googleHreflang,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    const links = languageLinks(page);
    if (links.length === 0) return none;
    const partial = links.find(({ href }) => !/^https?:\/\//i.test(href));
    if (partial === undefined) return pass;
    return fail(
      `hreflang address "${shown(partial.href)}" is no whole address`,
      'Write whole addresses with https://',
    );
  },

  examples: {
    pass: ['<link rel="alternate" hreflang="en" href="https://example.com/guide">'],
    fail: [
      '<link rel="alternate" hreflang="en" href="/guide">',
      '<link rel="alternate" hreflang="en" href="javascript:guide()">',
    ],
  },
});
