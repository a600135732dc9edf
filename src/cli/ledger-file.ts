/** Where a site audit keeps its finished pages, and what there is of an earlier run. */
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CodedError } from '../errors.ts';
import type { AuditRun } from './audit.ts';
import { cacheFolder } from './cache-folder.ts';
import { isSet, text } from './command.ts';
import { orUnreadable } from './file-error.ts';

/** What says where a ledger is. */
type Asked = Pick<AuditRun, 'target' | 'values'>;

/** The file of a run: the one that was named, or one in the cache folder of the user. */
export function ledgerPath({ target, values }: Asked): string {
  const named = text(values, 'ledger');
  return named === '' ? cached(target) : named;
}

/** The file of the plan that a ledger belongs to. */
export function planFile(path: string): string {
  return `${path}.plan.json`;
}

/** Whether a file exists and is not empty. */
export function hasContent(path: string): Promise<boolean> {
  return stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );
}

/**
 * Throws `usage` when there is no run to resume, or when a new one would write over a file that was named, and
 * `file-unreadable` when there is no earlier run.
 */
export async function checkLedger(asked: Asked): Promise<void> {
  const previous = text(asked.values, 'previous');
  if (previous !== '') await stat(previous).catch(orUnreadable(previous));
  if (previous !== '' && text(asked.values, 'record') !== '')
    throw new CodedError('usage', '--record keeps a run that asks for every page: leave out --previous');
  const path = ledgerPath(asked);
  const isPlanned = await hasContent(planFile(path));
  if (isSet(asked.values, 'resume')) {
    if (!isPlanned) throw new CodedError('usage', `There is no stopped run of ${asked.target} in ${path}`);
    return;
  }
  if (text(asked.values, 'ledger') === '' || !(await hasContent(path))) return;
  const advice = isPlanned
    ? 'add --resume to continue the run in it, or name another file'
    : 'name another file';
  throw new CodedError('usage', `${path} exists already: ${advice}`);
}

/** The file of a target in the user's cache folder. */
function cached(target: string): string {
  const name = createHash('sha256').update(target).digest('hex').slice(0, 16);
  return join(cacheFolder(), `${name}.ndjson`);
}
