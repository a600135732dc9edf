import { createHash } from 'node:crypto';
import type { CrawlerCheck } from '../../jobs/crawler-check.ts';
import type { BotRow, CrawlerReport, EvidenceRow, Finding } from '../../report/model.ts';

/** What a Crawler Check adds to a report. */
export interface CrawlerPart {
  readonly crawler: CrawlerReport;
  readonly findings: readonly Finding[];
  readonly evidence: readonly EvidenceRow[];
  readonly limits: readonly string[];
}

/** Draws the rows of a report from a Crawler Check. */
export function crawlerPart({ result, evidence }: CrawlerCheck): CrawlerPart {
  const { score, robots, findings, limits } = evidence;
  return {
    crawler: { result, score, robotsUrl: robots.url, bots: botRows(result, evidence) },
    findings: findings.map((finding) => ({
      ...finding,
      fingerprint: fingerprint('crawler', finding.id, result.domain),
      category: 'access',
      fix: finding.code === '' ? '' : 'Paste the text below.',
      url: robots.url,
      line: 0,
      points: 0,
      pages: 1,
    })),
    evidence: evidenceRows(evidence),
    limits,
  };
}

function botRows(result: CrawlerCheck['result'], evidence: CrawlerCheck['evidence']): BotRow[] {
  return result.botStatuses.flatMap(({ key, label, company, allowed }) => {
    const proof = evidence.bots[key];
    if (proof === undefined) return [];
    const { purpose, impact, line, rule, group, basis, probe } = proof;
    const isKnown = basis !== 'unreachable';
    return {
      ...{ key, label, company, purpose, impact, line, group },
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
  return { verdict, accessible, vendor: vendor ?? null, note: note ?? '' };
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
    { label: 'In front of the site', value: edge.join(', ') || 'no known vendor' },
    { label: 'Bots judged', value: `${coverage.judged}, unknown ${coverage.unknown}` },
    {
      label: 'Versions',
      value: `engine ${versions.engine}, bots ${versions.catalogue}, weights ${versions.weights}`,
    },
  ];
}

/** The same for the same cause at the same place in every run. */
export function fingerprint(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
