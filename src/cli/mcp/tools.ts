/** The tools that an assistant gets. They audit by the same engine, policy and limits as the commands. */
import { limitText } from '../../report/evidence.ts';
import { ENGLISH } from '../../report/locale.ts';
import { answerEngines } from '../../catalog/answer-engines.ts';
import { CodedError } from '../../errors.ts';
import type { Auditor } from '../../jobs/auditor.ts';
import type { RunOptions } from '../../jobs/engine.ts';
import { planFixes } from '../../jobs/plan-fixes.ts';
import { savedSchemaAudit, savedSiteAudit } from '../../jobs/saved-page.ts';
import type { AuditError } from '../../jobs/target-error.ts';
import { buildReport } from '../../report/build.ts';
import { toLlm } from '../../report/llm.ts';
import type { Report } from '../../report/report.ts';
import { parsedUrl } from '../../values/address.ts';
import { counted } from '../../values/wording.ts';
import { planBrief, planData } from '../fix-texts.ts';
import { explained, named } from '../explain/explained.ts';
import { auditAnswer, detailsOf, type KeptReports, type ToolResult } from './details.ts';
import { listOf, numberOf, textOf, type Arguments, type Given } from './arguments.ts';

/** What a tool works with. */
export interface ToolContext {
  readonly auditor: Auditor;
  /** Aborts when the assistant calls the request off, or the server ends. */
  readonly signal: AbortSignal;
  /** Says how far the work is; `total` 0 where nobody knows. */
  readonly onProgress: (done: number, total: number, message: string) => void;
  /** The audits of this session. */
  readonly reports: KeptReports;
}

/** One tool. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly arguments: Arguments;
  readonly optional: readonly string[];
  /** It asks sites on the web. */
  readonly isOpenWorld: boolean;
  /** Throws coded errors, and the reason of the signal. */
  readonly run: (given: Given, context: ToolContext) => Promise<ToolResult>;
}

const TARGET = {
  type: 'string',
  description: 'A domain (example.com) or an address (https://example.com/docs/)',
  minLength: 1,
  // RFC 9110, 4.1 recommends 8,000 for servers; no page that engines cite needs more.
  maxLength: 2_000,
} as const;

/** Pages of a site that one call reads: an assistant waits for it. */
const MOST_PAGES = 100;
const PAGES = 20;
const MAX_PAGES = {
  type: 'integer',
  description: `Pages of the site that are read at most (${PAGES})`,
  minimum: 1,
  maximum: MOST_PAGES,
} as const;

/** Items of a list that a call can begin after: places of one cause are no more. */
const MOST_ITEMS = 1_000_000;

/** Characters of a page that is handed in: as many as the bytes that an engine reads of one (Googlebot, 2 MB). */
const MOST_HTML = 2_000_000;
const PAGE = {
  html: { type: 'string', description: 'The whole HTML of the page', minLength: 1, maxLength: MOST_HTML },
  url: { ...TARGET, description: 'The address at which the page is, or will be' },
} as const;
/** Fingerprints of one question. */
const MOST_PRINTS = 1_000;
/** Findings that a result holds as data; a longer list is for the reports of the command line. */
const MOST_FINDINGS = 100;

/** Every tool, in the order in which an assistant needs them. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'audit',
    description:
      'All four audits of a site in one visit: can AI answer engines reach, read, understand and cite it. Gives a brief of what to repair first, in the order of work, with the exact text to paste; details has the rest.',
    arguments: { target: TARGET, maxPages: MAX_PAGES },
    optional: ['maxPages'],
    isOpenWorld: true,
    run: async (given, context) => {
      const { report } = succeeded(await whole(given, context));
      return auditAnswer(report, context.reports.keep(report));
    },
  },
  {
    name: 'details',
    description:
      'More of an audit of this session, without any request: its pages, or one cause with all its places, their fingerprints and texts to paste.',
    arguments: {
      audit: {
        type: 'string',
        description: 'The name that audit gave, such as audit-1',
        minLength: 1,
        maxLength: 20,
      },
      of: {
        type: 'string',
        description: 'pages, or the name of a cause as the brief has it, such as h1/missing',
        minLength: 1,
        maxLength: 200,
      },
      from: {
        type: 'integer',
        description: 'Number of the first item, as next gives it (0)',
        minimum: 0,
        maximum: MOST_ITEMS,
      },
    },
    optional: ['from'],
    isOpenWorld: false,
    run: (given, { reports }) =>
      Promise.resolve(
        detailsOf(reports.find(textOf(given, 'audit')), textOf(given, 'of'), numberOf(given, 'from', 0)),
      ),
  },
  {
    name: 'crawler',
    description:
      'Crawler Check: what robots.txt and the server let each AI bot do, and what each answer engine can reach.',
    arguments: { target: TARGET },
    optional: [],
    isOpenWorld: true,
    run: async (given, context) => {
      const [target, options] = asked(given, context);
      const { result, evidence } = succeeded(await context.auditor.crawlerCheck(target, options));
      return reported(buildReport({ ...about(target), crawler: { result, evidence } }), { result });
    },
  },
  {
    name: 'llms',
    description:
      'LLMs.txt Check: whether llms.txt and llms-full.txt are there, sound and found; gives a file where there is none.',
    arguments: { target: TARGET },
    optional: [],
    isOpenWorld: true,
    run: async (given, context) => {
      const [target, options] = asked(given, context);
      const { result, evidence, generated } = succeeded(await context.auditor.llmsCheck(target, options));
      return reported(buildReport({ ...about(target), llms: { result, evidence } }), { result, generated });
    },
  },
  {
    name: 'schema',
    description:
      'Schema Audit of one page on the web: JSON-LD, microdata, RDFa, Open Graph, meta tags and headings, with repairs.',
    arguments: { target: { ...TARGET, description: 'The address of the page' } },
    optional: [],
    isOpenWorld: true,
    run: async (given, context) => {
      const [target, options] = asked(given, context);
      const { result, evidence } = succeeded(await context.auditor.schemaAudit(target, options));
      return reported(buildReport({ ...about(target), schema: { result, evidence } }), { result });
    },
  },
  {
    name: 'page',
    description:
      'Audits the HTML of one page that is handed in, without any request: a draft, or what a build has written. Structured data, text, headings, dates, and all else that the page alone shows.',
    arguments: PAGE,
    optional: [],
    isOpenWorld: false,
    run: (given) => Promise.resolve(pageResult(textOf(given, 'html'), textOf(given, 'url'))),
  },
  {
    name: 'fix',
    description:
      'Plans the repairs of one built page that is handed in, without any request: each change is audited again and given only if its finding goes, no other comes, no score falls and the visible text stays. Gives file, range in bytes, text before and after, and where each value comes from, to be made in the sources of the site.',
    arguments: PAGE,
    optional: [],
    isOpenWorld: false,
    run: (given, { signal }) => pageFixes(textOf(given, 'html'), textOf(given, 'url'), signal),
  },
  {
    name: 'explain',
    description:
      'Explains a rule, finding, signal, limit or bot by its name: why it matters, its source, how well that is founded, what to do.',
    arguments: {
      name: { type: 'string', description: 'For example server-rendered', minLength: 1, maxLength: 200 },
    },
    optional: [],
    isOpenWorld: false,
    run: (given) => {
      const found = named(textOf(given, 'name'));
      return Promise.resolve({ text: explained(found, TEXT_WIDTH), data: { ...found } });
    },
  },
  {
    name: 'engines',
    description:
      'The answer engines (ChatGPT, Perplexity, Google and others): with a target, whether each can reach, read and quote it and why; without one, the bots that each needs.',
    arguments: { target: TARGET },
    optional: ['target'],
    isOpenWorld: true,
    run: async (given, context) => {
      const [target, options] = asked(given, context);
      if (target === '') return listed(answerEngines);
      const { evidence } = succeeded(await context.auditor.crawlerCheck(target, options));
      const lines = evidence.engines.map(
        ({ label, reach, read, quote }) =>
          `${label}: reach ${reach.verdict} (${reach.words}); read ${read.verdict} (${read.words}); quote ${quote.verdict} (${quote.words})`,
      );
      return { text: lines.join('\n'), data: { engines: evidence.engines } };
    },
  },
  {
    name: 'verify',
    description:
      'Audits a site again and says of each finding, by its fingerprint, whether it is still there or not found again; what was not read is among the limits.',
    arguments: {
      target: TARGET,
      fingerprints: {
        type: 'array',
        description: 'Fingerprints of findings of an earlier audit of this site',
        items: { type: 'string', maxLength: 64 },
        maxItems: MOST_PRINTS,
      },
      maxPages: MAX_PAGES,
    },
    optional: ['maxPages'],
    isOpenWorld: true,
    run: async (given, context) => {
      const { report } = succeeded(await whole(given, context));
      return verified(report, listOf(given, 'fingerprints'));
    },
  },
];

/** Columns of a text that an assistant shows. */
const TEXT_WIDTH = 100;

function about(target: string) {
  return { target, date: new Date().toISOString() };
}

/** The target of a call, and how it is audited; what is being asked for is progress of unknown length. */
function asked(given: Given, { signal, onProgress }: ToolContext): [target: string, options: RunOptions] {
  const onStep: RunOptions['onStep'] = (step, { done, total }) => onProgress(done, total, step);
  return [textOf(given, 'target'), { signal, onStep }];
}

/** An audit of a target. One that led nowhere is the error of the tool. */
function succeeded<Run extends { readonly error: AuditError | null }>(run: Run): Run {
  if (run.error !== null) throw new CodedError(run.error.code, run.error.detail);
  return run;
}

function whole(given: Given, { auditor, signal, onProgress }: ToolContext) {
  return auditor.audit(textOf(given, 'target'), {
    signal,
    maxPages: numberOf(given, 'maxPages', PAGES),
    onProgress: ({ pagesCompleted, totalPages, currentUrl }) =>
      onProgress(pagesCompleted, totalPages, currentUrl),
  });
}

/** The brief of a report. */
function reported(report: Report, more: ToolResult['data']): ToolResult {
  const { target, date, version, scores, findings, limits } = report;
  const shown = findings.slice(0, MOST_FINDINGS);
  const data = {
    target,
    date,
    version,
    scores,
    findings: shown,
    findingsInAll: findings.length,
    limits: limits.map((limit) => limitText(limit, ENGLISH)),
    ...more,
  };
  return { text: toLlm(report), data };
}

function pageUrl(written: string): URL {
  const url = parsedUrl(written);
  if (url !== null && /^https?:$/.test(url.protocol)) return url;
  throw new CodedError('usage', 'url takes a whole address, such as https://example.com/page');
}

/** The plan of the repairs of a page: what else its site would need cannot be told from it. */
async function pageFixes(html: string, written: string, signal: AbortSignal): Promise<ToolResult> {
  const { origin, pathname, href } = pageUrl(written);
  const path = `${pathname.slice(1)}${pathname.endsWith('/') ? 'index.html' : ''}`;
  const file = /\.html?$/i.test(path) ? path : `${path}.html`;
  const plan = await planFixes(
    { target: origin },
    new Map([
      [file, html],
      ['sitemap.xml', sitemapOf(href)],
    ]),
    { signal },
  );
  const ofPage = { ...plan, kept: plan.kept.filter((change) => change.file === file) };
  return { text: planBrief(ofPage, []), data: { ...planData(ofPage, []) } };
}

/** By it the address is as it was given, with its ending or without. */
const sitemapOf = (address: string): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${address.replaceAll('&', '&amp;')}</loc></url></urlset>`;

function pageResult(html: string, written: string): ToolResult {
  const url = pageUrl(written);
  const page = { url: url.href, body: Buffer.from(html), truncated: null };
  const { result, evidence } = savedSchemaAudit(page);
  const site = savedSiteAudit(page);
  const report = buildReport({ ...about(url.href), schema: { result, evidence }, site });
  return reported(report, { result, page: site.pages[0]?.result ?? null });
}

function listed(engines: typeof answerEngines): ToolResult {
  return {
    text: engines.map(({ label, company }) => `${label} (${company})`).join('\n'),
    data: { engines },
  };
}

/** A finding that is not found again is gone; its fingerprint alone does not say whether its page was read. */
function verified({ findings, limits, scores }: Report, prints: readonly string[]): ToolResult {
  const there = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  const still = prints.filter((print) => there.has(print));
  const gone = prints.filter((print) => !there.has(print));
  const lines = still.map((print) => {
    const { rule = '', message = '', place } = there.get(print) ?? {};
    return `- ${print} ${rule} at ${place?.path ?? ''}: ${message}`;
  });
  const told = `${counted(still.length, 'finding is', 'findings are')} still there, ${gone.length} not found again.`;
  const unknown = limits.map((limit) => limitText(limit, ENGLISH));
  return { text: [told, ...lines, ...unknown].join('\n'), data: { still, gone, scores, limits: unknown } };
}
