/** The pages among the files of a folder. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files and folders that are looked at: the plan of a run has a million pages at most. */
const MAX_ENTRIES = 1_000_000;

/** Folders that hold no pages of the site, whoever put them there. */
const NOT_SERVED: ReadonlySet<string> = new Set(['node_modules']);

/** The page that is served in place of missing ones, in the two forms in which it is built. */
const NOT_FOUND = /^404(?:\.html?|\/index\.html)$/;

/**
 * Every page of a folder in the order of its names, as the addresses at which it answers: of an index that of its
 * folder, of another file its name with its ending and without. Symbolic links and hidden files are passed over: they are
 * read only where something links to them.
 */
export async function folderPages(
  root: string,
  base: URL,
  signal?: AbortSignal,
  maxEntries = MAX_ENTRIES,
): Promise<readonly (readonly string[])[]> {
  const files: string[] = [];
  const folders = [''];
  let entries = 0;
  for (let folder = folders.pop(); folder !== undefined && entries < maxEntries; folder = folders.pop()) {
    signal?.throwIfAborted();
    const found = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of found.slice(0, maxEntries - entries)) {
      entries += 1;
      if (entry.name.startsWith('.') || NOT_SERVED.has(entry.name)) continue;
      const path = folder + entry.name;
      if (entry.isDirectory()) folders.push(`${path}/`);
      else if (entry.isFile() && /\.html?$/i.test(path) && !NOT_FOUND.test(path)) files.push(path);
    }
  }
  return files.sort(byCodeUnits).map((path) => formsOf(path).map((form) => addressOf(form, base)));
}

const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : 1);

function formsOf(path: string): string[] {
  const [, folder] = /^(.*?)index\.html$/.exec(path) ?? [];
  if (folder !== undefined && (folder === '' || folder.endsWith('/')))
    return [folder, ...(folder === '' ? [] : [folder.slice(0, -1)]), path];
  const bare = path.replace(/\.html?$/i, '');
  return path.endsWith('.html') ? [path, bare, `${bare}/`] : [path];
}

/** The address at which a file of a folder answers first: of an index that of its folder. `base` ends with a slash. */
export function addressOfFile(path: string, base: URL): string {
  const [form = path] = formsOf(path);
  return addressOf(form, base);
}

function addressOf(path: string, base: URL): string {
  return base.href + path.split('/').map(encodeURIComponent).join('/');
}
