import { needsCookie } from '../../exchange.ts';
import { fail, pass, taken, unknown } from '../rule.ts';
import { SOURCES } from '../sources.ts';
import { accessRule } from './access-rule.ts';
import { leavesOpen } from './leaves-open.ts';

const SITE = 'https://example.com';
const ONE = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${SITE}/</loc></url></urlset>`;

export const sitemapMissing = accessRule({
  id: 'sitemap-missing',
  area: 'reach',
  place: '/robots.txt',
  title: 'The site has a sitemap',
  why: 'Pages that nothing links to stay unknown without one, and changes are found late.',
  source: SOURCES.sitemapsProtocol,
  grade: 'standard',

  severity: 'medium',
  effort: 'server',
  faults: {
    missing: {
      title: 'There is no sitemap',
      message: 'There is no sitemap at {tried|usual address|usual addresses}',
      fix: 'Publish a sitemap at {url}, then add this line at the end of robots.txt:',
    },
    'named-in-vain': {
      title: 'There is no sitemap where robots.txt names one',
      message: 'There is no sitemap at {named}, which robots.txt names, nor at any usual address',
      fix: 'Publish a sitemap at {url}, or name the right address in robots.txt',
    },
    unread: {
      title: 'Whether there is a sitemap is unknown: its address answers with an error',
      message: 'Whether there is a sitemap is unknown: {url} answers with status {status}',
      fix: 'Let everybody read the sitemap, and name it in robots.txt',
    },
    unanswered: {
      title: 'Whether there is a sitemap is unknown: it gives no answer',
      message: 'Whether there is a sitemap is unknown: {url} gives no answer',
      fix: 'Serve the sitemap with status 200, and name it in robots.txt',
    },
    'cookie-wall': {
      severity: 'high',
      title: 'The sitemap comes only to visitors that return a cookie',
      message:
        'The sitemap {url} redirects to itself until its cookie is returned; Googlebot keeps no cookies, and no other crawler says that it does',
      fix: 'Answer the first request with the sitemap, without a redirect',
    },
  },

  evaluate({ homeUrl, input: { sitemap, robots } }) {
    const { found, tried } = sitemap;
    if (found !== null) {
      const { url } = found.exchange;
      return needsCookie(found.exchange) ? fail('cookie-wall', { url }, { url }) : pass;
    }
    // What robots.txt names is where a sitemap is; the other addresses are guesses.
    const named = tried.filter(({ url }) => robots.sitemaps.includes(url));
    const asked = named.length > 0 ? named : tried;
    const [first] = asked;
    // Nothing is asked of a site that is silent.
    if (first === undefined) return taken('home-inaccessible');
    const { url, status } = first;
    if (asked.every(({ outcome }) => outcome === 'blocked')) return unknown('sitemap-unread');
    if (asked.every((file) => leavesOpen(file.status)))
      return status === 0 ? fail('unanswered', { url }, { url }) : fail('unread', { url, status }, { url });
    const [address] = robots.sitemaps;
    if (address !== undefined)
      return fail('named-in-vain', { url: address, named: robots.sitemaps }, { url: address });
    const usual = `${homeUrl}sitemap.xml`;
    return fail('missing', { tried: tried.length, url: usual }, { paste: `Sitemap: ${usual}` });
  },

  examples: {
    pass: [
      { '/sitemap.xml': { body: ONE, hops: [[`${SITE}/map.xml`, 302]] } },
      {},
      { '/robots.txt': 'User-agent: *\nAllow: /' },
    ],
    fail: [
      { '/robots.txt': 'User-agent: *\nAllow: /', '/sitemap.xml': 404 },
      { '/robots.txt': 'Sitemap: https://example.com/map.xml', '/sitemap.xml': 404 },
      { '/sitemap.xml': { body: ONE, hops: [[`${SITE}/sitemap.xml`, 302]] } },
      { '/sitemap.xml': 403 },
      { '/sitemap.xml': { failed: 'timeout' } },
    ],
    unknown: [
      {
        '/robots.txt': 'Sitemap: https://example.com/map.xml',
        '/map.xml': { failed: 'blocked' },
        '/sitemap.xml': 404,
      },
    ],
  },
});
