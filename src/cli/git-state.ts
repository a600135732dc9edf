/** What git says of a folder whose files are to be changed. */
import { execFile } from 'node:child_process';

/**
 * Whether changes of a folder would mix with others that are not committed: it lies in a git tree that is not clean. What
 * git ignores, as it does most builds, is no part of its tree. Without git, or outside a tree, `false`.
 */
export async function isDirty(folder: string): Promise<boolean> {
  const inside = await git(folder, ['rev-parse', '--is-inside-work-tree']);
  if (inside?.trim() !== 'true') return false;
  const isIgnored = (await git(folder, ['check-ignore', '-q', '.'])) !== null;
  return !isIgnored && (await git(folder, ['status', '--porcelain', '--untracked-files=normal'])) !== '';
}

/** What git writes; `null` where it fails. No helper of a foreign repository is started. */
function git(folder: string, words: readonly string[]): Promise<string | null> {
  const options = { cwd: folder, env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' } };
  return new Promise((resolve) => {
    execFile('git', ['-c', 'core.fsmonitor=false', ...words], options, (error, out) =>
      resolve(error === null ? out : null),
    );
  });
}
