/**
 * What of many changes is better: they are tried together, and where the audits disagree the changes of each file are
 * halved until it is known which of them does the harm.
 */
import { refusal, type Fix, type Refusal } from '../patch/change.ts';
import { worstFirst } from '../rules/severity.ts';
import type { Finding } from '../findings/finding.ts';
import { fingerprintsOf, type FolderAudit } from './fix-audit.ts';

/** What came of a proof. */
export interface Proof {
  readonly kept: readonly Fix[];
  readonly refused: readonly (readonly [Fix, Refusal])[];
  /** The audit of the folder with what is kept. */
  readonly audit: FolderAudit;
}

/** What a proof works with. */
export interface ProofContext {
  /** The audit before the changes. */
  readonly before: FolderAudit;
  /** The audit with these changes. */
  readonly audited: (fixes: readonly Fix[]) => Promise<FolderAudit>;
  /** Files whose visible text these changes alter. */
  readonly altered: (fixes: readonly Fix[]) => ReadonlySet<string>;
  readonly pathAt: (url: string) => string | null;
}

/** Why changes are not better, and in which file that is seen; `null` of the site. */
interface Harm {
  readonly file: string | null;
  readonly refusal: Refusal;
}

/** Keeps the changes of which each repairs a finding and none does harm. */
export async function provedFixes(fixes: readonly Fix[], context: ProofContext): Promise<Proof> {
  const refused: (readonly [Fix, Refusal])[] = [];
  /** What is tried of each file, last first. */
  const open = new Map<string, (readonly Fix[])[]>();
  for (const fix of fixes) open.set(fix.file, [[...(open.get(fix.file)?.[0] ?? []), fix]]);
  const kept: Fix[] = [];
  let audit = context.before;
  let isExact = true;
  let width = Infinity;
  while (open.size > 0) {
    const tried = [...open].slice(0, width).map(([file, sets]) => [file, sets.at(-1) ?? []] as const);
    const added = tried.flatMap(([, set]) => set);
    const now = await context.audited([...kept, ...added]);
    const there = fingerprintsOf(now.findings);
    const useless = added.filter(({ repairs }) => repairs.every(({ fingerprint }) => there.has(fingerprint)));
    const harms = harmsOf(added, now, context);
    const blamed = new Map(
      harms.flatMap((harm) =>
        tried.some(([file]) => file === harm.file) ? [[harm.file, harm.refusal] as const] : [],
      ),
    );
    const loose = harms.find(({ file }) => !blamed.has(file));
    const [only] = tried;
    if (loose !== undefined && blamed.size === 0 && useless.length === 0) {
      if (tried.length > 1) {
        width = Math.ceil(tried.length / 2);
        continue;
      }
      if (only !== undefined) blamed.set(only[0], loose.refusal);
    }
    const isClean = blamed.size === 0 && useless.length === 0;
    for (const [file, set] of tried) {
      const rest = set.filter((fix) => !useless.includes(fix));
      const why = blamed.get(file);
      for (const fix of set) if (useless.includes(fix)) refused.push([fix, refusal('stays')]);
      if (rest.length < set.length) replace(open, file, rest.length === 0 ? [] : [rest]);
      else if (why !== undefined && set.length === 1) {
        for (const fix of set) refused.push([fix, why]);
        replace(open, file, []);
      } else if (why !== undefined) replace(open, file, halves(set));
      else if (isClean || loose === undefined) {
        kept.push(...set);
        replace(open, file, []);
      }
    }
    if (isClean) audit = now;
    isExact = isClean;
    width = Infinity;
  }
  const left = await settled(kept, isExact ? audit : await context.audited(kept), context);
  return { ...left, refused: [...refused, ...left.refused] };
}

/**
 * What was kept beside changes that are gone by now is looked at once more: what repairs nothing without them goes as well,
 * and what does harm, with all that was kept of its file.
 */
async function settled(fixes: readonly Fix[], first: FolderAudit, context: ProofContext): Promise<Proof> {
  const refused: (readonly [Fix, Refusal])[] = [];
  let kept = fixes;
  let audit = first;
  for (;;) {
    const there = fingerprintsOf(audit.findings);
    const harms = new Map(harmsOf(kept, audit, context).map((harm) => [harm.file, harm.refusal]));
    const isBlamed = kept.some(({ file }) => harms.has(file));
    const why = (fix: Fix): Refusal | null => {
      if (fix.repairs.every(({ fingerprint }) => there.has(fingerprint))) return refusal('stays');
      return harms.get(fix.file) ?? (harms.size > 0 && !isBlamed ? refusal('unsure') : null);
    };
    const gone = kept.flatMap((fix) => {
      const reason = why(fix);
      return reason === null ? [] : [[fix, reason] as const];
    });
    if (gone.length === 0) return { kept, refused, audit };
    refused.push(...gone);
    const out = new Set(gone.map(([fix]) => fix));
    kept = kept.filter((fix) => !out.has(fix));
    audit = await context.audited(kept);
  }
}

/** The last set of a file, replaced by these. */
function replace(
  open: Map<string, (readonly Fix[])[]>,
  file: string,
  sets: readonly (readonly Fix[])[],
): void {
  const all = [...(open.get(file) ?? []).slice(0, -1), ...sets];
  if (all.length === 0) open.delete(file);
  else open.set(file, all);
}

/** The second half is tried after the first one. */
const halves = (set: readonly Fix[]): readonly (readonly Fix[])[] => {
  const middle = Math.ceil(set.length / 2);
  return [set.slice(middle), set.slice(0, middle)];
};

function harmsOf(added: readonly Fix[], now: FolderAudit, context: ProofContext): Harm[] {
  const { before, altered, pathAt } = context;
  const text = [...altered(added)].map((file): Harm => ({ file, refusal: refusal('text') }));
  const came = cameIn(before.findings, now.findings).map(({ rule, code, place }): Harm => ({
    file: pathAt(place.url),
    refusal: refusal('comes', { rule, code, path: place.path }),
  }));
  const fell = [...now.scores].flatMap(([key, { name, url, value }]): Harm[] => {
    const was = before.scores.get(key)?.value ?? 0;
    const data = { score: name, before: was, after: value, path: url };
    return value >= was ? [] : [{ file: url === '' ? null : pathAt(url), refusal: refusal('falls', data) }];
  });
  return [...text, ...came, ...fell];
}

/**
 * Findings that were not there. What a rule says of the same place instead of something that is gone, and that weighs no
 * more, is what remains of that: an organization that is read at last, and has no profiles.
 */
function cameIn(before: readonly Finding[], now: readonly Finding[]): Finding[] {
  const [was, is] = [fingerprintsOf(before), fingerprintsOf(now)];
  const gone = before.filter(({ fingerprint }) => !is.has(fingerprint));
  return now.filter((finding) => !was.has(finding.fingerprint) && !gone.some((old) => isRest(finding, old)));
}

const isRest = (now: Finding, old: Finding): boolean =>
  now.rule === old.rule &&
  now.place.path === old.place.path &&
  worstFirst(now.severity, old.severity) >= 0 &&
  (now.cost.points < old.cost.points || (old.cost.points === 0 && worstFirst(now.severity, 'low') >= 0));
