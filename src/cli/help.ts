import type { Command, CommandWords, Option } from './command.ts';

/** The help of the whole program. Imports nothing: every module is some 2 ms of its cold start. */
export function programHelp(commands: readonly CommandWords[], version: string): string {
  const width = Math.max(...commands.map(({ name, usage }) => `${name} ${usage}`.length));
  const lines = commands.map(
    ({ name, usage, summary }) => `  ${`${name} ${usage}`.padEnd(width)}  ${summary}`,
  );
  return `citeworthy ${version}: can AI answer engines reach, read, understand and cite a website?

Usage: citeworthy <command> <target> [options]
       citeworthy <target>              the same as: citeworthy crawler <target>
       citeworthy                       a Crawler Check of the bundled example site, without a network

Commands:
${lines.join('\n')}

  citeworthy <command> --help   the options of a command
  citeworthy --version

A target is a domain (example.com), an address (https://example.com/page) or, for audit and schema, a saved .html
file with --url. Without a target, an audit reads the bundled example site. Its faults never fail a run.
Results go to stdout, progress and notes to stderr. Colour: only on a terminal, never with NO_COLOR.
Exit codes: 0 healthy; 1 a finding at or above --fail-on, or a score that is unknown or below --min-score;
            2 wrong usage, a wrong file, or a target that is not on the public web; 3 target unreachable;
            130 stopped.
`;
}

/** The help of one command. */
export function commandHelp(words: CommandWords, command: Command): string {
  const rows = Object.entries({ ...command.options, help: HELP }).map(
    ([name, option]) => [flagOf(name, option), option.help] as const,
  );
  const width = Math.max(...rows.map(([flag]) => flag.length));
  const options = rows.map(([flag, help]) => `  ${flag.padEnd(width)}  ${help}`);
  return `${words.summary}

Usage: citeworthy ${`${words.name} ${words.usage}`.trimEnd()} [options]

Options:
${options.join('\n')}

Examples:
${command.examples.map((example) => `  ${example}`).join('\n')}
`;
}

const HELP: Option = { type: 'boolean', short: 'h', help: 'show this help' };

function flagOf(name: string, { short, type, value }: Option): string {
  const flag = short === undefined ? `    --${name}` : `-${short}, --${name}`;
  return type === 'string' ? `${flag} <${value ?? 'value'}>` : flag;
}
