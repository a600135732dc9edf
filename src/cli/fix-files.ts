/** The files of a folder that are repaired: read once, written whole or not at all. */
import { constants } from 'node:fs';
import { link, lstat, open, readdir, readFile, realpath, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, extname, join, sep } from 'node:path';
import { CodedError, hasCode } from '../errors.ts';
import { orUnreadable, unwritable } from './file-error.ts';

/** A folder as it was read. */
export interface ReadFolder {
  /** Its real path. */
  readonly root: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Paths that lead over a symbolic link: they are read, and never written. */
  readonly linked: ReadonlySet<string>;
}

/** Bytes of one file that are read; a page beyond is cut by the engines as well (net/limits). */
const MOST_BYTES = 20_000_000;

/** Endings of what audits only look whether it is there. */
const NO_TEXT = new Set(
  '.png .jpg .jpeg .gif .webp .avif .ico .svgz .woff .woff2 .ttf .otf .eot .mp4 .webm .mov .mp3 .ogg .wav .pdf .zip .wasm .map'.split(
    ' ',
  ),
);

/** Reads a folder. Hidden files but those of `.well-known` are no part of a site, nor is `node_modules`. */
export async function readFolder(folder: string, signal: AbortSignal): Promise<ReadFolder> {
  const root = await realpath(folder).catch(orUnreadable(folder));
  const files = new Map<string, Uint8Array>();
  const linked = new Set<string>();
  const folders = [''];
  for (let under = folders.pop(); under !== undefined; under = folders.pop()) {
    signal.throwIfAborted();
    for (const entry of await readdir(join(root, under), { withFileTypes: true }).catch(
      orUnreadable(folder),
    )) {
      const isHidden = entry.name.startsWith('.') && entry.name !== '.well-known';
      if (isHidden || entry.name === 'node_modules') continue;
      const path = `${under}${entry.name}`;
      if (entry.isDirectory()) folders.push(`${path}/`);
      else if (entry.isFile()) files.set(path, await bytesOf(join(root, path)));
      else if (entry.isSymbolicLink() && (await leadsInside(root, path))) {
        files.set(path, await bytesOf(join(root, path)));
        linked.add(path);
      }
    }
  }
  return { root, files, linked };
}

async function bytesOf(path: string): Promise<Uint8Array> {
  if (NO_TEXT.has(extname(path).toLowerCase())) return new Uint8Array();
  const { size } = await stat(path);
  return size > MOST_BYTES ? new Uint8Array() : readFile(path).catch(orUnreadable(path));
}

async function leadsInside(root: string, path: string): Promise<boolean> {
  try {
    const target = await realpath(join(root, path));
    return target.startsWith(root + sep) && (await stat(target)).isFile();
  } catch {
    return false;
  }
}

/** Where a file is written first: one name a file, so that a run that was killed leaves nothing that stays. */
const unfinished = (path: string): string => join(dirname(path), `.${basename(path)}.citeworthy-new`);

/** How a file is written. */
export interface WriteOptions {
  /** Whether the file as it was stays beside it. */
  readonly hasBackup: boolean;
}

/**
 * Writes one file of a folder: its new bytes go to another name first, and take its own at once. Throws
 * `file-unwritable` where it, or a folder on the way, is a symbolic link, where it is no longer what was read, and where the
 * system refuses. Whenever the program is killed, a file is what it was or what it is to be.
 */
export async function writeWhole(
  { root, files }: Pick<ReadFolder, 'root' | 'files'>,
  path: string,
  bytes: Uint8Array,
  { hasBackup }: WriteOptions,
): Promise<void> {
  const target = join(root, ...path.split('/'));
  const before = files.get(path);
  const mode = await checked(root, target, before);
  const begun = unfinished(target);
  try {
    await unlink(begun).catch(ifMissing);
    const handle = await open(begun, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, mode);
    try {
      await handle.writeFile(bytes);
      await handle.chmod(mode);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (hasBackup && before !== undefined) await keepOld(target);
    await rename(begun, target);
  } catch (error) {
    await unlink(begun).catch(() => undefined);
    throw unwritable(target, error);
  }
}

/** Of a file that is new. */
const NEW_MODE = 0o644;

/** The permissions of the file that is replaced. Throws for what may not be written. */
async function checked(root: string, target: string, before: Uint8Array | undefined): Promise<number> {
  const folder = await realpath(dirname(target)).catch((error: unknown) => {
    throw unwritable(target, error);
  });
  if (folder !== dirname(target) || !(folder === root || folder.startsWith(root + sep)))
    throw new CodedError('file-unwritable', `${target} is behind a symbolic link`);
  const found = await lstat(target).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw unwritable(target, error);
  });
  if (found?.isSymbolicLink() === true)
    throw new CodedError('file-unwritable', `${target} is a symbolic link`);
  const isSame =
    found === null
      ? before === undefined
      : before !== undefined && Buffer.compare(await readFile(target), before) === 0;
  if (!isSame)
    throw new CodedError('file-unwritable', `${target} was changed while it was repaired: run fix again`);
  return found === null ? NEW_MODE : found.mode & 0o7777;
}

/** The old file under another name as well, `.bak` and a number where that is taken. */
async function keepOld(target: string): Promise<void> {
  for (let number = 1; ; number += 1) {
    try {
      await link(target, `${target}.bak${number === 1 ? '' : number}`);
      return;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
}

function ifMissing(error: unknown): void {
  if (!hasCode(error, 'ENOENT')) throw error;
}
