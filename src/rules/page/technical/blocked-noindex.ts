import { concerns } from '../../../facts/directives/page-directives.ts';
import { robotsName, searchBotAccess } from '../robots-access.ts';
import { fail, none, pass, unknown } from '../../rule.ts';
import { technicalRule } from '../page-rule.ts';
import { SOURCES } from '../../sources.ts';

export const blockedNoindex = technicalRule({
  id: 'blocked-noindex',
  area: 'reach',
  title: 'Bots can read the noindex that is meant for them',
  why: 'A bot that robots.txt blocks never sees the noindex and may still list the URL.',
  source: SOURCES.googleRobotsMeta,
  grade: 'vendor',
  reads: 'answer',

  faults: {
    blocked: {
      severity: 'low',
      effort: 'line',
      title: 'robots.txt blocks bots from reading the noindex of the page',
      message: 'robots.txt blocks {bots} from reading the noindex of this page',
      fix: 'Allow the page in robots.txt until engines have removed it from their index',
    },
  },

  evaluate({ directives, site, page }) {
    const forbidding = directives.filter(({ name }) => name === 'noindex' || name === 'none');
    if (forbidding.length === 0) return none;
    if (site === null || site.robots === null) return unknown('robots-unread');
    if (site.robots.state === 'unreachable') return unknown('robots-unreachable');
    const missing = searchBotAccess(site.robots, page.finalUrl).blocked.filter((bot) =>
      forbidding.some((directive) => concerns(directive, [robotsName(bot).toLowerCase()])),
    );
    if (missing.length === 0) return pass;
    return fail('blocked', { bots: missing.map(robotsName) }, { about: missing.map(({ key }) => key) });
  },

  examples: {
    pass: [
      { html: '<meta name="robots" content="noindex">', robots: 'User-agent: *\nDisallow: /x' },
      { html: '<meta name="bingbot" content="noindex">', robots: 'User-agent: Googlebot\nDisallow: /' },
    ],
    fail: [{ html: '<meta name="robots" content="noindex">', robots: 'User-agent: *\nDisallow: /' }],
    none: [{ html: '<p>Text</p>', robots: 'User-agent: *\nDisallow: /' }],
    unknown: [
      '<meta name="robots" content="noindex">',
      { html: '<meta name="robots" content="noindex">', robots: 503 },
    ],
  },
});
