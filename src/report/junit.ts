/**
 * The findings as JUnit XML, for the test views of CI systems. Holds to the stricter of the two schemas in use
 * (windyroad/JUnit-Schema): its required attributes, its order of elements, its time stamp without a zone.
 */
import { CATEGORY_LABELS, pagesText, pointsText, ranked } from './findings.ts';
import type { Finding, FindingCategory, Report } from './model.ts';
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

function testCase(finding: Finding, report: Report): string {
  const { id, title, category } = finding;
  const open = `    <testcase name="${attribute(`${id}: ${title}`)}" classname="${attribute(`citeworthy.${category}`)}" time="0"`;
  return isFailure(finding, report) ? `${open}>\n${failure(finding)}    </testcase>\n` : `${open}/>\n`;
}

/** Seconds and no zone, as the schema wants it; the host name it asks for is the audited one. */
function suite(report: Report, category: FindingCategory, index: number): string {
  const findings = ranked(report.findings).filter((finding) => finding.category === category);
  const attributes = [
    `id="${index}"`,
    `package="citeworthy"`,
    `name="${attribute(CATEGORY_LABELS[category])}"`,
    `timestamp="${attribute(report.date.slice(0, 19))}"`,
    `hostname="${attribute(report.target)}"`,
    `tests="${findings.length}"`,
    `failures="${findings.filter((finding) => isFailure(finding, report)).length}"`,
    `errors="0"`,
    `time="0"`,
  ].join(' ');
  const cases = findings.map((finding) => testCase(finding, report)).join('');
  return `  <testsuite ${attributes}>\n    <properties/>\n${cases}    <system-out/>\n    <system-err/>\n  </testsuite>\n`;
}

/** The report as one JUnit XML document: a suite for each category with findings, a case for each finding. */
export function renderJunit(report: Report): string {
  const found = new Set(report.findings.map(({ category }) => category));
  const categories = (['access', 'llms', 'schema', 'technical', 'content', 'ai_seo'] as const).filter(
    (category) => found.has(category),
  );
  const suites = categories.map((category, index) => suite(report, category, index)).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites}</testsuites>\n`;
}
