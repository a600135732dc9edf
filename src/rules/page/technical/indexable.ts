import { indexingForbidden } from '../../../facts/directives/page-directives.ts';
import { fail, pass } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { directivesData, REMOVE_DIRECTIVES } from '../directive-words.ts';
import { SOURCES } from '../../sources.ts';

export const indexable = technicalRule({
  id: 'indexable',
  area: 'reach',
  title: 'No robots directive forbids indexing',
  why: 'Only an indexed page can appear in AI Overviews, AI Mode and Copilot; ChatGPT omits even the link.',
  source: SOURCES.googleAiFeatures,
  grade: 'strong',
  subsumes: ['sitemap-noindex'],
  reads: 'answer',

  faults: {
    noindex: {
      severity: 'critical',
      effort: 'template',
      title: 'A robots directive forbids indexing',
      message: '{directive} in {place@directive-places} forbids indexing',
      fix: REMOVE_DIRECTIVES,
    },
  },

  evaluate({ directives }) {
    const [first, ...others] = indexingForbidden(directives);
    return first === undefined ? pass : fail('noindex', directivesData([first, ...others]));
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
