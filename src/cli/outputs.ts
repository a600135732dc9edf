/** Where the results of a run go, looked at before its first request: a long run must not end on a wrong path. */
import { access, constants, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CodedError } from '../errors.ts';
import { joinedByAnd } from '../values/wording.ts';
import { isSet, text, type Values } from './command.ts';
import { orUnwritable } from './file-error.ts';
import { FILE_FORMATS, FILE_NAMES } from './options.ts';

/** Options that name a file which is written when the run is over. */
const FILES = [...FILE_FORMATS, 'write'] as const;

/** Options that name any file: two of them with one name would write over each other, or over what is read. */
const ALL_FILES = [...FILES, 'record', 'ledger', 'previous', 'baseline', 'suppressions'] as const;

/**
 * Throws `usage` when more than one form of the result wants stdout or the same file, and `file-unwritable` for a file
 * that is a folder or whose folder does not exist or may not be written, and for a folder that cannot be made.
 */
export async function checkOutputs(values: Values): Promise<void> {
  const onStdout = [
    ...(['json', 'ndjson'] as const).filter((name) => isSet(values, name)).map((name) => `--${name}`),
    ...FILES.filter((name) => text(values, name) === '-').map((name) => `--${name} -`),
  ];
  if (onStdout.length > 1)
    throw new CodedError('usage', `Only one of ${joinedByAnd(onStdout)} can go to stdout`);
  if (isSet(values, 'open') && openedFile(values) === null)
    throw new CodedError(
      'usage',
      '--open needs a report: name its file with --html, or its folder with --out',
    );
  checkNames(values);
  for (const name of FILES) await checkFile(text(values, name));
  for (const name of ['out', 'history']) await checkFolder(text(values, name));
}

/** The HTML report that `--open` shows, `null` where none is written to a file. */
export function openedFile(values: Values): string | null {
  const [html, folder] = [text(values, 'html'), text(values, 'out')];
  if (html !== '' && html !== '-') return html;
  return folder === '' ? null : join(folder, FILE_NAMES.html);
}

function checkNames(values: Values): void {
  const taken = new Map<string, string>();
  for (const name of ALL_FILES) {
    const path = text(values, name);
    if (path === '' || path === '-') continue;
    const other = taken.get(resolve(path));
    if (other !== undefined)
      throw new CodedError('usage', `--${other} and --${name} name the same file, ${path}`);
    taken.set(resolve(path), name);
  }
}

async function checkFile(path: string): Promise<void> {
  if (path === '' || path === '-') return;
  const folder = dirname(path);
  const there = await kindOf(path);
  if (there === 'folder') throw new CodedError('file-unwritable', `${path} is a folder`);
  if (there === null && (await kindOf(folder)) !== 'folder')
    throw new CodedError('file-unwritable', `${path}: the folder ${folder} does not exist`);
  await checkPermission(path, there === null ? folder : path);
}

/** A folder may be made: then the nearest one above it that exists is the one to write into. */
async function checkFolder(path: string): Promise<void> {
  if (path === '') return;
  let nearest = resolve(path);
  while ((await kindOf(nearest)) === null && dirname(nearest) !== nearest) nearest = dirname(nearest);
  if ((await kindOf(nearest)) !== 'folder')
    throw new CodedError('file-unwritable', `${path}: ${nearest} is not a folder`);
  await checkPermission(path, nearest);
}

function kindOf(path: string): Promise<'folder' | 'file' | null> {
  return stat(path).then(
    (found) => (found.isDirectory() ? 'folder' : 'file'),
    () => null,
  );
}

async function checkPermission(path: string, written: string): Promise<void> {
  await access(written, constants.W_OK).catch(orUnwritable(path));
}
