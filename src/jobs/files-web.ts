/** Files in memory as the site that a static host makes of them. */
import type { Fetcher } from '../net/model.ts';
import { siteBase, staticSite, type ServedFile } from './static-site.ts';

/** Files by their paths, with `/` between folders. */
export type Files = ReadonlyMap<string, Uint8Array>;

/**
 * Answers for one site from files in memory, as {@link file://./folder-web.ts} does from those of a folder. It is the `web`
 * of an auditor. Throws a TypeError for no http(s) address.
 */
export function filesWeb(files: Files, url: string, clock?: () => number): Fetcher {
  const names = [...files.keys()].sort((a, b) => (a < b ? -1 : 1));
  const open = (path: string): Promise<ServedFile | null> => {
    const bytes = files.get(path);
    return Promise.resolve(bytes === undefined ? null : { name: path, body: () => once(bytes), close });
  };
  return staticSite({ open, list: () => Promise.resolve(names) }, siteBase(url), { clock });
}

const close = (): Promise<void> => Promise.resolve();

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
