/** What logs say of AI bots, as a section of a page and as a page of its own. */
import type { LogBot } from '../logs/model.ts';
import { documentOf, readableDate } from './html/document.ts';
import { facts, section, table, type Column } from './html/pieces.ts';
import { ENGLISH, type FormOptions, type Locale } from './locale.ts';
import { html, NOTHING, type Html } from './html/template.ts';
import { plainData } from './plain.ts';
import {
  absentNames,
  answerTexts,
  besideText,
  fileText,
  grouped,
  joined,
  logNotes,
  pagesText,
  statusText,
  verifiedText,
  type LogReport,
} from './log-report.ts';

/** Pages, missing paths and weeks of a bot that are shown. */
const MOST = { pages: 20, missing: 10, weeks: 12 } as const;

const COLUMNS: readonly Column[] = [
  { title: 'bots-bot', kind: 'name' },
  { title: 'log-requests', kind: 'number' },
  { title: 'log-identity', kind: 'text' },
  { title: 'log-statuses', kind: 'wide' },
  { title: 'log-reads', kind: 'wide' },
];

function lines(texts: readonly string[]): Html {
  return html`${texts.filter((text) => text !== '').map((text) => html`<p><bdi>${text}</bdi></p>`)}`;
}

function botRow(bot: LogBot, locale: Locale): readonly Html[] {
  const { tell } = locale;
  const missing = bot.missing
    .slice(0, MOST.missing)
    .map(({ path, requests }) => `${path} (${grouped(requests, locale)})`);
  const weeks = bot.weeks
    .slice(-MOST.weeks)
    .map(({ week, requests }) => `${week}: ${grouped(requests, locale)}`);
  const fakes = bot.impostorAddresses.map(
    ({ address, requests }) => `${address} (${grouped(requests, locale)})`,
  );
  return [
    html`<bdi>${bot.label}</bdi><span>${bot.company}</span>`,
    html`${grouped(bot.requests, locale)}`,
    lines([
      verifiedText(bot, locale),
      fakes.length === 0 ? '' : tell('log-impostors-from', { names: fakes.join(', ') }),
    ]),
    html`${statusText(bot, locale)}`,
    lines([
      fileText(bot, locale),
      missing.length === 0 ? '' : tell('log-missing', { names: missing.join(', ') }),
      bot.pages === undefined ? '' : tell('log-sitemap', { pages: pagesText(bot.pages, MOST.pages, locale) }),
      weeks.length === 0 ? '' : tell('log-weeks', { weeks: weeks.join(', ') }),
      besideText(bot, locale),
    ]),
  ];
}

/** What answers led to, as rows; none for a log that does not say where visitors come from. */
function answerRows(report: LogReport, locale: Locale): readonly (readonly [string, Html])[] {
  const { tell } = locale;
  const texts = answerTexts(report, MOST.pages, locale);
  if (texts === null) return [];
  return (
    [
      ['log-answers-row', texts.visits],
      ['log-led-row', texts.led],
      ['log-led-nobody-row', texts.ledNobody],
    ] as const
  ).flatMap(([code, text]) => (text === '' ? [] : [[tell(code), html`<bdi>${text}</bdi>`] as const]));
}

/** The section on what the logs of a server say. */
export function logPart(report: LogReport, locale: Locale): Html {
  const { tell } = locale;
  const { bots, requests, days, pages } = report;
  const absent = absentNames(report);
  const known = facts([
    [tell('log-requests'), html`${grouped(requests, locale)}`],
    [tell('log-days'), html`${days === null ? tell('log-days-untold') : tell('log-from-to', { ...days })}`],
    [tell('log-bots'), html`${bots.length}`],
    ...(pages === undefined
      ? []
      : [[tell('log-by-sitemap'), html`<bdi>${pagesText(pages, MOST.pages, locale)}</bdi>`] as const]),
    ...answerRows(report, locale),
    ...(absent.length === 0 ? [] : [[tell('log-absent'), html`${joined(absent, locale)}`] as const]),
  ]);
  const rows =
    bots.length === 0
      ? html`${report.nameless < requests || requests === 0 ? html`<p>${tell('log-none')}</p>` : ''}`
      : table(
          html`${tell('log-caption')}<span>${tell('log-impostors-count')}</span>`,
          COLUMNS,
          bots.map((bot) => botRow(bot, locale)),
          locale,
        );
  return section('logs', tell('log-title'), html`${known}${lines(logNotes(report, locale))}${rows}`);
}

/** The section as one self-contained HTML file. */
export function logHtml(given: LogReport, { locale = ENGLISH }: FormOptions = {}): string {
  const { tell } = locale;
  const report = plainData(given);
  const name =
    report.files.length === 1 ? (report.files[0] ?? '') : tell('log-files', { files: report.files.length });
  return documentOf({
    title: tell('log-page-title', { name }),
    eyebrow: tell('log-eyebrow'),
    heading: name,
    lead:
      report.date === ''
        ? NOTHING
        : html`<p class="soft">
            ${tell('log-read-on')}
            <time datetime="${report.date}">${readableDate(report.date, locale)}</time>.
          </p>`,
    parts: [{ id: 'logs', title: tell('log-title'), body: logPart(report, locale) }],
    locale,
    footer: tell('made-by', { version: report.version }),
    script: NOTHING,
  });
}
