/** The fixes of the LLMs.txt Check: their own words, and the faults that each clears. */
import { RECIPES } from '../llms/recipes.ts';
import { crawlerFindingTopics } from './crawler-findings.ts';
import type { Topic } from './topic.ts';

const BOTS = crawlerFindingTopics.filter(({ id }) => id === 'answer-bots-blocked');

/** What there is to know of each fix of the LLMs.txt Check. */
export const llmsFixTopics: readonly Topic[] = [
  ...RECIPES.map(({ id, title, advice, codes }): Topic => ({
    id,
    kind: 'fix',
    title,
    why: `It clears ${codes.join(', ')}: citeworthy explain tells of each.`,
    source: 'https://llmstxt.org/',
    grade: 'standard',
    fix: advice,
    example: '',
  })),
  // The same cause as the Crawler Check finds, under the name that the fix has here.
  ...BOTS.map((topic): Topic => ({ ...topic, id: 'robots-bots', kind: 'fix' })),
];
