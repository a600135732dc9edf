/** The option that audits many targets in one run, and what does not go with it. */
import { CodedError } from '../errors.ts';
import { FILE_FORMATS } from './options.ts';
import type { Options, Values } from './command.ts';

/** The option of every audit that takes a list of targets. */
export const TARGETS_OPTION = {
  targets: {
    type: 'string',
    value: 'file',
    help: 'audit each target in this file, one a line, a folder with its address behind it; - is stdin; --out gets a folder for each',
  },
} as const satisfies Options;

/** Options that speak of one target. */
export const ONE_TARGET: readonly string[] = [
  ...FILE_FORMATS,
  'url',
  'urls',
  'sitemap',
  'record',
  'ledger',
  'resume',
  'previous',
  'baseline',
  'write',
  'open',
];

/** Throws `usage` for a target beside the list, and for an option that speaks of one target. */
export function checkForMany(target: string | undefined, values: Values): void {
  if (target !== undefined)
    throw new CodedError('usage', `--targets names the targets: leave out ${target}, or --targets`);
  const one = ONE_TARGET.find((name) => values[name] !== undefined);
  if (one !== undefined)
    throw new CodedError(
      'usage',
      `--${one} is for one target; with --targets, --out keeps the reports of each`,
    );
}
