import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from './sections.ts';

/** Each page has one program, and below it what the program prints. The program finds the package by its name. */
const FOLDER = join(ROOT, 'docs/readers');

test.each(readdirSync(FOLDER))('the example of docs/readers/%s prints what the page says', async (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  const [, program = '', printed] = /^```js\n([^]*?)^```\n\n```text\n([^]*?)^```$/m.exec(text) ?? [];
  expect(program).toContain(`'citeworthy/${name.replace(/\.md$/, '')}'`);
  const args = ['--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  expect(stdout).toBe(printed);
});
