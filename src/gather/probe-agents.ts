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
 * One agent for each purpose of the operators with the most use: search index, a person's question, training.
 * Search and user agents come first, because they are what a citation hangs on when a throttle ends the visits.
 */
const PROBED = ['oai-searchbot', 'perplexitybot', 'chatgpt-user', 'claudebot', 'gptbot'];

/** The agents of a simulated visit in order, with the full current strings of the catalogue. */
export const probeAgents: readonly ProbeAgent[] = PROBED.flatMap((key) => {
  const bot = aiBots.find((each) => each.key === key);
  return bot === undefined ? [] : agentOf(bot);
});

function agentOf({ key, tokens, userAgents }: AiBot): ProbeAgent[] {
  const [first] = userAgents;
  const [token] = tokens;
  return first === undefined || token === undefined ? [] : [{ key, agent: token, userAgent: first.ua }];
}
