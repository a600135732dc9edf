import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './sections.ts';

/** The programs need engines: here the type checker reads them, through the package's own exports. */
test('the programs of docs/workers.md are sound to the type checker', async () => {
  const home = mkdtempSync(join(import.meta.dirname, '.workers-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const text = readFileSync(join(ROOT, 'docs/workers.md'), 'utf8');
  const programs = [...text.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code = '']) => code);
  expect(programs.length).toBeGreaterThan(2);
  for (const [index, code] of programs.entries()) writeFileSync(join(home, `program-${index}.mjs`), code);
  const compilerOptions = {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    strict: true,
    noImplicitAny: false,
    module: 'nodenext',
    target: 'es2023',
    types: ['node'],
    skipLibCheck: true,
  };
  const include = ['*.mjs', '../../queue/pg.d.ts'];
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, include }));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const checked = await promisify(execFile)(process.execPath, [tsc, '-p', home]).catch((error) => error);
  expect(checked.stdout).toBe('');
});
