/**
 * The findings as JUnit XML, for the test views of CI systems. Holds to the stricter of the two schemas in use
 * (windyroad/JUnit-Schema): its required attributes, its order of elements, its time stamp without a zone.
 * A failure is what fails the run: Jenkins and Bamboo mark a build by the failures of this file, whatever the exit code.
 */
import { CATEGORY_LABELS, failsRun, pagesText, placeText, pointsText, ranked } from './findings.ts';
import type { Finding, Report } from './model.ts';
import { plain } from './plain.ts';

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
  return plain(text).replace(/[&<>"'\t\n\r]/g, (character) => ESCAPES[character] ?? '');
}

function content(text: string): string {
  return plain(text).replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? '');
}

/** All that is said of a finding below its title. */
function textOf(finding: Finding): string {
  const { severity, detail, fix, points, pages, code } = finding;
  const marks = [severity, pointsText(points), pagesText(pages)].filter(Boolean).join(', ');
  return [marks, placeText(finding), detail, fix, code].filter(Boolean).join('\n');
}

function failure(finding: Finding): string {
  const { id, title } = finding;
  return `      <failure type="${attribute(id)}" message="${attribute(title)}">${content(textOf(finding))}</failure>\n`;
}

const nameOf = ({ id, title }: Finding): string => `${id}: ${title}`;

function testCase(finding: Finding, report: Report): string {
  const open = `    <testcase name="${attribute(nameOf(finding))}" classname="${attribute(`citeworthy.${finding.category}`)}" time="0"`;
  return failsRun(finding, report) ? `${open}>\n${failure(finding)}    </testcase>\n` : `${open}/>\n`;
}

/** What a test that does not fail has to say goes to the output of its suite: the schema gives a test case none. */
function output(passing: readonly Finding[]): string {
  if (passing.length === 0) return '    <system-out/>\n';
  const texts = passing.map((finding) => `${nameOf(finding)}\n${textOf(finding)}\n`);
  return `    <system-out>${content(texts.join('\n'))}</system-out>\n`;
}

/** What a run without findings shows: readers such as Jenkins take a file without a test for a run that failed. */
const NOTHING_FOUND = '    <testcase name="Nothing to repair was found" classname="citeworthy" time="0"/>\n';

interface Suite {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Seconds and no zone, as the schema wants it; the host name it asks for is the audited one. */
function suiteOf({ name, findings }: Suite, index: number, report: Report): string {
  const passing = findings.filter((finding) => !failsRun(finding, report));
  const cases = findings.length === 0 ? [NOTHING_FOUND] : findings.map((one) => testCase(one, report));
  const attributes = [
    `id="${index}"`,
    `package="citeworthy"`,
    `name="${attribute(name)}"`,
    `timestamp="${attribute(report.date.slice(0, 19))}"`,
    `hostname="${attribute(report.target)}"`,
    `tests="${cases.length}"`,
    `failures="${findings.length - passing.length}"`,
    `errors="0"`,
    `time="0"`,
  ].join(' ');
  return `  <testsuite ${attributes}>\n    <properties/>\n${cases.join('')}${output(passing)}    <system-err/>\n  </testsuite>\n`;
}

/** The categories with findings, `citeworthy` where there are none at all. */
function suitesOf(report: Report): readonly Suite[] {
  const findings = ranked(report.findings);
  if (findings.length === 0) return [{ name: 'citeworthy', findings }];
  return Object.entries(CATEGORY_LABELS)
    .map(([category, name]) => ({
      name,
      findings: findings.filter((finding) => finding.category === category),
    }))
    .filter((suite) => suite.findings.length > 0);
}

/** The report as one JUnit XML document: a suite for each category with findings, a case for each finding. */
export function renderJunit(report: Report): string {
  const suites = suitesOf(report).map((suite, index) => suiteOf(suite, index, report));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('')}</testsuites>\n`;
}
