import { headerOf } from '../../../facts/page-head.ts';
import { fail, none, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

export const hsts = pageCheck({
  id: 'hsts',
  category: 'technical',
  type: 'info',
  title: 'Browsers are told to stay on https',
  why: 'Strict-Transport-Security spares the redirect from http.',
  source: SOURCES.rfc6797,
  grade: 'standard',
  reads: 'answer',

  evaluate({ page, url }) {
    if (url?.protocol !== 'https:') return none;
    const policy = headerOf(page, 'strict-transport-security');
    const seconds = /max-age\s*=\s*"?(\d+)/i.exec(policy)?.[1];
    if (seconds !== undefined && Number(seconds) > 0) return pass;
    return fail(
      policy === ''
        ? 'No Strict-Transport-Security header'
        : `Strict-Transport-Security is "${shown(policy)}"`,
      'Send the header Strict-Transport-Security: max-age=31536000',
    );
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
  },
});
