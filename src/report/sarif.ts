/** The findings as SARIF 2.1.0 (OASIS standard), for code scanning tools. */
import type { Finding } from '../findings/finding.ts';
import { rankFindings } from '../findings/rank.ts';
import type { Claim } from '../rules/rule.ts';
import { rules } from '../rules/rules.ts';
import { worstFirst, type FindingSeverity } from '../rules/severity.ts';
import { baselineState } from './baseline.ts';
import { ENGINE_COLUMNS } from './engines.ts';
import { ENGLISH, type FormOptions, type Locale } from './locale.ts';
import { printableJson } from './json.ts';
import { plainReport } from './plain.ts';
import type { Report } from './report.ts';
import { rulePageAddress } from './rule-page-address.ts';

const RULES: ReadonlyMap<string, Claim> = new Map(rules.map((rule) => [rule.id, rule]));

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
const FINGERPRINT = 'citeworthyFinding/v2';

/**
 * Text for a message (SARIF 3.11.5, 3.11.6): braces are doubled and square brackets escaped, so that no text of a
 * page becomes a placeholder or an embedded link. Never empty.
 */
function message(text: string): { readonly text: string } {
  const safe = text.replace(/[\\[\]]/g, '\\$&').replace(/[{}]/g, '$&$&');
  return { text: safe === '' ? '-' : safe };
}

/** Characters that the path and query of RFC 3986 have no place for, a percent sign that begins no escape among them. */
const NOT_IN_URI = /[^\w.~!$&'()*+,;=:@/?%-]|%(?![\da-f]{2})/giu;

/**
 * The path as a relative reference, percent-encoded, so that no viewer can run it. Code scanning of GitHub takes relative
 * paths alone, and refuses a result without a place (GitHub Docs, "SARIF support for code scanning"; github/codeql-action
 * issues 754 and 2459). Without the host a preview and the site itself have the same places.
 */
function uri({ path }: Finding['place']): string {
  const relative = path.replace(/^\/+/, '').replace(NOT_IN_URI, encodeURIComponent);
  // A colon may not stand in the first segment (RFC 3986, section 4.2).
  return relative === '' ? './' : relative.replace(/^[^/?]*:/, (first) => `./${first}`);
}

function location({ place }: Finding) {
  const artifactLocation = { uri: uri(place) };
  const { line, column } = place;
  if (line === 0) return [{ physicalLocation: { artifactLocation } }];
  const region = column === 0 ? { startLine: line } : { startLine: line, startColumn: column };
  return [{ physicalLocation: { artifactLocation, region } }];
}

/** What is said of a rule, whatever site is audited. The three texts are those that code scanning of GitHub requires. */
function ruleOf(id: string, { tell, claim }: Locale) {
  const rule = RULES.get(id);
  const { title, why } = rule === undefined ? { title: id, why: id } : claim(rule);
  const { source, faults } = rule ?? { source: '', faults: {} };
  const [worst = 'info'] = Object.values(faults)
    .map(({ severity }) => severity)
    .sort(worstFirst);
  return {
    id,
    shortDescription: message(title),
    fullDescription: message(why),
    defaultConfiguration: { level: LEVELS[worst] },
    ...(RULES.has(id) && { helpUri: rulePageAddress(id) }),
    help: message(source === '' ? why : tell('sarif-source', { why, source })),
  };
}

function result(finding: Finding, ruleIndex: number, report: Report) {
  const { rule, code, severity, area, audit, message: told, fix, paste, place, cost, fingerprint } = finding;
  const state = baselineState(finding, report);
  const text = [told, fix, paste].filter(Boolean).join('\n\n');
  return {
    ruleId: rule,
    ruleIndex,
    level: LEVELS[severity],
    message: message(text),
    locations: location(finding),
    ...(state !== null && { baselineState: state }),
    partialFingerprints: { [FINGERPRINT]: fingerprint },
    properties: {
      url: place.url,
      code,
      area,
      audit,
      severity,
      score: cost.score,
      points: cost.points,
    },
  };
}

/** The matrix of answer engines as verdicts, for readers of the property bag of the run (SARIF 3.14.28); absent without it. */
function matrixOf({ crawler }: Report) {
  if (crawler === undefined) return {};
  const rows = crawler.engines.map((row) => [
    row.label,
    Object.fromEntries(ENGINE_COLUMNS.map((column) => [column, row[column].verdict])),
  ]);
  return { properties: { engines: Object.fromEntries(rows) } };
}

/** The findings of a report as one SARIF 2.1.0 log with one run, as JSON text: a result for each fault and place. */
export function toSarif(given: Report, { locale = ENGLISH }: FormOptions = {}): string {
  const report = plainReport(given, locale);
  const findings = rankFindings(report.findings, report.known);
  const ids = [...new Set(findings.map(({ rule }) => rule))];
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'citeworthy', version: report.version, rules: ids.map((id) => ruleOf(id, locale)) },
        },
        automationDetails: { id: `citeworthy/${report.target}/` },
        invocations: [{ executionSuccessful: true, endTimeUtc: report.date }],
        results: findings.map((finding) => result(finding, indexes.get(finding.rule) ?? -1, report)),
        ...matrixOf(report),
      },
    ],
  };
  return `${printableJson(log, 2)}\n`;
}
