/** Every name that an output shows and that no rule bears: fixes, faults, problems, signals, limits. */
import { accessTopics } from './access-signals.ts';
import { botTopics } from './bots.ts';
import { limitTopics } from './limits.ts';
import { sitemapProblemTopics } from './sitemap-problems.ts';
import type { Topic } from './topic.ts';

export type { Topic, TopicKind } from './topic.ts';

/** All topics, those of a kind together. A name may stand for several things: `too-large` for four. */
export const topics: readonly Topic[] = [
  ...sitemapProblemTopics,
  ...accessTopics,
  ...limitTopics,
  ...botTopics,
];

/** Everything that bears a name, none for a name that nothing bears. What follows a colon is the detail of a signal. */
export function topicsNamed(written: string): readonly Topic[] {
  const [name = ''] = written.split(':', 1);
  return topics.filter(({ id }) => id === name);
}
