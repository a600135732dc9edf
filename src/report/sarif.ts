/** The findings as SARIF 2.1.0 (OASIS standard), for code scanning tools. */
import { parsedUrl } from '../address.ts';
import { ranked } from './findings.ts';
import type { Finding, FindingSeverity, Report } from './model.ts';
import { plain } from './plain.ts';

/** Where the schema of the format stands. */
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** SARIF 3.27.10 knows three levels of a failure. */
const LEVELS: Readonly<Record<FindingSeverity, 'error' | 'warning' | 'note'>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
  info: 'note',
};

/** Name and version of the fingerprint (SARIF 3.27.17): change the number when its make-up changes. */
const FINGERPRINT = 'citeworthyCause/v1';

/**
 * Text for a message (SARIF 3.11.5, 3.11.6): braces are doubled and square brackets escaped, so that no text of a
 * page becomes a placeholder or an embedded link. Never empty.
 */
function message(text: string): { readonly text: string } {
  const safe = plain(text)
    .replace(/[\\[\]]/g, '\\$&')
    .replace(/[{}]/g, '$&$&');
  return { text: safe === '' ? '-' : safe };
}

/** Characters that the path and query of RFC 3986 have no place for, a percent sign that begins no escape among them. */
const NOT_IN_URI = /[^\w.~!$&'()*+,;=:@/?%-]|%(?![\da-f]{2})/gi;

/**
 * Host, path and query as a relative reference; any other text is percent-encoded, so that no viewer can run it.
 * Code scanning of GitHub takes relative paths: it refuses the whole file for one address of another scheme than the
 * checkout, which is `file:` (GitHub Docs, "SARIF support for code scanning"; github/codeql-action issue 754).
 * A colon may not stand in the first segment (RFC 3986, section 4.2).
 */
function uri(url: string): string {
  const address = /^https?:\/\//i.test(url) ? parsedUrl(url) : null;
  if (address === null) return encodeURIComponent(plain(url));
  const { host, pathname, search } = address;
  return encodeURIComponent(host) + `${pathname}${search}`.replace(NOT_IN_URI, encodeURIComponent);
}

/** A result without a place is refused as well (github/codeql-action issue 2459): what speaks of the whole site has that. */
function location({ url, line }: Finding, { target }: Report) {
  const artifactLocation = { uri: uri(url === '' ? target : url) };
  const physicalLocation =
    line === 0 ? { artifactLocation } : { artifactLocation, region: { startLine: line } };
  return [{ physicalLocation }];
}

/** The three texts are those that code scanning of GitHub requires of a rule. */
function rule({ id, title, detail, severity, fix }: Finding) {
  return {
    id: plain(id),
    shortDescription: message(title),
    fullDescription: message(detail === '' ? title : detail),
    defaultConfiguration: { level: LEVELS[severity] },
    help: message(fix === '' ? title : fix),
  };
}

/** SARIF 3.27.24: how a result compares with the baseline; absent where none was given. */
function baselineState(fingerprint: string, { known }: Report) {
  if (known === null) return {};
  return { baselineState: known.has(fingerprint) ? 'unchanged' : 'new' };
}

function result(finding: Finding, ruleIndex: number, report: Report) {
  const { id, severity, category, title, detail, fix, url, points, pages, fingerprint } = finding;
  const text = [title, detail, fix].filter(Boolean).join('\n\n');
  return {
    ruleId: plain(id),
    ruleIndex,
    level: LEVELS[severity],
    message: message(text),
    locations: location(finding, report),
    ...baselineState(fingerprint, report),
    partialFingerprints: { [FINGERPRINT]: plain(fingerprint) },
    properties: { url: plain(url), category, severity, points, pages },
  };
}

/** The findings of a report as one SARIF 2.1.0 log with one run, as JSON text. */
export function renderSarif(report: Report): string {
  const findings = ranked(report.findings);
  const firsts: Finding[] = [];
  const indexes = new Map<string, number>();
  for (const finding of findings) {
    if (indexes.has(finding.id)) continue;
    indexes.set(finding.id, firsts.length);
    firsts.push(finding);
  }
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'citeworthy', version: report.version, rules: firsts.map(rule) } },
        automationDetails: { id: `citeworthy/${plain(report.target)}/` },
        invocations: [{ executionSuccessful: true, endTimeUtc: report.date }],
        results: findings.map((finding) => result(finding, indexes.get(finding.id) ?? -1, report)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
