/** The report on one screen: verdict, engines, what to do, counts. Whatever fits below is given to how to do it. */
import { limitText } from '../evidence.ts';
import { isProbeLimit } from '../../catalog/probe-limits.ts';
import { groupFindings } from '../../findings/group.ts';
import { FINDING_SEVERITIES } from '../../rules/severity.ts';
import { answersOf } from '../answers.ts';
import { SEVERITY_BANDS } from '../band.ts';
import { placeText } from '../finding-texts.ts';
import type { Report } from '../report.ts';
import { scoreRows } from '../score-rows.ts';
import { toDo, type ToDo } from '../to-do.ts';
import { trendOf } from '../trend.ts';
import { verdictOf } from '../verdict.ts';
import { engineSummary } from './engines.ts';
import { heading, indented, safe, type Setting } from './setting.ts';
import { clipped, padded, wrapped } from './width.ts';

/** Lines of the whole, the name of the site among them: what two screens of a terminal show. */
const MOST_LINES = 59;
/** Lines that the sentence of the verdict, the list of scores, and a line of counts may take. */
const MOST_VERDICT = 3;
const MOST_SCORES = 3;
const MOST_COUNTS = 2;
/** Columns of a severity. */
const SEVERITY_WIDTH = 8;
const INDENT = ' '.repeat(SEVERITY_WIDTH + 3);

/** At most so many lines of a text; the last one shows that there is more. */
function atMost(lines: readonly string[], most: number, { width }: Setting): readonly string[] {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), clipped(`${lines[most - 1] ?? ''}…`, width)];
}

function verdict(report: Report, setting: Setting): readonly string[] {
  const { paint, locale } = setting;
  const { sentence, band, engines, change } = verdictOf(report, locale);
  const counts = [engines === null ? '' : `${engines.text}.`, change].filter(Boolean).join(' ');
  const trend = trendOf(report, locale);
  const scores = scoreRows(report, locale).map(({ label, score }) => `${label} ${score}`);
  return [
    '',
    ...atMost(indented(sentence, '', setting), MOST_VERDICT, setting).map((line) =>
      paint.bold(paint.band(line, band)),
    ),
    ...(counts === '' ? [] : atMost(indented(counts, '', setting), MOST_COUNTS, setting)),
    ...answersOf(report, locale).map(({ question, word, band }) => `  ${question} ${paint.band(word, band)}`),
    ...(scores.length === 0
      ? []
      : atMost(
          indented(locale.tell('text-scores', { scores: scores.join(', ') }), '  ', setting),
          MOST_SCORES,
          setting,
        )),
    ...(trend === null ? [] : atMost(indented(trend.sentence, '  ', setting), MOST_COUNTS, setting)),
  ];
}

/** One thing to do: what, and in a second line what it returns. */
interface Item {
  readonly word: string;
  readonly title: readonly string[];
  readonly marks: string;
  /** How to do it: the place, the fix and the text to paste. */
  readonly repair: readonly string[];
}

function itemOf({ group, title, effect, effort, who }: ToDo, setting: Setting): Item {
  const { paint, width, locale } = setting;
  const { severity, rule, findings, fix, paste } = group;
  const clip = (text: string): string => INDENT + paint.dim(clipped(safe(text), width - INDENT.length));
  const place = findings[0] === undefined ? '' : placeText(findings[0], locale);
  const what = fix || (findings[0]?.fix ?? '');
  const code = paste.replace(/\r\n?/g, '\n').trimEnd();
  return {
    word: paint.band(padded(locale.tell(`severity-${severity}`), SEVERITY_WIDTH), SEVERITY_BANDS[severity]),
    title: wrapped(safe(title), width - INDENT.length),
    marks: clip([rule, ...effect, effort, who].join(' · ')),
    repair: [
      clip(place),
      ...(what === '' ? [] : indented(`→ ${what}`, INDENT, setting)),
      ...(code === '' ? [] : code.split('\n').map((each) => `      ${each}`)),
    ],
  };
}

/** All that was found as a line of counts, and where the rest is. */
function counts(report: Report, setting: Setting): readonly string[] {
  const { findings } = report;
  const { tell } = setting.locale;
  const by = FINDING_SEVERITIES.map((severity) => ({
    severity,
    count: findings.filter((one) => one.severity === severity).length,
  })).filter(({ count }) => count > 0);
  const said = tell('text-counts', {
    findings: findings.length,
    causes: groupFindings(findings).length,
    counts: by.map(({ severity, count }) => `${count} ${tell(`severity-${severity}`)}`).join(', '),
  });
  return [
    '',
    ...(findings.length === 0 ? [] : atMost(indented(said, '', setting), MOST_COUNTS, setting)),
    clipped(tell('text-all'), setting.width),
  ];
}

/** What could not be known, in one line: what this run did not see, before what no check from outside does. */
function limitLine({ limits }: Report, { width, paint, locale }: Setting): readonly string[] {
  const { tell } = locale;
  const [first, ...more] = limits.toSorted(
    (a, b) => Number(isProbeLimit(a.code)) - Number(isProbeLimit(b.code)),
  );
  if (first === undefined) return [];
  const rest = more.length === 0 ? '' : `; ${tell('text-more', { count: more.length })}`;
  const title = `${tell('text-limits')}: `;
  const line = title + clipped(safe(limitText(first, locale)), width - title.length - rest.length) + rest;
  return ['', paint.dim(clipped(line, width))];
}

/** The report in at most so many lines that a site of any size is read at a glance; `used` are those above it. */
export function shortLines(report: Report, setting: Setting, used: number): readonly string[] {
  const { tell } = setting.locale;
  const things = toDo(report, setting.locale);
  const head = [
    ...verdict(report, setting),
    ...(report.crawler === undefined
      ? []
      : [...heading(tell('engines-title'), setting), ...engineSummary(report.crawler.engines, setting)]),
    ...heading(tell('todo-title'), setting),
    ...(things.length === 0 ? [`  ${tell('nothing-to-repair')}`] : []),
  ];
  const limits = limitLine(report, setting);
  const end = counts(report, setting);
  const items = things.map((one) => itemOf(one, setting));
  // Two lines each are kept for what to do; what is left goes to limits, to whole titles, and to how to do it, in this order.
  let room = MOST_LINES - used - head.length - items.length * 2 - end.length;
  const fits = (lines: readonly string[]): readonly string[] => {
    if (lines.length > room) return [];
    room -= lines.length;
    return lines;
  };
  const known = fits(limits);
  const titles = items.map(({ word, title: [first = '', ...more] }) => {
    const rest = fits(more);
    const line = rest.length === more.length ? first : clipped(`${first}…`, setting.width - INDENT.length);
    return [`  ${word} ${line}`, ...rest.map((each) => INDENT + each)];
  });
  const work = items.flatMap(({ marks, repair }, index) => [
    ...(titles[index] ?? []),
    marks,
    ...fits(repair),
  ]);
  return [...head, ...work, ...known, ...end];
}
