/**
 * Repairs in rounds: what the findings ask for is tried and kept as far as it is better, and planned again over what was
 * repaired, until nothing else is. What was taken back is tried once more at the end, since the rest has changed.
 */
import type { Risk } from '../catalog/fix-risks.ts';
import { refusal, type Edit, type FileEdits, type Fix, type Refusal } from '../patch/change.ts';
import { changedFile, fixBefore, sortedEdits, type Edits } from '../patch/edited-folder.ts';
import { fileText, type FileText } from '../patch/file-text.ts';
import { shownText } from '../patch/page-layout.ts';
import { apart, isAtMost, plannedFixes } from '../patch/planned.ts';
import type { Finding } from '../findings/finding.ts';
import { fingerprintsOf, type FolderAudit } from './fix-audit.ts';
import { openFolder, type FixFolder } from './fix-folder.ts';
import { provedFixes } from './fix-proof.ts';
import type { Files } from './files-web.ts';
import { contentTypeOf } from './static-site.ts';

/** What may be repaired. */
export interface Wanted {
  /** Rules; absent: all. */
  readonly only: readonly string[] | undefined;
  /** Whether a finding stays as it is by decision of the owner; absent: none does. */
  readonly accepted: ((finding: Finding) => boolean) | undefined;
  readonly maxRisk: Risk;
  /** Paths of files that may not be changed. */
  readonly readOnly: ReadonlySet<string>;
}

/** A folder that is repaired. */
export interface Repairs {
  readonly kept: readonly Fix[];
  /** What was tried and taken back at last. */
  readonly refused: readonly Refused[];
  /** Why nothing is made of a finding, by its fingerprint. */
  readonly reasons: ReadonlyMap<string, Refusal>;
  readonly files: Files;
  readonly before: FolderAudit;
  readonly after: FolderAudit;
}

type Refused = readonly [fix: Fix, reason: Refusal];

/** A folder while it is repaired. */
interface State {
  readonly kept: readonly Fix[];
  readonly files: Files;
  readonly audit: FolderAudit;
}

/** Times that repairs are planned over what was repaired: what the last time finds, a second run finds. */
const MAX_ROUNDS = 10;

const NOWHERE: ReadonlyMap<string, string> = new Map();

/** Repairs a folder. `audited`: the audit of it with other files. */
export async function repairInRounds(
  url: string,
  files: Files,
  wanted: Wanted,
  audited: (files: Files, folder: FixFolder) => Promise<FolderAudit>,
): Promise<Repairs> {
  const apply = applier(files);
  const alteredText = textComparer(files);
  const before = await audited(files, openFolder(url, files, NOWHERE));
  /** Tries fixes beside what was kept. */
  const proved = async (tries: readonly Fix[], { kept, audit }: State, pathAt: FixFolder['pathAt']) => {
    const proof = await provedFixes(tries, {
      before: audit,
      audited: (more) => {
        const changed = apply([...kept, ...more]);
        return audited(changed, openFolder(url, changed, NOWHERE));
      },
      altered: (more) => alteredText(apply([...kept, ...more])),
      pathAt,
    });
    const all = [...kept, ...proof.kept];
    return { state: { kept: all, files: apply(all), audit: proof.audit }, refused: proof.refused };
  };
  let state: State = { kept: [], files, audit: before };
  let refused: readonly Refused[] = [];
  let isLast = false;
  const suspects = new Set<string>();
  const reasons = new Map<string, Refusal>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { kept } = state;
    const folder = openFolder(url, state.files, state.audit.addresses);
    const isTried = (fix: Fix): boolean => isLast || !suspects.has(nameOf(fix));
    const { fixes, ...left } = triesOf(state, folder, { wanted, isTried, original: files });
    for (const [fingerprint, reason] of left.reasons) reasons.set(fingerprint, reason);
    if (isLast) refused = [];
    // The files of the site first: what they bring shows on pages, whose own changes are not to be blamed for it.
    for (const isOfPage of [false, true]) {
      const there = fingerprintsOf(state.audit.findings);
      // A page that no sitemap lists any more has no finding that could be proved gone.
      const own = fixes.filter(
        ({ file, repairs }) =>
          isPage(file) === isOfPage && repairs.some(({ fingerprint }) => there.has(fingerprint)),
      );
      const proof = await proved(own, state, folder.pathAt);
      state = proof.state;
      refused = [...refused, ...proof.refused];
    }
    for (const [fix, reason] of refused) {
      suspects.add(nameOf(fix));
      for (const { fingerprint } of fix.repairs) reasons.set(fingerprint, reason);
    }
    const isBetter = state.kept.length > kept.length;
    if (!isBetter && (isLast || suspects.size === 0)) break;
    isLast = !isBetter;
  }
  return { kept: state.kept, refused, reasons, files: state.files, before, after: state.audit };
}

/** The fixes that can be tried together over what was kept, and why others cannot, by the fingerprint of their findings. */
function triesOf(
  { kept, files, audit }: State,
  { site }: FixFolder,
  {
    wanted,
    isTried,
    original,
  }: {
    readonly wanted: Wanted;
    /** Whether a fix was not taken back, or may be tried again. */
    readonly isTried: (fix: Fix) => boolean;
    readonly original: Files;
  },
): { readonly fixes: readonly Fix[]; readonly reasons: ReadonlyMap<string, Refusal> } {
  const isOpen = (finding: Finding): boolean => wanted.accepted?.(finding) !== true;
  const planned = plannedFixes(audit.findings.filter(isOpen), site);
  const reasons = new Map(planned.refused);
  for (const finding of audit.findings)
    if (!isOpen(finding)) reasons.set(finding.fingerprint, refusal('accepted'));
  const leave = ({ repairs }: Fix, reason: Refusal): void => {
    for (const { fingerprint } of repairs) reasons.set(fingerprint, reason);
  };
  const made = editsOf(kept);
  const placed = planned.fixes.flatMap((fix) => {
    const reason = unwanted(fix, wanted);
    const there = reason === null ? fixBefore(fix, (file) => made.get(file) ?? []) : null;
    if (there === null) leave(fix, reason ?? refusal('overlaps'));
    return there === null || !isTried(there) ? [] : [there];
  });
  const { fixes, met } = apart(placed, (file) => files.has(file));
  for (const fix of met) leave(fix, refusal('overlaps'));
  const writable = fixes.filter((fix) => {
    const isWritable = partsOf(fix).every(({ file, edits }) => written(original, file, edits) !== null);
    if (!isWritable) leave(fix, refusal('charset', { encoding: textOf(original, fix.file).encoding }));
    return isWritable;
  });
  return { fixes: writable, reasons };
}

const isPage = (path: string): boolean => /html/.test(contentTypeOf(path));

/** What is the same fix in another round, when its places have moved. */
const nameOf = ({ file, repairs }: Fix): string =>
  JSON.stringify([file, repairs.map(({ fingerprint }) => fingerprint)]);

/** Why a fix is not to be made at all, `null` where it may be. */
function unwanted({ risk, repairs, file }: Fix, { only, maxRisk, readOnly }: Wanted): Refusal | null {
  if (only !== undefined && !repairs.some(({ rule }) => only.includes(rule))) return refusal('chosen');
  if (!isAtMost(risk, maxRisk)) return refusal('risk', { risk });
  return readOnly.has(file) ? refusal('linked') : null;
}

/** The edits of fixes by file, in order. */
function editsOf(fixes: readonly Fix[]): ReadonlyMap<string, Edits> {
  const byFile = new Map<string, Edit[]>();
  for (const { file, edits } of fixes.flatMap(partsOf)) {
    const own = byFile.get(file);
    if (own === undefined) byFile.set(file, [...edits]);
    else own.push(...edits);
  }
  return new Map([...byFile].map(([file, edits]) => [file, sortedEdits(edits)]));
}

/** All that a fix edits. */
export const partsOf = (fix: Fix): readonly FileEdits[] => [fix, ...fix.also];

const EMPTY = new Uint8Array();

/** A file as text. */
export const textOf = (files: Files, path: string): FileText =>
  fileText(files.get(path) ?? EMPTY, contentTypeOf(path));

/** A file with these fixes; `null` where they cannot be written in its encoding. */
function written(files: Files, path: string, edits: Edits): Uint8Array | null {
  return changedFile(textOf(files, path), edits, (bytes) => fileText(bytes, contentTypeOf(path)));
}

/** Gives the files with fixes, others as they are. A file that is the same again is the same array: it is audited once. */
function applier(files: Files): (fixes: readonly Fix[]) => Files {
  const known = new Map<string, Uint8Array>();
  return (fixes) => {
    const changed = new Map(files);
    for (const [path, edits] of editsOf(fixes)) {
      const key = JSON.stringify([path, edits]);
      const bytes = known.get(key) ?? written(files, path, edits);
      if (bytes === null) continue;
      known.set(key, bytes);
      changed.set(path, bytes);
    }
    return changed;
  };
}

/** Gives the pages whose visible text is another one than that of these files. A file that is the same array is read once. */
function textComparer(before: Files): (after: Files) => ReadonlySet<string> {
  const known = new WeakMap<Uint8Array, string>();
  const shownIn = (files: Files, path: string): string => {
    const bytes = files.get(path) ?? EMPTY;
    const text = known.get(bytes) ?? shownText(textOf(files, path).utf8);
    known.set(bytes, text);
    return text;
  };
  return (after) => {
    const paths = [...after.keys()].filter((path) => before.get(path) !== after.get(path) && isPage(path));
    return new Set(paths.filter((path) => shownIn(before, path) !== shownIn(after, path)));
  };
}
