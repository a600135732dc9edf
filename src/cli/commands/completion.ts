import { CodedError } from '../../errors.ts';
import { joinedByOr } from '../../values/wording.ts';
import { EXIT, type Command, type CommandEntry } from '../command.ts';

/** The command that writes completions of these commands, of which it is one. */
export function completionOf(commands: readonly CommandEntry[]): Command {
  return {
    examples: [
      'citeworthy completion bash > ~/.local/share/bash-completion/completions/citeworthy',
      'citeworthy completion zsh > ~/.zfunc/_citeworthy    where ~/.zfunc is in $fpath',
      'citeworthy completion fish > ~/.config/fish/completions/citeworthy.fish',
    ],
    options: {},
    run: async ([shell = '', ...others], _, terminal) => {
      const { completions } = await import('../completions.ts');
      const write = completions.get(shell);
      if (write === undefined || others.length > 0)
        throw new CodedError('usage', `completion takes one shell: ${joinedByOr([...completions.keys()])}`);
      const { rules } = await import('../../rules/rules.ts');
      const names = rules.map(({ id }) => id);
      const levels = names.map((name) => `${name}=`);
      const rows = commands.map(async ({ load, words = [], ...entry }) => {
        const { options } = await load();
        const { severity } = options;
        return {
          ...entry,
          words: entry.name === 'explain' ? names : words,
          // Not checked by it: a level follows.
          options:
            severity === undefined ? options : { ...options, severity: { ...severity, choices: levels } },
        };
      });
      terminal.out(write(await Promise.all(rows)));
      return EXIT.healthy;
    },
  };
}
