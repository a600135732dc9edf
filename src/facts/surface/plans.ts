/** The prices of a page of prices. */
import { slugsTopic } from '../llms-txt/names.ts';
import type { PageFacts } from '../page-facts.ts';
import { amountsIn } from './money.ts';

/** Words of a block that is a price: "$29 / month". */
const MAX_WORDS = 4;

/** The prices as written, where its address says that it is one; else none. */
export function shownPlans(page: PageFacts): readonly string[] {
  if (!slugsTopic(page.finalUrl, 'pricing')) return [];
  return page.main.blocks.flatMap(({ text, words }) =>
    words <= MAX_WORDS && amountsIn(text).some(({ currencies }) => currencies.length > 0) ? [text] : [],
  );
}
