/** What a site declares about the use of its text by AI: the verdict on each purpose. */
import type { UsePolicyRow } from '../../rules/access/use-policy.ts';
import { topicsOf, type TopicRow } from './topic.ts';

const WHY = 'Operators that follow such declarations use the text accordingly.';
const AS_MEANT = 'Nothing, where that is what you want.';

const VERDICTS: Readonly<Record<UsePolicyRow['verdict'], TopicRow>> = {
  allowed: ['The site allows this use', WHY, AS_MEANT],
  denied: ['The site denies this use', WHY, AS_MEANT],
  'in-part': ['The site denies this use to some bots or for a part of the site', WHY, AS_MEANT],
  licensed: ['The site allows this use under a licence', WHY, AS_MEANT],
  contradicted: [
    'The site allows and denies this use at once',
    'Each operator follows the declaration that it knows.',
    'Let all declarations say the same.',
  ],
  unstated: [
    'The site declares nothing about this use',
    'Each operator decides for itself.',
    'Declare it in robots.txt, where it matters to you.',
  ],
};

/** What there is to know of each verdict. */
export const useTopics = topicsOf(
  { kind: 'use-verdict', source: 'README, "The Crawler Check"', grade: null },
  VERDICTS,
);
