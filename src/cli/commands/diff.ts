import { writeFile } from 'node:fs/promises';
import { printableJson } from '../../report/json.ts';
import { CodedError } from '../../errors.ts';
import { oneLine, plainData } from '../../report/plain.ts';
import { inert } from '../../values/printable.ts';
import { paintOf } from '../../report/text/paint.ts';
import { EXIT, isSet, text, type Command, type ExitCode, type Terminal, type Values } from '../command.ts';
import { orUnwritable } from '../file-error.ts';
import { readJson } from '../json-file.ts';
import type { Difference } from '../run-difference.ts';
import type { SavedFinding } from '../saved-run.ts';

export const diff: Command = {
  examples: [
    'citeworthy crawler example.com --json > old.json',
    'citeworthy diff old.json new.json',
    'citeworthy diff old.json new.json --fail-on-new',
  ],
  options: {
    json: { type: 'boolean', help: 'the difference as JSON' },
    markdown: {
      type: 'string',
      value: 'file',
      help: 'new and gone findings as the text of a comment on a change; - is stdout',
    },
    'fail-on-new': { type: 'boolean', help: 'exit 1 when a finding is new' },
  },
  run: async ([before, after, ...others], values, terminal) => {
    if (before === undefined || after === undefined || others.length > 0)
      throw new CodedError('usage', 'diff takes two files, each written with --json');
    if (isSet(values, 'json') && text(values, 'markdown') === '-')
      throw new CodedError('usage', 'Only one of --json and --markdown - can go to stdout');
    const [old, now] = [await readJson(before), await readJson(after)];
    const { savedRunIn } = await import('../saved-run.ts');
    const { difference, differenceMarkdown } = await import('../run-difference.ts');
    const found = difference(savedRunIn(old, before), savedRunIn(now, after));
    const file = text(values, 'markdown');
    if (file !== '') await write(file, differenceMarkdown(found), terminal);
    if (file === '-') return exitFor(found, values);
    if (isSet(values, 'json')) terminal.out(`${printableJson(found, 2)}\n`);
    else terminal.out(written(found, terminal));
    return exitFor(found, values);
  },
};

function exitFor({ appeared }: Difference, values: Values): ExitCode {
  return isSet(values, 'fail-on-new') && appeared.length > 0 ? EXIT.findings : EXIT.healthy;
}

async function write(file: string, content: string, { out }: Terminal): Promise<void> {
  if (file === '-') return out(content);
  await writeFile(file, content).catch(orUnwritable(file));
}

function written(found: Difference, { hasColour }: Terminal): string {
  const { scores, appeared, gone, stayed } = plainData(found);
  const paint = paintOf(hasColour ? 'ansi' : 'none').band;
  const changes = scores.map(({ name, before, after }) => {
    if (before === null || after === null)
      return `  ${name.padEnd(10)} ${before ?? 'unknown'} → ${after ?? 'unknown'}`;
    const change = after - before;
    const sign = change > 0 ? '+' : '';
    const line = `  ${name.padEnd(10)} ${before} → ${after}${change === 0 ? '' : ` (${sign}${change})`}`;
    return change === 0 ? line : paint(line, change > 0 ? 'good' : 'poor');
  });
  const lines = [
    ...(changes.length === 0 ? [] : ['Scores', ...changes, '']),
    ...part('New', appeared).map((line, index) => (index === 0 ? line : paint(line, 'poor'))),
    ...part('Gone', gone).map((line, index) => (index === 0 ? line : paint(line, 'good'))),
    ...part('Still there', stayed),
    '',
  ];
  return inert(lines.join('\n'));
}

function part(title: string, findings: readonly SavedFinding[]): string[] {
  const lines = findings.map(
    ({ severity, message, place, fingerprint }) =>
      `  ${severity.padEnd(8)} ${oneLine(place.path)}  ${oneLine(message)}  ${fingerprint}`,
  );
  return [`${title}: ${findings.length}`, ...lines];
}
