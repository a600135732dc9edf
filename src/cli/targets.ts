/** Many targets in one run: each is a row, whatever becomes of it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
import { linesOf } from './line-file.ts';
import { progressLine } from './progress.ts';
import { folderNames, rowOf, tableMarkdown, tableText, type TargetRow } from './target-table.ts';

/** What the command line gives to each target. */
interface Given {
  readonly values: Values;
  readonly terminal: Terminal;
}

/** Audits one target of the list. */
type AuditOne = (target: string, given: Given) => Promise<Delivered>;

/** A line of the list: a target, and behind a folder or a file the address that it has on the web. */
interface Listed {
  readonly target: string;
  readonly url: string | undefined;
}

/**
 * Audits every target of the list, one after the other: those of one host would wait for each other anyway. One that
 * cannot be audited is a row as well. Gives the worst of their exit codes.
 */
export async function auditTargets(
  { values, terminal, settings }: Given & { readonly settings: { readonly headers: object } },
  audit: AuditOne,
): Promise<ExitCode> {
  const list = await listedIn(text(values, 'targets'));
  if (Object.keys(settings.headers).length > 0) checkOneHost(list);
  const out = text(values, 'out');
  const folders = folderNames(list.map(({ target }) => target));
  const progress = progressLine(terminal);
  const rows: TargetRow[] = [];
  for (const [at, { target, url }] of list.entries()) {
    progress.count(at, list.length, target);
    const folder = out === '' ? null : join(out, folders[at] ?? '');
    const { json: _, ndjson: __, targets: ___, ...others } = values;
    const its = { ...others, ...(url !== undefined && { url }), ...(folder !== null && { out: folder }) };
    const row = await rowFor(target, folder, () =>
      audit(target, { values: its, terminal: silent(terminal) }),
    );
    if (terminal.signal.aborted) break;
    rows.push(row);
    if (isSet(values, 'ndjson')) terminal.out(`${printableJson(row)}\n`);
  }
  progress.clear();
  // What was done before Ctrl-C is not lost.
  await show(rows, values, terminal);
  terminal.signal.throwIfAborted();
  return rows.map(({ exit }) => exit).reduce((worst, exit) => (exit > worst ? exit : worst), EXIT.healthy);
}

async function listedIn(file: string): Promise<readonly Listed[]> {
  const lines = new Set(await linesOf(file));
  return [...lines].map((line) => {
    const [target = '', url, ...more] = line.split(/\s+/);
    if (more.length > 0)
      throw new CodedError(
        'file-invalid',
        `${file}: a line is a target, and behind a folder its address, not "${line}"`,
      );
    return { target, url };
  });
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
  written: string,
  folder: string | null,
  audit: () => Promise<Delivered>,
): Promise<TargetRow> {
  const target = withoutCredentials(written);
  try {
    return rowOf(target, await audit(), folder);
  } catch (error) {
    const [line = ''] = messageOf(error).split('\n', 1);
    const failure =
      error instanceof CodedError
        ? { code: error.code, message: error.message, exit: exitOf(error) }
        : { code: 'internal', message: `internal: ${line}`, exit: EXIT.usage };
    const { exit, ...told } = failure;
    return { target, exit, error: told, scores: {}, findings: {}, folder };
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
