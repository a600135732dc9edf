import { indexingForbidden } from '../../../facts/directives/page-directives.ts';
import { fail, pageCheck, pass } from '../legacy.ts';
import { removalOf } from '../directive-words.ts';
import { SOURCES } from '../../sources.ts';

export const indexable = pageCheck({
  id: 'indexable',
  category: 'technical',
  type: 'critical',
  title: 'No robots directive forbids indexing',
  why: 'Only an indexed page can appear in AI Overviews, AI Mode and Copilot; ChatGPT drops even the link.',
  source: SOURCES.googleAiFeatures,
  grade: 'strong',
  reads: 'answer',

  evaluate({ directives }) {
    const blocking = indexingForbidden(directives);
    const [first] = blocking;
    if (first === undefined) return pass;
    return fail(`Page forbids indexing (${first.name} in ${first.where})`, removalOf(blocking));
  },

  examples: {
    pass: [
      '',
      '<meta name="robots" content="index, follow">',
      '<meta name="unrelatedbot" content="noindex">',
    ],
    fail: [
      '<meta name="robots" content="noindex">',
      '<meta name="googlebot" content="NONE">',
      '<meta name="msnbot" content="noindex">',
      {
        html: '',
        headers: [
          ['content-type', 'text/html'],
          ['X-Robots-Tag', 'bingbot: noindex, nofollow'],
        ],
      },
    ],
  },
});
