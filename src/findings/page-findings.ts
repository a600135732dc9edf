/** The findings of audited pages, from what is kept of each. */
import type { SeoPageResult } from '../contract/index.ts';
import { pathOf } from '../values/url.ts';
import type { PageRule } from '../rules/page/page-rule.ts';
import { pageRules } from '../rules/page/rules.ts';
import type { FindingSeverity } from '../rules/severity.ts';
import type { Data } from '../rules/rule.ts';
import { identified, type Finding } from './finding.ts';

/** What is kept of the proof of one issue, at the place of the issue in the result. */
export interface KeptIssue {
  readonly id: string;
  readonly code: string;
  readonly severity: FindingSeverity;
  readonly lost: number;
  /** Absent where the words need none. */
  readonly data?: Data | undefined;
  readonly line?: number | undefined;
  readonly paste?: string | undefined;
  readonly about?: readonly string[] | undefined;
}

const RULES: ReadonlyMap<string, PageRule> = new Map(pageRules.map((rule) => [rule.id, rule]));

/** What a page is said to have wrong: its address and its issues. */
type ToldPage = Pick<SeoPageResult, 'url' | 'issues'>;

/** The findings of one page, in the order of its issues. An issue of a rule that is no more gives none. */
export function pageFindings({ url, issues }: ToldPage, proofs: readonly KeptIssue[]): Finding[] {
  return issues.flatMap(({ message, fix }, at) => {
    const proof = proofs[at];
    const rule = proof === undefined ? undefined : RULES.get(proof.id);
    const fault = proof === undefined ? undefined : rule?.faults[proof.code];
    if (proof === undefined || rule === undefined || fault === undefined) return [];
    const { code, severity, lost, line = 0, data = {}, paste = '', about = [] } = proof;
    return [
      identified({
        rule: rule.id,
        code,
        audit: rule.audit,
        area: rule.area,
        severity,
        effort: fault.effort,
        title: fault.title ?? message,
        message,
        fix: paste === '' ? fix : fix.slice(0, -paste.length - 1),
        data,
        paste,
        place: { url, path: pathOf(url), line, column: 0 },
        about,
        cost: { score: 'pages', points: lost },
      }),
    ];
  });
}
