/** The first thing that a reader is told: what is worst, in one sentence, and how many engines get in. */
import type { EngineRow } from '../findings/engines/cell.ts';
import { repairsOf } from '../findings/rank.ts';
import type { Band } from './band.ts';
import { freshOf } from './baseline.ts';
import { pagesText, titleOf } from './finding-texts.ts';
import type { Locale } from './locale.ts';
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
const DENIALS = ['reach', 'read', 'quote'] as const;

/** The verdict of a report. */
export function verdictOf(report: Report, locale: Locale): Verdict {
  const engines = report.crawler?.engines;
  return {
    ...(deniedOf(engines ?? [], locale) ?? costliest(report, locale)),
    engines: engines === undefined ? null : countOf(engines, locale),
    change: changeOf(report, locale),
  };
}

function countOf(engines: readonly EngineRow[], { tell }: Locale): EngineCount {
  const known = engines.filter(({ reach }) => reach.verdict !== 'unknown').length;
  const reach = engines.filter(({ reach: { verdict } }) => verdict === 'yes' || verdict === 'partly').length;
  const unknown = engines.length - known;
  return { reach, known, text: tell('engines-reached', { reach, known, unknown }) };
}

/** The engine with the most readers of those that are shut out, as the matrix lists it first. */
function deniedOf(
  engines: readonly EngineRow[],
  { tell, reason }: Locale,
): Pick<Verdict, 'sentence' | 'band'> | null {
  for (const name of DENIALS) {
    const denied = engines.filter((row) => row[name].verdict === 'no');
    const [first] = denied;
    if (first === undefined) continue;
    const rule = first[name].proof.find(({ of, line }) => of === 'robots.txt' && line > 0);
    const cause = rule === undefined ? reason(first[name]) : tell('robots-line', { line: rule.line });
    const sentence = tell(`denied-${name}`, { engine: first.label, more: denied.length - 1, cause });
    return { sentence, band: 'poor' };
  }
  return null;
}

function costliest(report: Report, locale: Locale): Pick<Verdict, 'sentence' | 'band'> {
  const [first] = repairsOf(report.findings, report.known);
  if (first === undefined) {
    const isKnown = Object.values(report.scores).some((score) => typeof score === 'number');
    return isKnown
      ? { sentence: locale.tell('nothing-to-repair'), band: 'good' }
      : { sentence: locale.tell('nothing-judged'), band: null };
  }
  const isGrave = first.severity === 'critical' || first.severity === 'high';
  const sentence = locale.tell('repair-first', { title: titleOf(first), pages: pagesText(first, locale) });
  return { sentence, band: isGrave ? 'poor' : 'fair' };
}

function changeOf({ findings, known, absent = [] }: Report, { tell }: Locale): string {
  if (known === null) return '';
  const gone = absent.filter(({ unjudged }) => unjudged === '').length;
  const fresh = freshOf(findings, known).length;
  return tell('since-baseline', { fresh, gone, unjudged: absent.length - gone || '' });
}
