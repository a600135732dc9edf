/** How the categories weigh in the overall score, and the version of all weights. */
import type { IssueCategory } from '../contract/index.ts';

/**
 * Per cent of the overall score. Access and machine reading weigh a little more than prose: rank and access
 * decide over citation, and form adds little once both are given (OriginalityAI ai-citation-study 2025,
 * C-SEO Bench 2025).
 */
export const CATEGORY_WEIGHTS: Readonly<Record<IssueCategory, number>> = {
  technical: 35,
  content: 30,
  ai_seo: 35,
};

/** Rises with every change of a weight, a cap or a threshold; stands in every evidence so that old scores can be read. */
export const WEIGHTS_VERSION = '2026.11.11';
