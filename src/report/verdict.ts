/** The first thing that a reader is told: what is worst, in one sentence, and how many engines get in. */
import type { EngineRow } from '../findings/engines/cell.ts';
import { repairsOf } from '../findings/rank.ts';
import type { Band } from './band.ts';
import { freshOf } from './baseline.ts';
import { comparedText } from './compare.ts';
import { pagesText, titleOf } from './finding-texts.ts';
import type { Locale } from './locale.ts';
import type { Report } from './report.ts';
import { groupBy } from '../values/groups.ts';

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
  /** What is new since the baseline, and how pages score beside those of a corpus; empty without either. */
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
    change: [changeOf(report, locale), comparedText(report, locale)].filter(Boolean).join(' '),
  };
}

function countOf(engines: readonly EngineRow[], { tell }: Locale): EngineCount {
  const known = engines.filter(({ reach }) => reach.verdict !== 'unknown').length;
  const reach = engines.filter(({ reach: { verdict } }) => verdict === 'yes' || verdict === 'partly').length;
  const unknown = engines.length - known;
  const text =
    known === 0 ? tell('engines-unknown', { unknown }) : tell('engines-reached', { reach, known, unknown });
  return { reach, known, text };
}

/** An engine that cannot do something, with the cell that says so. */
interface Denied {
  readonly row: EngineRow;
  readonly column: (typeof DENIALS)[number];
}

/** Causes of which each has a sentence, and engines with others that are named. */
const MOST_CAUSES = 3;
const MOST_OTHERS = 5;

/** What keeps engines out, worst first, a sentence for each cause with the engines that it is the cause for. */
function deniedOf(engines: readonly EngineRow[], locale: Locale): Pick<Verdict, 'sentence' | 'band'> | null {
  const denials = DENIALS.flatMap((column) => firstDenied(engines, column));
  const causes = groupBy(denials, ({ row, column }) => {
    const { code, data } = row[column].reason;
    return JSON.stringify([column, code, data['line'] ?? 0]);
  });
  if (causes.size === 0) return null;
  const all = [...causes.values()];
  const sentences = all.slice(0, MOST_CAUSES).map((members) => causeText(members, locale));
  const others = all.slice(MOST_CAUSES).flatMap((members) => members.map(({ row }) => row.label));
  const rest =
    others.length === 0
      ? ''
      : locale.tell('denied-others', {
          engines: locale.list(others, MOST_OTHERS),
          causes: all.length - MOST_CAUSES,
        });
  return { sentence: [...sentences, rest].filter(Boolean).join(' '), band: 'poor' };
}

/** The engines of which a column is the first that says no. */
function firstDenied(engines: readonly EngineRow[], column: Denied['column']): readonly Denied[] {
  const isNo = (row: EngineRow, name: Denied['column']): boolean => row[name].verdict === 'no';
  return engines
    .filter((row) => DENIALS.find((name) => isNo(row, name)) === column)
    .map((row) => ({ row, column }));
}

/** One cause: a line of robots.txt by its number, all else in its words, of the bots of all its engines. */
function causeText(members: readonly Denied[], { tell, reason }: Locale): string {
  const [first] = members;
  if (first === undefined) return '';
  const { row, column } = first;
  const cell = row[column];
  const line = cell.reason.data['line'] ?? 0;
  const bots = [...new Set(members.flatMap((one) => one.row[one.column].reason.data['bots'] ?? []))];
  const all = {
    ...cell.reason,
    data: { ...cell.reason.data, ...(bots.length > 0 && { bots: bots.map(String) }) },
  };
  const cause = line === 0 ? reason({ ...cell, reason: all }) : tell('robots-line', { line });
  return tell(`denied-${column}`, { engine: row.label, more: members.length - 1, cause });
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
