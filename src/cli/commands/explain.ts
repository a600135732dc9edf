import { printableJson } from '../../report/json.ts';
import { CodedError } from '../../errors.ts';
import { EXIT, isSet, type Command } from '../command.ts';

const MAX_WIDTH = 100;

export const explain: Command = {
  examples: [
    'citeworthy explain                 every rule, one a line',
    'citeworthy explain server-rendered',
    'citeworthy explain answer-bots-blocked',
    'citeworthy explain --all           every other name as well',
  ],
  options: {
    all: { type: 'boolean', help: 'list signals, visits, failures, limits and bots too' },
    json: { type: 'boolean', help: 'the entries as JSON' },
  },
  run: async ([id, ...others], values, terminal) => {
    const isAll = isSet(values, 'all');
    if (others.length > 0) throw new CodedError('usage', 'explain takes one name at a time');
    if (id !== undefined && isAll)
      throw new CodedError('usage', '--all lists every name: leave out the name, or --all');
    const { everyName, everyRule, explained, listed, named } = await import('../explain/explained.ts');
    const found = id === undefined ? (isAll ? everyName() : everyRule()) : named(id);
    if (isSet(values, 'json')) terminal.out(`${printableJson([...found.rules, ...found.topics], 2)}\n`);
    else if (id === undefined) terminal.out(listed(found));
    else terminal.out(explained(found, Math.min(terminal.width, MAX_WIDTH)));
    return EXIT.healthy;
  },
};
