/**
 * What a configuration may say that nobody vouches for. One in the current folder can be a stranger's: that of an archive,
 * or of the pull request that a job has checked out. It decides on verdicts and scope, and neither runs a program, sends
 * what is on this machine, opens a private network nor touches a file elsewhere.
 */
import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Options } from '../command.ts';
import type { Given } from './keys.ts';

/** Settings by their options, and the options of which something was left out. */
export interface Allowed {
  readonly settings: ReadonlyMap<string, Given>;
  readonly leftOut: readonly string[];
}

/** Options that start a program, carry who somebody is, or open what is closed. */
const NEVER: ReadonlySet<string> = new Set(['chromium', 'basic-auth', 'cookie', 'allow-origin']);

/** A header of a file (`@file`), or with a variable of the environment. */
const LOCAL_HEADER = /^@|: *@|\$\{/;

/** What is left of settings from a file in this folder that is not trusted. */
export function allowedOf(settings: ReadonlyMap<string, Given>, options: Options, folder: string): Allowed {
  const allowed = new Map<string, Given>();
  const leftOut: string[] = [];
  for (const [option, given] of settings) {
    const part = allowedIn(option, given, options[option]?.value, folder);
    if (part !== null) allowed.set(option, part);
    if (part === null || [part].flat().length < [given].flat().length) leftOut.push(option);
  }
  return { settings: allowed, leftOut };
}

function allowedIn(option: string, given: Given, kind: string | undefined, folder: string): Given | null {
  if (NEVER.has(option)) return null;
  if (option === 'header') {
    const headers = [given].flat().filter((header) => !LOCAL_HEADER.test(String(header)));
    return headers.length === 0 ? null : headers.map(String);
  }
  const isPath = typeof given === 'string' && (kind === 'file' || kind === 'folder');
  const isOutside = isPath && given !== '-' && !given.startsWith('[') && !isWithin(given, folder);
  return isOutside ? null : given;
}

function isWithin(path: string, folder: string): boolean {
  const real = realOf(resolve(folder, path));
  if (real === null) return false;
  const way = relative(realpathSync(folder), real);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Where a path leads, also one that is still to be written; `null` for a link to what is not there. */
function realOf(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    const folder = dirname(path);
    if (folder === path || lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) return null;
    const real = realOf(folder);
    return real === null ? null : join(real, basename(path));
  }
}
