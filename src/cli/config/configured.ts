/** The settings of a file beneath those of the command line. */
import { stat } from 'node:fs/promises';
import { extname, isAbsolute, join, dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CodedError, hasCode } from '../../errors.ts';
import type { Options, Values } from '../command.ts';
import { COMMANDS } from '../commands.ts';
import { messageOf, orUnreadable } from '../file-error.ts';
import { readJson } from '../json-file.ts';
import { joinedByAnd } from '../../values/wording.ts';
import { nearNames } from '../near-names.ts';
import { OF_RENDERING } from '../rendering.ts';
import { ONE_TARGET } from '../targets-option.ts';
import { findConfig, type FoundConfig } from './find.ts';
import { keysOf, type Given, type Key } from './keys.ts';
import { PRESETS } from './presets.ts';
import { allowedOf } from './trust.ts';

/** What a command was asked. */
export interface Asked {
  readonly positionals: readonly string[];
  readonly values: Values;
}

/** Options on the left, given on the command line, leave none of those on the right from the file. */
const WITHOUT: readonly (readonly [string, readonly string[]])[] = [
  ['urls', ['sitemap']],
  ['sitemap', ['urls']],
  // Files get no headers.
  ['url', ['header', 'basic-auth', 'cookie', 'probe-with-headers']],
  // Of many targets, what is said of one.
  ['targets', ONE_TARGET],
];

/**
 * What was asked, and beneath it what the configuration says, as far as the command has its options and the file may say
 * it: what is left out is one line of `note`. Throws `file-unreadable`, and `file-invalid` for a key or a value that no
 * audit knows.
 */
export async function configured(
  asked: Asked,
  own: Options,
  note: (line: string) => void = () => {},
): Promise<Asked> {
  const found = await findConfig(asked.values, process.cwd());
  if (found === null) return asked;
  if (!found.isTrusted && MODULE.test(found.path)) {
    note(`${found.path} is a program and was not read: ${HOW_TO_TRUST}\n`);
    return asked;
  }
  const options = await auditOptions();
  const keys = keysOf(options);
  const written = settingsIn(await contentOf(found), keys, found.path);
  if (written.size === 0 && asked.values['config'] !== undefined)
    throw new CodedError('file-invalid', `${found.path} holds no settings`);
  const { settings: allowed, leftOut } = found.isTrusted
    ? { settings: written, leftOut: [] }
    : allowedOf(written, options, dirname(found.path));
  const nameOf = (option: string) => keys.find((key) => key.option === option)?.name ?? option;
  if (leftOut.length > 0)
    note(`${found.path}: ${joinedByAnd(leftOut.map(nameOf))} left out: ${HOW_TO_TRUST}\n`);
  const settings = new Map(
    [...allowed].map(([option, given]) => [
      option,
      SECRETS.has(option) ? withVariables(given, nameOf(option), found.path) : given,
    ]),
  );
  const target = settings.get('target');
  const isOurs =
    asked.positionals.length === 0 && asked.values['targets'] === undefined && typeof target === 'string';
  const folder = dirname(found.path);
  // A file that says how pages are rendered does not ask for it.
  const isRendering = (asked.values['render'] ?? settings.get('render') ?? false) !== false;
  const beneath = [...settings].flatMap(([option, given]): [string, Values[string]][] => {
    if (isOfRendering(option) && !isRendering) return [];
    const isKnown = Object.hasOwn(own, option) && (option !== 'url' || isOurs);
    const isTaken = WITHOUT.some(
      ([given, others]) => asked.values[given] !== undefined && others.includes(option),
    );
    if (!isKnown || isTaken || given === false) return [];
    return [[option, valueOf(given, options[option]?.value, folder)]];
  });
  return {
    positionals: isOurs ? [placed(target, folder)] : asked.positionals,
    values: { ...Object.fromEntries(beneath), ...asked.values },
  };
}

/** The options of all audits: one file is for each of them. */
export async function auditOptions(): Promise<Options> {
  const audits = COMMANDS.filter(({ isAudit }) => isAudit === true);
  const commands = await Promise.all(audits.map(({ load }) => load()));
  return Object.fromEntries(commands.toReversed().flatMap(({ options }) => Object.entries(options)));
}

const isOfRendering = (option: string): boolean => OF_RENDERING.some((name) => name === option);

function valueOf(given: Given, kind: string | undefined, folder: string): Values[string] {
  if (typeof given !== 'string') return typeof given === 'boolean' ? given : [...given];
  const isPath = (kind === 'file' || kind === 'folder') && given !== '-' && !given.startsWith('[');
  return isPath ? inFolder(given, folder) : given;
}

/** A path beside the file that names it. `./x` stays one: without its sign, a program is looked for elsewhere. */
function inFolder(path: string, folder: string): string {
  if (isAbsolute(path)) return path;
  const joined = join(folder, path);
  return /^\.[/\\]/.test(path) && !/[/\\]/.test(joined) ? `./${joined}` : joined;
}

/** A folder that is written as a path is beside the file as well. */
function placed(target: string, folder: string): string {
  if (!/^\.{1,2}[/\\]/.test(target)) return target;
  const path = relative('', resolve(folder, target));
  return `./${path}`;
}

/** Files that Node runs. */
const MODULE = /\.[cm]?[jt]s$/;

const HOW_TO_TRUST = 'a file of the current folder that you trust needs --trust-config';

/** Node strips types from 22.18 on. */
const NO_TYPES = `Node ${process.version} reads no TypeScript, write .mjs or .json`;

async function contentOf({ path, value }: FoundConfig): Promise<unknown> {
  if (value !== undefined) return value;
  if (extname(path) === '.json') return readJson(path);
  const found = await stat(path).catch(orUnreadable(path));
  if (found.isDirectory()) throw new CodedError('file-unreadable', `${path} is a folder`);
  if (!MODULE.test(path))
    throw new CodedError('file-unreadable', `${path}: a configuration is .json, .js, .mjs or .ts`);
  try {
    const loaded: unknown = await import(pathToFileURL(resolve(path)).href);
    return typeof loaded === 'object' && loaded !== null && 'default' in loaded
      ? await loaded.default
      : loaded;
  } catch (error) {
    const isTyped = hasCode(error, 'ERR_UNKNOWN_FILE_EXTENSION');
    throw new CodedError('file-unreadable', `${path}: ${isTyped ? NO_TYPES : messageOf(error)}`);
  }
}

/** What a file says, by option; presets first, so that its own keys win. */
function settingsIn(content: unknown, keys: readonly Key[], path: string): ReadonlyMap<string, Given> {
  const own = partOf(content, keys, path);
  const presets = [own.get('preset') ?? []]
    .flat()
    .flatMap((name) => [...partOf(PRESETS[String(name)], keys, `preset ${String(name)}`)]);
  return new Map([...presets, ...own]);
}

function partOf(content: unknown, keys: readonly Key[], path: string): ReadonlyMap<string, Given> {
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new CodedError('file-invalid', `${path} holds no settings: write an object`);
  return new Map(
    Object.entries(content).map(([name, value]) => {
      const key = keys.find((one) => one.name === name);
      if (key === undefined) throw unknownKey(name, keys, path);
      const given = key.read(value);
      // No message repeats a value: it may be a secret.
      if (given === null) throw new CodedError('file-invalid', `${path}: ${name} takes ${key.takes}`);
      return [key.option ?? name, given] as const;
    }),
  );
}

function unknownKey(name: string, keys: readonly Key[], path: string): CodedError {
  const names = new Map(keys.map((key) => [key.name.toLowerCase(), key.name]));
  const [near] = nearNames(name.replaceAll('-', ''), [...names.keys()]);
  const hint =
    near === undefined ? `Known are ${[...names.values()].join(', ')}` : `Did you mean ${names.get(near)}?`;
  return new CodedError('file-invalid', `${path}: there is no setting ${name}. ${hint}`);
}

/** Options for which `${NAME}` is a variable of the environment, so that no secret has to be in a file. */
const SECRETS: ReadonlySet<string> = new Set(['header', 'basic-auth', 'cookie']);

function withVariables(given: Given, key: string, path: string): Given {
  const filled = (text: string) =>
    text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const value = process.env[name];
      if (value === undefined || value === '')
        throw new CodedError('file-invalid', `${path}: ${key} needs the variable ${name}, which is not set`);
      return value;
    });
  if (typeof given === 'boolean') return given;
  return typeof given === 'string' ? filled(given) : given.map(filled);
}
