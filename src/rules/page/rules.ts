/** Every check of a page, in the order in which equal losses are reported. */
import { aiSeoChecks } from './ai-seo.ts';
import type { PageCheck, Verdict } from '../rule.ts';
import { unknown } from '../rule.ts';
import { contentChecks } from './content.ts';
import type { Subject } from './subject.ts';
import { technicalChecks } from './technical.ts';

const all = [...technicalChecks, ...contentChecks, ...aiSeoChecks] as const;

/** The id of a check of a page. */
export type PageCheckId = (typeof all)[number]['id'];

/** The check catalogue: technical, content, AI SEO. */
export const checks: readonly PageCheck<PageCheckId>[] = all;

/** Text of a page that was cut off. */
const CUT = 'the answer was cut off';

/**
 * The verdict of one check. A check that throws is `unknown`, never a dead page. On a page that was cut off, what
 * is missing may stand in the part that did not arrive: a fault of document or text is `unknown` there.
 */
export function judge(check: PageCheck, subject: Subject): Verdict {
  const verdict = guarded(check, subject);
  if (verdict.kind !== 'fail' || check.reads === 'answer') return verdict;
  return subject.page.response.truncated === null ? verdict : unknown(CUT);
}

function guarded(check: PageCheck, subject: Subject): Verdict {
  try {
    return check.evaluate(subject);
  } catch (error) {
    return unknown(`the check failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
