import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openFile } from '../../src/cli/open-file.ts';
import { folder } from './run-cli.ts';
import { here } from './run-here.ts';

/** A machine on which a program of this name opens files: it writes down its arguments. */
function machineWith(name: string, exit = 0): { readonly opened: () => string } {
  const path = folder();
  const log = join(path, 'log');
  writeFileSync(join(path, name), `#!/bin/sh\nprintf '%s ' "$@" > '${log}'\nexit ${exit}\n`);
  chmodSync(join(path, name), 0o755);
  vi.stubEnv('PATH', path);
  onTestFinished(() => void vi.unstubAllEnvs());
  return { opened: () => (existsSync(log) ? readFileSync(log, 'utf8').trim() : '') };
}

async function notesOf(platform: NodeJS.Platform): Promise<string> {
  let said = '';
  await openFile('/reports/a report.html', { note: (text) => void (said += text) }, platform);
  return said;
}

describe('a report is opened', () => {
  test.each([
    ['linux', 'xdg-open', '/reports/a report.html'],
    ['freebsd', 'xdg-open', '/reports/a report.html'],
    ['darwin', 'open', '/reports/a report.html'],
    ['win32', 'rundll32', 'url.dll,FileProtocolHandler /reports/a report.html'],
  ] as const)('on %s by %s', async (platform, program, args) => {
    const { opened } = machineWith(program);
    expect(await notesOf(platform)).toBe('');
    expect(opened()).toBe(args);
  });

  test('or one line says why not, and the exit code is that of the audit', async () => {
    machineWith('nothing');
    expect(await notesOf('linux')).toMatch(
      /^\S+ report\.html is written, [^\n]+xdg-open is not installed\n$/,
    );
    machineWith('xdg-open', 3);
    expect(await notesOf('linux')).toMatch(/xdg-open ended with 3\n$/);
  });
});

test('--open opens the report of --html, else that of --out', async () => {
  const { opened } = machineWith('xdg-open');
  const [page, out] = [join(folder(), 'page.html'), join(folder(), 'reports')];
  writeFileSync(page, '<!doctype html><title>Page</title><p>Words.');
  const audit = ['schema', page, '--url', 'https://a.example/', '--fail-on', 'never', '--open', '--out', out];
  expect(await here(audit)).toMatchObject({ exit: 0, note: '' });
  expect(opened()).toBe(join(out, 'report.html'));
  const html = join(out, 'other.html');
  expect(await here([...audit, '--html', html])).toMatchObject({ exit: 0, note: '' });
  expect(opened()).toBe(html);
});

test.each([[[]], [['--html', '-']], [['--json']]])('--open with %j has nothing to open', async (more) => {
  const { exit, out, note } = await here(['crawler', 'a.example', '--open', ...more]);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(note).toMatch(/^usage: --open [^\n]+--html[^\n]+--out\n$/);
});
