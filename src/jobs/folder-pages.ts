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
 * Every file of a folder in the order of names. Symbolic links and hidden files but those of `.well-known` are passed over:
 * they are read only where something links to them.
 */
export async function folderFiles(
  root: string,
  signal?: AbortSignal,
  maxEntries = MAX_ENTRIES,
): Promise<readonly string[]> {
  const files: string[] = [];
  const folders = [''];
  let entries = 0;
  for (let folder = folders.pop(); folder !== undefined && entries < maxEntries; folder = folders.pop()) {
    signal?.throwIfAborted();
    const found = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
    for (const entry of found.slice(0, maxEntries - entries)) {
      entries += 1;
      const isHidden = entry.name.startsWith('.') && entry.name !== '.well-known';
      if (isHidden || NOT_SERVED.has(entry.name)) continue;
      const path = folder + entry.name;
      if (entry.isDirectory()) folders.push(`${path}/`);
      else if (entry.isFile()) files.push(path);
    }
  }
  return files.sort(byCodeUnits);
}

/**
 * The pages among files, as the addresses at which each answers: of an index that of its folder, of another file its name
 * with its ending and without. What is hidden is no page.
 */
export function pagesAmong(files: readonly string[], base: URL): readonly (readonly string[])[] {
  const pages = files.filter(
    (path) => /\.html?$/i.test(path) && !NOT_FOUND.test(path) && !/(?:^|\/)\./.test(path),
  );
  return pages.map((path) => formsOf(path).map((form) => addressOf(form, base)));
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
