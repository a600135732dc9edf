/** Where the finished pages of a site audit are kept, so that a stopped run can go on. */
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { sitePlan, type SitePlan } from '../contract/index.ts';
import { CodedError } from '../errors.ts';
import { openFileLedger, OWNER_ALONE, readFileLedger } from '../jobs/file-ledger.ts';
import { memoryLedger, type Ledger } from '../jobs/ledger.ts';
import { makeFolder } from '../jobs/make-folder.ts';
import { readPageUnit, type PageUnit } from '../jobs/page-unit.ts';
import type { AuditRun, RunEnd } from './audit.ts';
import { isSet, text } from './command.ts';
import { unwritable } from './file-error.ts';
import { readJson, shaped } from './json-file.ts';
import { hasContent, ledgerPath, planFile } from './ledger-file.ts';

/** The kept pages of a site audit, with the plan that they belong to. */
export interface SiteLedger {
  readonly ledger: Ledger<PageUnit>;
  /** The plan of the run that is resumed, `null` for a new one. */
  readonly plan: SitePlan | null;
  /** From here on this is the run that can be resumed, and an earlier one no more. */
  readonly keepPlan: (plan: SitePlan) => Promise<void>;
  /** Whether a later run can go on with this one. */
  readonly isResumable: () => boolean;
  /** What an earlier run kept of the site, where one was named. */
  readonly previous?: Pick<Ledger<PageUnit>, 'kept'>;
  /** Gives the file back. */
  readonly close: (end: RunEnd) => Promise<void>;
}

const keptPlan = z.strictObject({ target: z.string(), plan: sitePlan });

/**
 * Opens the ledger of a run that `checkLedger` has let pass. A file that was asked for by name must open; one in the
 * cache folder is begun anew as soon as there is a plan, and where it cannot be had the run goes on without it.
 */
export async function openSiteLedger(run: AuditRun): Promise<SiteLedger> {
  const earlier = text(run.values, 'previous');
  if (earlier === '') return ownLedger(run);
  const previous = await readFileLedger(earlier, readPageUnit);
  return { ...(await ownLedger(run)), previous };
}

async function ownLedger({ target, values, keeping }: AuditRun): Promise<SiteLedger> {
  const named = text(values, 'ledger');
  const path = ledgerPath({ target, values });
  if (isSet(values, 'resume')) return opened(path, target, await planIn(path, target), named);
  if (named !== '') return opened(path, target, null, named);
  return keeping === 'memory' ? inMemory() : begun(path, target).catch(inMemory);
}

async function begun(path: string, target: string): Promise<SiteLedger> {
  await makeFolder(dirname(path));
  return opened(path, target, null, '').catch(async (error: unknown) => {
    // A damaged file of an earlier run is no loss; one that another run is writing is.
    if (error instanceof CodedError && error.code === 'ledger-locked') throw error;
    await rm(path, { force: true });
    return opened(path, target, null, '');
  });
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
  const open = () => openFileLedger(path, readPageUnit).catch(refused);
  const remove = () => Promise.all([planFile(path), path].map((file) => rm(file, { force: true })));
  let file = await open();
  let isResumable = plan !== null;
  /** What an earlier run kept, which a run that is stopped before it has a plan leaves as it is. */
  const replace = async () => {
    await file.close();
    await remove();
    file = await open();
  };
  const keepPlan = async (made: SitePlan) => {
    if (named === '') await replace();
    await writeWhole(planFile(path), JSON.stringify({ target, plan: made }));
    isResumable = true;
  };
  return {
    ledger: { kept: () => file.kept(), keep: (key, unit) => file.keep(key, unit).catch(refused) },
    plan,
    isResumable: () => isResumable,
    keepPlan: (made) => keepPlan(made).catch(refused),
    close: async (end) => {
      await file.close().catch(refused);
      const isOver = end === 'complete' || !(await hasContent(planFile(path)));
      if (named === '' && isOver) await remove();
    },
  };
}

/** Writes a file that is there whole or not at all, whenever the process is killed. */
async function writeWhole(path: string, content: string): Promise<void> {
  const begun = `${path}.new`;
  await writeFile(begun, content, { mode: OWNER_ALONE });
  await rename(begun, path);
}

function inMemory(): SiteLedger {
  const nothing = () => Promise.resolve();
  return { ledger: memoryLedger(), plan: null, isResumable: () => false, keepPlan: nothing, close: nothing };
}

async function planIn(path: string, target: string): Promise<SitePlan> {
  const kept = shaped(await readJson(planFile(path)), keptPlan, planFile(path));
  if (kept.target !== target)
    throw new CodedError('usage', `${path} holds a run of ${kept.target}, not of ${target}`);
  return kept.plan;
}
