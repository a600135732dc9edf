import type { RuleEntry } from '../../report/rule-entry.ts';
import { rulePageAddress } from '../../report/rule-page-address.ts';
import { ENGLISH } from '../../report/locale.ts';
import { wrapped } from '../../report/text/width.ts';
import { counted } from '../../values/wording.ts';
import { AUDIT_NAMES, exampleLines, GRADE_WORDS, labelled } from './words.ts';

/** Everything that is known of a rule, in lines of at most `width`. */
export function ruleText(entry: RuleEntry, width: number): string {
  const { id, title, audit, area, points, cap, why, source, grade, failing, passing, parts = [] } = entry;
  const capped = cap === null ? '' : `; while it fails the score is ${cap} at most`;
  const lines = [
    id,
    ...wrapped(title, width),
    '',
    ...labelled('Audit', AUDIT_NAMES[audit], width),
    ...labelled('Area', ENGLISH.tell(`area-${area}`), width),
    ...labelled(
      'Points',
      points === 0 ? 'none: it only informs' : `${counted(points, 'point')} of 100${capped}`,
      width,
    ),
    ...(parts.length === 0
      ? []
      : labelled(
          'Parts',
          `${parts.join(', ')}: where a page is asked for this data, the points are there`,
          width,
        )),
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
    '',
    ...labelled('Page', rulePageAddress(id), width),
    ...example('Fails:', failing),
    ...example('Passes:', passing),
  ];
  return `${lines.join('\n')}\n`;
}

function example(label: string, written: unknown): string[] {
  const shown = exampleLines(written);
  return shown.length === 0 ? [] : ['', label, ...shown.map((line) => `    ${line}`)];
}
