import { writeFile } from 'node:fs/promises';
import { DEFAULT_MAX_PAGES } from '../../catalog/limits.ts';
import { CodedError } from '../../errors.ts';
import { EXIT, text, type Command } from '../command.ts';
import { findConfig } from '../config/find.ts';
import { PRESETS } from '../config/presets.ts';
import { orUnwritable } from '../file-error.ts';
import { webAddress } from '../saved-page.ts';
import { schemaAddress } from '../schema-address.ts';

const FILE = 'citeworthy.config.json';

export const init: Command = {
  examples: [
    'citeworthy init example.com',
    'citeworthy init ./dist --url https://example.com --preset strict',
  ],
  options: {
    url: {
      type: 'string',
      value: 'address',
      help: 'address of the site, where the target is a folder or a file',
    },
    preset: {
      type: 'string',
      value: 'name',
      choices: Object.keys(PRESETS),
      help: 'begin with these settings: quick (few pages), report (fails nothing), strict (fails from medium on)',
    },
  },
  run: async ([target, ...others], values, terminal) => {
    if (others.length > 0)
      throw new CodedError('usage', `init takes one target, not also ${others.join(' ')}`);
    const there = await findConfig({}, process.cwd());
    if (there !== null) throw new CodedError('file-unwritable', `${there.path} is there already: edit it`);
    const [url, preset] = [text(values, 'url'), text(values, 'preset')];
    // What audits refuse is not written down for them.
    if (url !== '') webAddress(url, values);
    if (url !== '' && /^https?:/i.test(target ?? ''))
      throw new CodedError('usage', `--url is the address of files: ${target} is an address itself`);
    const settings = {
      $schema: schemaAddress('config'),
      ...(target !== undefined && { target }),
      ...(url !== '' && { url }),
      ...(preset === '' ? { failOn: 'critical', maxPages: DEFAULT_MAX_PAGES } : { preset }),
      exclude: [],
      severities: {},
      suppressions: [],
    };
    // Never over a file that came meanwhile.
    await writeFile(FILE, `${JSON.stringify(settings, null, 2)}\n`, { flag: 'wx' }).catch(orUnwritable(FILE));
    terminal.out(
      `${FILE} is written. The audits of this folder read it, and the command line wins over it.\n`,
    );
    return EXIT.healthy;
  },
};
