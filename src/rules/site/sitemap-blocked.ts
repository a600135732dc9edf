import { robotsName, searchBotAccess, type BotAccess } from '../page/robots-access.ts';
import { SOURCES } from '../sources.ts';
import { CLOSED, page } from './example-pages.ts';
import { failWhereListed } from './listed-pages.ts';
import { robotsUnread, siteRule } from './site-rule.ts';
import { knownRobots } from './site-view.ts';

export const sitemapBlocked = siteRule({
  id: 'sitemap-blocked',
  category: 'technical',
  area: 'reach',
  title: 'robots.txt allows what the sitemap lists',
  why: 'Engines fetch none of the listed pages that robots.txt blocks.',
  source: SOURCES.googleSitemaps,
  grade: 'vendor',

  faults: {
    blocked: {
      severity: 'critical',
      effort: 'line',
      title: 'The sitemap lists pages that robots.txt blocks',
      message: 'The sitemap lists this page, and robots.txt blocks {bots} from it',
      fix: 'Remove its address from the sitemap where it is closed on purpose, else allow the page in robots.txt',
    },
  },

  evaluate(site) {
    const robots = knownRobots(site);
    if (robots === null) return robotsUnread;
    return failWhereListed(site, ({ url }) => {
      const access = searchBotAccess(robots, url);
      if (!isClosed(access)) return null;
      const { blocked } = access;
      return {
        code: 'blocked',
        data: { bots: blocked.map(robotsName) },
        about: blocked.map(({ key }) => key),
      };
    });
  },

  examples: {
    pass: [{ pages: [page('/open')], sitemap: ['/open'], robots: CLOSED }],
    fail: [{ pages: [page('/private/a')], sitemap: ['/private/a'], robots: CLOSED }],
    unknown: [
      { pages: [page('/private/a')], sitemap: ['/private/a'] },
      { pages: [page('/private/a')], robots: CLOSED },
    ],
  },
});

/** Engines that read sitemaps are blocked. A site that turns one assistant away does not contradict its sitemap. */
const isClosed = ({ blocked, total }: BotAccess): boolean =>
  blocked.length === total || blocked.some(({ key }) => key === 'googlebot' || key === 'bingbot');
