/** What `--json` writes, as far as another run reads it again: as a baseline, or to be compared. */
import * as z from 'zod';
import { CodedError } from '../errors.ts';
import { FINDING_SEVERITIES } from '../rules/severity.ts';
import { shaped } from './json-file.ts';

const finding = z.object({
  rule: z.string(),
  code: z.string(),
  fingerprint: z.string(),
  severity: z.enum(FINDING_SEVERITIES),
  message: z.string(),
  place: z.object({ url: z.string(), path: z.string() }),
});

const savedRun = z.object({
  target: z.string(),
  date: z.string(),
  error: z.object({ code: z.string() }).nullish(),
  scores: z.record(z.string(), z.number().nullable()),
  findings: z.array(finding),
  /** Left out by a suppression, and there all the same. */
  suppressed: z.array(finding),
});

/** Versions whose findings stood for many pages, under fingerprints that no finding has now. */
const OLD = z.object({ version: z.string().regex(/^0\.1\./) });

/** A finding of an earlier run. */
export type SavedFinding = z.infer<typeof finding>;

/** An earlier run. */
export type SavedRun = z.infer<typeof savedRun>;

/**
 * The earlier run in a JSON file that has been read. Throws `file-invalid`, also for a run that led nowhere: it found
 * nothing because it saw nothing, and compared with it every finding would be new, or gone.
 */
export function savedRunIn(value: unknown, path: string): SavedRun {
  if (OLD.safeParse(value).success)
    throw new CodedError(
      'file-invalid',
      `${path} is from version 0.1, and its findings cannot be compared with those of this version: run that audit again`,
    );
  const run = shaped(value, savedRun, path);
  const code = run.error?.code;
  if (code === undefined) return run;
  throw new CodedError('file-invalid', `${path} has nothing to compare: that run ended with ${code}`);
}

/** All that a run found, suppressed or not. */
export const foundIn = ({ findings, suppressed }: SavedRun): readonly SavedFinding[] => [
  ...findings,
  ...suppressed,
];

/** Its fingerprints. */
export function fingerprintsOf(run: SavedRun): ReadonlySet<string> {
  return new Set(foundIn(run).map(({ fingerprint }) => fingerprint));
}
