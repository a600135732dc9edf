/** The HTML report: one self-contained file without network, whose one script only filters, sorts and copies. */
import { botsPart } from './html/bots-part.ts';
import { documentOf, readableDate, type Part } from './html/document.ts';
import { enginesPart } from './html/engines.ts';
import { entriesOf } from './html/entries.ts';
import { findingsPart } from './html/findings-part.ts';
import { limitsPart } from './html/limits-part.ts';
import { llmsPart } from './html/llms-part.ts';
import { pagesPart } from './html/pages-part.ts';
import { passedPart } from './html/passed-part.ts';
import { schemaPart } from './html/schema-part.ts';
import { seenPart } from './html/seen-part.ts';
import { usePolicyPart } from './html/use-policy.ts';
import { trendPart } from './html/trend-part.ts';
import { summaryPart } from './html/summary-part.ts';
import { toDoPart } from './html/to-do-part.ts';
import { auditedText } from './finding-texts.ts';
import { SCRIPT } from './html/script.ts';
import { html, NOTHING, type Html } from './html/template.ts';
import type { Report } from './report.ts';
import { toDo } from './to-do.ts';
import { trendOf } from './trend.ts';
import { verdictOf } from './verdict.ts';

/** The parts that this report has something to show in, in the order of a reader. */
function partsOf(report: Report): readonly Part[] {
  const { crawler, llms, schema, site } = report;
  const entries = entriesOf(report);
  const parts: Part[] = [
    { id: 'summary', title: 'Verdict', body: summaryPart(report, verdictOf(report)) },
    { id: 'to-do', title: 'To do', count: toDo(report).length, body: toDoPart(report, entries) },
  ];
  if (crawler !== undefined)
    parts.push(
      {
        id: 'engines',
        title: 'Engines',
        count: crawler.engines.length,
        body: enginesPart(crawler.engines),
      },
      { id: 'use', title: 'Use by AI', body: usePolicyPart(crawler.usePolicy) },
      { id: 'bots', title: 'Bots', count: crawler.bots.length, body: botsPart(crawler) },
    );
  if (site !== undefined && site.seen.length > 0)
    parts.push({ id: 'seen', title: 'What an AI sees', body: seenPart(site.seen, entries) });
  parts.push({
    id: 'findings',
    title: 'Findings',
    count: entries.length,
    body: findingsPart(report, entries),
  });
  if (site !== undefined)
    parts.push({ id: 'pages', title: 'Pages', count: site.pages.length, body: pagesPart(site, entries) });
  const templates = site?.templates ?? [];
  if (schema !== undefined || templates.length > 0)
    parts.push({ id: 'schema', title: 'Structured data', body: schemaPart(schema, templates) });
  if (llms !== undefined) parts.push({ id: 'llms', title: 'llms.txt', body: llmsPart(llms) });
  const trend = trendOf(report);
  if (trend !== null)
    parts.push({ id: 'trend', title: 'Trend', count: trend.runs.length, body: trendPart(trend) });
  parts.push(
    { id: 'passed', title: 'Passed', body: passedPart(report) },
    { id: 'limits', title: 'Limits', body: limitsPart(report) },
  );
  return parts;
}

function lead({ audited, date, site }: Report): Html {
  const pages = site === undefined ? '' : `, ${site.summary.pages} of ${site.summary.totalPages} pages read`;
  return html`${audited === undefined ? NOTHING : html`<p>${auditedText(audited)}</p>`}
    <p class="soft">
      Can AI answer engines reach it, read it, understand it and cite it? Audited
      <time datetime="${date}">${readableDate(date)}</time>${pages}.
    </p>
    <p>
      <button type="button" data-copy="summary" hidden>Copy summary</button>
      <button type="button" data-print hidden>Print</button>
    </p>`;
}

/** The whole report as one HTML file: safe to open and to mail, readable on a phone, in print and aloud. */
export function toHtml(report: Report): string {
  return documentOf({
    title: `${report.target}: can AI answer engines cite it?`,
    eyebrow: 'Answer engine report',
    heading: report.target,
    lead: lead(report),
    parts: partsOf(report),
    script: SCRIPT,
    footer: `Made by citeworthy ${report.version}. Scores are whole numbers from 0 to 100; what each is made of stands in its documentation.`,
  });
}
