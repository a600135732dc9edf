import { languageLinks } from '../../../facts/page-head.ts';
import { fail, none, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

export const hreflangAbsolute = pageRule({
  id: 'hreflang-absolute',
  category: 'technical',
  area: 'understand',
  title: 'hreflang URLs are absolute',
  why: 'Google reads only absolute URLs in hreflang links.',
  source: SOURCES.googleHreflang,
  grade: 'vendor',
  reads: 'document',

  faults: {
    relative: {
      severity: 'low',
      effort: 'template',
      title: 'An hreflang URL is not an absolute http or https URL',
      message: 'The hreflang URL "{address}" is not an absolute http or https URL',
      fix: 'Write absolute URLs, with https://',
    },
  },

  evaluate({ page }) {
    const links = languageLinks(page);
    if (links.length === 0) return none;
    const partial = links.find(({ href }) => !/^https?:\/\//i.test(href));
    return partial === undefined ? pass : fail('relative', { address: shown(partial.href) });
  },

  examples: {
    pass: ['<link rel="alternate" hreflang="en" href="https://example.com/guide">'],
    fail: [
      '<link rel="alternate" hreflang="en" href="/guide">',
      '<link rel="alternate" hreflang="en" href="javascript:guide()">',
    ],
    none: ['<p>Text</p>'],
  },
});
