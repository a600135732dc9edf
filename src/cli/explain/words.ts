import type { Grade } from '../../rules/rule.ts';
import type { RuleEntry } from '../../report/rule-entry.ts';
import { wrapped } from '../../report/text/width.ts';
import { cut } from '../../values/wording.ts';

/** What a grade of evidence means. */
export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  strong: 'strong: measured on the engines themselves, or a directive that they document and obey',
  moderate: 'moderate: measured in one study, as a correlation',
  weak: 'weak: measured in one place, or without control',
  vendor: 'vendor: documentation of an engine',
  standard: 'standard: an RFC, W3C or WHATWG text, or the text of the format',
};

/** What an audit is called. */
export const AUDIT_NAMES: Readonly<Record<RuleEntry['audit'], string>> = {
  crawler: 'Crawler Check',
  llms: 'LLMs.txt Check',
  schema: 'Schema Audit',
  page: 'AI SEO Audit, each page',
  site: 'AI SEO Audit, the whole site',
};

/** Columns of a label. */
const LABEL = 10;

/** A label, and a text beside it in lines of at most `width` with the label. */
export function labelled(label: string, text: string, width: number): string[] {
  return wrapped(text, width - LABEL).map(
    (line, index) => `${(index === 0 ? label : '').padEnd(LABEL)}${line}`,
  );
}

/** Characters of an example; a whole page as an example is cut. */
const MAX_EXAMPLE = 1_200;

/** An example as the rule holds it: a page, its answer, a site, a file. */
export function exampleLines(written: unknown): string[] {
  if (written === null || written === undefined) return [];
  if (typeof written === 'string')
    return cut(written, MAX_EXAMPLE)
      .split('\n')
      .filter((line) => line !== '');
  if (Array.isArray(written)) return written.flatMap(exampleLines);
  if (typeof written !== 'object') return [JSON.stringify(written)];
  return Object.entries(written).flatMap(([name, value]) => {
    if (name === 'html' || name === 'pages') return exampleLines(value);
    const shown: unknown = JSON.stringify(value, plainMaps);
    return [`${name}: ${cut(typeof shown === 'string' ? shown : '', MAX_EXAMPLE)}`];
  });
}

/** Maps and sets of a site as JSON. */
function plainMaps(_key: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
