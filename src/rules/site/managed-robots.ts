import { failEach } from '../rule.ts';
import { CLOSED, page } from './example-pages.ts';
import { robotsUnread, siteRule } from './site-rule.ts';
import { knownRobots } from './site-view.ts';

const MANAGED =
  '# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content';

export const managedRobots = siteRule({
  id: 'managed-robots',
  category: 'technical',
  area: 'reach',
  title: 'No service writes rules into robots.txt',
  why: 'Cloudflare can put a block of its own before the rules of the site, and it may block AI bots unnoticed.',
  source: 'https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/',
  grade: 'vendor',

  faults: {
    cloudflare: {
      severity: 'low',
      effort: 'server',
      title: 'Cloudflare writes a part of robots.txt',
      message: 'Cloudflare writes lines {from}-{to} of robots.txt',
      fix: 'Check in the Cloudflare dashboard (AI Crawl Control) that you want these rules',
    },
  },

  evaluate(site) {
    const access = knownRobots(site);
    if (access === null) return robotsUnread;
    const managed = access.robots?.cloudflareManaged ?? null;
    if (managed === null) return failEach([]);
    const { from, to } = managed;
    return failEach([
      { code: 'cloudflare', data: { from, to }, url: `${site.origin}/robots.txt`, line: from },
    ]);
  },

  examples: {
    pass: [{ pages: [page('/')], robots: CLOSED }],
    fail: [{ pages: [page('/')], robots: MANAGED }],
    unknown: [{ pages: [page('/')] }],
  },
});
