/** The gates: checks without which the rest of a page does not count. */
import type { PageRuleId } from '../rules/page/rules.ts';
import type { Gate } from './score.ts';

/**
 * Overall score that a page can reach at most while the gate is closed, and the checks it takes along because
 * what they read was not seen. A page that is not served has no score. One that is not indexed, not allowed to
 * the search bots, empty without scripts or closed to quotation can be repaired in one place: the caps rank them
 * by how many engines each shuts out.
 */
export const pageGates: { readonly [Id in PageRuleId]?: Gate } = {
  'http-ok': { cap: 0, takes: ['answer', 'document', 'text', 'whole-text'] },
  indexable: { cap: 25, takes: [] },
  'robots-search-bots': { cap: 30, takes: [] },
  'server-rendered': { cap: 35, takes: ['text', 'whole-text'] },
  'snippet-allowed': { cap: 45, takes: [] },
};
