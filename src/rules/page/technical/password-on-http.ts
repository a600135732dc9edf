import { fail, none, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

export const passwordOnHttp = pageRule({
  id: 'password-on-http',
  category: 'technical',
  area: 'reach',
  title: 'Passwords are asked for under https only',
  why: 'Browsers warn visitors away from such a page.',
  source: SOURCES.mixedContent,
  grade: 'standard',
  reads: 'document',

  faults: {
    'no-tls': {
      severity: 'low',
      effort: 'server',
      message: 'Page asks for a password without TLS',
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
