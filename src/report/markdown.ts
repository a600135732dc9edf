/** The report as Markdown: for a GitHub step summary, a pull request, an issue. */
import { limitText } from './evidence.ts';
import { agentLines } from './for-agents.ts';
import type { FindingGroup } from '../findings/group.ts';
import { causesOf } from '../findings/rank.ts';
import { cut } from '../values/wording.ts';
import { answersOf } from './answers.ts';
import { absentParts, stateText } from './baseline.ts';
import { bandOf } from './band.ts';
import { agreement, decidingLine, permission, PURPOSES } from './bots.ts';
import { gainTexts, pagesText, placeText, siteCounts, templateText } from './finding-texts.ts';
import { engineBlocks } from './markdown/engines.ts';
import { fitted, type Block } from './markdown/fit.ts';
import { codeBlock, codeSpan, escaped, escapedTitle } from './markdown/escape.ts';
import { useBlocks } from './markdown/use-policy.ts';
import { inert } from '../values/printable.ts';
import { plainReport } from './plain.ts';
import { ENGLISH, type FormOptions, type Locale } from './locale.ts';
import { questionCounts, questionWords } from './questions.ts';
import type { BotRow, CrawlerReport, Report, SiteReport } from './report.ts';
import { scoreRows } from './score-rows.ts';
import { statedWords } from './stated.ts';
import { bareText, typeTexts } from './template-rows.ts';
import { trendOf } from './trend.ts';
import { verdictOf } from './verdict.ts';

/** Bytes of the whole: a step summary of GitHub takes 1 MiB, and nobody reads so much. */
const MAX_BYTES = 60 * 1024;
/** Bytes kept free for the sentence that says so. */
const RESERVE = 256;

/** Places of one cause that are named; of more the other forms have them. In a short block the first. */
const MAX_PLACES = 50;
const FEW_PLACES = 1;
/** How many of the worst pages, and of the questions, are shown. */
const MAX_PAGES = 20;
const MAX_QUESTIONS = 100;
/** Characters of a cell or a paragraph; text beyond it no longer summarises. */
const MAX_TEXT = 600;
/** Characters of a text to paste; half a text is worse than none. */
const MAX_CODE = 20_000;

const short = (text: string): string => cut(text, MAX_TEXT);
const say = (text: string) => escaped(short(text));

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A pipe table; cells are escaped by their callers. */
function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
}

function summary(report: Report, locale: Locale): string {
  const { sentence, engines, change } = verdictOf(report, locale);
  const verdict = [sentence, engines === null ? '' : `${engines.text}.`, change].filter(Boolean).join(' ');
  const answers = answersOf(report, locale).map(
    ({ question, word, sentence }) => `- **${say(question)} ${word}.** ${say(sentence)}`,
  );
  const trend = trendOf(report, locale)?.sentence ?? '';
  return [`**${say(verdict)}**`, answers.join('\n'), say(trend)].filter(Boolean).join('\n\n');
}

function scores(report: Report, locale: Locale): string {
  const { tell } = locale;
  const rows = scoreRows(report, locale).map(({ label, score, capped }) => [
    say(label),
    String(score),
    [tell(`band-${bandOf(score)}`), say(capped)].filter(Boolean).join(', '),
  ]);
  return rows.length === 0 ? '' : table([tell('md-score'), tell('md-of-100'), ''], rows);
}

const paste = (text: string, { tell }: Locale): string =>
  text.length > MAX_CODE ? `_${tell('md-too-long')}_` : codeBlock(text);

/** Content that opens when its summary is clicked; GitHub reads Markdown in it after an empty line. */
function folded(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`;
}

const blockOf = (texts: readonly string[]): string => `${texts.filter(Boolean).join('\n\n')}\n\n`;
const whole = (text: string): Block => ({ whole: blockOf([text]), short: blockOf([text]), isKept: false });
const kept = (text: string): Block => ({ ...whole(text), isKept: true });

/** All places of a group: in the open where there is one, folded where there are more. */
function places({ findings, title, fix, paste: shared }: FindingGroup, most: number, locale: Locale): string {
  const { tell } = locale;
  const lines = findings.slice(0, most).map((finding) => {
    const message = findings.length === 1 || finding.message === title ? '' : ` ${say(finding.message)}`;
    const own = fix === '' ? ` ${say(finding.fix)}` : '';
    const isPasted = shared === '' && finding.paste !== '' && most === MAX_PLACES;
    const text = isPasted ? `\n\n${paste(finding.paste, locale)}\n` : '';
    return `- ${codeSpan(short(placeText(finding, locale)))}${message}${own}${text}`;
  });
  const rest = findings.length - lines.length;
  if (rest > 0) lines.push(`- ${tell('md-rest', { count: rest })}`);
  return findings.length === 1
    ? lines.join('')
    : folded(tell('md-places', { count: findings.length }), lines.join('\n'));
}

function group(one: FindingGroup, index: number, report: Report, locale: Locale): Block {
  const { tell } = locale;
  const { rule, severity, area, title, fix, paste: text, findings } = one;
  const [first] = findings;
  const named = findings.length === 1 && first !== undefined ? first.message : title;
  const marks = [
    stateText(one, report, locale),
    tell(`severity-${severity}`),
    tell(`area-${area}`),
    ...gainTexts(one, report, locale),
    pagesText(one, locale),
  ].filter(Boolean);
  const head = [
    `### ${index + 1}. ${say(named)}`,
    `${say(marks.join(', '))} · ${codeSpan(short(rule))}`,
    fix === '' ? '' : `**${tell('what-to-do')}** ${say(fix)}`,
    say(templateText(one, locale)),
  ];
  return {
    whole: blockOf([...head, places(one, MAX_PLACES, locale), text === '' ? '' : paste(text, locale)]),
    short: blockOf([...head, places(one, FEW_PLACES, locale)]),
    isKept: severity === 'critical',
  };
}

function groups(report: Report, locale: Locale): readonly Block[] {
  const head = `## ${locale.tell('findings-short')}`;
  const all = causesOf(report.findings, report.known);
  if (all.length === 0) return [kept(head), kept(locale.tell('nothing-to-repair'))];
  return [kept(head), ...all.map((one, index) => group(one, index, report, locale))];
}

function botCells(bot: BotRow, locale: Locale): readonly string[] {
  const { tell } = locale;
  const { rule, group } = decidingLine(bot, locale);
  const why = rule === '' ? say(group) : `${codeSpan(short(rule))} ${say(group)}`;
  const { state, text } = agreement(bot);
  return [
    say(bot.label),
    tell(`permission-${permission(bot)}`),
    why,
    state === 'differs' ? `**${say(tell(text))}**` : '',
  ];
}

function bots(crawler: CrawlerReport, locale: Locale): readonly string[] {
  const { tell } = locale;
  const columns = [tell('bots-bot'), say(tell('bots-robots')), tell('bots-line'), tell('md-server')];
  const groups = PURPOSES.flatMap((purpose) => {
    const rows = crawler.bots.filter((bot) => bot.purpose === purpose).map((bot) => botCells(bot, locale));
    if (rows.length === 0) return [];
    return [`### ${say(tell(`purpose-${purpose}`))}`, table(columns, rows)];
  });
  return [
    `## ${tell('text-bots')}`,
    folded(tell('md-all-bots', { bots: crawler.bots.length }), groups.join('\n\n')),
  ];
}

function pages(site: SiteReport, { findings }: Report, locale: Locale): readonly string[] {
  const { tell } = locale;
  const firstOf = (path: string): string =>
    findings.find(({ audit, place }) => audit === 'page' && place.path === path)?.message ?? '';
  const count = siteCounts(site.summary, locale);
  const columns = [tell('pages-page'), tell('pages-score-column'), tell('md-first')];
  const rows = site.pages
    .slice(0, MAX_PAGES)
    .map(({ path, overall }) => [codeSpan(short(path)), String(overall), say(firstOf(path))]);
  return [`## ${tell('pages-title')}`, count, ...(rows.length === 0 ? [] : [table(columns, rows)])];
}

/** One table a page, those that contradict themselves first. */
function stated({ stated: all }: SiteReport, locale: Locale): readonly string[] {
  const { tell } = locale;
  if (all.length === 0) return [];
  const columns = [tell('stated-fact'), tell('stated-statements')];
  const tables = all.map((page) => {
    const rows = page.rows.map((row) => {
      const { label, isApart, values } = statedWords(row, locale);
      const head = isApart ? `**${say(`${label}: ${tell('stated-apart')}`)}**` : say(label);
      return [head, values.map(({ value, where }) => say(`${value} (${where})`)).join('; ')];
    });
    return `### ${codeSpan(short(page.path))}\n\n${table(columns, rows)}`;
  });
  return [`## ${tell('stated-title')}`, folded(tell('stated-caption'), tables.join('\n\n'))];
}

function forAgents(crawler: CrawlerReport, locale: Locale): readonly string[] {
  const lines = agentLines(crawler, locale).map(({ label, text }) => `- ${say(`${label}: ${text}`)}`);
  return lines.length === 0 ? [] : [`## ${locale.tell('agents-title')}`, lines.join('\n')];
}

function templates({ templates: all }: SiteReport, locale: Locale): readonly string[] {
  const { tell } = locale;
  if (all.length === 0) return [];
  const rows = all.map((row) => {
    const types = typeTexts(row, locale).map(({ type, on, needs, recommended }) =>
      [`${type} ${on}`.trim(), needs, recommended].filter(Boolean).join('; '),
    );
    const texts = [...types, bareText(row, locale)].filter(Boolean).map(say);
    return [
      `${codeSpan(short(row.shape))} ${say(tell('page-kind', { kind: row.kind }))}`,
      String(row.pages),
      texts.join('; '),
    ];
  });
  const columns = [tell('data-template'), tell('data-pages'), tell('data-lacks')];
  return [`## ${tell('data-title')}`, folded(tell('data-caption'), table(columns, rows))];
}

function questions({ questions: asked }: Report, locale: Locale): readonly string[] {
  if (asked === undefined) return [];
  const { tell } = locale;
  const rows = asked.rows.slice(0, MAX_QUESTIONS).map((row) => {
    const { question, verdict, place, note } = questionWords(row, locale);
    return [say(question), verdict, place === '' ? '' : codeSpan(short(place)), say(note)];
  });
  const columns = [
    tell('question-column'),
    tell('question-verdict-column'),
    tell('question-place-column'),
    tell('question-note-column'),
  ];
  const rest = asked.rows.length - rows.length;
  return [
    `## ${tell('questions-title')}`,
    say(questionCounts(asked, locale)),
    table(columns, rows),
    ...(rest > 0 ? [say(tell('md-rest', { count: rest }))] : []),
    say(tell('questions-lead')),
  ];
}

function limits(report: Report, locale: Locale): readonly string[] {
  if (report.limits.length === 0) return [];
  const lines = report.limits.map((limit) => `- ${say(limitText(limit, locale))}`);
  return [`## ${locale.tell('limits-title')}`, lines.join('\n')];
}

/** The report as Markdown of at most 60 KB, for a GitHub step summary or a comment. */
export function toMarkdown(given: Report, { locale = ENGLISH }: FormOptions = {}): string {
  const report = plainReport(given, locale);
  const { tell } = locale;
  const head = [
    `# ${escapedTitle(short(report.target))}`,
    ...(report.audited === undefined ? [] : [say(tell('audited-site', { address: report.audited }))]),
    summary(report, locale),
    scores(report, locale),
    ...(report.crawler === undefined
      ? []
      : [
          ...engineBlocks(report.crawler.engines, locale, table),
          ...useBlocks(report.crawler.usePolicy, locale, table),
          ...forAgents(report.crawler, locale),
        ]),
  ];
  const rest = [
    ...questions(report, locale),
    ...absentParts(report, locale).map(({ title, lines }) =>
      folded(title, lines.map((line) => `- ${say(line)}`).join('\n')),
    ),
    ...(report.site === undefined ? [] : pages(report.site, report, locale)),
    ...(report.site === undefined ? [] : stated(report.site, locale)),
    ...(report.site === undefined ? [] : templates(report.site, locale)),
    ...limits(report, locale),
    ...(report.crawler === undefined ? [] : bots(report.crawler, locale)),
    say(tell('md-made', { version: report.version, date: report.date })),
  ];
  const blocks = [
    ...head.filter(Boolean).map(kept),
    ...groups(report, locale),
    ...rest.filter(Boolean).map(whole),
  ];
  const shown = fitted(blocks, MAX_BYTES - RESERVE);
  const note = blocks.some((block, at) => block.whole !== shown[at]) ? `_${tell('md-cut')}_\n` : '';
  return inert(shown.join('') + note);
}
