/** Which bot of the catalogue a User-Agent names. */
import { aiBots, type AiBot } from '../catalog/ai-bots.ts';
import { ownText } from './entry.ts';

/** Distinct names that are remembered: a site meets some thousands a day, and who makes them up makes no end of them. */
const MAX_REMEMBERED = 20_000;
/** Characters of a User-Agent that are looked at. */
const MAX_AGENT = 1_000;

/** A former name that could be a word of any text is none to know a bot by, such as Operator. */
const TELLING = /bot|spider|crawler|[-/]/i;

const byName = new Map<string, AiBot>();
const visitors = aiBots.filter(({ sendsRequests, nameIsWord }) => sendsRequests && nameIsWord !== true);
for (const bot of visitors) for (const token of bot.tokens) byName.set(token.toLowerCase(), bot);
for (const bot of visitors)
  for (const alias of bot.aliases.filter((name) => TELLING.test(name)))
    if (!byName.has(alias.toLowerCase())) byName.set(alias.toLowerCase(), bot);

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Any of the names as a whole: `Googlebot-Image` is not Googlebot, and the longest name is the one that is meant. */
const NAMED = new RegExp(
  String.raw`(?<![\w-])(?:${[...byName.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\w-])`,
  'i',
);

/** A reader of User-Agents that remembers the last ones: a log repeats them. The first name in one counts. */
export function botReader(): (agent: string) => AiBot | null {
  const remembered = new Map<string, AiBot | null>();
  return (agent) => {
    const known = remembered.get(agent);
    if (known !== undefined) return known;
    const [name] = NAMED.exec(agent.slice(0, MAX_AGENT)) ?? [];
    const bot = name === undefined ? null : (byName.get(name.toLowerCase()) ?? null);
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    if (agent.length <= MAX_AGENT) remembered.set(ownText(agent), bot);
    return bot;
  };
}
