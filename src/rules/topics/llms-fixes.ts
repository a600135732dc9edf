/** The fixes of the LLMs.txt Check: their own words, and the faults that each clears. */
import { RECIPES } from '../llms/recipes.ts';
import { answerBotsBlocked } from '../access/answer-bots-blocked.ts';
import type { Topic } from './topic.ts';

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
  {
    id: 'robots-bots',
    kind: 'fix',
    title: 'robots.txt blocks bots that answer engines cite from',
    why: answerBotsBlocked.why,
    source: answerBotsBlocked.source,
    grade: answerBotsBlocked.grade,
    fix: 'Add the groups of the fix at the end of robots.txt: they allow the home page to the named bots and change nothing else.',
    example: 'User-agent: PerplexityBot\nDisallow: /',
  },
];
