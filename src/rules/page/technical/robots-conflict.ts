import type { PageDirective } from '../../../facts/directives/page-directives.ts';
import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['index', 'noindex'],
  ['index', 'none'],
  ['follow', 'nofollow'],
  ['follow', 'none'],
  ['all', 'none'],
  ['all', 'noindex'],
  ['all', 'nofollow'],
  ['archive', 'noarchive'],
  ['max-snippet', 'nosnippet'],
];

/** `max-snippet:0` says `nosnippet` in other words (Google). */
const meaning = ({ name, value }: PageDirective): string =>
  name === 'max-snippet' && value === '0' ? 'nosnippet' : name;

export const robotsConflict = pageRule({
  id: 'robots-conflict',
  category: 'technical',
  area: 'reach',
  title: 'Robots directives do not contradict each other',
  why: 'Engines obey the stricter of two directives that contradict each other.',
  source: SOURCES.googleRobotsMeta,
  grade: 'vendor',
  reads: 'answer',

  faults: {
    both: {
      severity: 'low',
      effort: 'template',
      title: 'Robots directives contradict each other',
      message: 'The page declares both {loose} and {strict}; engines obey {strict}',
      fix: 'Keep the directive that you intend, and remove the other',
    },
  },

  evaluate({ directives }) {
    for (const [loose, strict] of OPPOSITES) {
      const forbidding = directives.filter((directive) => meaning(directive) === strict);
      const isBoth = forbidding.some(({ agent }) =>
        directives.some((directive) => directive.agent === agent && meaning(directive) === loose),
      );
      if (isBoth) return fail('both', { loose, strict });
    }
    return pass;
  },

  examples: {
    pass: [
      '<meta name="robots" content="noindex"><meta name="googlebot" content="index">',
      '<meta name="robots" content="nosnippet, max-snippet:0">',
      '',
    ],
    fail: [
      '<meta name="robots" content="index, follow"><meta name="robots" content="noindex">',
      '<meta name="robots" content="index, follow"><meta name="robots" content="none">',
      '<meta name="robots" content="all, nofollow">',
      '<meta name="robots" content="max-snippet:50, nosnippet">',
    ],
  },
});
