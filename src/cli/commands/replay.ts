import { CodedError } from '../../errors.ts';
import { replaying } from '../../jobs/recording.ts';
import { audited, heard, readSettings } from '../audit-command.ts';
import { AUDIT_KINDS } from '../audit-kinds.ts';
import { checkNumbers, type Command } from '../command.ts';
import { GATE_OPTIONS, OUTPUT_OPTIONS } from '../options.ts';
import { readRecordingFile, RECORDED_LANES } from '../recording-file.ts';

export const replay: Command = {
  examples: [
    'citeworthy crawler example.com --record exchanges.ndjson',
    'citeworthy replay exchanges.ndjson --html report.html',
  ],
  options: { ...OUTPUT_OPTIONS, ...GATE_OPTIONS },
  run: async ([path, ...others], values, terminal) => {
    if (path === undefined || others.length > 0)
      throw new CodedError('usage', 'replay wants one file that --record has written');
    const { asked, exchanges } = await readRecordingFile(path);
    const load = AUDIT_KINDS.get(asked.command);
    if (load === undefined)
      throw new CodedError('file-invalid', `${path}: no audit is called ${asked.command}`);
    const kind = await load();
    checkNumbers(kind.options, asked.options);
    const all = { ...asked.options, ...values };
    return audited(kind, {
      target: asked.target,
      values: all,
      terminal: heard(values, terminal),
      settings: await readSettings(all),
      keeping: 'memory',
      options: { web: replaying(exchanges), lanes: RECORDED_LANES, ...recordedTime(asked.date) },
      date: asked.date,
    });
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
