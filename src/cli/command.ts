import type { ParseArgsConfig } from 'node:util';

/** What the shell learns: healthy, findings at or above the asked severity, misuse, target unreachable, stopped. */
export const EXIT = { healthy: 0, findings: 1, usage: 2, unreachable: 3, aborted: 130 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Where a command writes and what it knows of its surroundings. Results go to `out`, progress and notes to `note`. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly note: (text: string) => void;
  /** Characters in a line of `out`. */
  readonly width: number;
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
  readonly help: string;
}

export type Options = Readonly<Record<string, Option>>;

/** Values as read: what was not given is absent. */
export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export interface Command {
  readonly name: string;
  /** What follows the name: `<target>`. */
  readonly usage: string;
  readonly summary: string;
  /** Shown below the options in the command's own help. */
  readonly examples: readonly string[];
  readonly options: Options;
  readonly run: (positionals: readonly string[], values: Values, terminal: Terminal) => Promise<ExitCode>;
}

/** Options as `parseArgs` wants them. */
export function parseOptions(options: Options): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    Object.entries(options).map(([name, { type, short, multiple }]) => [
      name,
      { type, ...(short !== undefined && { short }), ...(multiple !== undefined && { multiple }) },
    ]),
  );
}

/** The text of an option, `fallback` when it was not given. */
export function text(values: Values, name: string, fallback = ''): string {
  const value = values[name];
  return typeof value === 'string' ? value : fallback;
}

/** Whether a boolean option was given. */
export function isSet(values: Values, name: string): boolean {
  return values[name] === true;
}
