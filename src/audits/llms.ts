import { llmsCheckResult, type Audit, type LlmsCheckResult } from '../contract/index.ts';
import { keptReadings } from '../facts/llms-txt/index.ts';
import { rankFindings } from '../findings/rank.ts';
import type { LlmsCheckInput } from '../rules/llms/input.ts';
import type { LlmsRule } from '../rules/llms/llms-rule.ts';
import { llmsRules, type LlmsRuleId } from '../rules/llms/rules.ts';
import { knownSite } from '../rules/llms/site.ts';
import { llmsSubject, type LlmsSubject } from '../rules/llms/subject.ts';
import type { Verdict } from '../rules/rule.ts';
import { llmsPoints } from '../score/llms.ts';
import { earned } from '../score/score.ts';
import { judge, type AuditData, type Judgement } from './judge.ts';
import { llmsProof, type LlmsCheckEvidence } from './llms-evidence.ts';
import { llmsRepairs } from './llms-fixes.ts';
import { storable } from './storable.ts';

export type { LlmsCheckInput } from '../rules/llms/input.ts';
export type { LlmsCheckEvidence } from './llms-evidence.ts';

/**
 * The LLMs.txt Check of what was gathered about a domain. Pure: the same input gives the same result. No answer makes it
 * throw; an `origin` that is no http(s) address is misuse, a TypeError.
 */
export function auditLlms(input: LlmsCheckInput): Audit<LlmsCheckResult, LlmsCheckEvidence> {
  return judge(llmsAudit, input);
}

/** What the rules judge, and what reads a file again as it was read for them. */
interface ReadLlms extends LlmsSubject {
  readonly again: ReturnType<typeof keptReadings>['again'];
}

/** The audit as data. */
export const llmsAudit: AuditData<
  LlmsCheckInput,
  ReadLlms,
  LlmsRule<LlmsRuleId>,
  'llms',
  Audit<LlmsCheckResult, LlmsCheckEvidence>
> = {
  rules: llmsRules,
  points: llmsPoints,
  gates: {},
  weights: { llms: 100 },
  partOf: () => 'llms',
  score: 'llms',
  subjectOf: (input) => {
    const { first, again } = keptReadings();
    return { ...llmsSubject(input, first), again };
  },
  urlOf: (_, { base, input: { llms, pointed } }) => (llms === pointed ? llms.url : `${base}llms.txt`),
  resultOf,
};

function resultOf({
  subject,
  verdictOf,
  score,
  found,
  failures,
}: Judgement<ReadLlms, LlmsRule<LlmsRuleId>, 'llms'>): Audit<LlmsCheckResult, LlmsCheckEvidence> {
  const { input, file, pointer, pointsNowhere, bots, again } = subject;
  const ranked = rankFindings(found.map(({ toFinding }) => toFinding()));
  const material = { input, known: knownSite(input), read: again, file };
  const { fixes, findings, repairs } = llmsRepairs(ranked, material);
  const result: LlmsCheckResult = {
    domain: input.domain,
    score: score.overall,
    hasLlmsTxt: file.found,
    hasLlmsFullTxt: file.signals.hasLlmsFullTxt,
    botStatus: Object.fromEntries(bots.map(({ bot, verdict }) => [bot.label, verdict.allowed])),
    hasLinkTag: pointer.found && !pointsNowhere,
    signals: file.signals,
    fixes: [...fixes],
  };
  const evidence = {
    score: score.overall,
    parts: Object.fromEntries(llmsRules.map(({ id }) => [id, left(id, verdictOf(id))])),
    findings,
    repairs,
    ...llmsProof(subject),
    ...failures,
  };
  return { result: storable(result, llmsCheckResult), evidence };
}

const left = (id: LlmsRuleId, verdict: Verdict): number =>
  verdict.kind === 'taken' ? 0 : earned(llmsPoints[id], verdict);
