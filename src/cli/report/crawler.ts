import { vendorLabel } from '../../catalog/waf-signatures.ts';
import type { CrawlerCheck } from '../../jobs/crawler-check.ts';
import type { BotRow, EvidenceRow } from '../../report/model.ts';
import type { ReportParts } from '../audit.ts';
import { counted } from '../../wording.ts';

/** Draws the rows of a report from a Crawler Check. */
export function crawlerParts({ result, evidence }: Omit<CrawlerCheck, 'error'>): ReportParts {
  const { score, robots, findings, limits } = evidence;
  return {
    crawler: { result, score, robotsUrl: robots.url, bots: botRows(result, evidence) },
    findings: findings.map(({ rule, fingerprint, severity, message, fix, paste, place, cost }) => ({
      id: rule,
      fingerprint,
      severity,
      category: 'access',
      title: message,
      detail: '',
      fix,
      code: paste,
      url: place.url,
      line: place.line,
      points: cost.points,
      pages: 0,
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
    vendor: vendor === undefined || vendor === null ? null : vendorLabel(vendor),
    note: note ?? '',
  };
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
    {
      label: 'Sitemap',
      value: sitemap.url || `none at ${counted(sitemap.tried.length, 'address', 'addresses')}`,
    },
    { label: 'In front of the site', value: edge.map(vendorLabel).join(', ') || 'no known vendor' },
    { label: 'Bots judged', value: `${coverage.judged}, unknown ${coverage.unknown}` },
    {
      label: 'Versions',
      value: `engine ${versions.engine}, bots ${versions.catalogue}, weights ${versions.weights}`,
    },
  ];
}
