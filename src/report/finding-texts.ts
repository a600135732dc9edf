/** Findings and groups in the words that several forms share. */
import type { Cost, Finding } from '../findings/finding.ts';
import type { FindingGroup } from '../findings/group.ts';
import type { Area } from '../rules/rule.ts';
import { counted } from '../values/wording.ts';
import type { Report, SiteReport } from './report.ts';

/** Each area as a heading. */
export const AREA_LABELS: Readonly<Record<Area, string>> = {
  reach: 'Reach',
  read: 'Read',
  understand: 'Understand',
  cite: 'Cite',
};

/** The score that a cost belongs to, as the end of a sentence. */
const OF_SCORE: Readonly<Record<Cost['score'], string>> = {
  crawler: 'to crawler access',
  llms: 'to llms.txt',
  schema: 'to structured data',
  pages: 'to the score of its page',
};

/** Whether a finding fails the run: it is severe enough, and not known from an earlier one. */
export function failsRun(
  { severity, fingerprint }: Finding,
  { failing, known }: Pick<Report, 'failing' | 'known'>,
): boolean {
  return failing.includes(severity) && known?.includes(fingerprint) !== true;
}

/** Where a finding has to be repaired, `https://example.com/robots.txt line 4`. */
export function placeText({ place: { url, line } }: Pick<Finding, 'place'>): string {
  return line === 0 ? url : `${url} line ${line}`;
}

/** `+12 points to structured data`; empty for none. Of many pages the mean over all audited ones. */
export function costText({ score, points }: Cost, { site }: Pick<Report, 'site'>): string {
  if (points === 0) return '';
  if (score !== 'pages' || site === undefined || site.summary.pages < 2)
    return `+${counted(points, 'point')} ${OF_SCORE[score]}`;
  const mean = Math.round((10 * points) / site.summary.pages) / 10;
  return mean === 0 ? '' : `+${mean} ${mean === 1 ? 'point' : 'points'} to the mean of all pages`;
}

/** What repairing a group returns, one text a score. */
export function gainTexts({ costs }: FindingGroup, report: Pick<Report, 'site'>): readonly string[] {
  return costs.map((cost) => costText(cost, report)).filter(Boolean);
}

/** `1 page`, `12 pages`; empty for a group whose one place is a file or the site. */
export function pagesText({ pages, audit }: FindingGroup): string {
  return pages === 1 && audit !== 'page' ? '' : counted(pages, 'page');
}

/** What a fault of a template means for its places, empty where there is one, or where another thing is to be repaired. */
export function templateText({ effort, fix, paste, pages, findings }: FindingGroup): string {
  if (effort !== 'template' || pages < 2) return '';
  const isSame = fix !== '' && (paste !== '' || findings.every((one) => one.paste === ''));
  return isSame
    ? `One change in the template repairs all ${pages} pages.`
    : 'Each page has its own text: see the places.';
}

/** What a site audit found, counted: pages read, then issues by severity. */
export function siteCounts({ pages, totalPages, unreadPages, issues }: SiteReport['summary']): string {
  const found = [
    counted(issues.critical, 'critical issue'),
    counted(issues.warning, 'warning'),
    counted(issues.info, 'note'),
  ];
  const unread = unreadPages === 0 ? '' : ` ${counted(unreadPages, 'page was', 'pages were')} not read.`;
  return `${pages} of ${counted(totalPages, 'page')}: ${found.join(', ')}.${unread}`;
}

/** Which site was taken for a target with a path. */
export function auditedText(address: string): string {
  return `The audited site is ${address}.`;
}

/** What is wrong: at its one place, or in words that hold at all of them. */
export function titleOf({ title, findings }: FindingGroup): string {
  const [first] = findings;
  return findings.length === 1 && first !== undefined ? first.message : title;
}
