/**
 * The findings as JUnit XML, for the test views of CI systems. Holds to the stricter of the two schemas in use
 * (windyroad/JUnit-Schema): its required attributes, its order of elements, its time stamp without a zone.
 */
import { CATEGORY_LABELS, pagesText, pointsText, ranked } from './findings.ts';
import type { Finding, FindingCategory, Passed, Report } from './model.ts';
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

/** A finding of severity `info` is a note, and one that the baseline had already fails no more. */
function isFailure({ severity, fingerprint }: Finding, { known }: Report): boolean {
  return severity !== 'info' && known?.has(fingerprint) !== true;
}

function failure(finding: Finding): string {
  const { id, severity, title, detail, fix, url, line, points, pages, code } = finding;
  const place = line === 0 ? url : `${url} line ${line}`;
  const marks = [severity, pointsText(points), pagesText(pages)].filter(Boolean).join(', ');
  const text = [marks, place, detail, fix, code].filter(Boolean).join('\n');
  return `      <failure type="${attribute(id)}" message="${attribute(title)}">${content(text)}</failure>\n`;
}

function testCase(name: string, where: string, inside: string): string {
  const open = `    <testcase name="${attribute(name)}" classname="${attribute(where)}" time="0"`;
  return inside === '' ? `${open}/>\n` : `${open}>\n${inside}    </testcase>\n`;
}

function findingCase(finding: Finding, report: Report): string {
  const name = `${finding.id}: ${finding.title}`;
  return testCase(name, `citeworthy.${finding.category}`, isFailure(finding, report) ? failure(finding) : '');
}

function passedCase({ id, title, category }: Passed): string {
  return testCase(`${id}: ${title}`, `citeworthy.${category}`, '');
}

/** Seconds and no zone, as the schema wants it; the host name it asks for is the audited one. */
function suite(report: Report, category: FindingCategory, index: number): string {
  const findings = ranked(report.findings).filter((finding) => finding.category === category);
  const passed = report.passed.filter((one) => one.category === category);
  const attributes = [
    `id="${index}"`,
    `package="citeworthy"`,
    `name="${attribute(CATEGORY_LABELS[category])}"`,
    `timestamp="${attribute(report.date.slice(0, 19))}"`,
    `hostname="${attribute(report.target)}"`,
    `tests="${findings.length + passed.length}"`,
    `failures="${findings.filter((finding) => isFailure(finding, report)).length}"`,
    `errors="0"`,
    `time="0"`,
  ].join(' ');
  const cases = [...findings.map((finding) => findingCase(finding, report)), ...passed.map(passedCase)].join(
    '',
  );
  return `  <testsuite ${attributes}>\n    <properties/>\n${cases}    <system-out/>\n    <system-err/>\n  </testsuite>\n`;
}

/** The report as one JUnit XML document: a suite for each category that was judged, a case for each finding and pass. */
export function renderJunit(report: Report): string {
  const judged = new Set([...report.findings, ...report.passed].map(({ category }) => category));
  const categories = (['access', 'llms', 'schema', 'technical', 'content', 'ai_seo'] as const).filter(
    (category) => judged.has(category),
  );
  const suites = categories.map((category, index) => suite(report, category, index)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites}</testsuites>\n`;
}
