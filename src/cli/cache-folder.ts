import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Our folder in the user's cache folder (XDG Base Directory Specification 0.8: a relative one is ignored). */
export function cacheFolder(): string {
  const xdg = process.env['XDG_CACHE_HOME'] ?? '';
  return join(isAbsolute(xdg) ? xdg : join(homedir(), '.cache'), 'citeworthy');
}
