/** Under which names a home page is asked for in a simulated visit. */
import { type AiBot, aiBots } from '../catalog/ai-bots.ts';

/** A name to visit under. */
export interface ProbeAgent {
  /** Key of the bot in the catalogue, `browser` for the baseline. */
  readonly key: string;
  /** Product token: the name that verdicts are filed under. */
  readonly agent: string;
  readonly userAgent: string;
}

/** The baseline: the current desktop Chrome, with its reduced version (chromium.org, user-agent reduction). */
export const BROWSER: ProbeAgent = {
  key: 'browser',
  agent: 'browser',
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

/**
 * The bots of the five engines that a visit can tell most of, one that finds and one that fetches of each, then those
 * that train for the two of them that have one. Names that sites look up in DNS come last: an impostor may be shut out
 * for the rest of the run.
 */
const IMPORTANT = [
  'oai-searchbot',
  'perplexitybot',
  'claude-searchbot',
  'chatgpt-user',
  'claude-user',
  'perplexity-user',
];
const OTHERS = ['claudebot', 'gptbot', 'bingbot', 'googlebot'];

/** The agents of a simulated visit in order, with the full current strings of the catalogue. */
export const probeAgents: readonly ProbeAgent[] = [...IMPORTANT, ...OTHERS].flatMap(agentNamed);

/** Those that answers are made by and that a visit says something certain of. */
export const importantAgents: readonly ProbeAgent[] = IMPORTANT.flatMap(agentNamed);

function agentNamed(key: string): ProbeAgent[] {
  const bot = aiBots.find((each) => each.key === key);
  return bot === undefined ? [] : agentOf(bot);
}

function agentOf({ key, tokens, userAgents }: AiBot): ProbeAgent[] {
  const [first] = userAgents;
  const [token] = tokens;
  return first === undefined || token === undefined ? [] : [{ key, agent: token, userAgent: first.ua }];
}
