import { fail, pass } from '../rule.ts';
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
  subsumes: ['managed-robots'],

  faults: {
    managed: {
      severity: 'low',
      effort: 'server',
      title: 'Cloudflare writes a part of robots.txt',
      message: 'Cloudflare writes lines {from} to {to} of robots.txt',
      fix: 'Change them in the dashboard of Cloudflare (AI Crawl Control), not in the file',
    },
  },

  evaluate({ input: { robots } }) {
    const block = robots.robots?.cloudflareManaged ?? null;
    return block === null ? pass : fail('managed', block, { line: block.from });
  },

  examples: {
    pass: [{}],
    fail: [
      {
        '/robots.txt':
          'User-agent: *\n# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content\nDisallow: /a',
      },
    ],
  },
});
