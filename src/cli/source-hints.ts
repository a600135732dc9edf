/** From which sources a generator may have made built pages: guessed by its customs, named only where the file is there. */
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A built file, and sources that it may be made from. */
export interface SourceHint {
  readonly file: string;
  readonly sources: readonly string[];
}

/** Folders of pages with front matter: Hugo, Eleventy, VitePress and Docusaurus, Astro, MkDocs, Jekyll, Next (their manuals, 2026-11). */
const FOLDERS = ['content', 'src', 'docs', 'src/pages', 'src/content', 'pages', '_posts', 'app', ''];
const ENDINGS = ['.md', '.mdx', '.njk', '.astro', '.html', '.liquid', '.tsx'];

/** Pages that hints are looked for: one shows what the others are made from. */
const MOST_PAGES = 20;

/** Hints for changed files of a build, whose folder is in its project. */
export async function sourceHints(folder: string, files: readonly string[]): Promise<readonly SourceHint[]> {
  const project = dirname(folder);
  const hints: SourceHint[] = [];
  for (const file of files.slice(0, MOST_PAGES)) {
    const found: string[] = [];
    for (const name of namesOf(file)) {
      const path = join(project, name);
      const isThere =
        !path.startsWith(`${folder}/`) &&
        (await stat(path).then(
          (one) => one.isFile(),
          () => false,
        ));
      if (isThere) found.push(name);
    }
    if (found.length > 0) hints.push({ file, sources: found });
  }
  return hints;
}

function namesOf(file: string): string[] {
  if (!/\.html?$/i.test(file))
    return [`public/${file}`, `static/${file}`, `src/${file}`, `docs/public/${file}`];
  const bare = file.replace(/\.html?$/i, '');
  const names = bare.endsWith('/index') ? [bare, bare.slice(0, -'/index'.length)] : [bare];
  return FOLDERS.flatMap((folder) =>
    names.flatMap((name) => ENDINGS.map((ending) => `${folder === '' ? '' : `${folder}/`}${name}${ending}`)),
  );
}
