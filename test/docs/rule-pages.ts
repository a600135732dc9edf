/** The pages of docs/rules, made from the rules. */
import { ruleEntries, type RuleEntry } from '../../src/report/rule-entry.ts';
import { ENGLISH } from '../../src/report/locale.ts';
import { AUDIT_NAMES, exampleLines, GRADE_WORDS } from '../../src/cli/explain/words.ts';

/** A page by its file name; rules of two audits with one name share it. */
export function rulePages(): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const entry of ruleEntries) {
    const name = `${entry.id}.md`;
    pages.set(name, `${pages.get(name) ?? `# ${entry.id}\n`}\n${page(entry)}`);
  }
  return pages;
}

const cell = (text: string) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('*', '\\*').replaceAll('\n', ' ').trim();

function page(entry: RuleEntry): string {
  const { title, audit, area, points, cap, why, source, grade, faults, failing, passing } = entry;
  const capped = cap === null ? '' : `; while it fails the score is ${cap} at most`;
  const facts = [
    ['Audit', AUDIT_NAMES[audit]],
    ['Area', ENGLISH.tell(`area-${area}`)],
    ['Points', points === 0 ? 'none: it only informs' : `${points} of 100${capped}`],
    ['Evidence', GRADE_WORDS[grade]],
    ['Source', cell(source)],
  ];
  const rows = faults.map(({ code, severity, message, fix }) => [
    `\`${code}\``,
    severity,
    cell(message),
    cell(fix),
  ]);
  return [
    `**${cell(title)}.** ${cell(why)}`,
    table(['', ''], facts),
    '## Faults',
    table(['Code', 'Severity', 'Says', 'Fix'], rows),
    ...example('Fails', failing),
    ...example('Passes', passing),
    '',
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Indented, since an example may hold a fence. */
function example(heading: string, written: unknown): string[] {
  const lines = exampleLines(written);
  return lines.length === 0 ? [] : [`## ${heading}`, lines.map((line) => `    ${line}`).join('\n')];
}
