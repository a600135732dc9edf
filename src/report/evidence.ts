/** What a report rests on and what it cannot know, from the evidence of its audits. */
import type { CrawlerCheckEvidence } from '../audits/crawler-evidence.ts';
import type { LlmsCheckEvidence } from '../audits/llms-evidence.ts';
import type { SchemaAuditEvidence } from '../audits/schema.ts';
import { vendorLabel } from '../catalog/waf-signatures.ts';
import { pagesDone } from '../contract/site-means.ts';
import { pathOf } from '../values/url.ts';
import { counted } from '../values/wording.ts';
import type { EvidenceRow } from './report.ts';
import type { AuditedSite, Given } from './audit-results.ts';

/** The sentence behind a stable code and its colon. */
function sentenceOf(coded: string): string {
  return coded.slice(coded.indexOf(': ') + 2);
}

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
  return [
    ...(base === undefined ? [] : [{ label: 'Site', value: `${base.url} (${sentenceOf(base.reason)})` }]),
    {
      label: 'robots.txt',
      value: [robots.state, robots.reason, ...robots.restrictions].filter(Boolean).join(', '),
    },
    {
      label: 'Sitemap',
      value: sitemap.url || `none at ${counted(sitemap.tried.length, 'address', 'addresses')}`,
    },
    { label: 'CDN or firewall', value: edge.map(vendorLabel).join(', ') || 'none recognised' },
    { label: 'Bots judged', value: `${coverage.judged}, unknown ${coverage.unknown}` },
    {
      label: 'Versions',
      value: `engine ${versions.engine}, bots ${versions.catalogue}, weights ${versions.weights}`,
    },
  ];
}

function llmsEvidence({ file, full, linkTag, coverage }: LlmsCheckEvidence): EvidenceRow[] {
  return [
    { label: 'llms.txt', value: file.kind },
    { label: 'llms-full.txt', value: full.kind },
    { label: 'Link to llms.txt', value: linkTag.found ? `rel="${linkTag.rel}"` : 'none' },
    { label: 'Bots judged for llms.txt', value: `${coverage.judged}, unknown ${coverage.unknown}` },
  ];
}

function schemaEvidence({ finalUrl, kind, versions }: SchemaAuditEvidence): EvidenceRow[] {
  return [
    { label: 'Page of the Schema Audit', value: finalUrl },
    { label: 'Kind of page', value: kind ?? 'unknown' },
    { label: 'Vocabulary', value: `${versions.vocabulary}, rules of ${versions.rules}` },
  ];
}

function siteEvidence({ plan, summary, evidence }: AuditedSite): EvidenceRow[] {
  const { unchanged = 0 } = evidence;
  return [
    { label: 'Pages found in', value: plan.sitemapFound ? 'the sitemap' : 'links, from the home page on' },
    { label: 'Addresses', value: `${plan.urls.length} planned, ${evidence.resumed} from an earlier run` },
    ...(unchanged === 0
      ? []
      : [{ label: 'Pages that have not changed since the previous audit', value: String(unchanged) }]),
    { label: 'Addresses of the same page', value: String(summary.duplicates) },
  ];
}

/** What the audits could not know, a sentence each. */
export function limitsOf({ crawler, llms, schema, site }: Given): string[] {
  const ofSchema = schema?.evidence;
  return [
    ...(crawler?.evidence.limits ?? []),
    ...(llms?.evidence.limits ?? []),
    ...(ofSchema === undefined || !ofSchema.isPage || ofSchema.reason === ''
      ? []
      : [`Schema Audit: the page looks like ${ofSchema.reason}; only what it contains was judged`]),
    ...(ofSchema?.isPage === true ? ofSchema.limits.map(({ code }) => `Schema Audit: ${code}`) : []),
    ...scopeLimits(site),
    ...renderingLimits(site),
    ...(site === undefined || site.evidence.end === 'complete'
      ? []
      : [
          `site-unfinished: ${pagesDone(site.summary)} of ${site.plan.urls.length} pages, ${site.evidence.end}`,
        ]),
  ];
}

/** Pages whose scripts were to be run, and could not. */
function renderingLimits(site: Given['site']): string[] {
  const failed = site?.pages.filter(({ evidence }) => (evidence.rendering?.reason ?? '') !== '') ?? [];
  const [first] = failed;
  if (first === undefined) return [];
  const where = `${pathOf(first.url)}: ${first.evidence.rendering?.reason ?? ''}`;
  return [`not-rendered: ${counted(failed.length, 'page')} could not be rendered, first ${where}`];
}

/** Pages that whoever asked has left out. */
function scopeLimits(site: Given['site']): string[] {
  return Object.entries(site?.discovery?.leftOut ?? {}).map(([reason, count]) => {
    // Whoever wants so many pages looks for no more of them.
    const what = reason === 'max-pages' ? 'further addresses' : counted(count, 'address', 'addresses');
    return `left-out: ${reason} leaves out ${what}`;
  });
}
