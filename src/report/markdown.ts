/** The report as Markdown: for a GitHub step summary, a pull request, an issue. */
import { groupFindings, type FindingGroup } from '../findings/group.ts';
import { rankGroups } from '../findings/rank.ts';
import { counted, cut } from '../values/wording.ts';
import { BAND_WORDS, bandOf } from './band.ts';
import { agreement, decidingLine, permission, PURPOSE_GROUPS } from './bots.ts';
import {
  AREA_LABELS,
  auditedText,
  gainTexts,
  pagesText,
  placeText,
  siteCounts,
  templateText,
} from './finding-texts.ts';
import { engineBlocks } from './markdown/engines.ts';
import { codeBlock, codeSpan, escaped } from './markdown/escape.ts';
import { useBlocks } from './markdown/use-policy.ts';
import type { BotRow, CrawlerReport, Report, SiteReport } from './report.ts';
import { scoreRows } from './score-rows.ts';
import { trendOf } from './trend.ts';
import { verdictOf } from './verdict.ts';

/** Bytes of the whole: a step summary of GitHub takes 1 MiB, and nobody reads so much. */
const MAX_BYTES = 60 * 1024;
/** Bytes kept free for the sentence that says so. */
const RESERVE = 256;
const CUT = '_The rest is left out to keep this short. The HTML and JSON forms contain all of it._\n';

/** Places of one cause that are named; of more the other forms have them. */
const MAX_PLACES = 50;
/** How many of the worst pages are shown. */
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
  const { sentence, engines, change } = verdictOf(report);
  const verdict = [sentence, engines === null ? '' : `${engines.text}.`, change].filter(Boolean).join(' ');
  const answers = report.answers.map(
    ({ question, word, sentence }) => `- **${say(question)} ${word}.** ${say(sentence)}`,
  );
  const trend = trendOf(report)?.sentence ?? '';
  return [`**${say(verdict)}**`, answers.join('\n'), say(trend)].filter(Boolean).join('\n\n');
}

function scores(report: Report): string {
  const rows = scoreRows(report).map(({ label, score }) => [
    say(label),
    String(score),
    BAND_WORDS[bandOf(score)],
  ]);
  return rows.length === 0 ? '' : table(['Score', 'of 100', ''], rows);
}

const paste = (text: string): string =>
  text.length > MAX_CODE ? '_The text to paste is too long for this form._' : codeBlock(text);

/** Content that opens when its summary is clicked; GitHub reads Markdown in it after an empty line. */
function folded(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** All places of a group: in the open where there is one, folded where there are more. */
function places({ findings, title, fix, paste: shared }: FindingGroup): string {
  const lines = findings.slice(0, MAX_PLACES).map((finding) => {
    const message = findings.length === 1 || finding.message === title ? '' : ` ${say(finding.message)}`;
    const own = fix === '' ? ` ${say(finding.fix)}` : '';
    const text = shared === '' && finding.paste !== '' ? `\n\n${paste(finding.paste)}\n` : '';
    return `- ${codeSpan(short(placeText(finding)))}${message}${own}${text}`;
  });
  const rest = findings.length - lines.length;
  if (rest > 0) lines.push(`- and ${rest} more`);
  return findings.length === 1 ? lines.join('') : folded(`${findings.length} places`, lines.join('\n'));
}

function group(one: FindingGroup, index: number, report: Report): string {
  const { rule, severity, area, title, fix, paste: text, findings } = one;
  const [first] = findings;
  const named = findings.length === 1 && first !== undefined ? first.message : title;
  const marks = [severity, AREA_LABELS[area], ...gainTexts(one, report), pagesText(one)].filter(Boolean);
  return [
    `### ${index + 1}\\. ${say(named)}`,
    `${say(marks.join(', '))} · ${codeSpan(short(rule))}`,
    fix === '' ? '' : `**What to do:** ${say(fix)}`,
    say(templateText(one)),
    places(one),
    text === '' ? '' : paste(text),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function groups(report: Report): readonly string[] {
  const all = rankGroups(groupFindings(report.findings));
  if (all.length === 0) return ['## Findings', 'Nothing to repair was found.'];
  return ['## Findings', ...all.map((one, index) => group(one, index, report))];
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
  return [
    '## AI crawlers',
    folded(`All ${counted(crawler.bots.length, 'bot')} by purpose`, groups.join('\n\n')),
  ];
}

function pages(site: SiteReport): readonly string[] {
  const count = siteCounts(site.summary);
  const rows = site.pages
    .slice(0, MAX_PAGES)
    .map(({ path, overall, worst }) => [codeSpan(short(path)), String(overall), say(worst)]);
  return ['## Pages', count, ...(rows.length === 0 ? [] : [table(['Page', 'Score', 'First finding'], rows)])];
}

function limits(report: Report): readonly string[] {
  if (report.limits.length === 0) return [];
  return ['## What this report cannot know', report.limits.map((limit) => `- ${say(limit)}`).join('\n')];
}

/** The report as Markdown of at most 60 KB, for a GitHub step summary or a comment. */
export function toMarkdown(report: Report): string {
  const blocks = [
    `# ${say(report.target)}`,
    ...(report.audited === undefined ? [] : [say(auditedText(report.audited))]),
    summary(report),
    scores(report),
    ...(report.crawler === undefined
      ? []
      : [...engineBlocks(report.crawler.engines, table), ...useBlocks(report.crawler.usePolicy, table)]),
    ...(report.site === undefined ? [] : pages(report.site)),
    ...groups(report),
    ...limits(report),
    ...(report.crawler === undefined ? [] : bots(report.crawler)),
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
