import { openingText, robotsName, searchBotAccess } from '../robots-access.ts';
import { pageCheck, partly, pass, fail, unknown } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { listed } from '../../wording.ts';

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
    const names = listed(blocked.map(robotsName));
    const message = `robots.txt blocks ${names} from this page${rule === null ? '' : ` (${rule})`}`;
    const fix = openingText(site.robots, blocked, page.finalUrl);
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
