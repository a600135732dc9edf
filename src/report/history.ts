/** What is kept of each run of a site, so that the next one can show how it goes. */
import { FINDING_SEVERITIES } from '../rules/severity.ts';
import { parsedUrl } from '../values/address.ts';
import { ENGLISH } from './locale.ts';
import type { Report, RunSummary } from './report.ts';
import { verdictOf } from './verdict.ts';

/** Name and port of the site that a report is about; empty for a file without an address. */
export function hostOf({ audited, target, site, schema }: Report): string {
  const known = [audited, site?.origin, schema?.url, target, `https://${target}`];
  const [found] = known.flatMap((each) => (each === undefined ? [] : (parsedUrl(each)?.host ?? [])));
  return found ?? '';
}

/** The summary of a run: what `buildReport` takes as `history` with the next one. */
export function summaryOfRun(report: Report): RunSummary {
  const { date, version, scores, findings } = report;
  const { engines } = verdictOf(report, ENGLISH);
  const counts = FINDING_SEVERITIES.flatMap((severity) => {
    const count = findings.filter((one) => one.severity === severity).length;
    return count === 0 ? [] : [[severity, count] as const];
  });
  return {
    host: hostOf(report),
    date,
    version,
    scores,
    counts: Object.fromEntries(counts),
    findings: new Set(findings.map(({ fingerprint }) => fingerprint)).size,
    engines: engines === null ? null : { reach: engines.reach, known: engines.known },
  };
}

/** Runs that a trend shows, the latest ones. */
const MOST_RUNS = 50;

/** The report with earlier runs of its site. Runs of other sites, and of its own moment, are left out. */
export function withHistory(report: Report, runs: readonly RunSummary[]): Report {
  const host = hostOf(report);
  const earlier = new Map(
    runs.filter((run) => run.host === host && run.date < report.date).map((run) => [run.date, run]),
  );
  const history = [...earlier.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(-MOST_RUNS);
  return { ...report, history };
}

/** The runs that a report shows: the earlier ones, and its own at the end. Empty where there is nothing to compare. */
export function runsOf(report: Report): readonly RunSummary[] {
  const { history } = report;
  return history === undefined || history.length === 0 ? [] : [...history, summaryOfRun(report)];
}
