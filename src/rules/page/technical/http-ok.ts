import { fail, pass, type Fail, type Fault } from '../../rule.ts';
import type { Access, Subject } from '../subject.ts';
import { paragraphs } from '../example-page.ts';
import { pageRule } from '../page-rule.ts';
import { ADD_TO_ROBOTS, ownRefusal, refusalOf, searchBotAccess } from '../robots-access.ts';
import { SOURCES } from '../../sources.ts';
import { saidMissing } from '../../../facts/said-missing.ts';
import { shown } from '../../wording.ts';

/** Words without which a cut page was not seen. */
const SEEN_WORDS = 50;

/** What a page can be taken for that says it is missing. */
const MAY_BE_MISSING: ReadonlySet<string> = new Set(['pass', 'empty-shell', 'error']);

const OPEN_UP =
  'Let search and AI crawlers through, by verified address or signature, in the firewall or bot settings';
/** No firewall asks for a password or an age: the site does. */
const UNLOCK =
  'Serve the text to visitors without a password or a cookie, or take a page that is for members only out of the sitemap';
const SERVE_OR_REDIRECT =
  'Serve the page at {url} with status 200, or take it out of the sitemap and of links, and redirect it with 301 to its successor';
const NO_PAGE =
  'Serve the page as text/html; where the address is that of a file, link the file from a page that says what it holds';
const ANSWER = 'Make the address answer over the public internet';
const SERVE_WHOLE = 'Serve the whole page without cutting it off';

const MISSING_ROBOTS = 'Answer /robots.txt with status 200, or with 404 where there is none';

/** A fault of the server; all are critical, since nothing of the page is seen. */
const server = (message: string, fix: string, title?: string): Fault => ({
  severity: 'critical',
  effort: 'server',
  ...(title !== undefined && { title }),
  message,
  fix,
});

const instead = (what: string, fix: string): Fault =>
  server(
    `Crawlers get ${what}[ by {vendor}] (status {status}) instead of the page`,
    fix,
    `Crawlers get ${what} instead of the page`,
  );

const unfetched = (code: string, fix: string): Fault => server(`Page could not be fetched (${code})`, fix);

const cut = (code: string): Fault => server(`Answer breaks off (${code}) before the text`, SERVE_WHOLE);

/** The page itself answered: gate of every other check. */
export const httpOk = pageRule({
  id: 'http-ok',
  category: 'technical',
  area: 'reach',
  title: 'The address answers with the page',
  why: 'Nothing is cited that cannot be fetched; over a third of ChatGPT and Claude fetches end on missing pages.',
  source: SOURCES.vercelCrawlers,
  grade: 'strong',
  reads: 'answer',

  faults: {
    // What came in place of the page.
    challenge: instead('a bot challenge', OPEN_UP),
    block: instead('a block page', OPEN_UP),
    'rate-limit': instead('a rate limit', OPEN_UP),
    geo: instead('a regional block', OPEN_UP),
    login: instead('a login, consent or age gate', UNLOCK),
    error: instead('an error page', SERVE_OR_REDIRECT),
    'status-404': { ...instead('an error page', SERVE_OR_REDIRECT), effort: 'page' },
    'status-410': { ...instead('an error page', SERVE_OR_REDIRECT), effort: 'page' },
    'status-4xx': instead('an error page', SERVE_OR_REDIRECT),
    'status-5xx': instead('an error page', SERVE_OR_REDIRECT),
    'status-other': server(
      'Page answers {status} instead of 200',
      SERVE_OR_REDIRECT,
      'Page does not answer 200',
    ),
    'soft-404': server(
      'Page says "{said}" with status 200',
      'Answer a missing page with status 404 or 410, or put the page back',
      'Page says with status 200 that it is missing',
    ),
    'not-html': server('Answer is not an HTML page ({type})', NO_PAGE, 'Answer is not an HTML page'),
    'no-type': server('Answer is not an HTML page (no content type)', NO_PAGE),
    // What cut the answer off.
    'cut-size': cut('size'),
    'cut-deadline': cut('deadline'),
    'cut-connection': cut('connection'),
    'cut-encoding': cut('encoding'),
    // Why no usable answer came.
    'fetch-url': unfetched('url', ANSWER),
    'fetch-blocked': unfetched('blocked', ANSWER),
    'fetch-dns': unfetched('dns', ANSWER),
    'fetch-connection': unfetched('connection', ANSWER),
    'fetch-tls': unfetched('tls', 'Renew the certificate and serve its whole chain'),
    'fetch-timeout': unfetched('timeout', ANSWER),
    'fetch-protocol': unfetched(
      'protocol',
      'Answer as HTTP asks (RFC 9112): what comes now is no answer to a client that reads it strictly',
    ),
    'fetch-too-large': unfetched('too-large', ANSWER),
    'fetch-decode': unfetched('decode', 'Send the body in the coding that Content-Encoding names'),
    'fetch-unsupported': unfetched(
      'unsupported',
      'Send the body in gzip or br, or as it is: no other coding was offered',
    ),
    'fetch-redirect': unfetched(
      'redirect',
      'Redirect the address to its page in one step, and to none that leads back',
    ),
    'fetch-aborted': unfetched('aborted', ANSWER),
    // What robots.txt has to do with a page that our robot did not ask for.
    'robots-unreachable': server(
      'robots.txt cannot be read ({reason}), so robots fetch no page',
      MISSING_ROBOTS,
      'robots.txt cannot be read, so robots fetch no page',
    ),
    'robots-own': {
      severity: 'critical',
      effort: 'line',
      title: 'robots.txt keeps our robot from the page',
      message: 'robots.txt keeps our robot from the page (line {line}: {rule})',
      fix: ADD_TO_ROBOTS,
    },
    'robots-all': {
      severity: 'critical',
      effort: 'line',
      title: 'robots.txt keeps search bots from the page, and our robot with them',
      message: 'robots.txt keeps {bots} from the page, and our robot with them (line {line}: {rule})',
      fix: ADD_TO_ROBOTS,
    },
  },

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
    const { kind, vendor }: Access = subject.access ?? { kind: 'pass', vendor: null };
    const said = status === 200 && MAY_BE_MISSING.has(kind) ? saidMissing(subject.page) : '';
    if (said !== '') return fail('soft-404', { said: shown(said) });
    const isPage = kind === 'pass' || kind === 'empty-shell';
    if (!isPage || status !== 200) {
      const code = isPage || (kind === 'error' && status !== 200) ? statusCode(status) : kind;
      return fail(code, { status, vendor: vendor ?? '', url: finalUrl });
    }
    if (!response.isHtml) return none;
    return truncated === null || main.words >= SEEN_WORDS ? pass : fail(`cut-${truncated}`);
  },

  examples: {
    pass: [
      '<title>Descaling</title><h1>Descaling</h1>',
      `<title>Our 404 page collection</title>${paragraphs(200)}`,
      '<title>Peugeot 404 | Old cars</title><h1>Room 404</h1><p>Built from 1960.</p>',
    ],
    fail: [
      { html: '<h1>Gone</h1>', status: 410 },
      { html: '<title>Page not found</title><h1>Page not found</h1><p>Sorry.</p>' },
      { html: '<title>404 - Example</title><p>Sorry.</p>' },
      { html: '<title>Fehler 404</title><p>Leider.</p>' },
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
}: Subject): Fail<'robots-unreachable' | 'robots-own' | 'robots-all'> | null {
  const { response, url } = page;
  if (response.outcome !== 'blocked' || site === null || site.robots === null) return null;
  if (site.robots.state === 'unreachable') return fail('robots-unreachable', { reason: site.robots.reason });
  const own = ownRefusal(site.robots, url);
  if (own === null) return null;
  const { line, rule, opening } = own;
  const access = searchBotAccess(site.robots, url);
  if (access.blocked.length === 0) return fail('robots-own', { line, rule }, { paste: opening });
  const { data, where } = refusalOf(site.robots, access, url);
  const paste = [opening, where.paste].filter(Boolean).join('\n\n');
  return fail('robots-all', { ...data, line, rule }, { ...where, paste });
}
