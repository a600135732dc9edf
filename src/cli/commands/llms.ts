import { writeFile } from 'node:fs/promises';
import { SAMPLED_LLMS_PAGES } from '../../catalog/limits.ts';
import type { LlmsCheck } from '../../jobs/llms-check.ts';
import { unaudited, type Audited, type AuditKind, type AuditRun } from '../audit.ts';
import { auditCommand } from '../audit-command.ts';
import { FOLDER_OPTION } from '../built-folder.ts';
import { isSet, text, whole } from '../command.ts';
import { orUnwritable } from '../file-error.ts';

/** Pages of one run that are read for a file which names at most 60. */
const MOST_PAGES = 1_000;

/** The LLMs.txt Check as one kind of audit. */
export const llmsKind: AuditKind = {
  name: 'llms',
  examples: [
    'citeworthy llms example.com',
    'citeworthy llms example.com --write llms.txt',
    'citeworthy llms example.com --pages 0 --json',
  ],
  options: {
    ...FOLDER_OPTION,
    write: {
      type: 'string',
      value: 'file',
      help: "write an llms.txt made from the site's own sitemap, titles and descriptions; - is stdout",
    },
    pages: {
      type: 'string',
      value: 'n',
      whole: { least: 0, most: MOST_PAGES },
      help: `pages to read for a generated file (${SAMPLED_LLMS_PAGES})`,
    },
  },
  work: async (run) => {
    const found = await checkLlms(run);
    if (found.error === null) await writeLlms(found, run);
    return llmsAudited(found);
  },
};

/** Runs the check; for `--write` pages are read even when the site has a file. */
function checkLlms({ target, values, auditor, terminal, onStep }: AuditRun): Promise<LlmsCheck> {
  return auditor.llmsCheck(target, {
    signal: terminal.signal,
    onStep,
    pages: whole(values, 'pages', SAMPLED_LLMS_PAGES),
    // A recording of a run with --write asks for the file, and writes none.
    generate: text(values, 'write') === '' && !isSet(values, 'generate') ? 'when-missing' : 'always',
  });
}

function llmsAudited({ result, evidence, error }: Omit<LlmsCheck, 'generated'>): Audited {
  if (error !== null) return unaudited(error, { result, evidence });
  return { results: { llms: { result, evidence } }, json: { result, evidence }, error };
}

async function writeLlms({ generated }: LlmsCheck, { values, terminal, progress }: AuditRun): Promise<void> {
  const path = text(values, 'write');
  if (path === '' || generated === null) return;
  progress.clear();
  if (path === '-') return terminal.out(generated);
  await writeFile(path, generated).catch(orUnwritable(path));
  terminal.note(
    `${path} now holds an llms.txt made from the site's own pages. Read it, complete it and serve it as /llms.txt\n`,
  );
}

export const llms = auditCommand(llmsKind);
