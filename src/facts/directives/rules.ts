/**
 * The grammar of robots directives, for meta elements and X-Robots-Tag lines alike.
 * Sources: Google, "Robots meta tag, data-nosnippet, and X-Robots-Tag specifications"; Bing, "Robots Metatags".
 */
import { dateAtStart } from './date.ts';

/** Directives that have a value; every other name before a colon is an agent. */
const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
const AGENT = /^(?:[a-z][\w.*/-]*|\*)$/;

/** A rule as of {@link rulesOf} with the agent that it addresses, `*` for all. */
export interface ScopedRule {
  readonly agent: string;
  readonly rule: string;
}

/** What separates rules. Blanks and semicolons do as well: pages write them. */
const SEPARATORS = /[\s,;]+/;

/** The only rule whose value holds blanks and commas itself. */
export const EXPIRY = 'unavailable_after:';

/** Rules as `name` or `name:value` in lower case, but a date as it is written. */
export function rulesOf(content: string): string[] {
  // Two steps: blanks of any number around the colon in one expression would be searched again from each blank.
  const joined = content.replaceAll(/\s+/g, ' ').replaceAll(/ ?: ?/g, ':');
  const [first = '', ...after] = joined.split(/(?<=unavailable_after:)/i);
  const rules = simpleRules(first);
  for (const piece of after) {
    const date = dateAtStart(piece)?.written ?? '';
    // The rule ends the list so far. Without a date it is as long as any other.
    const [rest = '', ...more] = simpleRules(piece.slice(date.length));
    rules.push((rules.pop() ?? '') + date + rest, ...more);
  }
  return rules.filter((rule) => rule !== '');
}

const simpleRules = (text: string): string[] => text.toLowerCase().split(SEPARATORS);

/** The rules of one line, each with the agent that it addresses. An agent without a rule after it gives an empty rule. */
export function scopedRules(line: string): readonly ScopedRule[] {
  let agent = '*';
  return rulesOf(line).map((written) => {
    let rule = written;
    // Of several agents in a row the last has the word: the others are left without a rule.
    for (let name = agentIn(rule); name !== null; name = agentIn(rule)) {
      agent = name;
      rule = rule.slice(name.length + 1);
    }
    return { agent, rule };
  });
}

/** The agent in front of a rule, `null` without one. */
function agentIn(rule: string): string | null {
  const colon = rule.indexOf(':');
  const name = colon === -1 ? '' : rule.slice(0, colon);
  return VALUED.has(name) || !AGENT.test(name) ? null : name;
}

/**
 * The agents in lower case that a crawler answers to: its own name; for a product of Google that of Googlebot (Google);
 * for Bing that of the crawler it had before ("Which robots metatags does Bing support").
 */
export function scopesOf(agent: string): readonly string[] {
  if (agent.startsWith('googlebot-')) return [agent, 'googlebot'];
  return agent === 'bingbot' ? [agent, 'msnbot'] : [agent];
}
