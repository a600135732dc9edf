/** The report as Markdown: for a GitHub step summary, a pull request, an issue. */
import { answersOf } from './answers.ts';
import { BAND_WORDS, bandOf } from './band.ts';
import { agreement, decidingLine, permission, PURPOSE_GROUPS } from './bots.ts';
import { CATEGORY_LABELS, pagesText, placeText, pointsText, ranked, siteCounts } from './findings.ts';
import { codeBlock, codeSpan, escaped } from './markdown/escape.ts';
import type { BotRow, CrawlerReport, Finding, Report, SiteReport } from './model.ts';
import { scoresOf } from './scores.ts';
import { cut } from '../wording.ts';

/**
 * Bytes that one step may add to a GitHub step summary: 1 MiB (GitHub Docs, "Workflow commands", limits of job
 * summaries). More is refused whole, so parts that do not fit are left out.
 */
const MAX_BYTES = 1024 * 1024;
/** Bytes kept free for the sentence that says so. */
const RESERVE = 256;
const CUT =
  '_The rest is left out: a step summary is limited to 1 MiB. The HTML and JSON forms contain all of it._\n';

/** How many causes and worst pages are shown. */
const MAX_CAUSES = 50;
const MAX_PAGES = 20;
/** Characters of a cell or a paragraph; text beyond it no longer summarises. */
const MAX_TEXT = 600;
/** Characters of a text to paste; half a text is worse than none. */
const MAX_CODE = 20_000;

const encoder = new TextEncoder();

const short = (text: string): string => cut(text, MAX_TEXT);
const say = (text: string) => escaped(short(text));

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A pipe table; cells are escaped by their callers. */
function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
}

function summary(report: Report): string {
  const answers = answersOf(report).map(
    ({ question, word, sentence }) => `- **${say(question)} ${word}.** ${say(sentence)}`,
  );
  return answers.join('\n');
}

function scores(report: Report): string {
  const rows = scoresOf(report).map(({ label, score }) => [
    say(label),
    String(score),
    BAND_WORDS[bandOf(score)],
  ]);
  return rows.length === 0 ? '' : table(['Score', 'of 100', ''], rows);
}

function cause(finding: Finding, index: number): string {
  const { id, severity, category, title, detail, fix, points, pages, code } = finding;
  const marks = [severity, CATEGORY_LABELS[category], pointsText(points), pagesText(pages)].filter(Boolean);
  const place = codeSpan(short(placeText(finding)));
  const paste = code.length > MAX_CODE ? '_The text to paste is too long for this form._' : codeBlock(code);
  return [
    `### ${index + 1}\\. ${say(title)}`,
    `${say(marks.join(', '))} · ${codeSpan(short(id))}${place === '' ? '' : ` · ${place}`}`,
    say(detail),
    fix === '' ? '' : `**What to do:** ${say(fix)}`,
    code === '' ? '' : paste,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function causes(findings: readonly Finding[]): readonly string[] {
  const all = ranked(findings);
  if (all.length === 0) return ['## Causes and fixes', 'Nothing to repair was found.'];
  const rest = all.length - MAX_CAUSES;
  const more = rest > 0 ? [`${rest} more in the HTML and JSON forms of this report.`] : [];
  return ['## Causes and fixes', ...all.slice(0, MAX_CAUSES).map(cause), ...more];
}

function botCells(bot: BotRow): readonly string[] {
  const { rule, group } = decidingLine(bot);
  const why = rule === '' ? say(group) : `${codeSpan(short(rule))} ${say(group)}`;
  const { state, text } = agreement(bot);
  return [say(bot.label), permission(bot), why, state === 'differs' ? `**${say(text)}**` : ''];
}

function bots(crawler: CrawlerReport): readonly string[] {
  const groups = PURPOSE_GROUPS.flatMap(({ purpose, title }) => {
    const rows = crawler.bots.filter((bot) => bot.purpose === purpose).map(botCells);
    if (rows.length === 0) return [];
    return [`### ${say(title)}`, table(['Bot', 'robots\\.txt', 'Deciding line', 'Server'], rows)];
  });
  return ['## AI crawlers', ...groups];
}

function pages(site: SiteReport): readonly string[] {
  const count = siteCounts(site.summary);
  const rows = site.worstPages
    .slice(0, MAX_PAGES)
    .map(({ url, overall_score, issues: found }) => [
      codeSpan(short(url)),
      String(overall_score),
      say(found[0]?.message ?? ''),
    ]);
  return ['## Pages', count, ...(rows.length === 0 ? [] : [table(['Page', 'Score', 'First issue'], rows)])];
}

function limits(report: Report): readonly string[] {
  if (report.limits.length === 0) return [];
  return ['## What this report cannot know', report.limits.map((limit) => `- ${say(limit)}`).join('\n')];
}

/** The report as Markdown of at most 1 MiB, so that a GitHub step summary takes it. */
export function renderMarkdown(report: Report): string {
  const blocks = [
    `# ${say(report.target)}`,
    summary(report),
    scores(report),
    ...causes(report.findings),
    ...(report.crawler === undefined ? [] : bots(report.crawler)),
    ...(report.site === undefined ? [] : pages(report.site)),
    ...limits(report),
    `Made by citeworthy ${say(report.version)} on ${say(report.date)}\\.`,
  ].filter(Boolean);
  let text = '';
  let bytes = 0;
  for (const block of blocks) {
    const next = `${block}\n\n`;
    bytes += encoder.encode(next).byteLength;
    if (bytes > MAX_BYTES - RESERVE) return text + CUT;
    text += next;
  }
  return text;
}
