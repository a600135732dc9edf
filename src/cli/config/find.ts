/** Where the configuration of a run is. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
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
  'trust-config': {
    type: 'boolean',
    help: 'let the configuration of the current folder run programs, send secrets and name files elsewhere',
  },
} as const satisfies Options;

/** A configuration that was found. */
export interface FoundConfig {
  readonly path: string;
  /** Whoever runs the program vouches for it: it was named, is in the home folder, or `--trust-config` says so. */
  readonly isTrusted: boolean;
  /** Its content, where it had to be read to be found. */
  readonly value?: unknown;
}

/**
 * The configuration that was named, else the one of a folder, else the one in the user's folder of configurations; `null`
 * without any. Throws `usage` for more than one.
 */
export async function findConfig(values: Values, folder: string): Promise<FoundConfig | null> {
  const named = text(values, 'config');
  const isOff = isSet(values, 'no-config');
  if (named !== '' && isOff) throw new CodedError('usage', 'Give one of --config and --no-config');
  if (isOff) return null;
  if (named !== '') return { path: named, isTrusted: true };
  const isTrusted = isSet(values, 'trust-config') || resolve(folder) === homedir();
  const found = [...filesIn(folder, ''), ...(await inManifest(folder))];
  const [first] = oneOf(found);
  if (first !== undefined) return { ...first, isTrusted };
  const [own] = oneOf(filesIn(configFolder(), configFolder()));
  return own === undefined ? null : { ...own, isTrusted: true };
}

type Found = Omit<FoundConfig, 'isTrusted'>;

/** Our folder in the user's folder of configurations (XDG Base Directory Specification 0.8: a relative one is ignored). */
function configFolder(): string {
  const xdg = process.env['XDG_CONFIG_HOME'] ?? '';
  return join(isAbsolute(xdg) ? xdg : join(homedir(), '.config'), 'citeworthy');
}

function filesIn(folder: string, shown: string): Found[] {
  return CONFIG_NAMES.filter((name) => existsSync(join(folder, name))).map((name) => ({
    path: join(shown, name),
  }));
}

function oneOf(found: readonly Found[]): readonly Found[] {
  if (found.length > 1)
    throw new CodedError(
      'usage',
      `Keep one configuration: there are ${joinedByAnd(found.map(({ path }) => path))}`,
    );
  return found;
}

async function inManifest(folder: string): Promise<Found[]> {
  const path = 'package.json';
  if (!existsSync(join(folder, path))) return [];
  const manifest = await readJson(join(folder, path));
  const hasKey = typeof manifest === 'object' && manifest !== null && 'citeworthy' in manifest;
  return hasKey ? [{ path: `${path} (citeworthy)`, value: manifest.citeworthy }] : [];
}
