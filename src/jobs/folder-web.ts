/** A folder of built pages as the site that a static host makes of it: no port, no network. */
import { constants, realpathSync, statSync } from 'node:fs';
import { lstat, open, realpath, type FileHandle } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { CodedError, hasCode } from '../errors.ts';
import { FetchFailure } from '../net/failure.ts';
import type { Fetcher } from '../net/model.ts';
import { folderFiles } from './folder-pages.ts';
import { siteBase, staticSite, type ServedFile } from './static-site.ts';

/** How a folder is read as a site. */
export interface FolderWebOptions {
  /** The address at which the folder is served: an origin, or a path of one (`https://example.com/docs/`). */
  readonly url: string;
  /** Epoch milliseconds. Default: the time of day. */
  readonly clock?: (() => number) | undefined;
}

/**
 * Answers for one site from the files of a folder, as static hosts do: `index.html` for a folder, `page.html` for
 * `/page`, `404.html` with status 404 for what is missing, a redirect to the address with or without a slash. Hidden
 * files but `.well-known` are missing. Whatever lies elsewhere, and what a symbolic link out of the folder leads to, is
 * `blocked`: it was not asked for. It is the `web` of an auditor.
 *
 * Throws `file-unreadable` for no folder, and a TypeError for no http(s) address.
 */
export function folderWeb(folder: string, { url, clock }: FolderWebOptions): Fetcher {
  const root = rootOf(folder);
  const files = {
    open: (path: string) => opened(root, path),
    list: (signal?: AbortSignal) => folderFiles(root, signal),
  };
  return staticSite(files, siteBase(url), { clock });
}

function rootOf(folder: string): string {
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
const MISSING = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/** What replaces a file between the two looks at it neither blocks nor leads elsewhere. Windows has neither flag. */
const REGULAR_ONLY = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

async function opened(root: string, path: string): Promise<ServedFile | null> {
  try {
    const name = await realpath(join(root, path));
    if (!name.startsWith(root.endsWith(sep) ? root : root + sep))
      throw new FetchFailure('blocked', `${path} leads out of the folder by a symbolic link: not read`);
    // A device acts when it is opened, and a pipe waits for whoever writes.
    if (!(await lstat(name)).isFile()) return null;
    const handle = await open(name, REGULAR_ONLY);
    if ((await handle.stat()).isFile()) return served(handle, name);
    await handle.close();
    return null;
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    if (MISSING.some((code) => hasCode(error, code))) return null;
    throw new FetchFailure(
      'blocked',
      `${path} cannot be read (${error instanceof Error ? error.message : ''})`,
    );
  }
}

const served = (handle: FileHandle, name: string): ServedFile => ({
  name,
  body: () => handle.createReadStream(),
  close: () => handle.close(),
});
