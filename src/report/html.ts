/** The HTML report: one self-contained file without script or network. */
import { botsPart } from './html/bots-part.ts';
import { documentOf, readableDate, type Part } from './html/document.ts';
import { enginesPart } from './html/engines.ts';
import { findingsPart } from './html/findings-part.ts';
import { llmsPart } from './html/llms-part.ts';
import { pagesPart } from './html/pages-part.ts';
import { facts, section } from './html/pieces.ts';
import { schemaPart } from './html/schema-part.ts';
import { usePolicyPart } from './html/use-policy.ts';
import { summaryPart } from './html/summary-part.ts';
import { auditedText } from './finding-texts.ts';
import { html, NOTHING, type Html } from './html/template.ts';
import type { Report } from './report.ts';

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
  if (crawler !== undefined)
    parts.push(
      { id: 'engines', title: 'Answer engines', body: enginesPart(crawler.engines) },
      { id: 'use', title: 'Use by AI', body: usePolicyPart(crawler.usePolicy) },
      { id: 'bots', title: 'AI crawlers', body: botsPart(crawler) },
    );
  if (site !== undefined) parts.push({ id: 'pages', title: 'Pages', body: pagesPart(site) });
  if (schema !== undefined) parts.push({ id: 'schema', title: 'Structured data', body: schemaPart(schema) });
  if (llms !== undefined) parts.push({ id: 'llms', title: 'llms.txt', body: llmsPart(llms) });
  parts.push({ id: 'limits', title: 'Evidence and limits', body: limitsPart(report) });
  return parts;
}

/** The whole report as one HTML file: safe to open and to mail, readable on a phone, in print and aloud. */
export function toHtml(report: Report): string {
  return documentOf({
    title: `${report.target}: can AI answer engines cite it?`,
    eyebrow: 'Answer engine report',
    heading: report.target,
    lead: html`${report.audited === undefined ? NOTHING : html`<p>${auditedText(report.audited)}</p>`}
      <p class="soft">
        Can AI answer engines reach it, read it, understand it and cite it? Audited
        <time datetime="${report.date}">${readableDate(report.date)}</time>.
      </p>`,
    parts: partsOf(report),
    footer: `Made by citeworthy ${report.version}. Scores are whole numbers from 0 to 100; what each is made of stands in its documentation.`,
  });
}
