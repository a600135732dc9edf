import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

export const passwordOnHttp = pageRule({
  id: 'password-on-http',
  category: 'technical',
  area: 'reach',
  title: 'A page that asks for a password is served over https',
  why: 'Browsers warn visitors of a page that asks for a password without encryption.',
  source: SOURCES.mixedContent,
  grade: 'standard',
  reads: 'document',

  faults: {
    'no-tls': {
      severity: 'low',
      effort: 'server',
      message: 'The page asks for a password and is not served over https',
      fix: 'Serve the page over https',
    },
  },

  evaluate({ page, url }) {
    if (page.counts.passwordInputs === 0) return none;
    return url?.protocol === 'https:' ? pass : fail('no-tls');
  },

  examples: {
    pass: ['<input type="password">'],
    fail: [{ html: '<input type="password">', url: 'http://example.com/guide' }],
    none: ['<input type="search">'],
  },
});
