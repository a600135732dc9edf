import { fail, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

export const llmsTxtCovers = pageRule({
  id: 'llms-txt-covers',
  category: 'ai_seo',
  area: 'read',
  title: 'An llms.txt covers the path of the page',
  why: 'Measured on 137,000 domains: no effect on citation. Costs no points.',
  source: SOURCES.llmsTxt,
  grade: 'refuted',
  reads: 'answer',

  faults: {
    missing: {
      severity: 'low',
      effort: 'server',
      message: 'No llms.txt for this path',
      fix: '`citeworthy llms` writes one; no effect on citation is known',
    },
  },

  evaluate({ site, url }) {
    if (url === null || site === null || site.llmsScopes === null)
      return unknown('llms.txt was not asked for');
    if (site.llmsScopes.some((scope) => url.pathname.startsWith(scope))) return pass;
    return fail('missing');
  },

  examples: {
    pass: [{ html: '', site: { llmsScopes: ['/'] } }],
    fail: [{ html: '', site: { llmsScopes: ['/docs/'] } }],
  },
});
