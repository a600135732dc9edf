/** Every rule of a page, in the order in which equal losses are reported. */
import { unknown, type Verdict } from '../rule.ts';
import { aiSeoChecks } from './ai-seo.ts';
import { contentChecks } from './content.ts';
import type { PageRule } from './page-rule.ts';
import { renderedChecks } from './rendered.ts';
import type { Subject } from './subject.ts';
import { technicalChecks } from './technical.ts';

const all = [...technicalChecks, ...contentChecks, ...aiSeoChecks, ...renderedChecks] as const;

/** The id of a rule of a page. */
export type PageRuleId = (typeof all)[number]['id'];

/** The rules of a page: technical, content, AI SEO, and those of what scripts make of it. */
export const pageRules: readonly PageRule<PageRuleId>[] = all;

/** Text of a page that was cut off. */
const CUT = 'the answer was cut off';

/**
 * The verdict of one rule. A rule that throws is `unknown`, never a dead page. On a page that was cut off, what
 * is missing may stand in the part that did not arrive: a fault of document or text is `unknown` there.
 */
export function judge(rule: PageRule, subject: Subject): Verdict {
  const verdict = guarded(rule, subject);
  if (verdict.kind !== 'fail' || rule.reads === 'answer') return verdict;
  return subject.page.response.truncated === null ? verdict : unknown(CUT);
}

function guarded(rule: PageRule, subject: Subject): Verdict {
  try {
    return rule.evaluate(subject);
  } catch (error) {
    return unknown(`the rule failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
