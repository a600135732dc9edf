import { stat } from 'node:fs/promises';
import { CodedError } from '../../errors.ts';
import { audited, heard, readSettings } from '../audit-command.ts';
import { AUDIT_KINDS } from '../audit-kinds.ts';
import { checkValues, type Command, type Option } from '../command.ts';
import { orUnreadable } from '../file-error.ts';
import { GATE_OPTIONS, OUTPUT_OPTIONS } from '../options.ts';
import { QUESTIONS_OPTION } from '../questions-file.ts';
import { SCOPE_OPTIONS } from '../scope-options.ts';

export const replay: Command = {
  examples: [
    'citeworthy crawler example.com --record exchanges.ndjson',
    'citeworthy replay exchanges.ndjson --html report.html',
    'citeworthy audit example.com --record run.warc.gz    a WARC file, for other programs too',
    'citeworthy replay exchanges.ndjson --questions questions.txt    asks the pages that were recorded',
  ],
  options: { ...OUTPUT_OPTIONS, ...GATE_OPTIONS, urls: SCOPE_OPTIONS.urls, ...QUESTIONS_OPTION },
  run: async ([path, ...others], values, terminal) => {
    if (path === undefined || others.length > 0)
      throw new CodedError('usage', 'replay takes one file, written with --record');
    // What is not there is said before the engine is loaded.
    await stat(path).catch(orUnreadable(path));
    const { RECORDED_LANES, readRun } = await import('../recording-file.ts');
    const { asked, exchanges } = await readRun(path);
    // Whoever recorded the pages of a site can ask them without a request.
    const isAsked = values['questions'] !== undefined && WITH_PAGES.has(asked.command);
    const load = AUDIT_KINDS.get(isAsked ? 'answers' : asked.command);
    if (load === undefined)
      throw new CodedError('file-invalid', `${path}: there is no audit ${asked.command}`);
    const kind = await load();
    checkValues(kind.options, asked.options);
    const wrong = Object.entries(kind.options).find(
      ([name, option]) => asked.options[name] !== undefined && !isOfType(name, option, asked.options[name]),
    );
    if (wrong !== undefined)
      throw new CodedError('file-invalid', `${path}: ${wrong[0]} has a value of another type`);
    const all = { ...asked.options, ...values };
    const { replaying } = await import('../../jobs/recording.ts');
    const { exit } = await audited(kind, {
      target: asked.target,
      values: all,
      terminal: heard(values, terminal),
      settings: await readSettings(all),
      keeping: 'memory',
      options: { web: replaying(exchanges), lanes: RECORDED_LANES, ...recordedTime(asked.date) },
      date: asked.date,
    });
    return exit;
  },
};

/** Audits that read the pages of a site. */
const WITH_PAGES: ReadonlySet<string> = new Set(['audit', 'site', 'answers']);

/** `urls` are the addresses themselves in a recording, and the name of their file on the command line. */
function isOfType(name: string, { type, multiple }: Option, value: unknown): boolean {
  if (Array.isArray(value)) return multiple === true || name === 'urls';
  return multiple !== true && typeof value === type;
}

/** The clock of the recorded run. Waiting moves it and takes no time: a recording needs no sparing. */
function recordedTime(date: string) {
  let now = Date.parse(date);
  return {
    clock: () => now,
    random: () => 0,
    sleep: (ms: number) => {
      now += ms;
      return Promise.resolve();
    },
  };
}
