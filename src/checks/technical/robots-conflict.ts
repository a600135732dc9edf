import { fail, pageCheck, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';

const OPPOSITES: readonly (readonly [string, string])[] = [
  ['index', 'noindex'],
  ['index', 'none'],
  ['follow', 'nofollow'],
  ['follow', 'none'],
  ['all', 'none'],
  ['all', 'noindex'],
  ['all', 'nofollow'],
  ['archive', 'noarchive'],
];

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
      const agents = directives.filter(({ name }) => name === strict).map(({ agent }) => agent);
      if (agents.length === 0) continue;
      if (directives.some(({ name, agent }) => name === loose && agents.includes(agent))) {
        return fail(`Both ${loose} and ${strict} are declared; ${strict} counts`, 'Keep the one you mean');
      }
    }
    return pass;
  },

  examples: {
    pass: ['<meta name="robots" content="noindex"><meta name="googlebot" content="index">', ''],
    fail: [
      '<meta name="robots" content="index, follow"><meta name="robots" content="noindex">',
      '<meta name="robots" content="index, follow"><meta name="robots" content="none">',
      '<meta name="robots" content="all, nofollow">',
    ],
  },
});
