import type { RobotsTxt } from '../../readers/robots/model.ts';
import { failEach, type Occurrence } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';

export const robotsManaged = accessRule({
  id: 'robots-managed',
  area: 'reach',
  place: '/robots.txt',
  title: 'The owner writes all of robots.txt',
  why: 'Lines that Cloudflare puts in front can block bots that the rest of the file allows.',
  source: SOURCES.cloudflareManaged,
  grade: 'vendor',

  severity: 'low',
  effort: 'server',
  faults: {
    managed: {
      title: 'Cloudflare writes a part of robots.txt',
      message: 'Cloudflare writes lines {from} to {to} of robots.txt',
      fix: 'Change them in the dashboard of Cloudflare (AI Crawl Control), not in the file',
    },
    // RFC 9309 2.2.1: groups of one name are joined; 2.2.2: of equal rules Allow wins.
    overruled: {
      title: 'A rule of the file has no effect beside what Cloudflare writes',
      message:
        '"{rule}" in line {own} has no effect: "{winner}" in line {managed}, which Cloudflare writes, is as long and for the same bots, and Allow wins',
      fix: 'Turn the managed robots.txt off in the dashboard of Cloudflare (AI Crawl Control), or name the bots that are meant in a group of your own',
    },
  },

  evaluate({ input: { robots } }) {
    const block = robots.robots?.cloudflareManaged ?? null;
    if (robots.robots === null || block === null) return failEach([]);
    return failEach([{ code: 'managed', data: block, line: block.from }, ...overruled(robots.robots, block)]);
  },

  examples: {
    pass: [{}],
    fail: [
      {
        '/robots.txt':
          '# BEGIN Cloudflare Managed content\nUser-agent: *\nAllow: /\n# END Cloudflare Managed Content\nUser-agent: *\nDisallow: /',
      },
      {
        '/robots.txt':
          'User-agent: *\n# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content\nDisallow: /a',
      },
    ],
  },
});

/** Own rules that an equal Allow of the block defeats, each once. */
function overruled(
  { index }: RobotsTxt,
  { from, to }: { readonly from: number; readonly to: number },
): Occurrence<'overruled'>[] {
  const isManaged = ({ line }: { readonly line: number }): boolean => line >= from && line <= to;
  const found = new Map<number, Occurrence<'overruled'>>();
  for (const groups of index.values()) {
    const rules = groups.flatMap((group) => group.rules);
    const allowed = rules.filter((rule) => rule.allow && isManaged(rule));
    const winners = new Map(allowed.toReversed().map((rule) => [rule.pattern, rule]));
    for (const rule of rules) {
      const winner = winners.get(rule.pattern);
      if (rule.allow || isManaged(rule) || winner === undefined) continue;
      found.set(rule.line, {
        code: 'overruled',
        data: {
          rule: `Disallow: ${rule.value}`,
          own: rule.line,
          winner: `Allow: ${winner.value}`,
          managed: winner.line,
        },
        line: rule.line,
        about: [rule.value],
      });
    }
  }
  return [...found.values()];
}
