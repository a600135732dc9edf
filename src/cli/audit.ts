/** What the audits of the command line have in common: one run, and what comes of it. */
import type { Auditor } from '../jobs/auditor.ts';
import type { AuditError } from '../jobs/target-error.ts';
import type { Report } from '../report/model.ts';
import type { Options, Terminal, Values } from './command.ts';
import type { ProgressLine } from './progress.ts';

/** Scores that a run can have, by the name that `--min-score` and the JSON know them by. */
export const SCORE_NAMES = ['crawler', 'llms', 'schema', 'pages', 'technical', 'content', 'ai_seo'] as const;

/** The name of a score. */
export type ScoreName = (typeof SCORE_NAMES)[number];

/** The scores of a run, 0 to 100; `null` is one that could not be given, absent are those of other audits. */
export type Scores = Readonly<Partial<Record<ScoreName, number | null>>>;

/** The parts of a report that one audit draws. */
export type ReportParts = Pick<Report, 'findings' | 'evidence' | 'limits'> &
  Partial<Pick<Report, 'crawler' | 'llms' | 'schema' | 'site'>>;

const NOTHING: ReportParts = { findings: [], evidence: [], limits: [] };

/** What a target gives that led nowhere. */
export function unaudited(error: AuditError, json: object = {}): Audited {
  return { parts: NOTHING, scores: {}, json, error };
}

/** What an audit gives to the command line. */
export interface Audited {
  readonly parts: ReportParts;
  readonly scores: Scores;
  /** What `--json` shows beside target, date, version, scores and findings. */
  readonly json: object;
  /** Its objects have gone to `--ndjson` one by one. Without this `--ndjson` shows what `--json` does, on one line. */
  readonly isStreamed?: boolean;
  /** Why the target could not be judged. */
  readonly error: AuditError | null;
  /** Called at the end: gives up what the run kept when its result was delivered, and keeps it when it was not. */
  readonly settle?: (end: RunEnd) => Promise<void>;
}

/** How a run ended. `complete`: nobody will resume it. */
export type RunEnd = 'complete' | 'stopped';

/** One run of an audit: live, on the example site, or from a recording. */
export interface AuditRun {
  readonly target: string;
  readonly values: Values;
  readonly auditor: Auditor;
  readonly terminal: Terminal;
  readonly progress: ProgressLine;
  /** Shows what is being asked for. */
  readonly onStep: (step: string) => void;
  /** Whether finished pages are kept in a file. Not for the example site and replays, which begin anew each time. */
  readonly keeping: 'file' | 'memory';
}

/** One kind of audit, ready to be made a command, or to be replayed. */
export interface AuditKind {
  /** The name of its command; a recording holds it. */
  readonly name: string;
  readonly examples: readonly string[];
  /** Options of its own that change what is asked for or judged; a recording holds them. */
  readonly options: Options;
  /** Options of its own that only change how it runs. Those of the network, the output and the gate are added. */
  readonly runOptions?: Options;
  /** Reads one target. An unreachable one is an `error`, not a throw; throws for misuse and the signal. */
  readonly work: (run: AuditRun) => Promise<Audited>;
}
