/** Every name that an output shows and that is not of a rule: requirements, problems, signals, limits, bots. */
import { accessTopics } from './access-signals.ts';
import { botTopics } from './bots.ts';
import { engineTopics } from './engines.ts';
import { limitTopics } from './limits.ts';
import { requirementTopics } from './requirements.ts';
import { sitemapProblemTopics } from './sitemap-problems.ts';
import type { Topic } from './topic.ts';
import { useTopics } from './use-verdicts.ts';

export type { Topic, TopicKind } from './topic.ts';

/** All topics, those of a kind together. A name may stand for several things: `http-status` for two. */
export const topics: readonly Topic[] = [
  ...requirementTopics,
  ...sitemapProblemTopics,
  ...accessTopics,
  ...limitTopics,
  ...botTopics,
  ...engineTopics,
  ...useTopics,
];

/** Everything that bears a name, none for a name that nothing bears. What follows a colon is the detail of a signal. */
export function topicsNamed(written: string): readonly Topic[] {
  const [name = ''] = written.split(':', 1);
  return topics.filter(({ id }) => id === name);
}
