import { fail, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

export const llmsTxtCovers = pageRule({
  id: 'llms-txt-covers',
  category: 'ai_seo',
  area: 'read',
  title: 'An llms.txt covers the path of the page',
  why: 'A study of 137,000 domains found no effect on citations. Costs no points.',
  source: SOURCES.llmsTxt,
  grade: 'refuted',
  scope: 'site',
  reads: 'answer',

  faults: {
    missing: {
      severity: 'low',
      effort: 'server',
      message: 'No llms.txt covers the path of the page',
      fix: 'Publish the file that `citeworthy llms` writes; no effect on citations is known',
    },
  },

  evaluate({ site, url }) {
    if (url === null || site === null || site.llmsScopes === null) return unknown('llms-txt-not-asked');
    if (site.llmsScopes.some((scope) => url.pathname.startsWith(scope))) return pass;
    return fail('missing');
  },

  examples: {
    pass: [{ html: '', site: { llmsScopes: ['/'] } }],
    fail: [{ html: '', site: { llmsScopes: ['/docs/'] } }],
  },
});
