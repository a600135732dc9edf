import type { ResponseFacts } from '../../../facts/page-facts.ts';
import { allowAddress } from '../../../fixes/robots-txt.ts';
import { fail, pageCheck, pass, type Fail } from '../legacy.ts';
import { paragraphs } from '../example-page.ts';
import { atEndOfRobots, ownRefusal, robotsName, searchBotAccess } from '../robots-access.ts';
import { SOURCES } from '../../sources.ts';
import { saidMissing } from '../../../facts/said-missing.ts';
import type { Subject } from '../subject.ts';
import { listed, shown } from '../../wording.ts';

/** Words without which a cut page was not seen. */
const SEEN_WORDS = 50;

/** What a page can be taken for that says it is missing. */
const MAY_BE_MISSING: ReadonlySet<string> = new Set(['pass', 'empty-shell', 'error']);

const REPLACED = {
  challenge: 'a bot challenge',
  block: 'a block page',
  'rate-limit': 'a rate limit',
  geo: 'a regional block',
  error: 'an error page',
  login: 'a login, consent or age gate',
} as const;

const OPEN_UP =
  'Let search and AI crawlers through, by verified address or signature, in the firewall or bot settings';
/** No firewall asks for a password or an age: the site does. */
const UNLOCK =
  'Serve the text to visitors without a password or a cookie, or take a page that is for members only out of the sitemap';

const NO_PAGE =
  'Serve the page as text/html; where the address is that of a file, link the file from a page that says what it holds';

/** What to do about an answer that came, and is none that can be used. */
const FETCH_FIXES: Readonly<Partial<Record<ResponseFacts['outcome'], string>>> = {
  tls: 'Renew the certificate and serve its whole chain',
  redirect: 'Redirect the address to its page in one step, and to none that leads back',
  protocol: 'Answer as HTTP asks (RFC 9112): what comes now is no answer to a client that reads it strictly',
  decode: 'Send the body in the coding that Content-Encoding names',
  unsupported: 'Send the body in gzip or br, or as it is: no other coding was offered',
};

/** The page itself answered: gate of every other check. */
export const httpOk = pageCheck({
  id: 'http-ok',
  category: 'technical',
  type: 'critical',
  title: 'The address answers with the page',
  why: 'Nothing is cited that cannot be fetched; over a third of ChatGPT and Claude fetches end on missing pages.',
  source: SOURCES.vercelCrawlers,
  grade: 'strong',
  reads: 'answer',

  evaluate(subject) {
    const { response, main } = subject.page;
    if (response.outcome !== 'answered') {
      const refusal = robotsRefusal(subject);
      if (refusal !== null) return refusal;
      if (response.outcome === 'unsupported' && !response.isHtml) return noPage(response);
      return fail(
        `Page could not be fetched (${response.outcome})`,
        FETCH_FIXES[response.outcome] ?? 'Make the address answer over the public internet',
      );
    }
    const kind = subject.access?.kind ?? 'pass';
    const notFound = response.status === 200 && MAY_BE_MISSING.has(kind) ? saidMissing(subject.page) : '';
    if (notFound !== '') {
      return fail(
        `Page says "${shown(notFound)}" with status 200`,
        'Answer a missing page with status 404 or 410, or put the page back',
      );
    }
    if (kind !== 'pass' && kind !== 'empty-shell') {
      const by =
        subject.access?.vendor === null || subject.access === null ? '' : ` by ${subject.access.vendor}`;
      return fail(
        `Crawlers get ${REPLACED[kind]}${by} (status ${response.status}) instead of the page`,
        kind === 'error' ? errorFix(subject) : kind === 'login' ? UNLOCK : OPEN_UP,
      );
    }
    if (response.status !== 200)
      return fail(`Page answers ${response.status} instead of 200`, errorFix(subject));
    if (!response.isHtml) return noPage(response);
    if (response.truncated !== null && main.words < SEEN_WORDS) {
      return fail(
        `Answer breaks off (${response.truncated}) before the text`,
        'Serve the whole page without cutting it off',
      );
    }
    return pass;
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
      { html: '<title>Half', truncated: 'connection' },
    ],
  },
});

/** Media that never holds a page is not even read: its outcome is `unsupported`. */
function noPage({ contentType }: ResponseFacts): Fail {
  const type = contentType === '' ? 'no content type' : contentType;
  return fail(`Answer is not an HTML page (${type})`, NO_PAGE);
}

const errorFix = ({ page }: Subject): string =>
  `Serve the page at ${page.finalUrl} with status 200, or take it out of the sitemap and of links, and redirect it with 301 to its successor`;

/** What robots.txt has to do with a page that our robot did not ask for; `null` when something else kept it away. */
function robotsRefusal({ page, site }: Subject): Fail | null {
  const { response, url } = page;
  if (response.outcome !== 'blocked' || site === null || site.robots === null) return null;
  if (site.robots.state === 'unreachable') {
    return fail(
      `robots.txt cannot be read (${site.robots.reason}), so robots fetch no page`,
      'Answer /robots.txt with status 200, or with 404 where there is none',
    );
  }
  const own = ownRefusal(site.robots, url);
  if (own === null) return null;
  const { blocked } = searchBotAccess(site.robots, url);
  if (blocked.length === 0)
    return fail(
      `robots.txt keeps our robot from the page (line ${own.line}: ${own.rule})`,
      atEndOfRobots(own.opening),
    );
  return fail(
    `robots.txt keeps ${listed(blocked.map(robotsName))} from the page, and our robot with them (line ${own.line}: ${own.rule})`,
    atEndOfRobots([own.opening, allowAddress(site.robots, blocked, url)].filter(Boolean).join('\n\n')),
  );
}
