/** The repairs of a folder of built pages that can be proved: planned, tried in memory, and kept only if all is better. */
import * as z from 'zod';
import { RISKS, type Risk } from '../catalog/fix-risks.ts';
import type { Finding } from '../findings/finding.ts';
import {
  refusal,
  type Change,
  type ChangedRange,
  type FileEdits,
  type Fix,
  type Refusal,
} from '../patch/change.ts';
import { placesIn } from '../patch/file-text.ts';
import { places } from '../readers/structured-data/places.ts';
import type { Report, Scores } from '../report/report.ts';
import { folderAudits, type FolderAuditOptions } from './fix-audit.ts';
import { partsOf, repairInRounds, textOf } from './fix-rounds.ts';
import type { Files } from './files-web.ts';
import { siteBase } from './static-site.ts';

/** How repairs are planned; everything is optional. */
export interface FixOptions extends Partial<FolderAuditOptions> {
  /** Address of the folder. Default: the target of the report. */
  readonly url?: string | undefined;
  /** Rules whose findings are repaired. Default: all. */
  readonly only?: readonly string[] | undefined;
  /** Whether a finding stays as it is, because its owner has decided so. Default: none does. */
  readonly accepted?: ((finding: Finding) => boolean) | undefined;
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

const CALL = z.custom<never>((value) => typeof value === 'function').optional();

const OPTIONS = z.strictObject({
  url: z.string().optional(),
  only: z.array(z.string()).readonly().optional(),
  accepted: CALL,
  maxRisk: z.enum(RISKS).optional(),
  readOnly: z.set(z.string()).optional(),
  now: z.number().optional(),
  signal: z.instanceof(AbortSignal).optional(),
  maxPages: z.int().min(1).optional(),
  include: z.array(z.string()).optional(),
  exclude: z.array(z.string()).optional(),
  onAudit: CALL,
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

async function plan(url: string, files: Files, options: FixOptions): Promise<FixPlan> {
  const { only, accepted, maxRisk = 'medium', readOnly = new Set<string>(), onAudit, signal } = options;
  const { now = Date.now(), maxPages, include, exclude } = options;
  const audit = folderAudits(url, { now, signal, maxPages, include, exclude });
  let audits = 0;
  const wanted = { only, accepted, maxRisk, readOnly };
  const { kept, refused, reasons, before, after, ...repaired } = await repairInRounds(
    url,
    files,
    wanted,
    (given, { pathAt }) => {
      signal?.throwIfAborted();
      onAudit?.(audits);
      audits += 1;
      return audit(given, pathAt);
    },
  );
  const changed = new Set(kept.flatMap(partsOf).map(({ file }) => file));
  return {
    url,
    kept: kept.map((fix) => changeOf(files, fix)).toSorted(byPlace),
    refused: refused.map(([fix, reason]) => ({ ...changeOf(files, fix), reason })),
    left: after.report.findings.map((finding) => ({
      finding,
      reason: reasons.get(finding.fingerprint) ?? refusal(finding.effort === 'server' ? 'server' : 'author'),
    })),
    scores: { before: before.report.scores, after: after.report.scores },
    files: new Map([...repaired.files].filter(([path]) => changed.has(path))),
  };
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
  const placeOf = places(text.utf8);
  return edits.map((edit) => ({
    file,
    range: [at(edit.from) ?? 0, at(edit.to) ?? 0],
    line: placeOf(edit.from).line,
    before: text.utf8.toString('utf8', edit.from, edit.to),
    after: edit.text,
  }));
}

const byPlace = (a: Change, b: Change): number =>
  a.file === b.file ? (a.edits[0]?.range[0] ?? 0) - (b.edits[0]?.range[0] ?? 0) : a.file < b.file ? -1 : 1;
