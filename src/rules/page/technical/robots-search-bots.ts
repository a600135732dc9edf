import { CHANGE_ROBOTS, NARROW_RULE, refusalOf, searchBotAccess } from '../robots-access.ts';
import { fail, type Fault, partly, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';

/** The bots are shut out, by rules of which so many are kept that they are no text to paste in `all-long` and `some-long`. */
const blocking = (severity: Fault['severity'], title: string, fix: string): Fault => ({
  severity,
  effort: 'line',
  title,
  message: 'robots.txt blocks {bots} from this page[ (line {line}: {rule})]',
  fix,
});

const ALL = 'robots.txt blocks the search and answer bots';
const SOME = 'robots.txt blocks some search and answer bots';

const LONG = `User-agent: *\n${'Disallow: /a\n'.repeat(501)}Disallow: /`;

export const robotsSearchBots = technicalRule({
  id: 'robots-search-bots',
  area: 'reach',
  title: 'robots.txt lets search and answer bots fetch the page',
  why: 'A bot that may not fetch a page cannot quote it; the share of blocked bots is the share of engines lost.',
  source: SOURCES.openAiPublishers,
  grade: 'strong',
  subsumes: ['sitemap-blocked', 'user-fetchers'],
  reads: 'answer',

  faults: {
    all: blocking('critical', ALL, CHANGE_ROBOTS),
    'all-long': blocking('critical', ALL, NARROW_RULE),
    some: blocking('high', SOME, CHANGE_ROBOTS),
    'some-long': blocking('high', SOME, NARROW_RULE),
  },

  evaluate({ page, site }) {
    if (site === null || site.robots === null) return unknown('robots-unread');
    if (site.robots.state === 'unreachable') return unknown('robots-unreachable');
    const access = searchBotAccess(site.robots, page.finalUrl);
    const share = access.blocked.length / access.total;
    if (share === 0) return pass;
    const { data, where } = refusalOf(site.robots, access, page.finalUrl, site.sitemap);
    const isLong = where.paste === undefined;
    if (share === 1) return fail(isLong ? 'all-long' : 'all', data, where);
    return partly(1 - share, isLong ? 'some-long' : 'some', data, where);
  },

  examples: {
    pass: [
      { html: '', robots: 'User-agent: *\nDisallow: /admin' },
      { html: '', robots: 'User-agent: GPTBot\nDisallow: /' },
    ],
    fail: [
      { html: '', robots: 'User-agent: *\nDisallow: /' },
      { html: '', robots: LONG },
    ],
    partly: [
      { html: '', robots: 'User-agent: OAI-SearchBot\nDisallow: /' },
      { html: '', robots: `${LONG}\nUser-agent: OAI-SearchBot\nAllow: /` },
    ],
    unknown: ['', { html: '', robots: 503 }],
  },
});
