import { aiBots, catalogueDate, type AiBot } from '../../catalog/ai-bots.ts';
import { CodedError } from '../../errors.ts';
import { EXIT, isSet, text, type Command, type Values } from '../command.ts';

const PURPOSES: readonly AiBot['purpose'][] = [
  'search-index',
  'user-fetch',
  'training',
  'agent',
  'token-only',
];

export const bots: Command = {
  examples: [
    'citeworthy bots',
    'citeworthy bots openai',
    'citeworthy bots --purpose search-index --impact high',
  ],
  options: {
    purpose: { type: 'string', value: 'name', help: PURPOSES.join(', ') },
    impact: { type: 'string', value: 'name', help: 'high, medium, low' },
    status: { type: 'string', value: 'name', help: 'active, deprecated, unconfirmed' },
    json: { type: 'boolean', help: 'the entries as JSON' },
  },
  run: async (words, values, terminal) => {
    const found = aiBots.filter((bot) => isWanted(bot, words, values));
    if (isSet(values, 'json')) terminal.out(`${JSON.stringify(found, null, 2)}\n`);
    else terminal.out(listed(found));
    return EXIT.healthy;
  },
};

function isWanted(bot: AiBot, words: readonly string[], values: Values): boolean {
  const known = [bot.key, bot.label, bot.company, ...bot.tokens, ...bot.aliases].join(' ').toLowerCase();
  return (
    words.every((word) => known.includes(word.toLowerCase())) &&
    isOneOf(values, 'purpose', bot.purpose, PURPOSES) &&
    isOneOf(values, 'impact', bot.impact, ['high', 'medium', 'low']) &&
    isOneOf(values, 'status', bot.status, ['active', 'deprecated', 'unconfirmed'])
  );
}

function isOneOf(values: Values, option: string, value: string, known: readonly string[]): boolean {
  const wanted = text(values, option);
  if (wanted !== '' && !known.includes(wanted))
    throw new CodedError('usage', `--${option} wants ${known.join(', ')}, not ${wanted}`);
  return wanted === '' || wanted === value;
}

function listed(found: readonly AiBot[]): string {
  const width = Math.max(0, ...found.map(({ label }) => label.length));
  const blocks = found.map((bot) => {
    const head = `${bot.label.padEnd(width)}  ${bot.purpose}, impact ${bot.impact}, ${bot.status}`;
    const tokens =
      bot.tokens.length === 0 ? 'robots.txt cannot address it' : `User-agent: ${bot.tokens.join(', ')}`;
    const source = `${bot.docs ?? 'no operator page'} (${bot.evidence}, ${bot.asOf})`;
    return `${head}\n  ${bot.company}. ${tokens}. Obeys robots.txt: ${bot.honoursRobots}.\n  ${bot.impactReason}\n  ${source}\n`;
  });
  return `${blocks.join('\n')}\n${found.length} of ${aiBots.length} bots, as of ${catalogueDate}\n`;
}
