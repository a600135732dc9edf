/** The bots by their keys, as results list them: their own words from the catalogue. */
import { aiBots } from '../../catalog/ai-bots.ts';
import { EVIDENCE_WORDS } from '../../catalog/ai-bots/model.ts';
import type { Topic } from './topic.ts';

/** What there is to know of each bot. */
export const botTopics: readonly Topic[] = aiBots.map(
  ({ key, label, company, purpose, impact, impactReason, docs, evidence, asOf, tokens }) => ({
    id: key,
    kind: 'bot',
    title: `${label} of ${company}: ${purpose}, impact ${impact}`,
    why: impactReason,
    source: `${docs ?? 'no operator page'} (${EVIDENCE_WORDS[evidence]}, ${asOf})`,
    grade: docs === null ? 'weak' : 'vendor',
    fix: `citeworthy bots ${key} tells all of it.`,
    example: tokens.map((token) => `User-agent: ${token}`).join('\n'),
  }),
);
