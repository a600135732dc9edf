/** What a report rests on and what it cannot know, from the evidence of its audits. */
import type { CrawlerCheckEvidence } from '../audits/crawler-evidence.ts';
import type { LlmsCheckEvidence } from '../audits/llms-evidence.ts';
import type { SchemaAuditEvidence } from '../audits/schema.ts';
import { vendorLabel } from '../catalog/waf-signatures.ts';
import { pagesDone } from '../contract/site-means.ts';
import { limit, type Limit } from '../rules/limit.ts';
import type { Data } from '../rules/rule.ts';
import { pathOf } from '../values/url.ts';
import type { AuditedSite, Given } from './audit-results.ts';
import { ENGLISH, type Locale } from './locale.ts';
import type { EvidenceRow } from './report.ts';
import type { KnownCode, LabelCode } from './texts.ts';

/** The row in the words of a language. */
export function rowIn(
  { tell }: Pick<Locale, 'tell'>,
  { code, data }: Pick<EvidenceRow, 'code' | 'data'>,
): EvidenceRow {
  return { code, data, label: tell(code.label), value: tell(code.value, data) };
}

const row = (label: LabelCode, value: KnownCode, data: Data = {}): EvidenceRow =>
  rowIn(ENGLISH, { code: { label, value }, data });

/** A row whose value is no words: a name, an address, a number. */
const rowOf = (label: LabelCode, value: string | number | readonly string[]): EvidenceRow =>
  row(label, 'known-as-is', { value });

/** What the audits read, with which versions. */
export function evidenceRows({ crawler, llms, schema, site }: Given): EvidenceRow[] {
  return [
    ...(crawler === undefined ? [] : crawlerEvidence(crawler.evidence)),
    ...(llms === undefined ? [] : llmsEvidence(llms.evidence)),
    ...(schema === undefined ? [] : schemaEvidence(schema.evidence)),
    ...(site === undefined ? [] : siteEvidence(site)),
  ];
}

function crawlerEvidence(evidence: CrawlerCheckEvidence): EvidenceRow[] {
  const { base, robots, edge, sitemap, versions, coverage } = evidence;
  const { engine, catalogue: bots, weights } = versions;
  const { state, reason, restrictions } = robots;
  return [
    ...(base === undefined
      ? []
      : [row('label-site', 'known-base', { ...base.reason.data, base: base.url, reason: base.reason.code })]),
    row('label-robots', 'known-robots', {
      said: [state, ...(reason === '' ? [] : [reason]), ...restrictions],
    }),
    sitemap.url === ''
      ? row('label-sitemap', 'known-no-sitemap', { tried: sitemap.tried.length })
      : rowOf('label-sitemap', sitemap.url),
    edge.length === 0 ? row('label-edge', 'known-no-edge') : rowOf('label-edge', edge.map(vendorLabel)),
    row('label-bots', 'known-coverage', coverage),
    row('label-versions', 'known-versions', { engine, bots, weights }),
  ];
}

function llmsEvidence({ file, full, linkTag, coverage }: LlmsCheckEvidence): EvidenceRow[] {
  return [
    row('label-llms', 'known-file', { kind: file.kind }),
    row('label-llms-full', 'known-file', { kind: full.kind }),
    linkTag.found
      ? row('label-llms-link', 'known-link', { rel: linkTag.rel ?? '' })
      : row('label-llms-link', 'known-no-link'),
    row('label-llms-bots', 'known-coverage', coverage),
  ];
}

function schemaEvidence({ finalUrl, kind, versions }: SchemaAuditEvidence): EvidenceRow[] {
  const { vocabulary, rules } = versions;
  return [
    rowOf('label-schema-page', finalUrl),
    kind === null
      ? row('label-schema-kind', 'known-no-kind')
      : row('label-schema-kind', 'known-kind', { kind }),
    row('label-vocabulary', 'known-vocabulary', { vocabulary, rules }),
  ];
}

function siteEvidence({ plan, summary, evidence }: AuditedSite): EvidenceRow[] {
  const { unchanged = 0, resumed } = evidence;
  return [
    row('label-found-in', plan.sitemapFound ? 'known-by-sitemap' : 'known-by-links'),
    row('label-addresses', 'known-addresses', { planned: plan.urls.length, resumed }),
    ...(unchanged === 0 ? [] : [rowOf('label-unchanged', unchanged)]),
    rowOf('label-duplicates', summary.duplicates),
  ];
}

/** A limit in the words of a language, after its code. */
export function limitText({ code, data }: Limit, { phrase }: Locale): string {
  return `${code}: ${phrase('limits', code, data) ?? ''}`;
}

/** What the audits could not know. */
export function limitsOf({ crawler, llms, schema, site }: Given): Limit[] {
  return [
    ...(crawler?.evidence.limits ?? []),
    ...(llms?.evidence.limits ?? []),
    ...(schema?.evidence.isPage === true ? schemaLimits(schema.evidence) : []),
    ...scopeLimits(site),
    ...renderingLimits(site),
    ...(site === undefined || site.evidence.end === 'complete'
      ? []
      : [
          limit('site-unfinished', {
            done: pagesDone(site.summary),
            planned: site.plan.urls.length,
            end: site.evidence.end,
          }),
        ]),
  ];
}

function schemaLimits({ reason, limits }: SchemaAuditEvidence): Limit[] {
  return [
    ...(reason === '' ? [] : [limit('schema-doubted', { reason })]),
    ...[...new Set(limits.map(({ code }) => code))].map((code) => limit(code)),
  ];
}

/** Pages whose scripts were to be run, and could not. */
function renderingLimits(site: Given['site']): Limit[] {
  const failed = site?.pages.filter(({ evidence }) => (evidence.rendering?.reason ?? '') !== '') ?? [];
  const [first] = failed;
  if (first === undefined) return [];
  const { url, evidence } = first;
  const data = { pages: failed.length, path: pathOf(url), reason: evidence.rendering?.reason ?? '' };
  return [limit('not-rendered', data)];
}

/** Pages that whoever asked has left out. */
function scopeLimits(site: Given['site']): Limit[] {
  return Object.entries(site?.discovery?.leftOut ?? {}).map(([reason, count]) =>
    // Whoever wants so many pages looks for no more of them.
    limit('left-out', reason === 'max-pages' ? { reason, more: 1 } : { reason, count }),
  );
}
