import { readFile } from 'node:fs/promises';
import { CodedError } from '../../errors.ts';
import { audited, heard, readSettings } from '../audit-command.ts';
import { AUDIT_KINDS } from '../audit-kinds.ts';
import { checkValues, type Command } from '../command.ts';
import { orUnreadable } from '../file-error.ts';
import { GATE_OPTIONS, OUTPUT_OPTIONS } from '../options.ts';

export const replay: Command = {
  examples: [
    'citeworthy crawler example.com --record exchanges.ndjson',
    'citeworthy replay exchanges.ndjson --html report.html',
  ],
  options: { ...OUTPUT_OPTIONS, ...GATE_OPTIONS },
  run: async ([path, ...others], values, terminal) => {
    if (path === undefined || others.length > 0)
      throw new CodedError('usage', 'replay takes one file, written with --record');
    const content = await readFile(path, 'utf8').catch(orUnreadable(path));
    const { RECORDED_LANES, recordingIn } = await import('../recording-file.ts');
    const { asked, exchanges } = recordingIn(content, path);
    const load = AUDIT_KINDS.get(asked.command);
    if (load === undefined)
      throw new CodedError('file-invalid', `${path}: there is no audit ${asked.command}`);
    const kind = await load();
    checkValues(kind.options, asked.options);
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
