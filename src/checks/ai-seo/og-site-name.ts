import { metaContent } from '../../facts/page-head.ts';
import { blank } from '../../fixes/graph-source.ts';
import { propertyTag } from '../../fixes/head-tags.ts';
import { fail, pageCheck, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';

export const ogSiteName = pageCheck({
  id: 'og-site-name',
  category: 'ai_seo',
  type: 'info',
  title: 'The page names its site',
  why: 'Engines label a source with the site name, and read it from og:site_name among others.',
  source: SOURCES.googleSiteName,
  grade: 'vendor',
  reads: 'document',

  evaluate({ page }) {
    if (metaContent(page, 'og:site_name') !== '') return pass;
    return fail('No og:site_name', propertyTag('og:site_name', blank('name of the site')));
  },

  examples: { pass: ['<meta property="og:site_name" content="Example">'], fail: [''] },
});
