import { searchBotAccess } from '../page/robots-access.ts';
import { SOURCES } from '../sources.ts';
import { ORIGIN } from './example-pages.ts';
import { failWhere, robotsUnread, siteRule } from './site-rule.ts';
import { isTurnedAway, knownRobots, type SitePage } from './site-view.ts';

const LET_IN =
  'Let search and AI crawlers through in the firewall or bot settings, by verified address or signature';

const challenged = {
  url: `${ORIGIN}/a`,
  status: 403,
  headers: [['cf-mitigated', 'challenge']],
  html: '<title>Just a moment...</title>',
} as const;
const refused = {
  url: `${ORIGIN}/a`,
  status: 403,
  html: '<title>Access denied</title><h1>Access denied</h1>',
} as const;
const throttled = { url: `${ORIGIN}/a`, status: 429, html: '<title>Slow down</title>' } as const;
const OPEN = 'User-agent: *\nAllow: /';

export const declaredAgainstActual = siteRule({
  id: 'declared-against-actual',
  category: 'technical',
  area: 'reach',
  title: 'The server delivers what robots.txt allows',
  why: 'A firewall that stops crawlers undoes what robots.txt allows.',
  source: SOURCES.openAiPublishers,
  grade: 'strong',

  severity: 'critical',
  effort: 'server',
  faults: {
    challenged: {
      title: 'robots.txt allows pages that a bot challenge protects',
      message: 'robots.txt allows this page, but crawlers get a bot challenge (status {status})',
      fix: LET_IN,
    },
    refused: {
      title: 'robots.txt allows pages that the server refuses to crawlers',
      message: 'robots.txt allows this page, but the server refuses it to crawlers (status {status})',
      fix: LET_IN,
    },
    throttled: {
      title: 'robots.txt allows pages that a rate limit withholds',
      message: 'robots.txt allows this page, but crawlers run into a rate limit (status {status})',
      fix: 'Raise the rate limit for search and AI crawlers, by verified address or signature',
    },
  },

  evaluate(site) {
    const robots = knownRobots(site);
    if (robots === null) return robotsUnread;
    return failWhere(site.pages, (page) => {
      if (!isTurnedAway(page) || searchBotAccess(robots, page.url).blocked.length > 0) return null;
      return { code: codeOf(page), data: { status: page.status } };
    });
  },

  examples: {
    pass: [{ pages: [challenged], robots: 'User-agent: *\nDisallow: /' }],
    fail: [
      { pages: [challenged], robots: OPEN },
      { pages: [refused], robots: OPEN },
      { pages: [throttled], robots: OPEN },
    ],
    unknown: [{ pages: [challenged] }],
  },
});

function codeOf({ access }: SitePage): 'challenged' | 'refused' | 'throttled' {
  if (access === 'challenge') return 'challenged';
  return access === 'rate-limit' ? 'throttled' : 'refused';
}
