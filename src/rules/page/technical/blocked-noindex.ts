import { concerns } from '../../../facts/directives/page-directives.ts';
import { robotsName, searchBotAccess } from '../robots-access.ts';
import { fail, none, pageCheck, pass, unknown } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';

export const blockedNoindex = pageCheck({
  id: 'blocked-noindex',
  category: 'technical',
  type: 'info',
  title: 'A noindex can be read by the bots it is meant for',
  why: 'A bot that robots.txt keeps out never sees the noindex, and may list the address all the same.',
  source: SOURCES.googleRobotsMeta,
  grade: 'vendor',
  reads: 'answer',

  evaluate({ directives, site, page }) {
    const forbidding = directives.filter(({ name }) => name === 'noindex' || name === 'none');
    if (forbidding.length === 0) return none;
    if (site === null || site.robots === null) return unknown('robots.txt was not read');
    if (site.robots.state === 'unreachable') return unknown('robots.txt could not be reached');
    const { blocked } = searchBotAccess(site.robots, page.finalUrl);
    const isMissed = blocked.some((bot) =>
      forbidding.some((directive) => concerns(directive, [robotsName(bot).toLowerCase()])),
    );
    if (!isMissed) return pass;
    return fail(
      'Page says noindex, but robots.txt keeps bots from reading it',
      'Allow the page in robots.txt until it has left the indexes',
    );
  },

  examples: {
    pass: [
      { html: '<meta name="robots" content="noindex">', robots: 'User-agent: *\nDisallow: /x' },
      { html: '<meta name="bingbot" content="noindex">', robots: 'User-agent: Googlebot\nDisallow: /' },
    ],
    fail: [{ html: '<meta name="robots" content="noindex">', robots: 'User-agent: *\nDisallow: /' }],
  },
});
