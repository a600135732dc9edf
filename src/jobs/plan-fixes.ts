/** The repairs of a folder of built pages that can be proved: planned, tried in memory, and kept only if all is better. */
import * as z from 'zod';
import { RISKS, type Risk } from '../catalog/fix-risks.ts';
import type { Finding } from '../findings/finding.ts';
import { apart, isAtMost, plannedFixes } from '../patch/planned.ts';
import {
  refusal,
  type Change,
  type ChangedRange,
  type Edit,
  type FileEdits,
  type Fix,
  type Refusal,
} from '../patch/change.ts';
import { changedFile, fixBefore, sortedEdits, type Edits } from '../patch/edited-folder.ts';
import { fileText, placeAt, placesIn, type FileText } from '../patch/file-text.ts';
import type { Report, Scores } from '../report/report.ts';
import { openFolder, type FixFolder } from './fix-folder.ts';
import { folderAudits, type FolderAudit, type FolderAuditOptions } from './fix-audit.ts';
import { provedFixes } from './fix-proof.ts';
import type { Files } from './files-web.ts';
import { shownText } from '../patch/page-layout.ts';
import { contentTypeOf, siteBase } from './static-site.ts';

/** How repairs are planned; everything is optional. */
export interface FixOptions extends Partial<FolderAuditOptions> {
  /** Address of the folder. Default: the target of the report. */
  readonly url?: string | undefined;
  /** Rules whose findings are repaired. Default: all. */
  readonly only?: readonly string[] | undefined;
  /** The risk that a change may have at most. Default `medium`. */
  readonly maxRisk?: Risk | undefined;
  /** Paths of files that may not be changed. */
  readonly readOnly?: ReadonlySet<string> | undefined;
  /** Called before each audit, with how many there were. */
  readonly onAudit?: ((audits: number) => void) | undefined;
}

/** A finding that stays. */
export interface LeftFinding {
  readonly finding: Finding;
  readonly reason: Refusal;
}

/** The repairs of a folder. */
export interface FixPlan {
  /** The address of the folder. */
  readonly url: string;
  /** What is better and harms nothing, by file and place. */
  readonly kept: readonly Change[];
  /** What was tried and taken back. */
  readonly refused: readonly (Change & { readonly reason: Refusal })[];
  /** What is left for people, in the order of the report. */
  readonly left: readonly LeftFinding[];
  readonly scores: { readonly before: Scores; readonly after: Scores };
  /** The changed files as they are to be, by their paths. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Times that repairs are planned over what was repaired: what the last time finds, a second run finds. */
const MAX_ROUNDS = 10;

const OPTIONS = z.strictObject({
  url: z.string().optional(),
  only: z.array(z.string()).readonly().optional(),
  maxRisk: z.enum(RISKS).optional(),
  readOnly: z.set(z.string()).optional(),
  now: z.number().optional(),
  signal: z.instanceof(AbortSignal).optional(),
  maxPages: z.int().min(1).optional(),
  include: z.array(z.string()).optional(),
  exclude: z.array(z.string()).optional(),
  onAudit: z.custom<never>((value) => typeof value === 'function').optional(),
});

/**
 * Plans the repairs of a folder of built pages, given by their paths, and proves each: with it the audits of the folder
 * no longer have the finding, have no other one, no score is lower, and the text that readers see is the same character
 * for character. Writes nothing. Rejects with the reason of the signal, and with a TypeError for misuse.
 */
export async function planFixes(
  report: Pick<Report, 'target'>,
  files: ReadonlyMap<string, Uint8Array | string>,
  options: FixOptions = {},
): Promise<FixPlan> {
  const read = OPTIONS.safeParse(options);
  if (!read.success)
    throw new TypeError(
      `planFixes: ${read.error.issues[0]?.path.join('.') ?? ''} ${read.error.issues[0]?.message ?? ''}`,
    );
  const url = siteBase(
    options.url ?? (/^https?:/i.test(report.target) ? report.target : `https://${report.target}`),
  ).href;
  const own = new Map(
    Array.from(files, ([path, bytes]) => [path, typeof bytes === 'string' ? Buffer.from(bytes) : bytes]),
  );
  return plan(url, own, options);
}

const NOWHERE: ReadonlyMap<string, string> = new Map();

/** A folder while it is repaired. */
interface State {
  readonly kept: readonly Fix[];
  readonly files: Files;
  readonly audit: FolderAudit;
}

async function plan(url: string, files: Files, options: FixOptions): Promise<FixPlan> {
  const { only, maxRisk = 'medium', readOnly = new Set<string>(), onAudit, signal } = options;
  const { now = Date.now() } = options;
  const audit = folderAudits(url, {
    now,
    signal,
    maxPages: options.maxPages,
    include: options.include,
    exclude: options.exclude,
  });
  let audits = 0;
  const audited = (given: Files, folder: FixFolder): Promise<FolderAudit> => {
    signal?.throwIfAborted();
    onAudit?.(audits);
    audits += 1;
    return audit(given, folder.pathAt);
  };
  const apply = applier(files);
  const first = openFolder(url, files, NOWHERE);
  const before = await audited(files, first);
  let state: State = { kept: [], files, audit: before };
  let refusedFixes: readonly (readonly [Fix, Refusal])[] = [];
  const suspects = new Set<string>();
  let reasons: ReadonlyMap<string, Refusal> = new Map();
  /** Whether what was taken back is tried again, as another run would: once nothing else is better, since the rest has changed. */
  let isLast = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const folder = openFolder(url, state.files, state.audit.addresses);
    const { fixes, refused } = plannedFixes(state.audit.findings, folder.site);
    const found = new Map(refused);
    const made = editsOf(state.kept);
    const wanted = fixes.flatMap((fix) => {
      const reason = unwanted(fix, { only, maxRisk, readOnly });
      const placed = reason === null ? fixBefore(fix, (file) => made.get(file) ?? []) : null;
      if (placed !== null) return isLast || !suspects.has(nameOf(placed)) ? [placed] : [];
      for (const { fingerprint } of fix.repairs) found.set(fingerprint, reason ?? refusal('overlaps'));
      return [];
    });
    const tried = apart(wanted, (file) => state.files.has(file));
    for (const { repairs } of tried.met)
      for (const { fingerprint } of repairs) found.set(fingerprint, refusal('overlaps'));
    const writable = tried.fixes.filter((fix) => {
      const isWritable = partsOf(fix).every(({ file, edits }) => written(files, file, edits) !== null);
      if (!isWritable)
        for (const { fingerprint } of fix.repairs)
          found.set(fingerprint, refusal('charset', { encoding: textOf(files, fix.file).encoding }));
      return isWritable;
    });
    const rounds = [
      writable.filter(({ file }) => !isPage(file)),
      writable.filter(({ file }) => isPage(file)),
    ];
    const isAnyKept: boolean[] = [];
    if (isLast) refusedFixes = [];
    // The files of the site first: what they bring shows on pages, whose own changes are not to be blamed for it.
    for (const tries of rounds) {
      const { kept, audit: start } = state;
      const proof = await provedFixes(tries, {
        before: start,
        audited: (more) => {
          const changed = apply([...kept, ...more]);
          return audited(changed, openFolder(url, changed, NOWHERE));
        },
        altered: (more) => alteredText(files, apply([...kept, ...more])),
        pathAt: folder.pathAt,
      });
      refusedFixes = [...refusedFixes, ...proof.refused];
      const all = [...kept, ...proof.kept];
      state = { kept: all, files: apply(all), audit: proof.audit };
      isAnyKept.push(proof.kept.length > 0);
    }
    for (const [fix, reason] of refusedFixes) {
      suspects.add(nameOf(fix));
      for (const { fingerprint } of fix.repairs) found.set(fingerprint, reason);
    }
    reasons = new Map([...reasons, ...found]);
    if (!isAnyKept.includes(true) && (isLast || suspects.size === 0)) break;
    isLast = !isAnyKept.includes(true);
  }
  const changed = new Set(state.kept.flatMap(partsOf).map(({ file }) => file));
  return {
    url,
    kept: state.kept.map((fix) => changeOf(files, fix)).toSorted(byPlace),
    refused: refusedFixes.map(([fix, reason]) => ({ ...changeOf(files, fix), reason })),
    left: state.audit.report.findings.map((finding) => ({
      finding,
      reason: reasons.get(finding.fingerprint) ?? refusal(finding.effort === 'server' ? 'server' : 'author'),
    })),
    scores: { before: before.report.scores, after: state.audit.report.scores },
    files: new Map(
      [...changed].flatMap((path) => {
        const bytes = state.files.get(path);
        return bytes === undefined ? [] : [[path, bytes] as const];
      }),
    ),
  };
}

const isPage = (path: string): boolean => /html/.test(contentTypeOf(path));

/** What is the same fix in another round, when its places have moved. */
const nameOf = ({ file, repairs }: Fix): string =>
  JSON.stringify([file, repairs.map(({ fingerprint }) => fingerprint)]);

/** Why a fix is not to be made at all, `null` where it may be. */
function unwanted(
  { risk, repairs, file }: Fix,
  {
    only,
    maxRisk,
    readOnly,
  }: {
    readonly only: readonly string[] | undefined;
    readonly maxRisk: Risk;
    readonly readOnly: ReadonlySet<string>;
  },
): Refusal | null {
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
const partsOf = (fix: Fix): readonly FileEdits[] => [fix, ...fix.also];

const EMPTY = new Uint8Array();

const textOf = (files: Files, path: string): FileText =>
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

/** Pages whose visible text is another one. */
function alteredText(before: Files, after: Files): ReadonlySet<string> {
  const paths = [...after.keys()].filter(
    (path) => before.get(path) !== after.get(path) && /html/.test(contentTypeOf(path)),
  );
  return new Set(
    paths.filter((path) => shownText(textOf(before, path).utf8) !== shownText(textOf(after, path).utf8)),
  );
}

function changeOf(files: Files, fix: Fix): Change {
  const { file, sources, repairs, risk } = fix;
  const [first] = repairs;
  return {
    file,
    rule: first?.rule ?? '',
    code: first?.code ?? '',
    risk,
    edits: partsOf(fix).flatMap((part) => rangesOf(files, part)),
    sources,
    repairs,
  };
}

function rangesOf(files: Files, { file, edits }: FileEdits): ChangedRange[] {
  const text = textOf(files, file);
  const at = placesIn(text);
  return edits.map((edit) => ({
    file,
    range: [at(edit.from) ?? 0, at(edit.to) ?? 0],
    line: placeAt(text, edit.from).line,
    before: text.utf8.toString('utf8', edit.from, edit.to),
    after: edit.text,
  }));
}

const byPlace = (a: Change, b: Change): number =>
  a.file === b.file ? (a.edits[0]?.range[0] ?? 0) - (b.edits[0]?.range[0] ?? 0) : a.file < b.file ? -1 : 1;
