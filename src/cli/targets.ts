/** Many targets in one run: each is a row, whatever becomes of it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ENGINE_VERSION } from '../catalog/version.ts';
import { CodedError } from '../errors.ts';
import { makeFolder } from '../jobs/make-folder.ts';
import { targetOf, withoutCredentials } from '../jobs/target-error.ts';
import { printableJson } from '../report/json.ts';
import { plainLine } from '../report/plain.ts';
import { paintOf } from '../report/text/paint.ts';
import { EXIT, exitOf, isSet, text, type ExitCode, type Terminal, type Values } from './command.ts';
import type { Delivered } from './deliver.ts';
import { messageOf, orUnwritable } from './file-error.ts';
import { numberedLines } from './line-file.ts';
import { STDIN } from './saved-page.ts';
import { progressLine } from './progress.ts';
import { folderNames, rowOf, tableMarkdown, tableText, type TargetRow } from './target-table.ts';
import { groupBy } from '../values/groups.ts';

/** What the command line gives to each target. */
interface Given {
  readonly values: Values;
  readonly terminal: Terminal;
}

/** Audits one target of the list. */
type AuditOne = (target: string, given: Given) => Promise<Delivered>;

/** A line of the list: a target, and behind a folder or a file the address that it has on the web. */
export interface Listed {
  readonly target: string;
  readonly url: string | undefined;
  /** Where it is written, `targets.txt:7`; absent for what was typed. */
  readonly place?: string;
  /** Why the line is no target. */
  readonly fault?: CodedError;
}

/** Hosts that are audited at once: each waits for itself most of the time. */
const MOST_HOSTS = 4;

/**
 * Audits every target of the list: those of one host one after the other, some hosts at once. One that cannot be audited
 * is a row as well. Gives the worst of their exit codes.
 */
export async function auditTargets(
  list: readonly Listed[],
  { values, terminal, settings }: Given & { readonly settings: { readonly headers: object } },
  audit: AuditOne,
): Promise<ExitCode> {
  if (Object.keys(settings.headers).length > 0) checkOneHost(list);
  const out = text(values, 'out');
  const folders = folderNames(list.map(({ target }) => target));
  const progress = progressLine(terminal);
  const done = new Map<number, TargetRow>();
  const one = async (listed: Listed, at: number): Promise<void> => {
    if (terminal.signal.aborted) return;
    const { target, url } = listed;
    progress.count(done.size, list.length, target);
    const folder = out === '' ? null : join(out, folders[at] ?? '');
    const { json: _, ndjson: __, targets: ___, root: ____, ...others } = values;
    const its = { ...others, ...(url !== undefined && { url }), ...(folder !== null && { out: folder }) };
    const row = await rowFor(listed, folder, () =>
      audit(target, { values: its, terminal: silent(terminal) }),
    );
    if (terminal.signal.aborted) return;
    done.set(at, row);
    if (isSet(values, 'ndjson')) terminal.out(`${printableJson(row)}\n`);
  };
  const limit = pLimit(MOST_HOSTS);
  await Promise.all(
    hostsOf(list).map((members) =>
      limit(async () => {
        for (const at of members) {
          const listed = list[at];
          if (listed !== undefined) await one(listed, at);
        }
      }),
    ),
  );
  progress.clear();
  const rows = list.flatMap((_, at) => done.get(at) ?? []);
  // What was done before Ctrl-C is not lost.
  await show(rows, values, terminal);
  terminal.signal.throwIfAborted();
  return rows.map(({ exit }) => exit).reduce((worst, exit) => (exit > worst ? exit : worst), EXIT.healthy);
}

/** The targets of a list. Throws for a line that is none, unless the run is to go on. */
export async function targetsIn(file: string, values: Values): Promise<readonly Listed[]> {
  const lines = new Map((await numberedLines(file)).toReversed().map(({ line, number }) => [line, number]));
  return [...lines].toReversed().map(([line, number]) => {
    const [target = '', url, ...more] = line.split(/\s+/);
    const place = `${file === STDIN.name ? 'stdin' : file}:${number}`;
    if (more.length === 0) return { target, url, place };
    const fault = new CodedError(
      'file-invalid',
      `${place}: a line is a target, and after a folder its address, not "${line}"`,
    );
    if (!isSet(values, 'keep-going')) throw fault;
    return { target: line, url: undefined, fault };
  });
}

/** The numbers of targets by host, those of files together: a host is asked by one audit at a time. */
function hostsOf(list: readonly Listed[]): readonly (readonly number[])[] {
  const hosts = groupBy(list.entries(), ([, { target, url }]) => {
    const typed = url === undefined ? targetOf(target) : null;
    return typed === null || typed instanceof CodedError ? '' : (typed.origins[0] ?? '');
  });
  return [...hosts.values()].map((members) => members.map(([at]) => at));
}

/** A secret is for the site that it belongs to. */
function checkOneHost(list: readonly Listed[]): void {
  const origins = list.flatMap(({ target }) => {
    const typed = targetOf(target);
    return typed instanceof CodedError ? [] : typed.origins.slice(0, 1);
  });
  if (new Set(origins).size > 1)
    throw new CodedError('usage', 'Headers of your own go to one site, and --targets names several');
}

async function rowFor(
  { target: written, place, fault }: Listed,
  folder: string | null,
  audit: () => Promise<Delivered>,
): Promise<TargetRow> {
  const target = withoutCredentials(written);
  try {
    if (fault !== undefined) throw fault;
    return rowOf(target, await audit(), folder);
  } catch (error) {
    const [line = ''] = messageOf(error).split('\n', 1);
    const failure =
      error instanceof CodedError
        ? { code: error.code, message: error.message, exit: exitOf(error) }
        : { code: 'internal', message: `internal: ${line}`, exit: EXIT.usage };
    const { exit, code } = failure;
    const said = place === undefined ? failure.message : `${failure.message} (${place})`;
    return { target, exit, error: { code, message: said }, scores: {}, findings: {}, failing: [], folder };
  }
}

/** The terminal of one target of many: what it has to say is its row. */
function silent(terminal: Terminal): Terminal {
  return { ...terminal, out: () => undefined, note: () => undefined, isWatched: false };
}

async function show(rows: readonly TargetRow[], values: Values, terminal: Terminal): Promise<void> {
  const document = { version: ENGINE_VERSION, targets: rows };
  const json = `${printableJson(document, 2)}\n`;
  const out = text(values, 'out');
  if (out !== '') {
    await makeFolder(out).catch(orUnwritable(out));
    for (const [name, content] of [
      ['targets.json', json],
      ['targets.md', tableMarkdown(rows)],
    ] as const)
      await writeFile(join(out, name), content).catch(orUnwritable(join(out, name)));
  }
  if (isSet(values, 'json')) terminal.out(json);
  else if (!isSet(values, 'ndjson'))
    terminal.out(tableText(rows, paintOf(terminal.hasColour ? 'ansi' : 'none')));
  for (const { error } of rows) if (error !== null) terminal.note(`${plainLine(error.message)}\n`);
}
