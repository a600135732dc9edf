import { leadsToNoPage } from '../../facts/no-page.ts';
import { SOURCES } from '../sources.ts';
import { shown } from '../wording.ts';
import { gone, linked, ORIGIN, page } from './example-pages.ts';
import { addressHash } from './page-digest.ts';
import { failWhere, siteRule } from './site-rule.ts';
import { isTurnedAway, type Linker } from './site-view.ts';

const moved = {
  ...gone,
  url: `${ORIGIN}/old`,
  hops: [[`${ORIGIN}/old`, 301]],
  finalUrl: `${ORIGIN}/gone`,
} as const;
const twice = {
  ...page('/new'),
  hops: [
    [`${ORIGIN}/old`, 301],
    [`${ORIGIN}/older`, 301],
  ],
} as const;
const busy = { url: `${ORIGIN}/busy`, status: 429, html: '<h1>Too Many Requests</h1>' } as const;

const members = {
  url: `${ORIGIN}/members`,
  html: '<p>no',
  headers: [['www-authenticate', 'Basic']],
} as const;
const protectedMail = { ...gone, url: `${ORIGIN}/cdn-cgi/l/email-protection` } as const;

/**
 * Statuses that turn a visitor away from a page that is there: log-in, payment, refusal, proxy, throttle, law (RFC 9110,
 * 15.5; RFC 6585; RFC 7725).
 */
const TURNED_AWAY: ReadonlySet<number> = new Set([401, 402, 403, 407, 429, 451]);

/** Where a link is, by the code of what is known of its place. */
export const LINK_PLACES = {
  'link-at': 'line {1} of {2}',
} as const;

/** A link by its place: its page alone where no more is kept of it. */
function linkWords({ url, line, text }: Linker): string {
  if (line === 0) return url;
  const said = shown(text);
  return `link-at: ${line}: ${url}${said === '' ? '' : ` ("${said}")`}`;
}

/** Redirects from which a link is no short way; one costs nothing. */
const MANY_HOPS = 2;

/**
 * Addresses that were read and are an error, and that pages of the site link to. What a firewall or a throttle refuses is
 * the fault of declared-against-actual, a page that asks for a log-in is there, and what gave no answer was not seen.
 */
export const brokenLinks = siteRule({
  id: 'broken-links',
  category: 'technical',
  area: 'reach',
  title: 'Links inside the site lead to pages',
  why: 'A link that ends in an error leads readers and crawlers nowhere.',
  source: SOURCES.googleCrawlable,
  grade: 'vendor',

  effort: 'page',
  faults: {
    broken: {
      severity: 'medium',
      title: 'Links lead to addresses that end in an error',
      message: 'Links lead to this address, which answers with status {status}: {links@links}',
      fix: 'Restore the page, or point the links to the address that took its place',
    },
    chain: {
      severity: 'low',
      title: 'Links lead over several redirects',
      message: 'Links lead to this address, which redirects {hops|time|times}, to {chain}: {links@links}',
      fix: 'Point the links to {target}',
    },
  },

  evaluate: (site) =>
    failWhere([...site.pages, ...site.targets], (target) => {
      const linkers = site.linked.get(addressHash(target.url));
      const { status, finalUrl } = target;
      if (linkers === undefined || isTurnedAway(target) || TURNED_AWAY.has(status)) return null;
      if (leadsToNoPage(target.url)) return null;
      const links = { from: linkers.map(({ url }) => url), links: linkers.map(linkWords) };
      if (status >= 400) return { code: 'broken', data: { status, ...links } };
      // Of a page that was read its own rule tells.
      const chain = 'chain' in target ? target.chain : [];
      if (status === 0 || chain.length < MANY_HOPS) return null;
      return { code: 'chain', data: { hops: chain.length, chain, ...links, target: finalUrl } };
    }),

  examples: {
    pass: [
      { pages: [linked('/', '/a'), page('/a')] },
      { pages: [page('/'), gone] },
      { pages: [linked('/', '/busy')], targets: [busy] },
      { pages: [linked('/', '/old')], targets: [{ ...twice, hops: [[`${ORIGIN}/old`, 301]] }] },
      { pages: [linked('/', '/busy'), busy] },
      ...[401, 402, 403, 407, 451].map((status) => ({
        pages: [linked('/', '/members')],
        targets: [{ ...members, status }],
      })),
      { pages: [linked('/', '/cdn-cgi/l/email-protection')], targets: [protectedMail] },
      { pages: [linked('/', '/blog/feed/')], targets: [{ ...gone, url: `${ORIGIN}/blog/feed/` }] },
    ],
    fail: [
      { pages: [linked('/', '/gone'), gone] },
      { pages: [linked('/', '/old'), linked('/a', '/old'), moved] },
      { pages: [linked('/', '/gone')], targets: [gone] },
      { pages: [linked('/', '/old')], targets: [twice] },
    ],
  },
});
