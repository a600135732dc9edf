/** Where the finished pages of a site audit are kept, so that a stopped run can go on. */
import { rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import * as z from 'zod';
import { sitePlan, type SitePlan } from '../contract/index.ts';
import { CodedError } from '../errors.ts';
import { openFileLedger } from '../jobs/file-ledger.ts';
import { memoryLedger, type Ledger } from '../jobs/ledger.ts';
import { makeFolder } from '../jobs/make-folder.ts';
import { readPageUnit, type PageUnit } from '../jobs/page-unit.ts';
import type { AuditRun } from './audit.ts';
import { isSet, text } from './command.ts';
import { unwritable } from './file-error.ts';
import { fingerprint } from './fingerprint.ts';
import { readJsonFile } from './json-file.ts';

/** The kept pages of a site audit, with the plan that they belong to. */
export interface SiteLedger {
  readonly ledger: Ledger<PageUnit>;
  /** The plan of the run that is resumed, `null` for a new one. */
  readonly plan: SitePlan | null;
  readonly keepPlan: (plan: SitePlan) => Promise<void>;
  /** Whether a later run can go on from here. */
  readonly isKept: boolean;
  /** Gives the file back. `complete`: nobody will resume it. */
  readonly close: (end: 'complete' | 'stopped') => Promise<void>;
}

const keptPlan = z.strictObject({ target: z.string(), plan: sitePlan });

/**
 * Opens the ledger of a run. A file that was asked for by name is never overwritten, and must open; one in the cache
 * folder is begun anew, and where it cannot be had the run goes on without it.
 */
export async function openSiteLedger({ target, values, keeping }: AuditRun): Promise<SiteLedger> {
  const named = text(values, 'ledger');
  const path = named === '' ? cached(target) : named;
  if (isSet(values, 'resume')) return opened(path, target, await planIn(path, target), named);
  if (named !== '') {
    if (await hasContent(path))
      throw new CodedError('usage', `${path} is there already: ${await whatToDo(path)}`);
    return opened(path, target, null, named);
  }
  return keeping === 'memory' ? inMemory() : begun(path, target).catch(inMemory);
}

async function begun(path: string, target: string): Promise<SiteLedger> {
  await makeFolder(dirname(path));
  await openFileLedger(path, readPageUnit).then(
    (earlier) => earlier.close(),
    // A damaged file of an earlier run is no loss; one that another run is writing is.
    (error: unknown) => {
      if (error instanceof CodedError && error.code === 'ledger-locked') throw error;
    },
  );
  await rm(path, { force: true });
  return opened(path, target, null, '');
}

async function opened(
  path: string,
  target: string,
  plan: SitePlan | null,
  named: string,
): Promise<SiteLedger> {
  const refused = (error: unknown): never => {
    throw error instanceof CodedError ? error : unwritable(path, error);
  };
  const ledger = await openFileLedger(path, readPageUnit).catch(refused);
  return {
    ledger: { kept: () => ledger.kept(), keep: (key, unit) => ledger.keep(key, unit).catch(refused) },
    plan,
    isKept: true,
    keepPlan: (made) => writeFile(planFile(path), JSON.stringify({ target, plan: made })).catch(refused),
    close: async (end) => {
      await ledger.close().catch(refused);
      if (named !== '' || end === 'stopped') return;
      await Promise.all([path, planFile(path)].map((file) => rm(file, { force: true })));
    },
  };
}

function inMemory(): SiteLedger {
  const nothing = () => Promise.resolve();
  return { ledger: memoryLedger(), plan: null, isKept: false, keepPlan: nothing, close: nothing };
}

const planFile = (path: string): string => `${path}.plan.json`;

async function planIn(path: string, target: string): Promise<SitePlan> {
  if (!(await hasContent(planFile(path))))
    throw new CodedError('usage', `no stopped run of ${target} is kept at ${path}`);
  const kept = await readJsonFile(planFile(path), keptPlan);
  if (kept.target !== target)
    throw new CodedError('usage', `${path} contains a run of ${kept.target}, not of ${target}`);
  return kept.plan;
}

/** A ledger stands beside its plan; any other file, or a folder, is no earlier run. */
async function whatToDo(path: string): Promise<string> {
  return (await hasContent(planFile(path)))
    ? 'add --resume to go on with the run in it, or name another file'
    : 'it is no earlier run, name another file';
}

function hasContent(path: string): Promise<boolean> {
  return stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );
}

/** The file of a target in the user's cache folder (XDG Base Directory Specification 0.8: a relative one is ignored). */
function cached(target: string): string {
  const xdg = process.env['XDG_CACHE_HOME'] ?? '';
  const folder = isAbsolute(xdg) ? xdg : join(homedir(), '.cache');
  return join(folder, 'citeworthy', `${fingerprint('ledger', target)}.ndjson`);
}
