/** The HTML report: one self-contained file without script or network. */
import { botsPart } from './html/bots-part.ts';
import { findingsPart } from './html/findings-part.ts';
import { llmsPart } from './html/llms-part.ts';
import { pagesPart } from './html/pages-part.ts';
import { facts, section } from './html/pieces.ts';
import { schemaPart } from './html/schema-part.ts';
import { MEDIA_STYLE } from './html/style-media.ts';
import { PAGE_STYLE } from './html/style-page.ts';
import { PARTS_STYLE } from './html/style-parts.ts';
import { summaryPart } from './html/summary-part.ts';
import { auditedText } from './finding-texts.ts';
import { html, markupOf, NOTHING, type Html } from './html/template.ts';
import type { Report } from './report.ts';

/** Nothing may be loaded or run; the style sheet stands in the file. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** A part of the page and what the contents call it. */
interface Part {
  readonly id: string;
  readonly title: string;
  readonly body: Html;
}

function limitsPart({ evidence, limits }: Report): Html {
  const rows = evidence.map(({ label, value }) => [label, html`<bdi>${value}</bdi>`] as const);
  const known = rows.length === 0 ? NOTHING : facts(rows);
  const items = limits.map((limit) => html`<li><bdi>${limit}</bdi></li>`);
  const unknown =
    items.length === 0
      ? NOTHING
      : html`<h3>What this report cannot know</h3>
          <ul class="plain">
            ${items}
          </ul>`;
  return section('limits', 'Evidence and limits', html`${known}${unknown}`);
}

/** The parts that this report has something to show in. */
function partsOf(report: Report): readonly Part[] {
  const { crawler, llms, schema, site } = report;
  const parts: Part[] = [
    { id: 'summary', title: 'Summary', body: summaryPart(report) },
    { id: 'findings', title: 'Findings', body: findingsPart(report) },
  ];
  if (crawler !== undefined) parts.push({ id: 'bots', title: 'AI crawlers', body: botsPart(crawler) });
  if (site !== undefined) parts.push({ id: 'pages', title: 'Pages', body: pagesPart(site) });
  if (schema !== undefined) parts.push({ id: 'schema', title: 'Structured data', body: schemaPart(schema) });
  if (llms !== undefined) parts.push({ id: 'llms', title: 'llms.txt', body: llmsPart(llms) });
  parts.push({ id: 'limits', title: 'Evidence and limits', body: limitsPart(report) });
  return parts;
}

/** `20 November 2026, 10:00 UTC`; the text itself when it is not a date. */
function readableDate(date: string): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return date;
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(moment)} UTC`;
}

/** The whole report as one HTML file: safe to open and to mail, readable on a phone, in print and aloud. */
export function toHtml(report: Report): string {
  const parts = partsOf(report);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        <title>${report.target}: can AI answer engines cite it?</title>
        ${PAGE_STYLE}${PARTS_STYLE}${MEDIA_STYLE}
      </head>
      <body>
        <a class="skip" href="#summary">Skip to the summary</a>
        <header>
          <p class="eyebrow">Answer engine report</p>
          <h1><bdi>${report.target}</bdi></h1>
          ${report.audited === undefined ? NOTHING : html`<p>${auditedText(report.audited)}</p>`}
          <p class="soft">
            Can AI answer engines reach it, read it, understand it and cite it? Audited
            <time datetime="${report.date}">${readableDate(report.date)}</time>.
          </p>
          <nav aria-label="Contents">
            <ul>
              ${parts.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
            </ul>
          </nav>
        </header>
        <main>${parts.map(({ body }) => body)}</main>
        <footer>
          <p>
            Made by citeworthy ${report.version}. Scores are whole numbers from 0 to 100; what each is made of
            stands in its documentation.
          </p>
        </footer>
      </body>
    </html> `;
  return markupOf(page);
}
