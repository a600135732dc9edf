import { followingForbidden } from '../../../facts/directives/page-directives.ts';
import { fail, pass } from '../../rule.ts';
import { directivesData, REMOVE_DIRECTIVES } from '../directive-words.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';

export const pageNofollow = technicalRule({
  id: 'page-nofollow',
  area: 'reach',
  title: 'The page lets engines follow its links',
  why: 'Engines do not discover other pages through a page with a nofollow directive.',
  source: SOURCES.googleRobotsMeta,
  grade: 'vendor',
  reads: 'answer',

  faults: {
    nofollow: {
      severity: 'low',
      effort: 'template',
      title: 'A directive forbids following the links of the page',
      message: '{directive} in {place@directive-places} forbids following the links of the page',
      fix: REMOVE_DIRECTIVES,
    },
  },

  evaluate({ directives }) {
    const [first, ...others] = followingForbidden(directives);
    return first === undefined ? pass : fail('nofollow', directivesData([first, ...others]));
  },

  examples: {
    pass: [''],
    fail: ['<meta name="robots" content="nofollow">', '<meta name="robots" content="none">'],
  },
});
