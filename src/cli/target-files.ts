/** Several targets of one call: addresses, or files that a shell or a pattern names, each with its address on the web. */
import { readdir, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { CodedError } from '../errors.ts';
import { addressOfFile } from '../jobs/folder-pages.ts';
import { withFinalSlash } from '../values/url.ts';
import { text, type Values } from './command.ts';
import { orUnreadable } from './file-error.ts';
import { namesFile, webAddress } from './saved-page.ts';
import type { Listed } from './targets.ts';
import { isPattern } from './targets-option.ts';

/** Files and folders that are looked at for one pattern. */
const MOST_ENTRIES = 1_000_000;

/** A part of a path that stands for several names. */
const SIGN = /[*?{[]/;

/** The targets of one call. With `--url` they are files, whose paths below `--root` are added to that address. */
export async function listedIn(targets: readonly string[], values: Values): Promise<readonly Listed[]> {
  const named = await Promise.all(targets.map(async (one) => (isPattern(one) ? filesOf(one) : [one])));
  const files = [...new Set(named.flat())];
  const written = text(values, 'url');
  if (written === '') {
    const file = files.find(namesFile);
    if (file !== undefined)
      throw new CodedError('usage', `${file} is a file: add --url with the address of the site`);
    return files.map((target) => ({ target, url: undefined }));
  }
  const folder = targets.find((one) => !isPattern(one) && !namesFile(one));
  if (folder !== undefined)
    throw new CodedError('usage', `with --url, several targets are files: ${folder} is none`);
  const base = new URL(withFinalSlash(webAddress(written, values)));
  const root = text(values, 'root') || rootOf(targets);
  return files.map((target) => {
    const path = relative(resolve(root), resolve(target)).split(sep);
    if (path[0] === '..' || path.length === 0)
      throw new CodedError('usage', `${target} is not below ${root}, whose address is that of --url`);
    return { target, url: addressOfFile(path.join('/'), base) };
  });
}

/** The folder that all targets have in common: what a pattern begins with, and the folders of files. */
function rootOf(targets: readonly string[]): string {
  const folders = targets.map((target) => {
    const parts = resolve(target).split(sep);
    const at = parts.findIndex((part) => SIGN.test(part));
    return parts.slice(0, at === -1 ? -1 : at);
  });
  const [first = [], ...others] = folders;
  const end = first.findIndex((part, at) => others.some((parts) => parts[at] !== part));
  return (end === -1 ? first : first.slice(0, end)).join(sep) || sep;
}

/** The files that a pattern names, in the order of their names. Hidden files and `node_modules` are passed over. */
async function filesOf(pattern: string): Promise<readonly string[]> {
  if (await isThere(pattern)) return [pattern];
  const parts = pattern.split('/');
  const at = parts.findIndex((part) => SIGN.test(part));
  const root = parts.slice(0, at).join('/') || (pattern.startsWith('/') ? '/' : '.');
  const isNamed = expressionOf(parts.slice(at).join('/'));
  const found: string[] = [];
  const folders = [''];
  let left = MOST_ENTRIES;
  for (let folder = folders.pop(); folder !== undefined && left > 0; folder = folders.pop()) {
    const path = join(root, folder);
    for (const entry of await readdir(path, { withFileTypes: true }).catch(orUnreadable(path))) {
      left -= 1;
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      if (entry.isDirectory()) folders.push(`${folder}${entry.name}/`);
      else if (isNamed.test(folder + entry.name)) found.push(join(root, folder, entry.name));
    }
  }
  if (found.length === 0) throw new CodedError('file-unreadable', `${pattern} names no file`);
  return found.toSorted((a, b) => (a < b ? -1 : 1));
}

/** `**` is any folders, `*` and `?` are any characters of one name, `{a,b}` one of several, `[ab]` one character. */
function expressionOf(pattern: string): RegExp {
  const source = pattern.replaceAll(
    /\*\*\/|\*\*|\*|\?|\{[^{}]*\}|\[[^\][\\]*\]|[\\^$.|+(){}[\]]/g,
    (sign) => {
      if (sign === '**/') return '(?:[^/]+/)*';
      if (sign === '**') return '.*';
      if (sign === '*') return '[^/]*';
      if (sign === '?') return '[^/]';
      if (sign.length === 1) return `\\${sign}`;
      if (sign.startsWith('[')) return sign.replace(/^\[!/, '[^');
      const names = sign.slice(1, -1).split(',');
      return `(?:${names.map((name) => name.replaceAll(/[^\w-]/g, '\\$&')).join('|')})`;
    },
  );
  return new RegExp(`^${source}$`);
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
