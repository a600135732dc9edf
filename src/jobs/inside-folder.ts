/** Files of a folder, and nothing that lies or leads outside of it. */
import { constants, realpathSync, statSync } from 'node:fs';
import { lstat, open, realpath, type FileHandle } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { CodedError, hasCode } from '../errors.ts';

/** A file of a folder, open, with its real name. */
export interface FileInside {
  readonly name: string;
  readonly handle: FileHandle;
}

/** The real path of a folder. Throws `file-unreadable` for what is none. */
export function rootOf(folder: string): string {
  try {
    const root = realpathSync(folder);
    if (statSync(root).isDirectory()) return root;
  } catch (error) {
    throw new CodedError(
      'file-unreadable',
      `${folder}: ${error instanceof Error ? error.message : 'failed'}`,
    );
  }
  throw new CodedError('file-unreadable', `${folder} is not a folder`);
}

/** What the system says of a name that no file has. */
const MISSING = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'];

/** What replaces a file between the two looks at it neither blocks nor leads elsewhere. Windows has neither flag. */
const REGULAR_ONLY = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/**
 * Opens a file of a folder, whose real path is given; `null` where there is none of this name, `outside` where the name,
 * or a symbolic link of it, leads out of the folder. Throws what the system says of a file that cannot be read.
 */
export async function openInside(root: string, path: string): Promise<FileInside | 'outside' | null> {
  const isInside = (name: string): boolean => name.startsWith(root.endsWith(sep) ? root : root + sep);
  const written = join(root, path);
  if (!isInside(written)) return 'outside';
  try {
    const name = await realpath(written);
    if (!isInside(name)) return 'outside';
    // A device acts when it is opened, and a pipe waits for whoever writes.
    if (!(await lstat(name)).isFile()) return null;
    const handle = await open(name, REGULAR_ONLY);
    if ((await handle.stat()).isFile()) return { name, handle };
    await handle.close();
    return null;
  } catch (error) {
    if (MISSING.some((code) => hasCode(error, code))) return null;
    throw error;
  }
}
