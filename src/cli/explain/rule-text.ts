import type { RuleEntry } from '../../report/rule-entry.ts';
import { AREA_LABELS } from '../../report/finding-texts.ts';
import { wrapped } from '../../report/text/width.ts';
import { counted, cut } from '../../values/wording.ts';
import { GRADE_WORDS, labelled } from './words.ts';

const AUDITS: Readonly<Record<RuleEntry['audit'], string>> = {
  crawler: 'Crawler Check',
  llms: 'LLMs.txt Check',
  schema: 'Schema Audit',
  page: 'AI SEO Audit, each page',
  site: 'AI SEO Audit, the whole site',
};

/** Characters of an example; a whole page as an example is cut. */
const MAX_EXAMPLE = 1_200;

/** Everything that is known of a rule, in lines of at most `width`. */
export function ruleText(entry: RuleEntry, width: number): string {
  const { id, title, audit, area, points, cap, why, source, grade, failing, passing } = entry;
  const capped = cap === null ? '' : `; while it fails the score is ${cap} at most`;
  const lines = [
    id,
    ...wrapped(title, width),
    '',
    ...labelled('Audit', AUDITS[audit], width),
    ...labelled('Area', AREA_LABELS[area], width),
    ...labelled(
      'Points',
      points === 0 ? 'none: it only informs' : `${counted(points, 'point')} of 100${capped}`,
      width,
    ),
    ...labelled('Why', why, width),
    ...labelled('Source', source, width),
    ...labelled('Evidence', GRADE_WORDS[grade], width),
    '',
    'Findings:',
    ...entry.faults.flatMap(({ code, severity, message, fix }) => [
      `  ${code} (${severity})`,
      ...labelled('    Says', message, width),
      ...labelled('    Fix', fix, width),
    ]),
    ...example('Fails:', failing),
    ...example('Passes:', passing),
  ];
  return `${lines.join('\n')}\n`;
}

/** An example as the rule holds it: a page, its answer, a site, a file. */
function example(label: string, written: unknown): string[] {
  const shown = linesOf(written);
  return shown.length === 0 ? [] : ['', label, ...shown.map((line) => `    ${line}`)];
}

function linesOf(written: unknown): string[] {
  if (written === null || written === undefined) return [];
  if (typeof written === 'string')
    return cut(written, MAX_EXAMPLE)
      .split('\n')
      .filter((line) => line !== '');
  if (Array.isArray(written)) return written.flatMap(linesOf);
  if (typeof written !== 'object') return [JSON.stringify(written)];
  return Object.entries(written).flatMap(([name, value]) => {
    if (name === 'html' || name === 'pages') return linesOf(value);
    const shown: unknown = JSON.stringify(value, plainMaps);
    return [`${name}: ${cut(typeof shown === 'string' ? shown : '', MAX_EXAMPLE)}`];
  });
}

/** Maps and sets of a site as JSON. */
function plainMaps(_key: string, value: unknown): unknown {
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
