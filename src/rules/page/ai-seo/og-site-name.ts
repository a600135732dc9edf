import { metaContent } from '../../../facts/page-head.ts';
import { blank } from '../../../fixes/graph-source.ts';
import { propertyTag } from '../../../fixes/head-tags.ts';
import { organizationOf } from '../organization-entity.ts';
import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';

export const ogSiteName = aiSeoRule({
  id: 'og-site-name',
  area: 'understand',
  title: 'The page names its site',
  why: 'Engines show the name of the site beside a source, and og:site_name is one of the places that they read it from.',
  source: SOURCES.googleSiteName,
  grade: 'vendor',

  faults: {
    missing: {
      severity: 'low',
      effort: 'template',
      message: 'The page has no og:site_name',
      fix: 'Add to head:',
    },
  },

  evaluate({ page, site }) {
    if (metaContent(page, 'og:site_name') !== '') return pass;
    const name = organizationOf(page)?.name || site?.organization?.name || blank('name of the site');
    return fail('missing', {}, { paste: propertyTag('og:site_name', name) });
  },

  examples: { pass: ['<meta property="og:site_name" content="Example">'], fail: [''] },
});
