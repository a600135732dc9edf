import { counted } from '../wording.ts';
import {
  FINDING_SEVERITIES,
  type Finding,
  type FindingCategory,
  type Report,
  type SiteReport,
} from './model.ts';

/** Name of each category for readers. */
export const CATEGORY_LABELS: Readonly<Record<FindingCategory, string>> = {
  access: 'Crawler access',
  llms: 'llms.txt',
  schema: 'Structured data',
  technical: 'Technical',
  content: 'Content',
  ai_seo: 'AI SEO',
};

/** Findings worst first: by severity, then by points, then by pages. Equal ones keep their order. */
export function ranked(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((a, b) => worstFirst(a, b) || b.points - a.points || b.pages - a.pages);
}

type Ranked = Pick<Finding, 'severity'>;

/** Below 0 when the first finding is worse. */
export function worstFirst(a: Ranked, b: Ranked): number {
  return FINDING_SEVERITIES.indexOf(a.severity) - FINDING_SEVERITIES.indexOf(b.severity);
}

/** Whether a finding fails the run: it is severe enough, and not known from an earlier one. */
export function failsRun(
  { severity, fingerprint }: Finding,
  { failing, known }: Pick<Report, 'failing' | 'known'>,
): boolean {
  return failing.has(severity) && known?.has(fingerprint) !== true;
}

/** Where a finding has to be repaired, `https://example.com/robots.txt line 4`; empty for the site as a whole. */
export function placeText({ url, line }: Pick<Finding, 'url' | 'line'>): string {
  return url === '' || line === 0 ? url : `${url} line ${line}`;
}

/** `+1 point`, `+12 points`; empty for none. */
export function pointsText(points: number): string {
  if (points === 0) return '';
  return `+${counted(points, 'point')}`;
}

/** What a site audit found, counted: pages read, then issues by severity. */
export function siteCounts({ pages, totalPages, issues }: SiteReport['summary']): string {
  const found = [
    counted(issues.critical, 'critical issue'),
    counted(issues.warning, 'warning'),
    counted(issues.info, 'note'),
  ];
  return `${pages} of ${counted(totalPages, 'page')}: ${found.join(', ')}.`;
}

/** `1 page`, `12 pages`; empty for none. */
export function pagesText(pages: number): string {
  if (pages === 0) return '';
  return counted(pages, 'page');
}
