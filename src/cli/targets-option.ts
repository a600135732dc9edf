/** The option that audits many targets in one run, and what does not go with it. */
import { CodedError } from '../errors.ts';
import { FILE_FORMATS } from './options.ts';
import { text, type Options, type Values } from './command.ts';

/** The option of every audit that takes a list of targets. */
export const TARGETS_OPTION = {
  targets: {
    type: 'string',
    value: 'file',
    help: 'audit each target in this file, one a line, a folder with its address after it; - is stdin; --out gets a folder for each',
  },
  'keep-going': {
    type: 'boolean',
    help: 'with --targets: a line that is no target is a row of its own, and the others are audited',
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

/** What no address has, but a pattern of several names. */
const SIGN = /[*{]/;

/** Whether a target is a pattern of files that no shell has expanded. */
export function isPattern(target: string): boolean {
  return SIGN.test(target) && !target.includes('://');
}

/** Whether the targets of a call are several: typed, named by a pattern, or files of a folder whose address is given. */
export function areSeveral(targets: readonly string[], values: Values): boolean {
  return targets.length > 1 || targets.some(isPattern) || (targets.length > 0 && text(values, 'root') !== '');
}

/** Throws `usage` for an option that speaks of a list of targets. */
export function checkForOne(values: Values): void {
  const one = ['root', 'keep-going'].find((name) => values[name] !== undefined);
  if (one !== undefined) throw new CodedError('usage', `--${one} is for several targets`);
}

/** Throws `usage` for a target beside the list, and for an option that speaks of one target. */
export function checkForMany(target: string | undefined, values: Values): void {
  const isList = text(values, 'targets') !== '';
  if (isList && target !== undefined)
    throw new CodedError('usage', `--targets names the targets: leave out ${target}, or --targets`);
  // Files of one call have one address in common.
  const one = ONE_TARGET.find((name) => values[name] !== undefined && (isList || name !== 'url'));
  if (one !== undefined)
    throw new CodedError(
      'usage',
      `--${one} is for one target; with ${isList ? '--targets' : 'several'}, --out keeps the reports of each`,
    );
}
