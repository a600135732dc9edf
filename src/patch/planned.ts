/** The repairs of many findings, each once: what two findings ask for is one change. */
import { RISKS, type Risk } from '../catalog/fix-risks.ts';
import type { Finding } from '../findings/finding.ts';
import { isRefusal, refusal, type Fix, type Refusal, type Repaired } from './change.ts';
import type { FixSite } from './fix-site.ts';
import { fixerOf } from './fixers.ts';

/** What can be made of findings. */
export interface Planned {
  readonly fixes: readonly Fix[];
  /** Why nothing is made of a finding, by its fingerprint. */
  readonly refused: ReadonlyMap<string, Refusal>;
}

/** The repairs of findings, in their order. */
export function plannedFixes(findings: readonly Finding[], site: FixSite): Planned {
  const byEdits = new Map<string, Fix>();
  const refused = new Map<string, Refusal>();
  for (const finding of findings) {
    const fixer = fixerOf(finding);
    if (fixer === undefined) {
      refused.set(finding.fingerprint, refusal('author'));
      continue;
    }
    const made = fixer.make(finding, site);
    if (isRefusal(made)) {
      refused.set(finding.fingerprint, made);
      continue;
    }
    const { file, edits, sources, also = [] } = made;
    if (edits.length === 0) continue;
    const key = JSON.stringify([file, edits]);
    const known = byEdits.get(key);
    const repairs = [...(known?.repairs ?? []), repaired(finding)];
    byEdits.set(key, { file, edits, also, sources, repairs, risk: known?.risk ?? fixer.risk });
  }
  return { fixes: withoutTwins([...byEdits.values()], refused), refused };
}

const repaired = ({ rule, code, fingerprint, message }: Finding): Repaired => ({
  rule,
  code,
  fingerprint,
  message,
});

/** What names a page for others has to be its own. */
const OWN: ReadonlySet<string> = new Set(['title', 'schema-title', 'meta-description', 'schema-description']);

/** Titles and descriptions that several pages would get are no one's. */
function withoutTwins(fixes: readonly Fix[], refused: Map<string, Refusal>): readonly Fix[] {
  const counts = new Map<string, number>();
  for (const fix of fixes)
    for (const value of ownValues(fix)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return fixes.filter((fix) => {
    const isAlike = ownValues(fix).some((value) => (counts.get(value) ?? 0) > 1);
    if (isAlike)
      for (const { rule, fingerprint } of fix.repairs)
        refused.set(fingerprint, refusal('alike', { what: rule }));
    return !isAlike;
  });
}

function ownValues({ repairs, sources }: Fix): string[] {
  const rule = repairs.find((one) => OWN.has(one.rule))?.rule.replace('schema-', '');
  return rule === undefined ? [] : sources.map(({ value }) => `${rule} ${value}`);
}

/**
 * Fixes that may be made beside those before them: of two that meet at one place the first one counts, and of two that
 * write one new file.
 */
export function apart(
  fixes: readonly Fix[],
  isThere: (file: string) => boolean,
): {
  readonly fixes: readonly Fix[];
  readonly met: readonly Fix[];
} {
  const taken = new Map<string, Fix['edits'][number][]>();
  const met: Fix[] = [];
  const kept = fixes.filter((fix) => {
    const parts = [fix, ...fix.also];
    const isApart = parts.every(({ file, edits }) => {
      const others = taken.get(file) ?? [];
      if (!isThere(file)) return others.length === 0;
      return edits.every((edit) => others.every((other) => areApart(edit, other)));
    });
    if (isApart) for (const { file, edits } of parts) taken.set(file, [...(taken.get(file) ?? []), ...edits]);
    else met.push(fix);
    return isApart;
  });
  return { fixes: kept, met };
}

/** Inserts at one place go beside each other; an insert within what goes does not. */
const areApart = (a: Fix['edits'][number], b: Fix['edits'][number]): boolean =>
  a.to <= b.from || b.to <= a.from;

/** Whether a risk is at most another. */
export const isAtMost = (risk: Risk, most: Risk): boolean => RISKS.indexOf(risk) <= RISKS.indexOf(most);
