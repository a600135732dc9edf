import { vendorLabel } from '../../../catalog/waf-signatures.ts';
import { isSuccess } from '../../../exchange.ts';
import { reasonLine } from '../../../facts/robots-access.ts';
import { fail, pass, unknown, type Fail } from '../../rule.ts';
import type { Access, Subject } from '../subject.ts';
import { paragraphs } from '../example-page.ts';
import { technicalRule } from '../page-rule.ts';
import { HTTP_FAULTS } from './http-ok-faults.ts';
import { OWN_BOT, ownRefusal, refusalOf, searchBotAccess } from '../robots-access.ts';
import { SOURCES } from '../../sources.ts';
import { shown } from '../../wording.ts';

/** Words without which a cut page was not seen. */
const SEEN_WORDS = 50;

/** The page itself answered: gate of every other check. */
export const httpOk = technicalRule({
  id: 'http-ok',
  area: 'reach',
  title: 'The URL returns the page',
  why: 'Engines cannot cite what they cannot fetch; over a third of ChatGPT and Claude fetches end on missing pages.',
  source: SOURCES.vercelCrawlers,
  grade: 'strong',
  subsumes: [
    'page-not-seen',
    'sitemap-status',
    'sitemap-blocked',
    'declared-against-actual',
    'broken-links/broken',
  ],
  reads: 'answer',

  faults: HTTP_FAULTS,

  evaluate(subject) {
    const { response, main, finalUrl } = subject.page;
    const { outcome, status, contentType, truncated } = response;
    const none = contentType === '' ? fail('no-type') : fail('not-html', { type: shown(contentType) });
    if (outcome !== 'answered') {
      const refusal = robotsRefusal(subject);
      if (refusal !== null) return refusal;
      // Media that never holds a page is not even read.
      return outcome === 'unsupported' && !response.isHtml ? none : fail(`fetch-${outcome}`);
    }
    const { kind, vendor, missing }: Access = subject.access ?? { kind: 'pass', vendor: null };
    if (status === 200 && missing !== undefined) return fail('soft-404', { said: shown(missing) });
    const isPage = kind === 'pass' || kind === 'empty-shell' || kind === 'unknown';
    if (!isPage || status !== 200) {
      const code = isPage || (kind === 'error' && status !== 200) ? statusCode(status) : kind;
      return fail(code, { status, vendor: vendor === null ? '' : vendorLabel(vendor), url: finalUrl });
    }
    if (!response.isHtml) return none;
    if (kind === 'unknown') return unknown('page-doubted');
    return truncated === null || main.words >= SEEN_WORDS ? pass : fail(`cut-${truncated}`);
  },

  examples: {
    unknown: [
      {
        html: '<h1>Access denied</h1><p>A film about a guard.</p>',
        access: { kind: 'unknown', vendor: null },
      },
    ],
    pass: [
      '<title>Descaling</title><h1>Descaling</h1>',
      `<title>Our 404 page collection</title>${paragraphs(200)}`,
      '<title>Peugeot 404 | Old cars</title><h1>Room 404</h1><p>Built from 1960.</p>',
    ],
    fail: [
      { html: '<h1>Gone</h1>', status: 410 },
      {
        html: '<title>Page not found</title><h1>Page not found</h1><p>Sorry.</p>',
        access: { kind: 'error', vendor: null, missing: 'page not found' },
      },
      { html: '{"a":1}', headers: [['content-type', 'application/json']] },
      { html: '{"a":1}', headers: [] },
      { html: '<p>Just a moment</p>', status: 403, access: { kind: 'challenge', vendor: 'cloudflare' } },
      { html: '<p>Access denied</p>', status: 403, access: { kind: 'block', vendor: 'akamai' } },
      { html: '<p>Slow down</p>', status: 429, access: { kind: 'rate-limit', vendor: null } },
      { html: '<p>Not in your country</p>', status: 451, access: { kind: 'geo', vendor: null } },
      { html: '<p>Please sign in</p>', status: 401, access: { kind: 'login', vendor: null } },
      { html: '<p>This domain is parked</p>', access: { kind: 'error', vendor: null } },
      { html: '<h1>Not found</h1>', status: 404, access: { kind: 'error', vendor: null } },
      { html: '<h1>Bad request</h1>', status: 400, access: { kind: 'error', vendor: null } },
      { html: '<h1>Unavailable</h1>', status: 503, access: { kind: 'error', vendor: null } },
      { html: '', status: 204 },
      { html: '<title>Half', truncated: 'size' },
      { html: '<title>Half', truncated: 'deadline' },
      { html: '<title>Half', truncated: 'connection' },
      { html: '<title>Half', truncated: 'encoding' },
      { html: '', failed: 'url' },
      { html: '', failed: 'blocked' },
      { html: '', failed: 'dns' },
      { html: '', failed: 'connection' },
      { html: '', failed: 'tls' },
      { html: '', failed: 'timeout' },
      { html: '', failed: 'protocol' },
      { html: '', failed: 'too-large' },
      { html: '', failed: 'decode' },
      { html: '', failed: 'unsupported', headers: [['content-type', 'text/html']] },
      { html: '', failed: 'redirect' },
      { html: '', failed: 'aborted' },
      { html: '', failed: 'blocked', robots: 503 },
      { html: '', failed: 'blocked', robots: 'User-agent: citeworthy\nDisallow: /' },
      { html: '', failed: 'blocked', robots: 'User-agent: *\nDisallow: /' },
    ],
  },
});

/** The fault of an answer that is no success: what is gone is another one than a server that fails. */
function statusCode(status: number) {
  if (status === 404) return 'status-404';
  if (status === 410) return 'status-410';
  if (status >= 400 && status < 500) return 'status-4xx';
  return status >= 500 && status < 600 ? 'status-5xx' : 'status-other';
}

/** What robots.txt has to do with a page that our robot did not ask for; `null` when something else kept it away. */
function robotsRefusal({
  page,
  site,
}: Subject): Fail<'robots-unreachable' | 'robots-own' | 'robots-bots'> | null {
  const { response, url } = page;
  if (response.outcome !== 'blocked' || site === null || site.robots === null) return null;
  if (site.robots.state === 'unreachable') {
    const { reason, status } = site.robots;
    // Of a file that broke off, the status says nothing of what is wrong.
    return fail('robots-unreachable', { reason: reasonLine(reason), status: isSuccess(status) ? 0 : status });
  }
  const own = ownRefusal(site.robots, url);
  if (own === null) return null;
  const access = searchBotAccess(site.robots, url);
  const { data, where } = refusalOf(site.robots, access, url, site.sitemap, OWN_BOT);
  const code = access.blocked.length === 0 ? 'robots-own' : 'robots-bots';
  const repair = where.paste === undefined ? 'narrow' : 'change';
  return fail(code, { ...data, ...own, repair }, where);
}
