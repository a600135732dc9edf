import { fail, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

/** Milliseconds: the bound of a good time to first byte (web.dev). */
const MAX_MS = 800;

export const ttfb = pageRule({
  id: 'ttfb',
  category: 'technical',
  area: 'reach',
  title: 'The first byte comes soon',
  why: 'A slow answer can run into the timeout of a live fetch; beyond that speed is no lever.',
  source: SOURCES.saltWebVitals,
  grade: 'weak',
  reads: 'answer',

  faults: {
    late: {
      severity: 'low',
      effort: 'server',
      title: 'The first byte comes late',
      message: 'First byte after {ms} ms',
      fix: 'Cache the page at the edge',
    },
  },

  evaluate({ page: { response } }) {
    if (response.firstByteMs === null) return unknown('not measured');
    if (response.firstByteMs <= MAX_MS) return pass;
    return fail('late', { ms: Math.round(response.firstByteMs) });
  },

  examples: {
    pass: [{ html: '', firstByteMs: 800 }],
    fail: [{ html: '', firstByteMs: 801 }],
    unknown: [''],
  },
});
