/** What a run says of the findings of an earlier one: known, gone, or not judged again. */
import type { Finding } from '../findings/finding.ts';
import type { FindingGroup } from '../findings/group.ts';
import { rules } from '../rules/rules.ts';
import { pathOf } from '../values/url.ts';
import type { AuditedPage, Given } from './audit-results.ts';
import type { Locale } from './locale.ts';
import type { AbsentFinding, EarlierFinding, Report } from './report.ts';

const CLAIMS = new Map(rules.map((rule) => [rule.id, rule]));

/** The findings of an earlier run that this one does not have, each with why it was not judged again, if it was not. */
export function absentOf(
  earlier: readonly EarlierFinding[],
  now: readonly Finding[],
  given: Given,
): readonly AbsentFinding[] {
  const found = new Set(now.map(({ fingerprint }) => fingerprint));
  const pages = new Map((given.site?.pages ?? []).map((page) => [pathOf(page.url), page]));
  return earlier
    .filter(({ fingerprint }) => !found.has(fingerprint))
    .map((finding) => ({ ...finding, unjudged: unjudged(finding, given, pages) }));
}

function unjudged(
  { rule, place }: EarlierFinding,
  given: Given,
  pages: ReadonlyMap<string, AuditedPage>,
): AbsentFinding['unjudged'] {
  const claim = CLAIMS.get(rule);
  if (claim === undefined) return 'rule';
  const { audit } = claim;
  if (audit === 'schema' && given.schema?.evidence.isPage === false) return 'answer';
  if (audit !== 'page' && audit !== 'site') return given[audit] === undefined ? 'audit' : '';
  if (given.site === undefined) return 'audit';
  // What is true of the site as a whole, and of its files, is judged with each run that came to its end.
  if (claim.scope === 'site' || FILE.test(place.path))
    return given.site.evidence.end === 'complete' ? '' : 'page';
  const page = pages.get(place.path);
  if (page === undefined || page.result === null) return 'page';
  const { digest, unknown = [], subsumed = [] } = page.evidence;
  if (rule !== STATUS_RULE && digest.access !== 'pass') return 'answer';
  return subsumed.includes(rule) || unknown.some(({ id }) => id === rule) ? 'rule' : '';
}

/** The rule that judges whether a page comes at all. */
const STATUS_RULE = 'http-ok';

/** Files of a site that no plan lists as pages. */
const FILE = /\.(?:txt|xml)(?:\.gz)?$/;

/** SARIF 2.1.0, 3.27.24: how a finding compares with the baseline; `null` without one. */
export function baselineState(
  { fingerprint }: Finding,
  { known }: Pick<Report, 'known'>,
): 'new' | 'unchanged' | null {
  if (known === null) return null;
  return known.includes(fingerprint) ? 'unchanged' : 'new';
}

/** Whether a cause is new, known, or new at some of its places; empty without a baseline. */
export function stateText(
  { findings }: FindingGroup,
  { known }: Pick<Report, 'known'>,
  { tell }: Locale,
): string {
  if (known === null) return '';
  const fresh = freshOf(findings, known).length;
  if (fresh === 0) return tell('state-known');
  return fresh === findings.length ? tell('state-new') : tell('state-some', { fresh, all: findings.length });
}

/** The findings that an earlier run did not have. */
export function freshOf(findings: readonly Finding[], known: readonly string[]): readonly Finding[] {
  const before = new Set(known);
  return findings.filter(({ fingerprint }) => !before.has(fingerprint));
}

/** What is gone, and what was not judged again, a line each behind its heading. Absent where there is nothing of it. */
export function absentParts({ absent = [] }: Pick<Report, 'absent'>, { tell }: Locale) {
  const lineOf = ({ severity, rule, message, place }: AbsentFinding): string =>
    tell('absent-line', { severity: tell(`severity-${severity}`), rule, message, place: place.path });
  const gone = absent.filter((one) => one.unjudged === '');
  const rest = absent.flatMap(({ unjudged, ...one }) => (unjudged === '' ? [] : [{ ...one, unjudged }]));
  return [
    { title: tell('absent-gone', { count: gone.length }), lines: gone.map(lineOf) },
    {
      title: tell('absent-unjudged', { count: rest.length }),
      lines: rest.map((one) => `${lineOf(one)}: ${tell(`unjudged-${one.unjudged}`)}`),
    },
  ].filter(({ lines }) => lines.length > 0);
}
