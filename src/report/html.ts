/** The HTML report: one self-contained file without network, whose one script only filters, sorts and copies. */
import { botsPart } from './html/bots-part.ts';
import { documentOf, readableDate, type Part } from './html/document.ts';
import { enginesPart } from './html/engines.ts';
import { entriesOf } from './html/entries.ts';
import { findingsPart } from './html/findings-part.ts';
import { pagesPart } from './html/pages-part.ts';
import { questionsPart } from './html/questions-part.ts';
import { schemaPart } from './html/schema-part.ts';
import { seenPart } from './html/seen-part.ts';
import { statedPart } from './html/stated-part.ts';
import { usePolicyPart } from './html/use-policy.ts';
import { trendPart } from './html/trend-part.ts';
import { agentLines, type AgentLine } from './for-agents.ts';
import { limitText } from './evidence.ts';
import { breakable, facts, folded, section } from './html/pieces.ts';
import type { AuditName } from '../rules/rule.ts';
import { rules } from '../rules/rules.ts';
import { summaryPart } from './html/summary-part.ts';
import { toDoPart } from './html/to-do-part.ts';
import { SCRIPT_TEXT } from './html/inlined.ts';
import { html, NOTHING, scriptElement, type Html } from './html/template.ts';
import { plainReport } from './plain.ts';
import { ENGLISH, type FormOptions, type Locale } from './locale.ts';
import type { LlmsReport, Report } from './report.ts';
import { toDo } from './to-do.ts';
import { trendOf } from './trend.ts';
import { verdictOf } from './verdict.ts';

/** The parts that this report has something to show in, in the order of a reader: on paper details begin with the findings. */
function partsOf(report: Report, locale: Locale): readonly Part[] {
  const { tell } = locale;
  const { crawler, llms, schema, site, questions } = report;
  const entries = entriesOf(report);
  const parts: Part[] = [
    {
      id: 'summary',
      title: tell('summary-title'),
      body: summaryPart(report, verdictOf(report, locale), locale),
    },
    {
      id: 'to-do',
      title: tell('todo-title'),
      count: toDo(report, locale).length,
      body: toDoPart(report, locale),
    },
  ];
  if (questions !== undefined)
    parts.push({
      id: 'questions',
      title: tell('questions-title'),
      count: questions.rows.length,
      body: questionsPart(questions, locale),
    });
  if (crawler !== undefined)
    parts.push(
      {
        id: 'engines',
        title: tell('engines-short'),
        count: crawler.engines.length,
        body: enginesPart(crawler.engines, locale),
      },
      { id: 'use', title: tell('use-title'), body: usePolicyPart(crawler.usePolicy, locale) },
      ...agentsPart(agentLines(crawler, locale), locale),
    );
  parts.push({
    id: 'findings',
    title: tell('findings-short'),
    count: entries.length,
    body: findingsPart(report, entries, locale),
  });
  if (site !== undefined)
    parts.push({
      id: 'pages',
      title: tell('pages-title'),
      count: site.pages.length,
      body: pagesPart(site, entries, locale),
    });
  if (site !== undefined && site.seen.length > 0)
    parts.push({ id: 'seen', title: tell('seen-title'), body: seenPart(site.seen, entries, locale) });
  if (site !== undefined && site.stated.length > 0)
    parts.push({ id: 'stated', title: tell('stated-title'), body: statedPart(site.stated, locale) });
  const templates = site?.templates ?? [];
  if (schema !== undefined || templates.length > 0)
    parts.push({ id: 'schema', title: tell('data-title'), body: schemaPart(schema, templates, locale) });
  if (crawler !== undefined)
    parts.push({
      id: 'bots',
      title: tell('bots-short'),
      count: crawler.bots.length,
      body: botsPart(crawler, locale),
    });
  if (llms !== undefined) parts.push({ id: 'llms', title: tell('llms-title'), body: llmsPart(llms, locale) });
  const trend = trendOf(report, locale);
  if (trend !== null)
    parts.push({
      id: 'trend',
      title: tell('trend-title'),
      count: trend.runs.length,
      body: trendPart(trend, locale),
    });
  parts.push(
    { id: 'passed', title: tell('passed-title'), body: passedPart(report, locale) },
    { id: 'limits', title: tell('limits-short'), body: limitsPart(report, locale) },
  );
  return parts;
}

/** What a site has for agents beside its pages, a line a thing; no part for a site that has nothing of it. */
function agentsPart(lines: readonly AgentLine[], { tell }: Locale): readonly Part[] {
  if (lines.length === 0) return [];
  const title = tell('agents-title');
  const rows = facts(lines.map(({ label, text }) => [label, html`<bdi>${text}</bdi>`]));
  return [
    {
      id: 'agents',
      title,
      body: section(
        'agents',
        title,
        html`<p>${tell('agents-lead')}</p>
          ${rows}`,
      ),
    },
  ];
}

/** The llms.txt files in one line. Nothing here is good or poor: no measured effect on citations is known. */
function llmsPart({ result }: LlmsReport, { tell }: Locale): Html {
  const said = [
    tell(result.hasLlmsTxt ? 'llms-there' : 'llms-absent', { file: 'llms.txt' }),
    tell(result.hasLlmsFullTxt ? 'llms-there' : 'llms-absent', { file: 'llms-full.txt' }),
    tell(result.hasLinkTag ? 'llms-linked' : 'llms-unlinked'),
  ].join(', ');
  return section('llms', tell('llms-title'), html`<p class="soft">${tell('llms-neutral', { said })}</p>`);
}

/** The rules that found nothing, folded. One that could not be decided found nothing either, and the limits say so. */
function passedPart({ findings, crawler, llms, schema, site }: Report, { tell, claim }: Locale): Html {
  const ran: Readonly<Record<AuditName, boolean>> = {
    crawler: crawler !== undefined,
    llms: llms !== undefined,
    schema: schema !== undefined,
    page: site !== undefined,
    site: site !== undefined,
  };
  const failed = new Set(findings.map(({ rule }) => rule));
  const quiet = rules.filter(({ id, audit }) => ran[audit] && !failed.has(id));
  return section(
    'passed',
    tell('passed-title'),
    folded(
      html`${tell('passed-count', { count: quiet.length })}`,
      html`<p class="soft">${tell('passed-note')}</p>
        <ul class="plain">
          ${quiet.map((rule) => html`<li>${claim(rule).title} <code class="soft">${rule.id}</code></li>`)}
        </ul>`,
    ),
  );
}

/** What the report rests on and what it cannot know, folded. */
function limitsPart({ evidence, limits }: Report, locale: Locale): Html {
  const { tell } = locale;
  const known =
    evidence.length === 0
      ? NOTHING
      : folded(
          html`${tell('limits-read')}`,
          facts(evidence.map(({ code, data }) => [tell(code.label), breakable(tell(code.value, data))])),
        );
  const unknown =
    limits.length === 0
      ? NOTHING
      : folded(
          html`${tell('limits-count', { count: limits.length })}`,
          html`<ul class="plain">
            ${limits.map((limit) => html`<li>${breakable(limitText(limit, locale))}</li>`)}
          </ul>`,
        );
  return section('limits', tell('limits-part'), html`${known}${unknown}`);
}

function lead({ audited, date, site }: Report, locale: Locale): Html {
  const { tell } = locale;
  const pages =
    site === undefined ? '' : tell('page-read', { pages: site.summary.pages, all: site.summary.totalPages });
  return html`${audited === undefined ? NOTHING : html`<p>${tell('audited-site', { address: audited })}</p>`}
    <p class="soft">
      ${tell('page-lead')}
      <time datetime="${date}">${readableDate(date, locale)}</time>${pages}.
    </p>
    <p>
      <button type="button" data-copy="summary" hidden>${tell('copy-summary')}</button>
      <button type="button" data-print hidden>${tell('print')}</button>
    </p>
    <p class="soft paper">${tell('print-folded')}</p>`;
}

/** The whole report as one HTML file: safe to open and to mail, readable on a phone, in print and aloud. */
export function toHtml(given: Report, { locale = ENGLISH }: FormOptions = {}): string {
  const report = plainReport(given, locale);
  const { tell } = locale;
  return documentOf({
    title: tell('page-title', { target: report.target }),
    eyebrow: tell('page-eyebrow'),
    heading: report.target,
    lead: lead(report, locale),
    parts: partsOf(report, locale),
    script: scriptElement(SCRIPT_TEXT),
    footer: tell('page-footer', { version: report.version }),
    locale,
  });
}
