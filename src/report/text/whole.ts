/** The whole report for a terminal: every cause with its places and texts, every bot, every page. */
import { limitText } from '../evidence.ts';
import { agentLines } from '../for-agents.ts';
import type { FindingGroup } from '../../findings/group.ts';
import { causesOf } from '../../findings/rank.ts';
import { answersOf } from '../answers.ts';
import { absentParts, stateText } from '../baseline.ts';
import { bandOf, SEVERITY_BANDS } from '../band.ts';
import { agreement, decidingLine, permission, permissionBand, PURPOSES } from '../bots.ts';
import { gainTexts, pagesText, placeText, siteCounts, templateText } from '../finding-texts.ts';
import type { Answer, BotRow, CrawlerReport, Report, SiteReport } from '../report.ts';
import { scoreRows, type ScoreRow } from '../score-rows.ts';
import { bareText, typeTexts } from '../template-rows.ts';
import { trendOf } from '../trend.ts';
import { verdictOf } from '../verdict.ts';
import { engineLines } from './engines.ts';
import { questionLines } from './questions.ts';
import { heading, indented, safe, type Setting } from './setting.ts';
import { statedLines } from './stated.ts';
import { useLines } from './use-policy.ts';
import { clipped, padded, widthOf } from './width.ts';

/** Most cells of a score bar, and the columns around it. */
const BAR_CELLS = 20;
const BAR_FRAME = 36;
/** Columns of the label of a score and of a bot. */
const LABEL_WIDTH = 18;

function answerLines({ question, word, band, sentence }: Answer, setting: Setting): string[] {
  return [
    `  ${question} ${setting.paint.bold(setting.paint.band(word, band))}`,
    ...indented(sentence, '    ', setting),
    '',
  ];
}

function scoreLine({ label, score }: ScoreRow, { width, paint, locale }: Setting): string {
  const all = Math.min(BAR_CELLS, width - BAR_FRAME);
  const cells = Math.round((all * score) / 100);
  const bar = '█'.repeat(cells) + '░'.repeat(all - cells);
  const band = bandOf(score);
  return `  ${padded(label, LABEL_WIDTH)} ${paint.band(bar, band)} ${String(score).padStart(3)} ${locale.tell(`band-${band}`)}`;
}

function codeLines(code: string): string[] {
  if (code === '') return [];
  const lines = code.replace(/\r\n?/g, '\n').trimEnd().split('\n');
  return lines.map((line) => `      ${line}`);
}

function groupLines(group: FindingGroup, report: Report, setting: Setting): string[] {
  const { rule, severity, title, fix, paste, findings } = group;
  const { paint, width, locale } = setting;
  const word = locale.tell(`severity-${severity}`);
  const marks = [
    stateText(group, report, locale),
    pagesText(group, locale),
    ...gainTexts(group, report, locale),
  ]
    .filter(Boolean)
    .join(', ');
  // What citeworthy explain knows it by.
  const name = paint.dim(clipped(safe(rule), width - widthOf(word) - 4));
  const [first] = findings;
  const isOne = findings.length === 1 && first !== undefined;
  const template = templateText(group, locale);
  return [
    '',
    `  ${paint.band(word.toUpperCase(), SEVERITY_BANDS[severity])}  ${name}`,
    ...indented(isOne ? first.message : title, '  ', setting).map((text) => paint.bold(text)),
    ...(marks === '' ? [] : indented(marks, '    ', setting).map((text) => paint.dim(text))),
    ...(fix === '' ? [] : indented(`→ ${fix}`, '    ', setting)),
    ...(template === '' ? [] : indented(template, '    ', setting)),
    ...placeLines(group, setting),
    ...codeLines(paste),
  ];
}

/** Each place with what is said of it and known by. */
function placeLines({ findings, title, fix, paste }: FindingGroup, setting: Setting): string[] {
  const { paint, width, locale } = setting;
  const dim = (text: string): string => paint.dim(`    ${clipped(safe(text), width - 4)}`);
  return findings.flatMap((finding) => [
    dim(placeText(finding, locale)),
    ...(finding.message === title ? [] : indented(finding.message, '      ', setting)),
    ...(fix === '' ? indented(`→ ${finding.fix}`, '      ', setting) : []),
    dim(`  ${locale.tell('text-fingerprint', { fingerprint: finding.fingerprint })}`),
    ...(paste === '' ? codeLines(finding.paste) : []),
  ]);
}

function groups(report: Report, setting: Setting): string[] {
  const { tell } = setting.locale;
  const all = causesOf(report.findings, report.known);
  if (all.length === 0)
    return [...heading(tell('findings-short'), setting), `  ${tell('nothing-to-repair')}`];
  return [
    ...heading(tell('text-findings'), setting),
    ...all.flatMap((group) => groupLines(group, report, setting)),
    '',
    ...indented(tell('text-explain'), '  ', setting),
  ];
}

/** How robots.txt decides for a bot. */
function botLines(bot: BotRow, { width, paint, locale }: Setting): string[] {
  const { rule, group } = decidingLine(bot, locale);
  const why = [rule, group].filter(Boolean).join(' · ');
  const name = padded(clipped(safe(bot.label), LABEL_WIDTH), LABEL_WIDTH);
  const verdict = paint.band(padded(locale.tell(`permission-${permission(bot)}`), 8), permissionBand(bot));
  const line = `    ${name} ${verdict} ${clipped(safe(why), width - LABEL_WIDTH - 14)}`;
  const { state, text } = agreement(bot);
  if (state !== 'differs') return [line];
  return [line, paint.band(`      ! ${clipped(locale.tell(text), width - 8)}`, 'poor')];
}

function botMatrix({ bots }: CrawlerReport, setting: Setting): string[] {
  const { tell } = setting.locale;
  const lines = heading(tell('text-bots'), setting);
  for (const purpose of PURPOSES) {
    const rows = bots.filter((bot) => bot.purpose === purpose).flatMap((bot) => botLines(bot, setting));
    if (rows.length > 0) lines.push(`  ${clipped(tell(`purpose-${purpose}`), setting.width - 2)}`, ...rows);
  }
  return lines;
}

/** Nothing for a site that has nothing for agents. */
function forAgents(crawler: CrawlerReport, setting: Setting): string[] {
  const lines = agentLines(crawler, setting.locale).flatMap(({ label, text }) =>
    indented(`${label}: ${text}`, '  ', setting),
  );
  return lines.length === 0 ? [] : [...heading(setting.locale.tell('agents-title'), setting), ...lines];
}

/** Engines first: what an owner asks about. */
function crawlers(crawler: CrawlerReport, setting: Setting): string[] {
  const { tell } = setting.locale;
  return [
    ...heading(tell('engines-title'), setting),
    ...engineLines(crawler.engines, setting),
    ...heading(tell('text-use'), setting),
    ...useLines(crawler.usePolicy, setting),
    ...forAgents(crawler, setting),
    ...botMatrix(crawler, setting),
  ];
}

function pages({ summary, pages: rows }: SiteReport, setting: Setting): string[] {
  const all = rows.map(
    ({ path, overall }) => `  ${String(overall).padStart(3)} ${clipped(safe(path), setting.width - 6)}`,
  );
  return [
    ...heading(setting.locale.tell('pages-title'), setting),
    ...indented(siteCounts(summary, setting.locale), '  ', setting),
    ...all,
  ];
}

/** What each template describes as structured data, and lacks. */
function templates({ templates: rows }: SiteReport, setting: Setting): string[] {
  const { locale, width } = setting;
  if (rows.length === 0) return [];
  return [
    ...heading(locale.tell('data-caption'), setting),
    ...rows.flatMap((row) => [
      `  ${clipped(safe(`${row.shape} (${locale.tell('page-kind', { kind: row.kind })}, ${locale.tell('pages-count', { count: row.pages })})`), width - 2)}`,
      ...typeTexts(row, locale).flatMap(({ type, on, needs, recommended }) =>
        indented([`${type} ${on}`.trim(), needs, recommended].filter(Boolean).join('; '), '    ', setting),
      ),
      ...[bareText(row, locale)].filter(Boolean).flatMap((text) => indented(text, '    ', setting)),
    ]),
  ];
}

function limits(report: Report, setting: Setting): string[] {
  const lines = report.limits.flatMap((limit) => indented(limitText(limit, setting.locale), '  ', setting));
  return lines.length === 0 ? [] : [...heading(setting.locale.tell('text-limits'), setting), ...lines];
}

/** Everything, after the name of the site. */
export function wholeLines(report: Report, setting: Setting): readonly string[] {
  const trend = trendOf(report, setting.locale);
  const { change } = verdictOf(report, setting.locale);
  return [
    '',
    ...(change === '' ? [] : [...indented(change, '', setting), '']),
    ...answersOf(report, setting.locale).flatMap((answer) => answerLines(answer, setting)),
    ...scoreRows(report, setting.locale).map((row) => scoreLine(row, setting)),
    ...(trend === null ? [] : indented(trend.sentence, '  ', setting)),
    ...groups(report, setting),
    ...absentParts(report, setting.locale).flatMap(({ title, lines }) => [
      ...heading(title, setting),
      ...lines.flatMap((line) => indented(line, '  ', setting)),
    ]),
    ...(report.crawler === undefined ? [] : crawlers(report.crawler, setting)),
    ...(report.site === undefined
      ? []
      : [
          ...pages(report.site, setting),
          ...statedLines(report.site.stated, setting),
          ...templates(report.site, setting),
        ]),
    ...questionLines(report.questions, Infinity, setting),
    ...limits(report, setting),
  ];
}
