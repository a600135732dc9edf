/** Findings and groups in the words that several forms share. */
import type { Cost, Finding } from '../findings/finding.ts';
import type { FindingGroup } from '../findings/group.ts';
import type { Locale } from './locale.ts';
import type { Report, SiteReport } from './report.ts';

/** The questions in their order. */
export const AREAS = ['reach', 'read', 'understand', 'cite'] as const;

/** Whether a finding fails the run: it is severe enough, and not known from an earlier one. */
export function failsRun(
  { severity, fingerprint }: Finding,
  { failing, known }: Pick<Report, 'failing' | 'known'>,
): boolean {
  return failing.includes(severity) && known?.includes(fingerprint) !== true;
}

/** Where a finding has to be repaired, `https://example.com/robots.txt line 4`. */
export function placeText({ place: { url, line } }: Pick<Finding, 'place'>, { tell }: Locale): string {
  return line === 0 ? url : tell('line-of', { place: url, line });
}

/** `+12 points to structured data`; empty for none. Of many pages the mean over all audited ones. */
export function costText({ score, points }: Cost, { site }: Pick<Report, 'site'>, { tell }: Locale): string {
  if (points === 0) return '';
  if (score !== 'pages' || site === undefined || site.summary.pages < 2)
    return tell(`gain-${score}`, { points });
  const mean = Math.round((10 * points) / site.summary.pages) / 10;
  return mean === 0 ? '' : tell('gain-mean', { points: mean });
}

/** What repairing a group returns, one text a score. */
export function gainTexts(
  { costs }: FindingGroup,
  report: Pick<Report, 'site'>,
  locale: Locale,
): readonly string[] {
  return costs.map((cost) => costText(cost, report, locale)).filter(Boolean);
}

/** `1 page`, `12 pages`; empty for a group whose one place is a file or the site. */
export function pagesText({ pages, audit }: FindingGroup, { tell }: Locale): string {
  return pages === 1 && audit !== 'page' ? '' : tell('pages-count', { count: pages });
}

/** What a fault of a template means for its places, empty where there is one, or where another thing is to be repaired. */
export function templateText(
  { effort, fix, paste, pages, findings }: FindingGroup,
  { tell }: Locale,
): string {
  if (effort !== 'template' || pages < 2) return '';
  const isSame = fix !== '' && (paste !== '' || findings.every((one) => one.paste === ''));
  return isSame ? tell('template-one', { pages }) : tell('template-each');
}

/** What became of the pages of a plan: its parts add up. Findings are counted in one place, over the whole run. */
export function siteCounts(
  { pages, totalPages, unreadPages: unread, duplicates }: SiteReport['summary'],
  { tell }: Locale,
): string {
  const left = Math.max(0, totalPages - pages - unread - duplicates);
  return tell('site-counts', { pages, all: totalPages, unread, duplicates, left });
}

/** What is wrong: at its one place, or in words that hold at all of them. */
export function titleOf({ title, findings }: FindingGroup): string {
  const [first] = findings;
  return findings.length === 1 && first !== undefined ? first.message : title;
}
