/** Command lines that cannot be read: what is wrong with them, and what may have been meant. */
import { CodedError, hasCode } from '../errors.ts';
import { joinedByAnd } from '../values/wording.ts';
import type { Options } from './command.ts';
import { COMMANDS } from './commands.ts';
import { nearNames } from './near-names.ts';

/** A word in the place of a command that is none. */
export function unknownCommand(name: string): CodedError {
  const names = COMMANDS.map((command) => command.name);
  const [near] = nearNames(name, names);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return new CodedError('usage', `Unknown command '${name}'.${hint} Commands: ${names.join(', ')}`);
}

/** What the parser of `node:util` has thrown for the options of a command. */
export async function unreadableOptions(
  error: unknown,
  command: string,
  options: Options,
): Promise<CodedError> {
  const message = error instanceof Error ? error.message : '';
  const reason = hasCode(error, 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    ? await unknownOption(message, options)
    : wrongValue(message, options);
  return new CodedError('usage', `${reason} See citeworthy ${command} --help`);
}

async function unknownOption(message: string, options: Options): Promise<string> {
  const sentence = firstSentence(message);
  const [, flag = ''] = /^Unknown option '--([^']+)'/.exec(sentence) ?? [];
  const [near] = nearNames(flag, [...Object.keys(options), 'help']);
  const owners = await commandsWith(flag);
  return [
    sentence,
    ...(near === undefined ? [] : [`Did you mean --${near}?`]),
    ...(owners.length === 0 ? [] : [`--${flag} belongs to ${joinedByAnd(owners)}.`]),
  ].join(' ');
}

/** The names of the commands that have an option. */
async function commandsWith(option: string): Promise<string[]> {
  const commands = await Promise.all(COMMANDS.map(async ({ name, load }) => ({ name, ...(await load()) })));
  return commands.filter(({ options }) => Object.hasOwn(options, option)).map(({ name }) => name);
}

/** A value that is missing, or one too many. */
function wrongValue(message: string, options: Options): string {
  const [, flag = ''] = /^Option '(?:-\w, )?--([\w-]+)/.exec(message) ?? [];
  const option = Object.hasOwn(options, flag) ? options[flag] : undefined;
  if (option === undefined) return firstSentence(message);
  return option.type === 'string'
    ? `--${flag} needs a value: --${flag}=<${option.value ?? 'value'}>.`
    : `--${flag} takes no value.`;
}

/** Node says what is wrong, and then how its own parser is called. */
function firstSentence(message: string): string {
  const [sentence = ''] = message.split(/\.(?:\s|$)/, 1);
  return `${sentence}.`;
}
