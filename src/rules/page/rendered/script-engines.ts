/** For whom it matters what scripts add to a page: the answer engines by whether they read what scripts have made. */
import type { RendersScripts } from '../../../catalog/ai-bots.ts';
import { answerEngines } from '../../../catalog/answer-engines.ts';

const labelled = (...kinds: readonly RendersScripts[]): readonly string[] =>
  answerEngines
    .filter(({ status, rendersScripts }) => status === 'active' && kinds.includes(rendersScripts.value))
    .map(({ label }) => label);

/** Labels for the words of a fault: `seeing` engines read what scripts make, if only in their index; `blind` ones do not. */
export const SCRIPT_ENGINES = { seeing: labelled('yes', 'from-index'), blind: labelled('no') } as const;
