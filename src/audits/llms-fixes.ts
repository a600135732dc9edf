/** The documented fixes of an LLMs.txt Check: one for each cause, made from all findings that it repairs. */
import type { Fix } from '../contract/index.ts';
import type { Finding } from '../findings/finding.ts';
import { LLMS_FIXES } from '../rules/llms/fixes.ts';
import type { LlmsFixId } from '../rules/llms/llms-rule.ts';
import type { FixMaterial } from '../rules/llms/material.ts';
import { codesOf, repairOf } from '../rules/llms/rules.ts';
import { addTo } from '../values/groups.ts';

/** The fixes, and the findings with the text to paste at the first that each fix repairs. */
export interface LlmsRepairs {
  readonly fixes: readonly Fix[];
  readonly findings: readonly Finding[];
  /** Id of each fix → fingerprints of the findings that it repairs. */
  readonly repairs: Readonly<Record<string, readonly string[]>>;
}

/** What to repair, in the order of the findings: worst first. */
export function llmsRepairs(findings: readonly Finding[], material: FixMaterial): LlmsRepairs {
  const causes = new Map<LlmsFixId, Finding[]>();
  for (const finding of findings) {
    const id = repairOf(finding.rule, finding.code);
    if (id !== null) addTo(causes, id, finding);
  }
  const fixes: Fix[] = [];
  const pasted = new Map<Finding, Finding>();
  for (const [id, members] of causes) {
    const [first] = members;
    if (first === undefined || first.severity === 'info') continue;
    const { title, advice, adviceByHand = advice, code: codeFor } = LLMS_FIXES[id];
    const code = codeFor(material, codesOf(id));
    const words = code === '' ? adviceByHand : advice;
    const messages = members.map(({ message, place }) =>
      place.line > 0 ? `${message} (line ${place.line})` : message,
    );
    const actions = words === undefined ? members.map(({ fix }) => fix) : [words];
    const description = [...messages, ...new Set(actions)].map(sentence).join(' ');
    fixes.push({ id, title, severity: first.severity, description, code });
    if (code !== '') pasted.set(first, { ...first, fix: advice ?? first.fix, paste: code });
  }
  return {
    fixes,
    findings: findings.map((finding) => pasted.get(finding) ?? finding),
    repairs: Object.fromEntries(
      [...causes].map(([id, members]) => [id, members.map(({ fingerprint }) => fingerprint)]),
    ),
  };
}

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);
