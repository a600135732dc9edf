/**
 * The findings as JUnit XML, for the test views of CI systems. Holds to the stricter of the two schemas in use
 * (windyroad/JUnit-Schema): its required attributes, its order of elements, its time stamp without a zone.
 * A failure is what fails the run: Jenkins and Bamboo mark a build by the failures of this file, whatever the exit code.
 */
import type { Finding } from '../findings/finding.ts';
import { rankFindings } from '../findings/rank.ts';
import { inert } from '../values/printable.ts';
import { ENGINE_COLUMNS, verdictWord } from './engines.ts';
import { costText, failsRun, placeText } from './finding-texts.ts';
import { ENGLISH, type FormOptions, type Locale } from './locale.ts';
import { plainReport } from './plain.ts';
import type { Report } from './report.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Text for an attribute value: line breaks stay line breaks after the reader's normalisation (XML 1.0, 3.3.3). */
function attribute(text: string): string {
  return text.replace(/[&<>"'\t\n\r]/g, (character) => ESCAPES[character] ?? '');
}

function content(text: string): string {
  return text.replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? '');
}

/** All that is said of a finding below its title. */
function textOf(finding: Finding, locale: Locale): string {
  const { tell } = locale;
  const { severity, fix, cost, paste, fingerprint } = finding;
  const marks = [tell(`severity-${severity}`), costText(cost, {}, locale)].filter(Boolean).join(', ');
  return [marks, placeText(finding, locale), fix, paste, tell('text-fingerprint', { fingerprint })]
    .filter(Boolean)
    .join('\n');
}

function failure(finding: Finding, locale: Locale): string {
  const { rule, message } = finding;
  return `      <failure type="${attribute(rule)}" message="${attribute(message)}">${content(textOf(finding, locale))}</failure>\n`;
}

const nameOf = ({ rule, message, place }: Finding): string => `${rule}: ${message} (${place.path})`;

function testCase(finding: Finding, report: Report, locale: Locale): string {
  const open = `    <testcase name="${attribute(nameOf(finding))}" classname="${attribute(`citeworthy.${finding.area}`)}" time="0"`;
  return failsRun(finding, report) ? `${open}>\n${failure(finding, locale)}    </testcase>\n` : `${open}/>\n`;
}

/** What a test that does not fail has to say goes to the output of its suite: the schema gives a test case none. */
function output(passing: readonly Finding[], locale: Locale): string {
  if (passing.length === 0) return '    <system-out/>\n';
  const texts = passing.map((finding) => `${nameOf(finding)}\n${textOf(finding, locale)}\n`);
  return `    <system-out>${content(texts.join('\n'))}</system-out>\n`;
}

/** What a run without findings shows: readers such as Jenkins take a file without a test for a run that failed. */
const nothingFound = ({ tell }: Locale): string =>
  `    <testcase name="${attribute(tell('nothing-to-repair'))}" classname="citeworthy" time="0"/>\n`;

/** The matrix of answer engines. */
function properties({ crawler }: Report, locale: Locale): string {
  const { tell } = locale;
  const rows = (crawler?.engines ?? []).map((row) => {
    const verdicts = ENGINE_COLUMNS.map(
      (column) => `${tell(`column-${column}`)}: ${verdictWord(row[column], column, locale)}`,
    );
    return `      <property name="${attribute(row.label)}" value="${attribute(verdicts.join(', '))}"/>\n`;
  });
  return rows.length === 0 ? '    <properties/>\n' : `    <properties>\n${rows.join('')}    </properties>\n`;
}

/** Seconds and no zone, as the schema wants it; the host name it asks for is the audited one. */
function suiteOf(report: Report, locale: Locale): string {
  const findings = rankFindings(report.findings, report.known);
  const passing = findings.filter((finding) => !failsRun(finding, report));
  const cases =
    findings.length === 0 ? [nothingFound(locale)] : findings.map((one) => testCase(one, report, locale));
  const attributes = [
    `id="0"`,
    `package="citeworthy"`,
    `name="citeworthy"`,
    `timestamp="${attribute(report.date.slice(0, 19))}"`,
    `hostname="${attribute(report.target)}"`,
    `tests="${cases.length}"`,
    `failures="${findings.length - passing.length}"`,
    `errors="0"`,
    `time="0"`,
  ].join(' ');
  return `  <testsuite ${attributes}>\n${properties(report, locale)}${cases.join('')}${output(passing, locale)}    <system-err/>\n  </testsuite>\n`;
}

/** The report as one JUnit XML document: a case for each fault and place, in the order of work. */
export function toJunit(given: Report, { locale = ENGLISH }: FormOptions = {}): string {
  const report = plainReport(given, locale);
  return inert(
    `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suiteOf(report, locale)}</testsuites>\n`,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
}
