import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { folder } from './run-cli.ts';
import { here } from './run-here.ts';

const isHere = (shell: string) => spawnSync(shell, ['-c', ':']).status === 0;

async function scriptOf(shell: string): Promise<string> {
  const { exit, out, note } = await here(['completion', shell]);
  expect({ exit, note }).toEqual({ exit: 0, note: '' });
  const file = join(folder(), 'script');
  writeFileSync(file, out);
  return file;
}

/** Command lines up to the place of the cursor, and what is proposed there, or is not. */
const LINES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['', COMMANDS.map(({ name }) => name), ['--json']],
  ['cra', ['crawler'], ['audit']],
  ['help sch', ['schema'], ['site']],
  ['completion ', ['bash', 'zsh', 'fish'], []],
  ['explain meta-', ['meta-description'], ['title']],
  ['audit a.example --severity ti', ['title='], ['h1=']],
  ['audit --max', ['--max-pages', '--max-depth'], ['--json']],
  ['bots --', ['--purpose', '--impact', '--status', '--json'], ['--html']],
  ['site a.example --fail-on ', ['critical', 'info', 'never'], ['--html']],
  ['worker --queue ', ['bullmq', 'pg-boss'], []],
];

describe('the words that a shell proposes', () => {
  const missing = ['bash', 'zsh', 'fish'].filter((shell) => !isHere(shell));
  if (missing.length > 0) {
    const reason = `no completion is tried in ${missing.join(' and ')}, which this machine does not have`;
    if (process.env['CITEWORTHY_REFUSE_SKIPS'] === '1') throw new Error(reason);
    console.warn(reason);
  }

  /** What is proposed for a line and should not be, and the other way round. */
  const faults = (lists: readonly (readonly string[])[]) =>
    LINES.flatMap(([line, proposed, others], at) => {
      const missing = proposed.filter((word) => !lists[at]!.includes(word));
      const wrong = others.filter((word) => lists[at]!.includes(word));
      return missing.length + wrong.length === 0 ? [] : [{ line, missing, wrong }];
    });

  test.runIf(isHere('bash'))('bash', async () => {
    const asked = [...LINES.map(([line]) => line), 'audit --fail-on = hi'].map((line) => {
      const words = ['citeworthy', ...line.split(' ')].map((word) => `'${word}'`);
      return `COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _citeworthy; echo "\${COMPREPLY[*]}"`;
    });
    const script = `complete() { :; }; source '${await scriptOf('bash')}'; ${asked.join('\n')}`;
    const lists = execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\n');
    expect(faults(lists.map((list) => list.split(' ')))).toEqual([]);
    expect(lists[LINES.length]).toBe('high');
  });

  test.runIf(isHere('fish'))('fish', async () => {
    const asked = LINES.map(([line]) => `complete -C 'citeworthy ${line}'; echo ---`);
    const script = `source '${await scriptOf('fish')}'; ${asked.join('\n')}`;
    const out = execFileSync('fish', ['--no-config', '-c', script], { encoding: 'utf8' });
    const lists = out.split('---\n').map((list) => list.split('\n').map((line) => line.split('\t')[0]!));
    expect(faults(lists)).toEqual([]);
  });

  test.runIf(isHere('zsh'))('zsh', async () => {
    // Stand-ins for what only runs while a line is edited: they print what they were given to propose.
    const stands = `compdef() { :; }; _files() { :; }
      _describe() { print -rl -- \${(P)2%%:*}; }
      _arguments() { print -rl -- "$@"; }`;
    const asked = LINES.map(([line]) => {
      const words = ['citeworthy', ...line.split(' ')].map((word) => `'${word}'`);
      return `words=(${words.join(' ')}); CURRENT=${words.length}; _citeworthy; echo ---`;
    });
    const script = `${stands}; source '${await scriptOf('zsh')}'; ${asked.join('\n')}`;
    const out = execFileSync('zsh', ['-f', '-c', script], { encoding: 'utf8' });
    const lists = out
      .split('---\n')
      .map((specs) =>
        specs
          .split('\n')
          .flatMap((spec) => [
            /^\*?(--[\w-]+)/.exec(spec)?.[1] ?? spec,
            ...(/:\(([^)]*)\)$/.exec(spec)?.[1] ?? '').split(' '),
          ]),
      );
    // Which of them fit what is written is picked by zsh, which is not at work here: all specs of a command are there.
    expect(faults(lists).flatMap(({ missing }) => missing)).toEqual([]);
    expect(lists[LINES.findIndex(([line]) => line.startsWith('bots'))]).not.toContain('--html');
  });
});

test.each([['completion'], ['completion', 'tcsh'], ['completion', 'bash', 'zsh']])(
  '%s %s names the shells that there are',
  async (...args) => {
    const { exit, out, note } = await here(args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(note).toMatch(/^usage: [^\n]*bash, zsh or fish\n$/);
  },
);
