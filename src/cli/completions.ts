/** Completion scripts for shells, made of the table of commands and their options: no script asks the program anything. */
import type { CommandWords, Option, Options } from './command.ts';

/** A command, as far as it is completed. */
interface Completed extends CommandWords {
  /** What its first argument can be; empty for files and addresses. */
  readonly words: readonly string[];
  readonly options: Options;
}

/** The commands with `help`, which takes one of them. */
function withHelp(commands: readonly Completed[]): Completed[] {
  const words = commands.map(({ name }) => name);
  return [...commands, { name: 'help', usage: '', summary: 'The options of a command', words, options: {} }];
}

/** What completes a value: one of a few words, a file, a folder; `null` for what nobody can foresee. */
function valueOf({ choices, value }: Option): readonly string[] | 'file' | 'folder' | null {
  return choices ?? (value === 'file' || value === 'folder' ? value : null);
}

const flagsOf = ({ options }: Completed) => Object.keys(options).map((name) => `--${name}`);

/** https://www.gnu.org/software/bash/manual/html_node/Programmable-Completion.html: without a proposal, files. */
function bash(commands: readonly Completed[]): string {
  const all = withHelp(commands);
  const values = all.flatMap(({ name, options }) =>
    Object.entries(options).flatMap(([option, one]) =>
      one.choices === undefined ? [] : [`    '${name} --${option}') words='${one.choices.join(' ')}' ;;`],
    ),
  );
  const proposals = all.map(
    (one) =>
      `        ${one.name}) words='${one.words.join(' ')}' flags='${[...flagsOf(one), '--help'].join(' ')}' ;;`,
  );
  return `# Completion of citeworthy for bash: source <(citeworthy completion bash)
_citeworthy() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} words='' flags=''
  # Readline takes the sign of --option=value for a word of its own.
  [[ $word == '=' ]] && word=''
  [[ $before == '=' ]] && before=\${COMP_WORDS[COMP_CWORD - 2]}
  case "\${COMP_WORDS[1]} $before" in
${values.join('\n')}
    *)
      case "\${COMP_WORDS[1]}" in
${proposals.join('\n')}
      esac
      ((COMP_CWORD > 2)) && words=''
      [[ $word == -* ]] && words=$flags
      ;;
  esac
  ((COMP_CWORD == 1)) && words='${all.map(({ name }) => name).join(' ')} --help --version'
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _citeworthy citeworthy
`;
}

/** https://zsh.sourceforge.io/Doc/Release/Completion-System.html, _arguments */
function zsh(commands: readonly Completed[]): string {
  const all = withHelp(commands);
  const names = all.map(({ name, summary }) => `      ${inZsh(`${name}:${summary}`)}`);
  const cases = all.map((one) => {
    const words = one.words.length === 0 ? '_files' : `(${one.words.join(' ')})`;
    const specs = [
      ...Object.entries(one.options).map(zshOption),
      inZsh('--help[show the help of this command]'),
      inZsh(`*:argument:${words}`),
    ];
    return `    ${one.name})\n      _arguments \\\n        ${specs.join(' \\\n        ')}\n      ;;`;
  });
  return `#compdef citeworthy
# Completion of citeworthy for zsh: source <(citeworthy completion zsh), or as the file _citeworthy in a folder of $fpath
_citeworthy() {
  if ((CURRENT == 2)); then
    local -a commands=(
${names.join('\n')}
    )
    _describe command commands
    _files
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
${cases.join('\n')}
    *) _files ;;
  esac
}
if [[ \${funcstack[1]} == _citeworthy ]]; then
  _citeworthy "$@"
else
  compdef _citeworthy citeworthy
fi
`;
}

function zshOption([name, option]: [string, Option]): string {
  const value = valueOf(option);
  const action =
    value === null
      ? ' '
      : value === 'file'
        ? '_files'
        : value === 'folder'
          ? '_files -/'
          : `(${value.join(' ')})`;
  const help = option.help.replaceAll(/[[\]:\\]/g, '\\$&');
  const takes =
    option.type === 'boolean' ? '' : `=:${(option.value ?? 'value').replaceAll(':', '\\:')}:${action}`;
  const [, sign = '', after = ''] = /^(=?)(.*)$/.exec(takes) ?? [];
  return inZsh(`${option.multiple === true ? '*' : ''}--${name}${sign}[${help}]${after}`);
}

/** https://fishshell.com/docs/current/completions.html */
function fish(commands: readonly Completed[]): string {
  const lines = withHelp(commands).flatMap(({ name, summary, words, options }) => {
    const of = `complete -c citeworthy -n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c citeworthy -n __fish_use_subcommand -a ${name} -d ${inFish(summary)}`,
      ...(words.length === 0 ? [] : [`${of} -f -a '${words.join(' ')}'`]),
      ...Object.entries(options).map(([option, one]) => `${of} ${fishOption(option, one)}`),
    ];
  });
  return `# Completion of citeworthy for fish: citeworthy completion fish | source\n${lines.join('\n')}\n`;
}

function fishOption(name: string, option: Option): string {
  const value = valueOf(option);
  const takes = option.type === 'boolean' ? '' : typeof value === 'string' ? ' -r -F' : ' -x';
  const proposed = Array.isArray(value) ? ` -a '${value.join(' ')}'` : '';
  const short = option.short === undefined ? '' : ` -s ${option.short}`;
  return `-l ${name}${short}${takes}${proposed} -d ${inFish(option.help)}`;
}

/** Single quotes of POSIX: nothing but the quote itself ends them. */
function inZsh(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Single quotes of fish, in which a backslash stands before a quote and before itself. */
function inFish(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
}

/** What writes the completion for a shell, by its name. */
export const completions: ReadonlyMap<string, (commands: readonly Completed[]) => string> = new Map([
  ['bash', bash],
  ['zsh', zsh],
  ['fish', fish],
]);
