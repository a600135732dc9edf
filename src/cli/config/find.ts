/** Where the configuration of a run is. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CodedError } from '../../errors.ts';
import { joinedByAnd } from '../../values/wording.ts';
import { isSet, text, type Options, type Values } from '../command.ts';
import { readJson } from '../json-file.ts';

/** Names that a configuration file can have. */
const CONFIG_NAMES = ['json', 'js', 'mjs', 'ts'].map((ending) => `citeworthy.config.${ending}`);

/** Options that say where it is. */
export const CONFIG_OPTIONS = {
  config: {
    type: 'string',
    value: 'file',
    help: 'read settings from this file, in the place of citeworthy.config.json and its kin in the current folder',
  },
  'no-config': { type: 'boolean', help: 'read no configuration file' },
} as const satisfies Options;

/** A configuration that was found. */
export interface FoundConfig {
  readonly path: string;
  /** Its content, where it had to be read to be found. */
  readonly value?: unknown;
}

/** The one configuration of a folder, or the one that was named; `null` without any. Throws `usage` for more than one. */
export async function findConfig(values: Values, folder: string): Promise<FoundConfig | null> {
  const named = text(values, 'config');
  const isOff = isSet(values, 'no-config');
  if (named !== '' && isOff) throw new CodedError('usage', 'Give one of --config and --no-config');
  if (isOff) return null;
  if (named !== '') return { path: named };
  const files = CONFIG_NAMES.filter((name) => existsSync(join(folder, name))).map((path) => ({ path }));
  const found = [...files, ...(await inManifest(folder))];
  if (found.length > 1)
    throw new CodedError(
      'usage',
      `Keep one configuration: there are ${joinedByAnd(found.map(({ path }) => path))}`,
    );
  return found[0] ?? null;
}

async function inManifest(folder: string): Promise<FoundConfig[]> {
  const path = 'package.json';
  if (!existsSync(join(folder, path))) return [];
  const manifest = await readJson(join(folder, path));
  const hasKey = typeof manifest === 'object' && manifest !== null && 'citeworthy' in manifest;
  return hasKey ? [{ path: `${path} (citeworthy)`, value: manifest.citeworthy }] : [];
}
