/** The first thing that a reader is told: what is worst, in one sentence, and how many engines get in. */
import type { EngineRow } from '../findings/engines/cell.ts';
import { groupFindings } from '../findings/group.ts';
import { orderOfWork } from '../findings/rank.ts';
import { counted } from '../values/wording.ts';
import type { Band } from './band.ts';
import { pagesText, titleOf } from './finding-texts.ts';
import type { Report } from './report.ts';

/** Engines by whether they get to the site. */
export interface EngineCount {
  readonly reach: number;
  /** Engines of which that can be told. */
  readonly known: number;
  readonly text: string;
}

/** The verdict on a site. */
export interface Verdict {
  readonly sentence: string;
  /** `null`: nothing is known. */
  readonly band: Band | null;
  /** `null` where no Crawler Check ran. */
  readonly engines: EngineCount | null;
  /** What is new since the baseline, empty without one. */
  readonly change: string;
}

/** What an engine cannot do, worst first. */
const DENIALS = [
  ['reach', 'cannot cite this site'],
  ['read', 'cannot read the text of this site'],
  ['quote', 'may not quote this site'],
] as const;

/** The verdict of a report. */
export function verdictOf(report: Report): Verdict {
  const engines = report.crawler?.engines;
  return {
    ...(deniedOf(engines ?? []) ?? costliest(report)),
    engines: engines === undefined ? null : countOf(engines),
    change: changeOf(report),
  };
}

function countOf(engines: readonly EngineRow[]): EngineCount {
  const known = engines.filter(({ reach }) => reach.verdict !== 'unknown').length;
  const reach = engines.filter(({ reach: { verdict } }) => verdict === 'yes' || verdict === 'partly').length;
  const rest = engines.length - known;
  const unknown = rest === 0 ? '' : ` (of ${rest} more nobody can tell)`;
  return { reach, known, text: `${reach} of ${counted(known, 'engine')} can reach this site${unknown}` };
}

/** The engine with the most readers of those that are shut out, as the matrix lists it first. */
function deniedOf(engines: readonly EngineRow[]): Pick<Verdict, 'sentence' | 'band'> | null {
  for (const [name, words] of DENIALS) {
    const denied = engines.filter((row) => row[name].verdict === 'no');
    const [first] = denied;
    if (first === undefined) continue;
    const more = denied.length === 1 ? '' : ` and ${counted(denied.length - 1, 'more engine')}`;
    const rule = first[name].proof.find(({ of, line }) => of === 'robots.txt' && line > 0);
    const cause = rule === undefined ? first[name].words : `robots.txt line ${rule.line}`;
    return { sentence: `${first.label}${more} ${words}: ${cause}.`, band: 'poor' };
  }
  return null;
}

function costliest(report: Report): Pick<Verdict, 'sentence' | 'band'> {
  const [first] = orderOfWork(groupFindings(report.findings));
  if (first === undefined) {
    const isKnown = Object.values(report.scores).some((score) => typeof score === 'number');
    return isKnown
      ? { sentence: 'Nothing to repair was found.', band: 'good' }
      : { sentence: 'Nothing could be judged.', band: null };
  }
  const pages = pagesText(first);
  const where = pages === '' ? '' : ` (${pages})`;
  const isGrave = first.severity === 'critical' || first.severity === 'high';
  return { sentence: `To repair first: ${titleOf(first)}${where}.`, band: isGrave ? 'poor' : 'fair' };
}

function changeOf({ findings, known }: Report): string {
  if (known === null) return '';
  const before = new Set(known);
  const fresh = findings.filter(({ fingerprint }) => !before.has(fingerprint)).length;
  const now = new Set(findings.map(({ fingerprint }) => fingerprint));
  const gone = known.filter((fingerprint) => !now.has(fingerprint)).length;
  return `Since the baseline: ${counted(fresh, 'new finding')}, ${gone} gone.`;
}
