import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

export const passwordOnHttp = pageCheck({
  id: 'password-on-http',
  category: 'technical',
  type: 'info',
  title: 'Passwords are asked for under https only',
  why: 'Browsers warn visitors away from such a page.',
  source: SOURCES.mixedContent,
  grade: 'standard',
  reads: 'document',

  evaluate({ page, url }) {
    if (page.counts.passwordInputs === 0) return none;
    return url?.protocol === 'https:'
      ? pass
      : fail('Page asks for a password without TLS', 'Serve the page over https');
  },

  examples: {
    pass: ['<input type="password">'],
    fail: [{ html: '<input type="password">', url: 'http://example.com/guide' }],
  },
});
