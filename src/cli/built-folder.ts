/** Targets on this machine: a folder of built pages, and paths that lead nowhere, told from addresses. */
import { readdir, stat } from 'node:fs/promises';
import { CodedError } from '../errors.ts';
import { withoutCredentials } from '../jobs/target-error.ts';
import { text, type Options, type Values } from './command.ts';
import { orUnreadable } from './file-error.ts';
import { nameOf, namesFile, STDIN, webAddress } from './saved-page.ts';

/** The option of audits that read a folder, and no single file. */
export const FOLDER_OPTION = {
  url: {
    type: 'string',
    value: 'address',
    help: 'the target is a folder of built pages, and this is its address on the web',
  },
} as const satisfies Options;

/** A folder of built pages. */
export interface BuiltFolder {
  readonly path: string;
  /** The address at which it is, or will be, served. */
  readonly url: string;
}

/**
 * The folder that is meant, `null` when the target is a file or an address. Throws `usage` for a folder without its
 * address, and `file-unreadable` for what is written as a path where nothing is.
 */
export async function builtFolderOf(target: string, values: Values): Promise<BuiltFolder | null> {
  const url = withoutCredentials(text(values, 'url'));
  const isPath = PATH.test(target) || (target !== STDIN.name && namesFile(target));
  if (url === '' && !isPath && mayBeHost(target)) return null;
  const kind = await kindOf(target);
  if (kind === 'none' && isPath) throw new CodedError('file-unreadable', `${target} does not exist`);
  if (kind === 'file' && url === '')
    throw new CodedError('usage', `${target} is a file: add --url with the address of its page`);
  if (kind !== 'folder') return null;
  if (url === '')
    throw new CodedError('usage', `${target} is a folder: add --url with the address of its site`);
  const folder = { path: target, url: webAddress(url, values) };
  // Before the build, mostly: all of its site would be missing.
  if ((await readdir(target).catch(orUnreadable(target))).length === 0)
    throw new CodedError('file-invalid', `${target} is an empty folder`);
  return folder;
}

/** Throws for a target that is a file or nothing, in a command that asks a site. */
export async function refuseFile(target: string, values: Values): Promise<void> {
  if (text(values, 'url') === '' && !namesFile(target)) return;
  const kind = await kindOf(target);
  if (kind === 'folder') return;
  if (kind === 'none' && target !== STDIN.name)
    throw new CodedError('file-unreadable', `${target} does not exist`);
  throw new CodedError(
    'usage',
    `${nameOf(target)} is not a folder: only site, audit and schema read single files, with --url`,
  );
}

/** `./dist`, `../dist`, `/srv/www`, `~/dist`, `C:\dist`: no address begins so. Two slashes may begin one. */
const PATH = /^(?:\.{1,2}(?:[/\\]|$)|~[/\\]|\/(?!\/)|[a-z]:[/\\](?![/\\])|\\)/i;

/** A dot, a colon, or this machine: what a folder is called as well is meant with `./` before it. */
function mayBeHost(target: string): boolean {
  const [first = ''] = target.split(/[/\\?#]/, 1);
  return /[.:[]/.test(first) || first === '' || first.toLowerCase() === 'localhost';
}

function kindOf(path: string): Promise<'folder' | 'file' | 'none'> {
  return stat(path).then(
    (found) => (found.isDirectory() ? 'folder' : 'file'),
    () => 'none',
  );
}
