import { followingForbidden } from '../../../facts/directives/page-directives.ts';
import { fail, pageCheck, pass } from '../legacy.ts';
import { removalOf } from '../directive-words.ts';
import { SOURCES } from '../../sources.ts';

export const pageNofollow = pageCheck({
  id: 'page-nofollow',
  category: 'technical',
  type: 'info',
  title: 'The page lets engines follow its links',
  why: 'With a nofollow directive nothing is discovered through the page.',
  source: SOURCES.googleRobotsMeta,
  grade: 'vendor',
  reads: 'answer',

  evaluate({ directives }) {
    const found = followingForbidden(directives);
    const [first] = found;
    if (first === undefined) return pass;
    return fail(`Links of the page are not followed (${first.name} in ${first.where})`, removalOf(found));
  },

  examples: {
    pass: [''],
    fail: ['<meta name="robots" content="nofollow">', '<meta name="robots" content="none">'],
  },
});
