import { fetchBotAccess, openingText, robotsName } from '../robots-access.ts';
import { fail, pageCheck, pass, unknown } from '../legacy.ts';
import { SOURCES } from '../../sources.ts';
import { listed } from '../../wording.ts';

export const userFetchers = pageCheck({
  id: 'user-fetchers',
  category: 'technical',
  type: 'info',
  title: 'Assistants may fetch the page when a person asks',
  why: 'A person who hands the address to an assistant gets no answer from the page.',
  source: SOURCES.openAiPublishers,
  grade: 'vendor',
  reads: 'answer',

  evaluate({ site, page }) {
    if (site === null || site.robots === null) return unknown('robots.txt was not read');
    if (site.robots.state === 'unreachable') return unknown('robots.txt could not be reached');
    const { blocked } = fetchBotAccess(site.robots, page.finalUrl);
    if (blocked.length === 0) return pass;
    const fetch = blocked.length === 1 ? 'fetches' : 'fetch';
    return fail(
      `robots.txt keeps out ${listed(blocked.map(robotsName))}, which ${fetch} for people`,
      openingText(site.robots, blocked, page.finalUrl),
    );
  },

  examples: {
    pass: [{ html: '', robots: 'User-agent: CCBot\nDisallow: /' }],
    fail: [{ html: '', robots: 'User-agent: ChatGPT-User\nDisallow: /' }],
  },
});
