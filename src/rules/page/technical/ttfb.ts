import { fail, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';

/** Milliseconds: the bound of a good time to first byte (web.dev). */
const MAX_MS = 800;

export const ttfb = technicalRule({
  id: 'ttfb',
  area: 'reach',
  title: `The first byte arrives within ${MAX_MS} ms`,
  why: 'A slow answer can exceed the timeout of a live fetch; beyond that, speed does not help.',
  source: SOURCES.saltWebVitals,
  grade: 'weak',
  reads: 'answer',

  faults: {
    late: {
      severity: 'low',
      effort: 'server',
      title: 'The first byte arrives late',
      message: 'The first byte arrives after {ms} ms, later than {limit} ms',
      fix: 'Cache the page on the server or in a CDN',
    },
  },

  evaluate({ page: { response } }) {
    if (response.firstByteMs === null) return unknown('first-byte-unmeasured');
    if (response.firstByteMs <= MAX_MS) return pass;
    return fail('late', { ms: Math.round(response.firstByteMs), limit: MAX_MS });
  },

  examples: {
    pass: [{ html: '', firstByteMs: 800 }],
    fail: [{ html: '', firstByteMs: 801 }],
    unknown: [''],
  },
});
