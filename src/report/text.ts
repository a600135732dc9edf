/** The report for a person at a terminal. */
import { PROBE_LIMITS } from '../catalog/probe-limits.ts';
import { groupFindings, type FindingGroup } from '../findings/group.ts';
import { rankGroups } from '../findings/rank.ts';
import { counted, cut, listed } from '../values/wording.ts';
import { BAND_WORDS, bandOf, SEVERITY_BANDS } from './band.ts';
import { agreement, decidingLine, permission, permissionBand, PURPOSE_GROUPS } from './bots.ts';
import { auditedText, gainTexts, pagesText, placeText, siteCounts, templateText } from './finding-texts.ts';
import { plain, plainLine } from './plain.ts';
import type { Answer, BotRow, CrawlerReport, Report, SiteReport } from './report.ts';
import { scoreRows, type ScoreRow } from './score-rows.ts';
import { engineLines } from './text/engines.ts';
import { paintOf, type Colour, type Paint } from './text/paint.ts';
import { useLines } from './text/use-policy.ts';
import { clipped, padded, wrapped } from './text/width.ts';

/** How the text is set. */
export interface TextOptions {
  /** Columns of the terminal, 40 to 100; default 100. Lines are no longer, but for text to paste, which may not be broken. */
  readonly width?: number;
  /** Default: none. */
  readonly colour?: Colour;
  /** `short`, the default: what has to be acted on or matters most; the rest is counted. `whole`: every row. */
  readonly detail?: 'short' | 'whole';
}

/** Below this a column of words is no longer readable; above it lines are too long to read. */
const MIN_WIDTH = 40;
const MAX_WIDTH = 100;
/** How many groups the short form shows, with how many places and lines of text to paste for each. */
const MAX_GROUPS = 10;
const MAX_PLACES = 3;
const MAX_CODE_LINES = 12;
/** Characters of one text; what a person is told in a terminal is shorter. */
const MAX_TEXT = 1000;
/** How many of the worst pages the short form shows. */
const MAX_PAGES = 5;
/** Most cells of a score bar, and the columns around it. */
const BAR_CELLS = 20;
const BAR_FRAME = 36;
/** Columns of the label of a score and of a bot. */
const LABEL_WIDTH = 18;

/** What every part needs to set its lines. */
interface Setting {
  readonly width: number;
  readonly paint: Paint;
  readonly detail: 'short' | 'whole';
}

/** One line of a text of others, safe to print. */
function safe(text: string): string {
  return plainLine(cut(text, MAX_TEXT));
}

function indented(text: string, indent: string, { width }: Setting): string[] {
  return wrapped(safe(text), width - indent.length).map((line) => indent + line);
}

function heading(title: string, { paint }: Setting): string[] {
  return ['', paint.bold(title)];
}

function answerLines({ question, word, band, sentence }: Answer, setting: Setting): string[] {
  return [
    `  ${question} ${setting.paint.bold(setting.paint.band(word, band))}`,
    ...indented(sentence, '    ', setting),
    '',
  ];
}

function scoreLine({ label, score }: ScoreRow, { width, paint }: Setting): string {
  const all = Math.min(BAR_CELLS, width - BAR_FRAME);
  const cells = Math.round((all * score) / 100);
  const bar = '█'.repeat(cells) + '░'.repeat(all - cells);
  const band = bandOf(score);
  return `  ${padded(label, LABEL_WIDTH)} ${paint.band(bar, band)} ${String(score).padStart(3)} ${BAND_WORDS[band]}`;
}

/** How many of a list are shown. */
function shownOf(list: readonly unknown[], most: number, { detail }: Setting): number {
  return detail === 'whole' ? list.length : Math.min(list.length, most);
}

function codeLines(code: string, setting: Setting): string[] {
  if (code === '') return [];
  const { paint } = setting;
  const lines = plain(code).replace(/\r\n?/g, '\n').trimEnd().split('\n');
  const most = shownOf(lines, MAX_CODE_LINES, setting);
  const rest = lines.length - most;
  const shown = lines.slice(0, most).map((line) => `      ${line}`);
  return rest > 0 ? [...shown, paint.dim(`      … ${counted(rest, 'more line')}`)] : shown;
}

function groupLines(group: FindingGroup, report: Report, setting: Setting): string[] {
  const { rule, severity, title, fix, paste, findings } = group;
  const { paint, width } = setting;
  const marks = [pagesText(group), ...gainTexts(group, report)].filter(Boolean).join(', ');
  // What citeworthy explain knows it by.
  const name = paint.dim(clipped(safe(rule), width - severity.length - 4));
  const [first] = findings;
  const isOne = findings.length === 1 && first !== undefined;
  // Where each place has a fix of its own, the short form shows that of one.
  const example = fix === '' && setting.detail === 'short' && first !== undefined ? first.fix : '';
  return [
    '',
    `  ${paint.band(severity.toUpperCase(), SEVERITY_BANDS[severity])}  ${name}`,
    ...indented(isOne ? first.message : title, '  ', setting).map((text) => paint.bold(text)),
    ...(marks === '' ? [] : indented(marks, '    ', setting).map((text) => paint.dim(text))),
    ...(fix === '' ? [] : indented(`→ ${fix}`, '    ', setting)),
    ...(example === '' ? [] : indented(`→ For example: ${example}`, '    ', setting)),
    ...templateLines(group, setting),
    ...placeLines(group, setting),
    ...codeLines(paste, setting),
  ];
}

function templateLines(group: FindingGroup, setting: Setting): string[] {
  const text = templateText(group);
  return text === '' ? [] : indented(text, '    ', setting);
}

/** Where it is: a few paths, or with everything asked for each place with what is said of it and known by. */
function placeLines({ findings, title, fix, paste }: FindingGroup, setting: Setting): string[] {
  const { paint, width } = setting;
  const dim = (text: string): string => paint.dim(`    ${clipped(safe(text), width - 4)}`);
  const [first, ...others] = findings;
  if (first === undefined) return [];
  if (setting.detail === 'short')
    return others.length === 0
      ? [dim(placeText(first))]
      : [dim(`On ${listed([...new Set(findings.map(({ place }) => place.path))], MAX_PLACES)}`)];
  return findings.flatMap((finding) => [
    dim(placeText(finding)),
    ...(finding.message === title ? [] : indented(finding.message, '      ', setting)),
    ...(fix === '' ? indented(`→ ${finding.fix}`, '      ', setting) : []),
    dim(`  fingerprint ${finding.fingerprint}`),
    ...(paste === '' ? codeLines(finding.paste, setting) : []),
  ]);
}

function groups(report: Report, setting: Setting): string[] {
  const all = rankGroups(groupFindings(report.findings));
  if (all.length === 0) return [...heading('Findings', setting), '  Nothing to repair was found.'];
  const most = shownOf(all, MAX_GROUPS, setting);
  const shown = all.slice(0, most).flatMap((group) => groupLines(group, report, setting));
  const rest = all.length - most;
  const hidden = `${rest} more with --verbose, or in the HTML and JSON forms.`;
  const more = rest > 0 ? ['', ...indented(hidden, '  ', setting)] : [];
  const explained = ['', ...indented('citeworthy explain <name> tells more of each.', '  ', setting)];
  return [...heading('Findings, worst first', setting), ...shown, ...more, ...explained];
}

/** How robots.txt decides for a bot: the columns after its name. */
interface BotColumns {
  readonly verdict: string;
  readonly why: string;
}

function botColumns(bot: BotRow, { paint }: Setting): BotColumns {
  const { rule, group } = decidingLine(bot);
  return {
    verdict: paint.band(padded(permission(bot), 8), permissionBand(bot)),
    why: [rule, group].filter(Boolean).join(' · '),
  };
}

function botLine(label: string, { verdict, why }: BotColumns, { width }: Setting): string {
  const name = padded(clipped(safe(label), LABEL_WIDTH), LABEL_WIDTH);
  return `    ${name} ${verdict} ${clipped(safe(why), width - LABEL_WIDTH - 14)}`;
}

function botLines(bot: BotRow, setting: Setting): string[] {
  const line = botLine(bot.label, botColumns(bot, setting), setting);
  const { state, text } = agreement(bot);
  if (state !== 'differs') return [line];
  return [line, setting.paint.band(`      ! ${clipped(text, setting.width - 8)}`, 'poor')];
}

/** What a site owner looks for: bots that matter most, that the file names to keep out, or that the server turns away. */
function isNotable(bot: BotRow): boolean {
  const isNamed = bot.group === 'named' && bot.allowed === false;
  return bot.impact === 'high' || isNamed || agreement(bot).state === 'differs';
}

/** A line for all bots about which the same is decided for the same reason. */
function restLines(bots: readonly BotRow[], setting: Setting): string[] {
  const counts = new Map<string, { readonly columns: BotColumns; bots: number }>();
  for (const bot of bots) {
    const columns = botColumns(bot, setting);
    const key = `${columns.verdict}\n${columns.why}`;
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { columns, bots: 1 });
    else known.bots += 1;
  }
  return [...counts.values()].map(({ columns, bots }) => botLine(`… ${bots} more`, columns, setting));
}

function botMatrix({ bots }: CrawlerReport, setting: Setting): string[] {
  const lines = heading('AI crawlers', setting);
  for (const { purpose, title } of PURPOSE_GROUPS) {
    const all = bots.filter((bot) => bot.purpose === purpose);
    const shown = setting.detail === 'whole' ? all : all.filter(isNotable);
    const rest = setting.detail === 'whole' ? [] : all.filter((bot) => !isNotable(bot));
    const rows = [...shown.flatMap((bot) => botLines(bot, setting)), ...restLines(rest, setting)];
    if (rows.length > 0) lines.push(`  ${clipped(title, setting.width - 2)}`, ...rows);
  }
  return lines;
}

/** Engines first: what an owner asks about. */
function crawlers(crawler: CrawlerReport, setting: Setting): string[] {
  return [
    ...heading('Answer engines', setting),
    ...engineLines(crawler.engines, setting),
    ...heading('Use by AI, as declared', setting),
    ...useLines(crawler.usePolicy, setting),
    ...botMatrix(crawler, setting),
  ];
}

function pages({ summary, pages: rows }: SiteReport, setting: Setting): string[] {
  const worst = rows
    .slice(0, shownOf(rows, MAX_PAGES, setting))
    .map(({ path, overall }) => `  ${String(overall).padStart(3)} ${clipped(safe(path), setting.width - 6)}`);
  return [...heading('Pages', setting), ...indented(siteCounts(summary), '  ', setting), ...worst];
}

/** What holds for every check from outside is one line in the short form: it is the same in each report. */
function limits(report: Report, setting: Setting): string[] {
  const isStanding = (limit: string): boolean => Object.hasOwn(PROBE_LIMITS, limit.split(':', 1)[0] ?? '');
  const standing = report.limits.filter(isStanding);
  const isShort = setting.detail === 'short' && standing.length > 1;
  const own = isShort ? report.limits.filter((limit) => !isStanding(limit)) : report.limits;
  const rest = `What the site does to the real bots, by their addresses, signatures or settings of its owner: --verbose lists ${standing.length} such limits`;
  const lines = [...own, ...(isShort ? [rest] : [])].flatMap((limit) => indented(limit, '  ', setting));
  return lines.length === 0 ? [] : [...heading('What this cannot know', setting), ...lines];
}

/** The report as lines for a terminal of this width, ending with a line break. */
export function toText(
  report: Report,
  { width = MAX_WIDTH, colour = 'none', detail = 'short' }: TextOptions = {},
): string {
  const setting: Setting = {
    width: Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH),
    paint: paintOf(colour),
    detail,
  };
  const lines = [
    setting.paint.bold(clipped(safe(report.target), setting.width)),
    ...(report.audited === undefined ? [] : indented(auditedText(report.audited), '', setting)),
    '',
    ...report.answers.flatMap((answer) => answerLines(answer, setting)),
    ...scoreRows(report).map((row) => scoreLine(row, setting)),
    ...groups(report, setting),
    ...(report.crawler === undefined ? [] : crawlers(report.crawler, setting)),
    ...(report.site === undefined ? [] : pages(report.site, setting)),
    ...limits(report, setting),
  ];
  return `${lines.join('\n')}\n`;
}
