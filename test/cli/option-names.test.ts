import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { commandsWith, parseOptions } from '../../src/cli/option-names.ts';

test.each(COMMANDS)('the options that $name is read by are its own', async ({ name, load }) => {
  const { options } = await load();
  const own = Object.entries(options).map(([option, { type, short, multiple = false }]) => [
    option,
    { type, multiple, ...(short !== undefined && { short }) },
  ]);
  const help = { type: 'boolean', multiple: false, short: 'h' };
  expect(parseOptions(name)).toEqual({ ...Object.fromEntries(own), help });
});

test('an option that all have belongs to none', () => {
  expect(commandsWith('help')).toEqual([]);
  expect(commandsWith('constructor')).toEqual([]);
});
