import { llmsCheckResult, type Audit, type LlmsCheckResult } from '../contract/index.ts';
import { keptReadings } from '../facts/llms-txt/index.ts';
import { findingsOf, type Finding } from '../findings/finding.ts';
import { rankFindings } from '../findings/rank.ts';
import type { LlmsCheckInput } from '../rules/llms/input.ts';
import { llmsRules, type LlmsRuleId } from '../rules/llms/rules.ts';
import { knownSite } from '../rules/llms/site.ts';
import { llmsSubject } from '../rules/llms/subject.ts';
import { unknown, type Verdict } from '../rules/rule.ts';
import { llmsPoints, scoreLlms } from '../score/llms.ts';
import { earned, type Score } from '../score/score.ts';
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
  const { first, again } = keptReadings();
  const subject = llmsSubject(input, first);
  const { file, pointer, bots } = subject;
  const verdicts = new Map(llmsRules.map(({ id, evaluate }) => [id, evaluate(subject)]));
  const verdictOf = (id: LlmsRuleId): Verdict => verdicts.get(id) ?? unknown('the rule was not asked');
  const score = scoreLlms(verdictOf);
  const found = rankFindings(findingsIn(subject.base, verdictOf, score));
  const material = { input, known: knownSite(input), read: again, file };
  const { fixes, findings, repairs } = llmsRepairs(found, material);
  const result: LlmsCheckResult = {
    domain: input.domain,
    score: score.overall,
    hasLlmsTxt: file.found,
    hasLlmsFullTxt: file.signals.hasLlmsFullTxt,
    botStatus: Object.fromEntries(bots.map(({ bot, verdict }) => [bot.label, verdict.allowed])),
    hasLinkTag: pointer.found,
    signals: file.signals,
    fixes: [...fixes],
  };
  const evidence = {
    score: score.overall,
    parts: Object.fromEntries(llmsRules.map(({ id }) => [id, left(id, verdictOf(id))])),
    findings,
    repairs,
    ...llmsProof(subject),
  };
  return { result: storable(result, llmsCheckResult), evidence };
}

/** The findings of the rules that failed, in the order of the rules. */
function findingsIn(
  base: string,
  verdictOf: (id: LlmsRuleId) => Verdict,
  { losses }: Score<'llms'>,
): Finding[] {
  return llmsRules.flatMap((rule) => {
    const verdict = verdictOf(rule.id);
    if (verdict.kind !== 'fail') return [];
    const points = losses.find(({ id }) => id === rule.id)?.lost ?? 0;
    return findingsOf(rule, verdict.found, { url: `${base}llms.txt`, cost: { score: 'llms', points } });
  });
}

const left = (id: LlmsRuleId, verdict: Verdict): number =>
  verdict.kind === 'taken' ? 0 : earned(llmsPoints[id], verdict);
