import { metaContent } from '../../../facts/page-head.ts';
import { blank } from '../../../fixes/graph-source.ts';
import { propertyTag } from '../../../fixes/head-tags.ts';
import { fail, pageCheck, pass } from '../legacy.ts';
import { organizationOf } from '../organization-entity.ts';
import { SOURCES } from '../../sources.ts';

export const ogSiteName = pageCheck({
  id: 'og-site-name',
  category: 'ai_seo',
  type: 'info',
  title: 'The page names its site',
  why: 'Engines label a source with the site name, and read it from og:site_name among others.',
  source: SOURCES.googleSiteName,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page, site }) {
    if (metaContent(page, 'og:site_name') !== '') return pass;
    const name = organizationOf(page)?.name || site?.organization?.name || blank('name of the site');
    return fail('No og:site_name', `Add ${propertyTag('og:site_name', name)} to head`);
  },

  examples: { pass: ['<meta property="og:site_name" content="Example">'], fail: [''] },
});
