import type { ParseArgsConfig } from 'node:util';
import { CodedError, type ErrorCode } from '../errors.ts';
import { joinedByOr } from '../values/wording.ts';

/** What the shell learns: healthy, findings or scores that fail the run, misuse, target unreachable, stopped. */
export const EXIT = { healthy: 0, findings: 1, usage: 2, unreachable: 3, aborted: 130 } as const;

/** An exit code of the program. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const UNREACHABLE: ReadonlySet<ErrorCode> = new Set([
  'target-not-found',
  'target-unreachable',
  'target-not-html',
]);

/** Exit code of a coded failure: a target that cannot be reached is no misuse. */
export function exitOf({ code }: { readonly code: ErrorCode }): ExitCode {
  return UNREACHABLE.has(code) ? EXIT.unreachable : EXIT.usage;
}

/** Where a command writes and what it knows of its surroundings. Results go to `out`, progress and notes to `note`. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly note: (text: string) => void;
  /** Characters in a line of `out`. */
  readonly width: number;
  /** Characters in a line of `note`. */
  readonly noteWidth: number;
  readonly hasColour: boolean;
  /** `note` reaches a person who watches: progress may be drawn. */
  readonly isWatched: boolean;
  readonly signal: AbortSignal;
}

/** One option of a command, as `node:util` reads it, with the words of its help. */
export interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly multiple?: boolean;
  /** Name of the value in the help; only for `string`. */
  readonly value?: string;
  /** The value is a whole number within these bounds, both included. */
  readonly whole?: { readonly least: number; readonly most: number };
  /** The value is one of these. */
  readonly choices?: readonly string[];
  readonly help: string;
}

/** The options of a command by their long names. */
export type Options = Readonly<Record<string, Option>>;

/** Values as read: what was not given is absent. */
export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** What the list of commands and the help of one command say. */
export interface CommandWords {
  readonly name: string;
  /** What follows the name: `<target>`. */
  readonly usage: string;
  readonly summary: string;
}

/** A command by its name; it is loaded only when it is called, so that `--help` stays quick. */
export interface CommandEntry extends CommandWords {
  /** What its first argument can be, where that is one of a few words. */
  readonly words?: readonly string[];
  /** Settings of a configuration file lie beneath its options. */
  readonly isAudit?: true;
  readonly load: () => Promise<Command>;
}

/** A command of the program: its options and its work. */
export interface Command {
  /** Shown below the options in the command's own help. */
  readonly examples: readonly string[];
  readonly options: Options;
  /** `graceful`: takes the time it needs after Ctrl-C, because others wait for its work. Others are cut off within a second. */
  readonly stop?: 'graceful';
  readonly run: (positionals: readonly string[], values: Values, terminal: Terminal) => Promise<ExitCode>;
}

/** The text of an option, `fallback` when it was not given. */
export function text(values: Values, name: string, fallback = ''): string {
  const value = values[name];
  return typeof value === 'string' ? value : fallback;
}

/** All texts of an option that may be given several times. */
export function texts(values: Values, name: string): string[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Whether a boolean option was given. */
export function isSet(values: Values, name: string): boolean {
  return values[name] === true;
}

/** Throws `usage` for a value that is not among those which its option takes. */
export function checkValues(options: Options, values: Values): void {
  for (const [name, option] of Object.entries(options)) {
    const written = values[name];
    if (typeof written !== 'string' || isTaken(option, written)) continue;
    throw new CodedError('usage', `--${name} takes ${takes(option)}, not "${written}"`);
  }
}

/**
 * Whether an option takes a value. A number is decimal digits (POSIX, Utility Argument Syntax): what JavaScript reads as
 * well, `1e3` or `0x10`, is mostly a slip.
 */
function isTaken({ whole: bounds, choices }: Option, written: string): boolean {
  if (choices?.includes(written) === false) return false;
  if (bounds === undefined) return true;
  const number = Number(written);
  return /^\d+$/.test(written) && number >= bounds.least && number <= bounds.most;
}

/** What an option takes, for a sentence. */
function takes({ whole: bounds, choices = [] }: Option): string {
  return bounds === undefined ? joinedByOr(choices) : `a whole number from ${bounds.least} to ${bounds.most}`;
}

/** The number of an option that {@link checkValues} has looked at, `fallback` when it was not given. */
export function whole(values: Values, name: string, fallback: number): number {
  return values[name] === undefined ? fallback : Number(values[name]);
}

/** The options of a command as the parser of `node:util` takes them, `help` among them. */
export function parseOptions({ options }: Pick<Command, 'options'>): NonNullable<ParseArgsConfig['options']> {
  const own = Object.entries(options).map(([name, { type, short, multiple = false }]) => [
    name,
    { type, multiple, ...(short !== undefined && { short }) },
  ]);
  return { ...Object.fromEntries(own), help: { type: 'boolean', short: 'h' } };
}
