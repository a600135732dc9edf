import { fail, none, pass } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { failureReason } from './failure-reason.ts';

export const httpsUnreachable = accessRule({
  id: 'https-unreachable',
  area: 'reach',
  place: '/',
  title: 'The site answers over https',
  why: 'Crawlers ask for https first, and what is sent in the clear can be changed on its way.',
  source: SOURCES.googleSoft404,
  grade: 'vendor',
  scope: 'site',
  subsumes: ['https'],

  faults: {
    'http-only': {
      severity: 'high',
      effort: 'server',
      title: 'The site answers over http only',
      message: 'The site answers over http only: {url} gives no answer ({reason@failures})',
      fix: 'Serve the site over https and redirect http to it',
    },
  },

  evaluate({ input: { failed, baseline } }) {
    if (baseline.status === 0) return none;
    const https = failed.find(
      ({ url, outcome }) => url.startsWith('https:') && outcome !== 'tls' && outcome !== 'blocked',
    );
    if (https === undefined) return pass;
    return fail('http-only', { url: https.url, reason: failureReason(https, https.outcome) });
  },

  examples: {
    // A bad certificate is another fault.
    pass: [{}, { failed: 'tls' }, { failed: 'blocked' }],
    fail: [{ failed: 'connection' }, { failed: 'timeout' }, { failed: 'dns' }],
    none: [{ failed: 'connection', '/': { failed: 'connection' } }],
  },
});
