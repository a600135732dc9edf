import { headerOf } from '../../../facts/page-head.ts';
import { fail, none, pass } from '../../rule.ts';
import { pageRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

const SEND = 'Send the header Strict-Transport-Security: max-age=31536000';

export const hsts = pageRule({
  id: 'hsts',
  category: 'technical',
  area: 'reach',
  title: 'The site makes browsers use https (HSTS)',
  why: 'Strict-Transport-Security saves browsers the redirect from http.',
  source: SOURCES.rfc6797,
  grade: 'standard',
  scope: 'site',
  reads: 'answer',

  faults: {
    missing: {
      severity: 'low',
      effort: 'server',
      message: 'The response has no Strict-Transport-Security header',
      fix: SEND,
    },
    off: {
      severity: 'low',
      effort: 'server',
      title: 'The Strict-Transport-Security header does not enable HSTS',
      message: 'The Strict-Transport-Security header "{policy}" does not enable HSTS',
      fix: SEND,
    },
  },

  evaluate({ page, url }) {
    if (url?.protocol !== 'https:') return none;
    const policy = headerOf(page, 'strict-transport-security');
    const seconds = /max-age\s*=\s*"?(\d+)/i.exec(policy)?.[1];
    if (seconds !== undefined && Number(seconds) > 0) return pass;
    return policy === '' ? fail('missing') : fail('off', { policy: shown(policy) });
  },

  examples: {
    pass: [
      {
        html: '',
        headers: [
          ['content-type', 'text/html'],
          ['Strict-Transport-Security', 'max-age=31536000'],
        ],
      },
    ],
    fail: [
      '',
      {
        html: '',
        headers: [
          ['content-type', 'text/html'],
          ['strict-transport-security', 'max-age=0'],
        ],
      },
    ],
    none: [{ html: '', url: 'http://example.com/guide' }],
  },
});
