import { fail, pageCheck, pass, unknown } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

export const llmsTxtCovers = pageCheck({
  id: 'llms-txt-covers',
  category: 'ai_seo',
  type: 'info',
  title: 'An llms.txt covers the path of the page',
  why: 'Measured on 137,000 domains: no effect on citation. Costs no points.',
  source: SOURCES.llmsTxt,
  grade: 'refuted',
  reads: 'answer',

  evaluate({ site, url }) {
    if (url === null || site === null || site.llmsScopes === null)
      return unknown('llms.txt was not asked for');
    if (site.llmsScopes.some((scope) => url.pathname.startsWith(scope))) return pass;
    return fail('No llms.txt for this path', '`citeworthy llms` writes one; no effect on citation is known');
  },

  examples: {
    pass: [{ html: '', site: { llmsScopes: ['/'] } }],
    fail: [{ html: '', site: { llmsScopes: ['/docs/'] } }],
  },
});
