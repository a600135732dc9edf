import { CHANGE_ROBOTS, fetchBotAccess, NARROW_RULE, refusalOf } from '../robots-access.ts';
import { fail, type Fault, pass, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';

/** The bots are shut out; in `blocked-long` so many rules are kept that they are no text to paste. */
const blocking = (fix: string): Fault => ({
  severity: 'low',
  effort: 'line',
  title: 'robots.txt blocks bots that fetch pages when a person asks',
  message:
    'robots.txt blocks {bots}[ (line {line}: {rule})], which {count:fetches|fetch} pages when a person asks',
  fix,
});

export const userFetchers = technicalRule({
  id: 'user-fetchers',
  area: 'reach',
  title: 'Assistants may fetch the page when a person asks',
  why: 'A person who gives the address to an assistant gets no answer from the page.',
  source: SOURCES.openAiPublishers,
  grade: 'vendor',
  reads: 'answer',

  faults: {
    blocked: blocking(CHANGE_ROBOTS),
    'blocked-long': blocking(NARROW_RULE),
  },

  evaluate({ site, page }) {
    if (site === null || site.robots === null) return unknown('robots-unread');
    if (site.robots.state === 'unreachable') return unknown('robots-unreachable');
    const access = fetchBotAccess(site.robots, page.finalUrl);
    const count = access.blocked.length;
    if (count === 0) return pass;
    const { data, where } = refusalOf(site.robots, access, page.finalUrl, site.sitemap);
    return fail(where.paste === undefined ? 'blocked-long' : 'blocked', { ...data, count }, where);
  },

  examples: {
    pass: [{ html: '', robots: 'User-agent: CCBot\nDisallow: /' }],
    fail: [
      { html: '', robots: 'User-agent: ChatGPT-User\nDisallow: /' },
      { html: '', robots: `User-agent: *\n${'Disallow: /a\n'.repeat(501)}Disallow: /` },
    ],
    unknown: ['', { html: '', robots: 503 }],
  },
});
