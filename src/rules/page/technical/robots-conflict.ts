import type { PageDirective } from '../../../facts/directives/page-directives.ts';
import { fail, pageCheck, pass } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

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

export const robotsConflict = pageCheck({
  id: 'robots-conflict',
  category: 'technical',
  type: 'info',
  title: 'Robots directives do not contradict each other',
  why: 'Of two contradicting directives engines obey the stricter one.',
  source: SOURCES.googleRobotsMeta,
  grade: 'vendor',
  reads: 'answer',

  evaluate({ directives }) {
    for (const [loose, strict] of OPPOSITES) {
      const forbidding = directives.filter((directive) => meaning(directive) === strict);
      const isBoth = forbidding.some(({ agent }) =>
        directives.some((directive) => directive.agent === agent && meaning(directive) === loose),
      );
      if (isBoth) {
        return fail(`Both ${loose} and ${strict} are declared; ${strict} counts`, 'Keep the one you mean');
      }
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
