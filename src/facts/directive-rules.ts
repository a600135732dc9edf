/**
 * The grammar of robots directives, for meta elements and X-Robots-Tag lines alike.
 * Source: Google, "Robots meta tag, data-nosnippet, and X-Robots-Tag specifications".
 */

/** Directives that have a value; every other name before a colon is an agent. */
const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
const AGENT = /^(?:[a-z][\w.*/-]*|\*)$/;

/** A rule in lower case, `name` or `name:value`, with the agent that it addresses, `*` for all. */
export interface ScopedRule {
  readonly agent: string;
  readonly rule: string;
}

/** Rules in lower case, `name` or `name:value`. Blanks and semicolons separate as well: pages write them. */
export function rulesOf(content: string): string[] {
  // Two steps: blanks of any number around the colon in one expression would be searched again from each blank.
  const joined = content.toLowerCase().replaceAll(/\s+/g, ' ').replaceAll(/ ?: ?/g, ':');
  return joined.split(/[\s,;]+/).filter((rule) => rule !== '');
}

/** The rules of one line, each with the agent that it addresses. An agent without a rule behind it gives an empty rule. */
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
