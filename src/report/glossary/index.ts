/** Every name that an output shows and that no rule bears: fixes, faults, problems, signals, limits. */
import { accessTopics } from './access-signals.ts';
import { botTopics } from './bots.ts';
import { jsonProblemTopics } from '../../rules/topics/json-problems.ts';
import { limitTopics } from './limits.ts';
import { schemaFixTopics, uncounted } from '../../rules/topics/schema-fixes.ts';
import { sitemapProblemTopics } from './sitemap-problems.ts';
import { structuredDataTopics } from '../../rules/topics/structured-data-problems.ts';
import type { Topic } from './topic.ts';

export type { Topic, TopicKind } from './topic.ts';

/** All topics, those of a kind together. A name may stand for several things: `too-large` for four. */
export const topics: readonly Topic[] = [
  ...schemaFixTopics,
  ...jsonProblemTopics,
  ...structuredDataTopics,
  ...sitemapProblemTopics,
  ...accessTopics,
  ...limitTopics,
  ...botTopics,
];

/** Everything that bears a name, none for a name that nothing bears. What follows a colon is the detail of a signal. */
export function topicsNamed(written: string): readonly Topic[] {
  const name = uncounted(written.split(':', 1)[0] ?? '');
  return topics.filter(({ id }) => id === name);
}
