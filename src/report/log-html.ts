/** What logs say of AI bots, as a section of a page and as a page of its own. */
import type { LogBot } from '../logs/model.ts';
import { counted, joinedByAnd } from '../values/wording.ts';
import { documentOf, readableDate } from './html/document.ts';
import { facts, section, table, type Column } from './html/pieces.ts';
import { html, NOTHING, type Html } from './html/template.ts';
import {
  absentNames,
  besideText,
  fileText,
  grouped,
  logNotes,
  pagesText,
  statusText,
  verifiedText,
  type LogReport,
} from './log-report.ts';

/** Pages, missing paths and weeks of a bot that are shown. */
const MOST = { pages: 20, missing: 10, weeks: 12 } as const;

const COLUMNS: readonly Column[] = [
  { title: 'Bot', kind: 'name' },
  { title: 'Requests', kind: 'number' },
  { title: 'Identity', kind: 'text' },
  { title: 'Statuses', kind: 'wide' },
  { title: 'What it read and missed', kind: 'wide' },
];

function lines(texts: readonly string[]): Html {
  return html`${texts.filter((text) => text !== '').map((text) => html`<p><bdi>${text}</bdi></p>`)}`;
}

function botRow(bot: LogBot): readonly Html[] {
  const missing = bot.missing
    .slice(0, MOST.missing)
    .map(({ path, requests }) => `${path} (${grouped(requests)})`);
  const weeks = bot.weeks.slice(-MOST.weeks).map(({ week, requests }) => `${week}: ${grouped(requests)}`);
  const fakes = bot.impostorAddresses.map(({ address, requests }) => `${address} (${grouped(requests)})`);
  return [
    html`<bdi>${bot.label}</bdi><span>${bot.company}</span>`,
    html`${grouped(bot.requests)}`,
    lines([verifiedText(bot), fakes.length === 0 ? '' : `Impostors from ${fakes.join(', ')}`]),
    html`${statusText(bot)}`,
    lines([
      fileText(bot),
      missing.length === 0 ? '' : `Missing: ${missing.join(', ')}`,
      bot.pages === undefined ? '' : `Sitemap: ${pagesText(bot.pages, MOST.pages)}`,
      weeks.length === 0 ? '' : `Weeks: ${weeks.join(', ')}`,
      besideText(bot),
    ]),
  ];
}

/** The section on what the logs of a server say. */
export function logPart(report: LogReport): Html {
  const { bots, requests, days, pages } = report;
  const absent = absentNames(report);
  const known = facts([
    ['Requests', html`${grouped(requests)}`],
    ['Days', html`${days === null ? 'not told' : `${days.first} to ${days.last}`}`],
    ['AI bots', html`${bots.length}`],
    ...(pages === undefined
      ? []
      : [
          [
            'Sitemap, by bots that read for answers',
            html`<bdi>${pagesText(pages, MOST.pages)}</bdi>`,
          ] as const,
        ]),
    ...(absent.length === 0 ? [] : [['Did not come', html`${joinedByAnd(absent)}`] as const]),
  ]);
  const rows =
    bots.length === 0
      ? html`<p>No AI bot came.</p>`
      : table(
          html`Bots<span>Impostors count in no column but the second and third</span>`,
          COLUMNS,
          bots.map(botRow),
        );
  return section('logs', 'What the logs say', html`${known}${lines(logNotes(report))}${rows}`);
}

/** The section as one self-contained HTML file. */
export function logHtml(report: LogReport): string {
  const name = report.files.length === 1 ? (report.files[0] ?? '') : counted(report.files.length, 'log file');
  return documentOf({
    title: `${name}: what AI bots did`,
    eyebrow: 'AI bots in server logs',
    heading: name,
    lead:
      report.date === ''
        ? NOTHING
        : html`<p class="soft">Read <time datetime="${report.date}">${readableDate(report.date)}</time>.</p>`,
    parts: [{ id: 'logs', title: 'What the logs say', body: logPart(report) }],
    footer: `Made by citeworthy ${report.version}.`,
    script: NOTHING,
  });
}
