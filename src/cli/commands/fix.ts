import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { CodedError } from '../../errors.ts';
import { printableJson } from '../../report/json.ts';
import type { Finding } from '../../findings/finding.ts';
import type { FixOptions, FixPlan } from '../../jobs/plan-fixes.ts';
import { RISKS, type Risk } from '../../catalog/fix-risks.ts';
import { inert } from '../../values/printable.ts';
import { counted } from '../../values/wording.ts';
import { builtFolderOf, FOLDER_OPTION } from '../built-folder.ts';
import { EXIT, isSet, text, whole, type Command, type Terminal, type Values } from '../command.ts';
import { CONFIG_OPTIONS } from '../config/find.ts';
import { orUnwritable } from '../file-error.ts';
import { readFolder, writeWhole, type ReadFolder } from '../fix-files.ts';
import { readGate } from '../gate.ts';
import { GATE_OPTIONS } from '../options.ts';
import { patterns, SCOPE_OPTIONS } from '../scope-options.ts';
import type { SourceHint } from '../source-hints.ts';
import { progressLine } from '../progress.ts';
import { DEFAULT_MAX_PAGES, MOST_PAGES } from '../../catalog/limits.ts';

export const fix: Command = {
  examples: [
    'citeworthy fix ./dist --url https://example.com',
    'citeworthy fix ./dist --url https://example.com --write',
    'citeworthy fix ./dist --url https://example.com --patch fixes.diff --only og-complete,schema-repairs',
  ],
  options: {
    ...FOLDER_OPTION,
    write: {
      type: 'boolean',
      help: 'change the files; without it nothing is written but what is named here',
    },
    patch: {
      type: 'string',
      value: 'file',
      help: 'the changes as a unified diff for git apply or patch -p1; - is stdout',
    },
    only: { type: 'string', value: 'rule,…', help: 'repair the findings of these rules alone' },
    'max-risk': {
      type: 'string',
      value: 'risk',
      choices: RISKS,
      help: 'the risk that a change may have: low, medium (default), high, which opens robots.txt to bots that it keeps out and takes pages out of the sitemap',
    },
    backup: { type: 'boolean', help: 'keep each changed file as it was under its name with .bak' },
    'allow-dirty': { type: 'boolean', help: 'write into a git tree with changes that are not committed' },
    'max-pages': {
      type: 'string',
      value: 'n',
      whole: { least: 1, most: MOST_PAGES },
      help: `pages that are audited at most (${DEFAULT_MAX_PAGES})`,
    },
    include: SCOPE_OPTIONS.include,
    exclude: SCOPE_OPTIONS.exclude,
    suppressions: GATE_OPTIONS.suppressions,
    severity: GATE_OPTIONS.severity,
    ...CONFIG_OPTIONS,
    json: { type: 'boolean', help: 'the plan as JSON' },
    llm: {
      type: 'string',
      value: 'file',
      help: 'the plan as a brief with its data for a coding agent; - is stdout',
    },
    quiet: { type: 'boolean', short: 'q', help: 'no progress and no notes' },
  },
  run: async ([target, ...others], values, terminal) => {
    if (target === undefined || others.length > 0)
      throw new CodedError('usage', 'fix takes one folder of built pages');
    checkOutputs(values);
    const folder = await builtFolderOf(target, values);
    if (folder === null)
      throw new CodedError('usage', `${target} is not a folder: fix repairs built pages, with --url`);
    const only = await rulesIn(text(values, 'only'));
    await checkTree(folder.path, values);
    const read = await readFolder(folder.path, terminal.signal);
    const accepted = await acceptedBy(values);
    const plan = await planned(read, folder.url, { only, accepted, values, terminal });
    const { sourceHints } = await import('../source-hints.ts');
    const hints = await sourceHints(
      read.root,
      plan.kept
        .flatMap(({ edits }) => edits.map(({ file }) => file))
        .filter((file, at, all) => all.indexOf(file) === at),
    );
    await deliver(plan, { read, hints, values, terminal });
    return EXIT.healthy;
  },
};

/** Throws `usage` where two forms want stdout, or an option has nothing to do. */
function checkOutputs(values: Values): void {
  const onStdout = [
    ...(isSet(values, 'json') ? ['--json'] : []),
    ...['patch', 'llm'].filter((name) => text(values, name) === '-').map((name) => `--${name} -`),
  ];
  if (onStdout.length > 1)
    throw new CodedError('usage', `Only one of ${onStdout.join(' and ')} can go to stdout`);
  if (isSet(values, 'backup') && !isSet(values, 'write'))
    throw new CodedError('usage', '--backup keeps files that --write changes: add --write');
}

/** The rules that are named. Throws `usage` for a name that is none. */
async function rulesIn(written: string): Promise<readonly string[] | undefined> {
  const names = written
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0) return undefined;
  const { rules } = await import('../../rules/rules.ts');
  const known = new Set(rules.map(({ id }) => id));
  const wrong = names.find((name) => !known.has(name));
  if (wrong !== undefined)
    throw new CodedError('usage', `There is no rule ${wrong}: citeworthy explain lists them`);
  return names;
}

async function checkTree(path: string, values: Values): Promise<void> {
  if (!isSet(values, 'write') || isSet(values, 'allow-dirty')) return;
  const { isDirty } = await import('../git-state.ts');
  if (await isDirty(path))
    throw new CodedError(
      'usage',
      `${path} is in a git tree with changes that are not committed: commit them, or add --allow-dirty`,
    );
}

/** Whether a finding is suppressed today, or of severity `off`. */
async function acceptedBy(values: Values): Promise<(finding: Finding) => boolean> {
  const { suppressions, levels } = await readGate(values);
  const [{ covers, holds }, { atLevels }] = await Promise.all([
    import('../suppressions.ts'),
    import('../levels.ts'),
  ]);
  const day = new Date().toISOString().slice(0, 10);
  const held = suppressions.filter((one) => holds(one, day));
  return (finding) => held.some((one) => covers(one, finding)) || atLevels([finding], levels).length === 0;
}

interface Asked extends Pick<FixOptions, 'only' | 'accepted'> {
  readonly values: Values;
  readonly terminal: Terminal;
}

async function planned(
  { files, linked }: ReadFolder,
  url: string,
  { only, accepted, values, terminal }: Asked,
): Promise<FixPlan> {
  const { planFixes } = await import('../../jobs/plan-fixes.ts');
  const progress = progressLine(isSet(values, 'quiet') ? { ...terminal, isWatched: false } : terminal);
  try {
    return await planFixes({ target: url }, files, {
      only,
      accepted,
      include: patterns(values, 'include'),
      exclude: patterns(values, 'exclude'),
      readOnly: linked,
      maxRisk: RISKS.find((risk): risk is Risk => risk === text(values, 'max-risk')) ?? 'medium',
      maxPages: whole(values, 'max-pages', DEFAULT_MAX_PAGES),
      signal: terminal.signal,
      onAudit: (audits) =>
        progress.show(`${url}: ${audits === 0 ? 'auditing' : `proving, ${counted(audits, 'audit')} so far`}`),
    });
  } finally {
    progress.clear();
  }
}

interface Delivery {
  readonly read: ReadFolder;
  readonly hints: readonly SourceHint[];
  readonly values: Values;
  readonly terminal: Terminal;
}

/** Writes what was asked for: the forms first, so that a wrong path ends the run before a file is changed. */
async function deliver(plan: FixPlan, { read, hints, values, terminal }: Delivery): Promise<void> {
  const { endText, planBrief, planData } = await import('../fix-texts.ts');
  const { unifiedDiff } = await import('../../patch/unified-diff.ts');
  const diff = unifiedDiff(read.files, plan.files, plan.kept);
  const [patch, llm] = [text(values, 'patch'), text(values, 'llm')];
  if (patch !== '' && patch !== '-') await writeFile(patch, diff).catch(orUnwritable(patch));
  if (llm !== '' && llm !== '-') await writeFile(llm, planBrief(plan, hints)).catch(orUnwritable(llm));
  const written = isSet(values, 'write') ? await writeAll(plan, { read, values }) : [];
  const end = endText(plan, hints);
  if (isSet(values, 'json')) terminal.out(`${printableJson(planData(plan, hints), 2)}\n`);
  else if (llm === '-') terminal.out(planBrief(plan, hints));
  // The end of a run is a comment of the patch.
  else if (patch === '-' || !isSet(values, 'write'))
    terminal.out(
      `${patch === '-' ? diff.toString('utf8') : inert(diff.toString('utf8'))}${end.replaceAll(/^/gm, '# ')}\n`,
    );
  else terminal.out(`${[...written.map((path) => `Written: ${path}`), end].join('\n')}\n`);
  if (!isSet(values, 'write') && !isSet(values, 'quiet') && plan.kept.length > 0)
    terminal.note(
      `Nothing is written: add --write to change ${counted(plan.files.size, 'file')} in ${basename(read.root)}.\n`,
    );
}

async function writeAll(
  plan: FixPlan,
  { read, values }: Pick<Delivery, 'read' | 'values'>,
): Promise<readonly string[]> {
  for (const [path, bytes] of plan.files)
    await writeWhole(read, path, bytes, { hasBackup: isSet(values, 'backup') });
  return [...plan.files.keys()];
}
