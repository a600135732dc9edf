import { searchBotAccess } from '../robots-access.ts';
import { pageCheck, partly, pass, fail, unknown } from '../check.ts';
import { SOURCES } from '../sources.ts';
import { listed } from '../wording.ts';

export const robotsSearchBots = pageCheck({
  id: 'robots-search-bots',
  category: 'technical',
  type: 'critical',
  title: 'robots.txt lets search and answer bots fetch the page',
  why: 'A bot that may not fetch a page cannot quote it; the share of blocked bots is the share of engines lost.',
  source: SOURCES.openAiPublishers,
  grade: 'strong',
  reads: 'answer',

  evaluate({ page, site }) {
    if (site === null || site.robots === null) return unknown('robots.txt was not read');
    if (site.robots.state === 'unreachable') return unknown('robots.txt could not be reached');
    const { blocked, total, rule } = searchBotAccess(site.robots, page.finalUrl);
    if (blocked.length === 0) return pass;
    const message = `robots.txt blocks ${listed(blocked)} from this page${rule === null ? '' : ` (${rule})`}`;
    // A rule for a query is longer than the path alone, and the longest rule decides (RFC 9309, section 2.2.2).
    const { pathname, search } = new URL(page.finalUrl);
    const path = `${pathname}${search}`;
    const fix = `${blocked.map((bot) => `User-agent: ${bot}`).join('\n')}\nAllow: ${path}`;
    return blocked.length === total ? fail(message, fix) : partly(1 - blocked.length / total, message, fix);
  },

  examples: {
    pass: [
      { html: '', robots: 'User-agent: *\nDisallow: /admin' },
      { html: '', robots: 'User-agent: GPTBot\nDisallow: /' },
    ],
    fail: [
      { html: '', robots: 'User-agent: *\nDisallow: /' },
      { html: '', robots: 'User-agent: OAI-SearchBot\nDisallow: /' },
    ],
  },
});
