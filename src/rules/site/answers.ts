/** How a site answers: under which name, with which status, to whom. */
import { isSameHost, parsedUrl } from '../../facts/url.ts';
import { searchBotAccess } from '../page/robots-access.ts';
import { SOURCES } from '../sources.ts';
import { counted } from '../wording.ts';
import { faultOn, isServed, isTurnedAway, type SiteCheck } from './check.ts';
import { CLOSED, ORIGIN, page } from './example-pages.ts';

const MISSING = '<title>Page not found</title><h1>Page not found</h1><p>There is no such page.</p>';
const MANAGED =
  '# BEGIN Cloudflare Managed content\nUser-agent: GPTBot\nDisallow: /\n# END Cloudflare Managed Content';
const stopped = {
  url: `${ORIGIN}/a`,
  status: 403,
  headers: [['cf-mitigated', 'challenge']],
  html: '<title>Just a moment...</title>',
} as const;

/** Checks of the answers of a site. */
export const answerChecks: readonly SiteCheck[] = [
  {
    id: 'one-host',
    category: 'technical',
    type: 'warning',
    title: 'The site answers on one host and scheme',
    why: 'The same page on two hosts is two pages, and their signals are split.',
    source: SOURCES.googleCanonical,
    grade: 'vendor',
    evaluate: ({ pages, origin }) =>
      faultOn(
        pages,
        (page) => isServed(page) && isVariantOf(page.finalUrl, origin),
        (count) => `${counted(count, 'page')} on a second form of ${origin}`,
        `Redirect every other form of the host to ${origin} with status 301`,
      ),
    examples: {
      pass: [{ pages: [page('/a')] }],
      fail: [{ pages: [page('/a'), { ...page('/a'), url: 'https://www.example.com/a' }] }],
    },
  },
  {
    id: 'soft-404',
    category: 'technical',
    type: 'warning',
    title: 'Missing pages answer with status 404 or 410',
    why: 'Error pages with status 200 fill the index and waste the crawl.',
    source: SOURCES.googleSoft404,
    grade: 'vendor',
    evaluate: ({ pages }) =>
      faultOn(
        pages,
        ({ status, access }) => status === 200 && access === 'error',
        (count) => `${counted(count, 'error page')} with status 200`,
        'Answer missing pages with status 404 or 410',
      ),
    examples: {
      pass: [{ pages: [{ url: `${ORIGIN}/x`, status: 404, html: MISSING }] }],
      fail: [{ pages: [{ url: `${ORIGIN}/x`, html: MISSING }] }],
    },
  },
  {
    id: 'declared-against-actual',
    category: 'technical',
    type: 'critical',
    title: 'What robots.txt allows is served',
    why: 'A firewall that stops crawlers undoes what robots.txt allows.',
    source: SOURCES.openAiPublishers,
    grade: 'strong',
    evaluate: ({ pages, robots }) =>
      faultOn(
        pages,
        (page) =>
          isTurnedAway(page) &&
          robots !== null &&
          // Of a file that could not be read nobody knows what it allows.
          robots.state !== 'unreachable' &&
          searchBotAccess(robots, page.url).blocked.length === 0,
        (count) => `${counted(count, 'page')} open in robots.txt, but refused to crawlers`,
        'Let search and AI crawlers through, by verified address or signature, in the firewall or bot settings',
      ),
    examples: {
      pass: [{ pages: [stopped], robots: 'User-agent: *\nDisallow: /' }],
      fail: [{ pages: [stopped], robots: 'User-agent: *\nAllow: /' }],
    },
  },
  {
    id: 'managed-robots',
    category: 'technical',
    type: 'info',
    title: 'No service writes rules into robots.txt',
    why: 'Cloudflare can put a block of its own before the rules of the site, which then closes it to AI bots unnoticed.',
    source: 'https://developers.cloudflare.com/bots/additional-configurations/managed-robots-txt/',
    grade: 'vendor',
    evaluate: ({ robots }) => {
      const managed = robots?.robots?.cloudflareManaged ?? null;
      if (managed === null) return null;
      return {
        message: `Lines ${managed.from}-${managed.to} of robots.txt are written by Cloudflare`,
        fix: 'Check in the Cloudflare dashboard (AI Crawl Control) that these rules are meant',
        pages: [],
      };
    },
    examples: {
      pass: [{ pages: [page('/')], robots: CLOSED }],
      fail: [{ pages: [page('/')], robots: MANAGED }],
    },
  },
];

/** The same name with or without `www.`, or under the other scheme. */
function isVariantOf(address: string, origin: string): boolean {
  const [page, site] = [parsedUrl(address), parsedUrl(origin)];
  return page !== null && site !== null && page.origin !== site.origin && isSameHost(page, site);
}
