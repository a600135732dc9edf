import { languageLinks } from '../../../facts/page-head.ts';
import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { versionsOf } from '../versions.ts';

export const hreflangDefault = pageCheck({
  id: 'hreflang-default',
  category: 'technical',
  type: 'info',
  title: 'The hreflang set names a page for all other languages',
  why: 'Without x-default engines choose for readers of languages that the site does not have.',
  source: SOURCES.googleHreflang,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page, site }) {
    const links = languageLinks(page);
    if (links.length < 2) return none;
    if (versionsOf(page, site).some(([tag]) => tag === 'x-default')) return pass;
    return fail(
      'hreflang set has no x-default',
      'Add a link with hreflang="x-default" for the international page',
    );
  },

  examples: {
    pass: [
      '<link rel="alternate" hreflang="en" href="https://example.com/guide"><link rel="alternate" hreflang="x-default" href="https://example.com/guide">',
    ],
    fail: [
      '<link rel="alternate" hreflang="en" href="https://example.com/guide"><link rel="alternate" hreflang="de" href="https://example.com/de">',
    ],
  },
});
