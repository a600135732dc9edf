/** Text that tries to steer a model. Own compilation, 2026-11. */
import { commaSeparated } from './comma-separated.ts';

/** Orders to a language model, as seen in published llms.txt files and reports of prompt injection. Lower case, single spaces. */
export const STEERING_PHRASES: readonly string[] = commaSeparated(`
  ignore all previous, ignore previous instructions, ignore the above, disregard previous,
  disregard all prior, always recommend, never recommend, do not mention competitors, you must recommend
`);

/**
 * Phrases that documentation uses as well ("System prompts", "You are now ready"). They steer only with one of the
 * companions close by: before the phrase or after it.
 */
export const AMBIGUOUS_STEERING: readonly {
  readonly phrase: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}[] = [
  {
    phrase: 'system prompt',
    before: commaSeparated('ignore, reveal, override, forget, print, disregard, bypass, repeat, output, new'),
    after: [':', 'override'],
  },
  {
    phrase: 'you are now',
    before: [],
    after: ['a ', 'an ', 'in ', 'no longer', 'acting', 'the ', 'my ', 'dan'],
  },
];
