import { printableJson } from '../../report/json.ts';
import type { AiBot, RendersScripts } from '../../catalog/ai-bots.ts';
import { EXIT, isSet, text, type Command } from '../command.ts';

const PURPOSES: readonly AiBot['purpose'][] = [
  'search-index',
  'user-fetch',
  'training',
  'agent',
  'token-only',
];
const IMPACTS: readonly AiBot['impact'][] = ['high', 'medium', 'low'];
const OBEYS: Readonly<Record<AiBot['honoursRobots'], string>> = {
  yes: 'yes',
  partly: 'partly',
  no: 'no',
  unstated: 'not stated',
};
const RENDERS: Readonly<Record<RendersScripts, string>> = {
  yes: 'yes',
  'from-index': 'later, for its index',
  no: 'no',
  unknown: 'not known',
};
const STATUSES: readonly AiBot['status'][] = ['active', 'deprecated', 'unconfirmed'];

export const bots: Command = {
  examples: [
    'citeworthy bots',
    'citeworthy bots openai',
    'citeworthy bots --purpose search-index --impact high',
  ],
  options: {
    purpose: { type: 'string', value: 'name', choices: PURPOSES, help: PURPOSES.join(', ') },
    impact: { type: 'string', value: 'name', choices: IMPACTS, help: IMPACTS.join(', ') },
    status: { type: 'string', value: 'name', choices: STATUSES, help: STATUSES.join(', ') },
    json: { type: 'boolean', help: 'the entries as JSON' },
  },
  run: async (words, values, terminal) => {
    const { aiBots } = await import('../../catalog/ai-bots.ts');
    const found = aiBots.filter(
      (bot) =>
        isNamed(bot, words) &&
        (['purpose', 'impact', 'status'] as const).every(
          (name) => text(values, name, bot[name]) === bot[name],
        ),
    );
    if (isSet(values, 'json')) terminal.out(`${printableJson(found, 2)}\n`);
    else terminal.out(await listed(found));
    return EXIT.healthy;
  },
};

function isNamed(bot: AiBot, words: readonly string[]): boolean {
  const known = [bot.key, bot.label, bot.company, ...bot.tokens, ...bot.aliases].join(' ').toLowerCase();
  return words.every((word) => known.includes(word.toLowerCase()));
}

async function listed(found: readonly AiBot[]): Promise<string> {
  const { aiBots, catalogueDate } = await import('../../catalog/ai-bots.ts');
  const { EVIDENCE_WORDS } = await import('../../catalog/ai-bots/model.ts');
  const width = Math.max(0, ...found.map(({ label }) => label.length));
  const blocks = found.map((bot) => {
    const head = `${bot.label.padEnd(width)}  ${bot.purpose}, impact ${bot.impact}, ${bot.status}`;
    const tokens =
      bot.tokens.length === 0 ? 'robots.txt cannot address it' : `User-agent: ${bot.tokens.join(', ')}`;
    const source = `${bot.docs ?? 'no page of the operator'} (${EVIDENCE_WORDS[bot.evidence]}, ${bot.asOf})`;
    const { value, basis, source: page, asOf } = bot.rendersScripts;
    const scripts = `Runs scripts: ${RENDERS[value]}${value === 'unknown' ? '' : ` (${basis}, ${page}, ${asOf})`}`;
    return `${head}\n  ${bot.company}. ${tokens}. Obeys robots.txt: ${OBEYS[bot.honoursRobots]}.\n  ${scripts}.\n  ${bot.impactReason}\n  ${source}\n`;
  });
  const all = blocks.map((block) => `${block}\n`).join('');
  return `${all}${found.length} of ${aiBots.length} bots, as of ${catalogueDate}\n`;
}
