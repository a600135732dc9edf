import { vendorLabel } from '../../catalog/waf-signatures.ts';
import type { CrawlerCheck } from '../../jobs/crawler-check.ts';
import type { BotRow, EvidenceRow } from '../../report/model.ts';
import type { ReportParts } from '../audit.ts';
import { counted } from '../../wording.ts';
import { fingerprint } from '../fingerprint.ts';

/** Draws the rows of a report from a Crawler Check. */
export function crawlerParts({ result, evidence }: Omit<CrawlerCheck, 'error'>): ReportParts {
  const { score, robots, findings, limits } = evidence;
  return {
    crawler: { result, score, robotsUrl: robots.url, bots: botRows(result, evidence) },
    findings: findings.map((finding) => ({
      ...finding,
      fingerprint: fingerprint(
        'crawler',
        finding.id,
        result.domain,
        ...culprits(finding.id, result, evidence),
      ),
      category: 'access',
      points: 0,
      pages: 0,
    })),
    evidence: evidenceRows(evidence),
    limits,
  };
}

/**
 * The bots that tell a finding from one of the same id: one more of them is another finding. Their order is that of
 * the catalogue, and the rule is that of every version before, so that baselines go on to match.
 */
function culprits(
  id: CrawlerCheck['evidence']['findings'][number]['id'],
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
