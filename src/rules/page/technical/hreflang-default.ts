import { languageLinks } from '../../../facts/page-head.ts';
import { fail, none, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';
import { versionsOf } from '../versions.ts';

export const hreflangDefault = pageRule({
  id: 'hreflang-default',
  category: 'technical',
  area: 'understand',
  title: 'The hreflang set names a page for all other languages',
  why: 'Without x-default engines choose a version for readers whose language the site does not have.',
  source: SOURCES.googleHreflang,
  grade: 'vendor',
  reads: 'document',

  faults: {
    missing: {
      severity: 'low',
      effort: 'template',
      message: 'The hreflang set has no x-default',
      fix: 'Add a link with hreflang="x-default" to the page for all other languages',
    },
  },

  evaluate({ page, site }) {
    if (languageLinks(page).length < 2) return none;
    return versionsOf(page, site).some(([tag]) => tag === 'x-default') ? pass : fail('missing');
  },

  examples: {
    pass: [
      '<link rel="alternate" hreflang="en" href="https://example.com/guide"><link rel="alternate" hreflang="x-default" href="https://example.com/guide">',
    ],
    fail: [
      '<link rel="alternate" hreflang="en" href="https://example.com/guide"><link rel="alternate" hreflang="de" href="https://example.com/de">',
    ],
    none: ['<link rel="alternate" hreflang="en" href="https://example.com/guide">'],
  },
});
