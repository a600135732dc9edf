/** What the audits of the command line have in common: one run, and what comes of it. */
import type { Auditor } from '../jobs/auditor.ts';
import type { StepCount } from '../jobs/engine.ts';
import type { SavedPage } from '../jobs/saved-page.ts';
import type { AuditError } from '../jobs/target-error.ts';
import type { AuditResults } from '../report/audit-results.ts';
import type { Options, Terminal, Values } from './command.ts';
import type { ProgressLine } from './progress.ts';

/** What a target gives that led nowhere. */
export function unaudited(error: AuditError, json: object = {}): Audited {
  return { results: {}, json, error };
}

/** What an audit gives to the command line. */
export interface Audited {
  /** What its report is made of. */
  readonly results: Omit<AuditResults, 'target' | 'date'>;
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
  /** Shows what is being asked for, and how far the audit is. */
  readonly onStep: (step: string, count?: StepCount) => void;
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
  /** Throws for what the run cannot begin with. It is called before the engine is loaded. */
  readonly check?: (asked: Pick<AuditRun, 'target' | 'values'>) => Promise<void>;
  /** Reads one target. An unreachable one is an `error`, not a throw; throws for misuse and the signal. */
  readonly work: (run: AuditRun) => Promise<Audited>;
  /** Reads a saved page. Absent where the audit reads sites only. */
  readonly saved?: (page: SavedPage) => Promise<Audited>;
}
