/** What can come in place of a page, and why nothing came: the faults of {@link file://./http-ok.ts}. */
import type { Fault } from '../../rule.ts';
import { CHANGE_OR_NARROW } from '../robots-access.ts';

const CRAWLERS = 'verified search and AI crawlers';
const OPEN_UP =
  'In the firewall or bot settings, let search and AI crawlers through by verified address or signature';
/** No firewall asks for a password or an age: the site does. */
const UNLOCK =
  'Serve the text to visitors without a password, cookie or age check, or remove a page for members only from the sitemap';
const GONE =
  'Serve the page at {url} with status 200; if it is gone, remove the URL from the sitemap and from links, and redirect it to its successor with status 301';
const REPAIR = 'Repair the error on the server, and serve the page at {url} with status 200';
const NO_PAGE =
  'Serve the page as text/html; if the URL is that of a file, link to it from a page that describes it';

/** Where links to it are, which the rule of broken links knows. */
const LINKED = '[; links to it: {links@links}]';

/** A fault of the server. Like most here it is critical: nothing of the page is seen. */
const server = (message: string, fix: string, title?: string): Fault => ({
  severity: 'critical',
  effort: 'server',
  ...(title !== undefined && { title }),
  message,
  fix,
});

/** The same, mended at this page. */
const page = (message: string, fix: string, title?: string): Fault => ({
  ...server(message, fix, title),
  effort: 'page',
});

/** The same, mended by a change of robots.txt. */
const refused = (who: string, title: string): Fault => ({
  ...server(`robots.txt blocks ${who} from the page (line {line}: {rule})`, CHANGE_OR_NARROW, title),
  effort: 'line',
});

/** Our own robot did not read the page: that says nothing of what engines get. */
const notRead = (fault: Fault): Fault => ({ ...fault, severity: 'info' });

/** What came in place of the page. */
const instead = (what: string, fix: string): Fault =>
  server(
    `The response is ${what}[ from {vendor}] (status {status}), not the page`,
    fix,
    `The response is ${what}, not the page`,
  );

/** The faults of an address that does not answer with its page, by what is to be mended. */
export const HTTP_FAULTS = {
  // What came in place of the page.
  challenge: instead('a bot challenge', OPEN_UP),
  block: instead('a block page', OPEN_UP),
  'rate-limit': instead('a rate limit notice', `Raise the rate limit for ${CRAWLERS}`),
  geo: instead('a regional block', `Let ${CRAWLERS} through from every country`),
  login: instead('a login, consent or age gate', UNLOCK),
  error: instead('an error page', REPAIR),
  'status-404': page(
    `The URL returns status 404: the page is not found${LINKED}`,
    GONE,
    'The URL returns status 404: the page is not found',
  ),
  'status-410': page(
    `The URL returns status 410: the page is gone${LINKED}`,
    GONE,
    'The URL returns status 410: the page is gone',
  ),
  'status-4xx': server(
    `The URL returns status {status}[ from {vendor}], a client error${LINKED}`,
    'Find out why the server refuses the request, and serve the page at {url} with status 200',
    'The URL returns a client error',
  ),
  'status-5xx': server(
    `The URL returns status {status}[ from {vendor}], a server error${LINKED}`,
    REPAIR,
    'The URL returns a server error',
  ),
  'status-other': server(
    `The URL returns status {status} instead of 200${LINKED}`,
    'Serve the page at {url} with status 200',
    'The URL does not return status 200',
  ),
  'soft-404': server(
    'The page says "{said}" with status 200',
    'Return status 404 or 410 for a missing page, or restore the page',
    'The page says with status 200 that it is missing',
  ),
  'not-html': server('The response is {type}, not HTML', NO_PAGE, 'The response is not HTML'),
  'no-type': server('The response is not HTML and has no content type', NO_PAGE),
  // What cut it off.
  'cut-size': server(
    'The response is too large: it was cut off before the text',
    'Move inline data, styles and scripts to separate files, so that the text comes early in the HTML',
  ),
  'cut-deadline': server(
    'The response was too slow: it was cut off before the text',
    'Make the server send the whole page faster',
  ),
  'cut-connection': server(
    'The connection ended before the text of the page was sent',
    'Find out what ends the connection (server, proxy or CDN), and send the whole page',
  ),
  'cut-encoding': server(
    'The compressed response is damaged before the text of the page',
    'Repair the compression of the response, or send it uncompressed',
  ),
  // Why no usable answer came.
  'fetch-url': server('The URL is not valid', 'Correct the URL where it is linked or listed'),
  'fetch-blocked': notRead(
    server(
      'The URL, or one that it redirects to, is not on the public web or is closed to our robot, so it was not judged',
      'Serve the page on the public internet, and allow our robot in robots.txt',
    ),
  ),
  'fetch-dns': server(
    'The host name cannot be resolved (DNS)',
    'Correct the DNS records of the host, or the URL where it is linked',
  ),
  'fetch-connection': server(
    'The connection to the server failed',
    'Make the server reachable from the public internet: check the server, its firewall and its network',
  ),
  'fetch-tls': server(
    'The TLS connection to the server failed',
    'Install a valid certificate for this host, with its whole chain',
  ),
  'fetch-timeout': server(
    'The server did not respond in time',
    'Make the server respond faster, and check that no firewall drops the requests',
  ),
  'fetch-protocol': server(
    'The response is not valid HTTP',
    'Correct the server or proxy, so that it sends valid HTTP (RFC 9112)',
  ),
  'fetch-too-large': server(
    'The response or its headers are larger than our robot accepts',
    'Send fewer and shorter headers, and a smaller page',
  ),
  'fetch-decode': server(
    'The response cannot be decoded as its Content-Encoding says',
    'Send the response in the encoding that Content-Encoding names',
  ),
  'fetch-unsupported': server(
    'The response has a Content-Encoding that our robot did not offer',
    'Send the response in gzip or br, or uncompressed: no other encoding was offered',
  ),
  'fetch-redirect': server(
    'The redirects of the URL lead to no page',
    'Redirect the URL to its page in one step, and never back to itself',
  ),
  'fetch-aborted': notRead(
    server('The audit was stopped before a response came, so the page was not judged', 'Run the audit again'),
  ),
  // What robots.txt has to do with a page that our robot did not ask for.
  'robots-unreachable': server(
    'robots.txt cannot be read[ (status {status})], so robots do not fetch the page',
    'Return status 200 for /robots.txt, or 404 if there is none',
    'robots.txt cannot be read, so robots do not fetch the page',
  ),
  'robots-own': notRead(
    refused('our robot', 'robots.txt blocks our robot from the page, which was not judged'),
  ),
  'robots-bots': refused('{bots} and our robot', 'robots.txt blocks search bots and our robot from the page'),
} as const;
