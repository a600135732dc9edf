import { fail, pageCheck, pass, unknown } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

/** Milliseconds: the bound of a good time to first byte (web.dev). */
const MAX_MS = 800;

export const ttfb = pageCheck({
  id: 'ttfb',
  category: 'technical',
  type: 'info',
  title: 'The first byte comes soon',
  why: 'A slow answer can run into the timeout of a live fetch; beyond that speed is no lever.',
  source: SOURCES.saltWebVitals,
  grade: 'weak',
  reads: 'answer',

  evaluate({ page: { response } }) {
    if (response.firstByteMs === null) return unknown('not measured');
    if (response.firstByteMs <= MAX_MS) return pass;
    return fail(`First byte after ${Math.round(response.firstByteMs)} ms`, 'Cache the page at the edge');
  },

  examples: { pass: [{ html: '', firstByteMs: 800 }], fail: [{ html: '', firstByteMs: 801 }] },
});
