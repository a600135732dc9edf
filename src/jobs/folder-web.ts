/** A folder of built pages as the site that a static host makes of it: no port, no network. */
import { FetchFailure } from '../net/failure.ts';
import type { Fetcher } from '../net/model.ts';
import { folderFiles } from './folder-pages.ts';
import { openInside, rootOf, type FileInside } from './inside-folder.ts';
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

async function opened(root: string, path: string): Promise<ServedFile | null> {
  const file = await openInside(root, path).catch((error: unknown) => {
    throw new FetchFailure(
      'blocked',
      `${path} cannot be read (${error instanceof Error ? error.message : ''})`,
    );
  });
  if (file === 'outside')
    throw new FetchFailure('blocked', `${path} leads out of the folder by a symbolic link: not read`);
  return file === null ? null : served(file);
}

const served = ({ handle, name }: FileInside): ServedFile => ({
  name,
  body: () => handle.createReadStream(),
  close: () => handle.close(),
});
