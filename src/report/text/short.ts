/** The report on one screen: verdict, engines, what to do, counts. Whatever fits below is given to how to do it. */
import { limitText } from '../evidence.ts';
import { isProbeLimit } from '../../catalog/probe-limits.ts';
import type { EngineRow } from '../../findings/engines/cell.ts';
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
import { questionLines } from './questions.ts';
import { clipped, padded, wrapped } from './width.ts';

/** Lines of the whole, the name of the site among them: what two screens of a terminal show. */
const MOST_LINES = 59;
/** Lines that the sentence of the verdict, the list of scores, and a line of counts may take. */
const MOST_VERDICT = 5;
const MOST_SCORES = 3;
const MOST_COUNTS = 2;
/** Columns of a severity. */
const SEVERITY_WIDTH = 8;
/** Questions shown, each in four lines at most. */
const MOST_QUESTIONS = 12;
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

/** One thing to do. */
interface Item {
  readonly word: string;
  readonly title: readonly string[];
  /** Where: one line of it is always shown, as of the fix. */
  readonly place: readonly string[];
  /** How, with the text to paste where that is one line. */
  readonly fix: readonly string[];
  readonly marks: readonly string[];
  readonly code: readonly string[];
}

function itemOf(
  { group, title, state, place, more, fix, paste, effect, effort, who }: ToDo,
  setting: Setting,
): Item {
  const { paint, width, locale } = setting;
  const { severity, rule } = group;
  const code = paste.replace(/\r\n?/g, '\n').trimEnd().split('\n');
  const [first = ''] = code;
  const how = code.length > 1 || first === '' ? fix : `${fix.replace(/:$/, '')}: ${first}`;
  const named = state === '' ? title : `[${state}] ${title}`;
  return {
    word: paint.band(padded(locale.tell(`severity-${severity}`), SEVERITY_WIDTH), SEVERITY_BANDS[severity]),
    title: wrapped(safe(named), width - INDENT.length),
    place: indented(`${rule} · ${placeText(place, locale)} ${more}`, INDENT, setting),
    fix: indented(`→ ${how}`, INDENT, setting),
    marks: atMost(indented([...effect, effort, who].join(' · '), INDENT, setting), 1, setting),
    code: code.length > 1 ? code.map((each) => `      ${each}`) : [],
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

/** Lines of the table of engines at least: its title, its head, two rows, and how many more there are. */
const LEAST_ENGINES = 6;
/** Lines of a thing to do at least: what, where and how. */
const LEAST_ITEM = 3;

/**
 * The report in at most so many lines that a site of any size is read at a glance, more only where more is critical;
 * `used` are those above it. Each thing to do has its place and how to do it.
 */
export function shortLines(report: Report, setting: Setting, used: number): readonly string[] {
  const { tell } = setting.locale;
  if (report.questions !== undefined && report.site === undefined)
    return [
      ...questionLines(report.questions, MOST_QUESTIONS, setting),
      ...limitLine(report, setting),
      ...counts(report, setting),
    ];
  const things = toDo(report, setting.locale);
  const start = verdict(report, setting);
  const work = [
    ...heading(tell('todo-title'), setting),
    ...(things.length === 0 ? [`  ${tell('nothing-to-repair')}`] : []),
  ];
  const end = counts(report, setting);
  // What is left goes to whole fixes, places and titles, engines, limits, texts to paste, and marks, in this order.
  const engineCount = report.crawler === undefined ? 0 : LEAST_ENGINES;
  let room =
    MOST_LINES - used - start.length - work.length - things.length * LEAST_ITEM - end.length - engineCount;
  const fits = (lines: readonly string[]): readonly string[] => {
    if (lines.length > room) return [];
    room -= lines.length;
    return lines;
  };
  const whole = (lines: readonly string[]): readonly string[] => wholeOrFirst(lines, fits, setting.width);
  const told = things
    .map((one) => itemOf(one, setting))
    .map((item) => ({ ...item, fix: whole(item.fix) }))
    .map((item) => ({ ...item, place: whole(item.place) }))
    .map((item) => ({ ...item, title: wholeOrFirst(item.title, fits, setting.width - INDENT.length) }));
  const engines =
    report.crawler === undefined ? [] : engineLines(report.crawler.engines, room + engineCount, setting);
  room -= engines.length - engineCount;
  const limits = fits(limitLine(report, setting));
  const items = told
    .map((item) => ({ ...item, code: fits(item.code) }))
    .map((item) => ({ ...item, marks: fits(item.marks) }));
  const lines = items.flatMap(({ word, title: [first = '', ...more], place, fix, marks, code }) => [
    `  ${word} ${first}`,
    ...more.map((each) => INDENT + each),
    ...place.map(setting.paint.dim),
    ...fix,
    ...marks.map(setting.paint.dim),
    ...code,
  ]);
  return [...start, ...engines, ...work, ...lines, ...limits, ...end];
}

/** All lines of a text where they fit, else the first, which shows that there is more. */
function wholeOrFirst(
  [first = '', ...more]: readonly string[],
  fits: (lines: readonly string[]) => readonly string[],
  width: number,
): readonly string[] {
  const rest = fits(more);
  const whole = [first, ...more.map((line) => line.trimStart())].join(' ');
  return rest.length === more.length ? [first, ...rest] : [clipped(whole, width)];
}

/** The engines under their heading, in so many lines. */
function engineLines(engines: readonly EngineRow[], room: number, setting: Setting): readonly string[] {
  const title = heading(setting.locale.tell('engines-title'), setting);
  return [...title, ...engineSummary(engines, Math.max(LEAST_ENGINES, room) - title.length, setting)];
}
