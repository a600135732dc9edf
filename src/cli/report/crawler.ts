import { wafVendors } from '../../catalog/waf-signatures.ts';
import { topicsNamed } from '../../jobs/check-catalogue.ts';
import type { CrawlerCheck } from '../../jobs/crawler-check.ts';
import type { BotRow, EvidenceRow } from '../../report/model.ts';
import type { ReportParts } from '../audit.ts';
import { fingerprint } from '../fingerprint.ts';

/** Draws the rows of a report from a Crawler Check. */
export function crawlerParts({ result, evidence }: Omit<CrawlerCheck, 'error'>): ReportParts {
  const { score, robots, findings, limits } = evidence;
  return {
    crawler: { result, score, robotsUrl: robots.url, bots: botRows(result, evidence) },
    findings: findings.map(({ id, severity, title, detail, code }) => ({
      id,
      fingerprint: fingerprint('crawler', id, result.domain, ...culprits(id, result, evidence)),
      severity,
      category: 'access',
      title,
      detail,
      fix: code === '' ? fixInWords(id) : 'Paste the lines below into robots.txt.',
      code,
      ...placeOf(id, result, evidence),
      points: 0,
      pages: 0,
    })),
    evidence: evidenceRows(evidence),
    limits,
  };
}

/** What to do where nothing can be pasted. The details of the other findings end with it. */
function fixInWords(id: FindingId): string {
  if (!OF_HOME.has(id) || id === 'lands-elsewhere') return '';
  return topicsNamed(id).find(({ kind }) => kind === 'finding')?.fix ?? '';
}

type FindingId = CrawlerCheck['evidence']['findings'][number]['id'];

/** Findings about the home page, or about the way to it. All others are about robots.txt. */
const OF_HOME: ReadonlySet<FindingId> = new Set([
  'home-inaccessible',
  'home-for-agents',
  'home-noindex',
  'lands-elsewhere',
  'agents-refused',
  'tls-broken',
  'https-unreachable',
]);

/** What has to change: the file or page, and its line where one decides. */
function placeOf(
  id: FindingId,
  result: CrawlerCheck['result'],
  evidence: CrawlerCheck['evidence'],
): { readonly url: string; readonly line: number } {
  const { url } = evidence.robots;
  if (OF_HOME.has(id)) return { url: new URL('/', url).href, line: 0 };
  if (id === 'llms-missing') return { url: new URL('/llms.txt', url).href, line: 0 };
  const [first = ''] = culprits(id, result, evidence);
  return { url, line: id === 'answer-bots-blocked' ? (evidence.bots[first]?.line ?? 0) : 0 };
}

/** The bots that a finding is about: one more of them is another finding. Their order is that of the catalogue. */
function culprits(
  id: FindingId,
  { botStatuses }: CrawlerCheck['result'],
  { bots }: CrawlerCheck['evidence'],
): string[] {
  const important = botStatuses.filter(({ key }) => bots[key]?.impact === 'high');
  if (id === 'answer-bots-blocked')
    return important.filter(({ explicitly }) => explicitly === 'blocked').map(({ key }) => key);
  if (id !== 'agents-refused') return [];
  return important.filter(({ key }) => bots[key]?.probe?.accessible === false).map(({ key }) => key);
}

function botRows(result: CrawlerCheck['result'], evidence: CrawlerCheck['evidence']): BotRow[] {
  return result.botStatuses.flatMap(({ key, label, company, allowed }) => {
    const proof = evidence.bots[key];
    if (proof === undefined) return [];
    const { purpose, impact, line, rule, group, basis, probe } = proof;
    const isKnown = basis !== 'unreachable';
    return {
      key,
      label,
      company,
      purpose,
      impact,
      line,
      group,
      allowed: isKnown ? allowed : null,
      rule: rule ?? '',
      probe: probe === null ? null : probeRow(probe),
    };
  });
}

function probeRow(
  probe: NonNullable<CrawlerCheck['evidence']['bots'][string]['probe']>,
): NonNullable<BotRow['probe']> {
  const { verdict, accessible, vendor, note } = probe;
  return {
    verdict,
    accessible,
    vendor: vendor === undefined || vendor === null ? null : labelOf(vendor),
    note: note ?? '',
  };
}

/** Readers know a vendor by its name, not by our key. */
function labelOf(vendor: string): string {
  return wafVendors.find(({ key }) => key === vendor)?.label ?? vendor;
}

function evidenceRows({
  robots,
  edge,
  sitemap,
  versions,
  coverage,
}: CrawlerCheck['evidence']): EvidenceRow[] {
  const robotsText = [robots.state, robots.reason, ...robots.restrictions].filter(Boolean).join(', ');
  return [
    { label: 'robots.txt', value: robotsText },
    { label: 'Sitemap', value: sitemap.url || `none at ${sitemap.tried.length} addresses` },
    { label: 'In front of the site', value: edge.map(labelOf).join(', ') || 'no known vendor' },
    { label: 'Bots judged', value: `${coverage.judged}, unknown ${coverage.unknown}` },
    {
      label: 'Versions',
      value: `engine ${versions.engine}, bots ${versions.catalogue}, weights ${versions.weights}`,
    },
  ];
}
