/** The findings of the Crawler Check. Sources read November 2026. */
import { topicsOf, type TopicRow } from './topic.ts';

const ROBOTS = {
  'answer-bots-blocked': [
    'robots.txt keeps out a bot that answer engines cite from',
    'A search index or a fetch for a user that may not read the page cannot quote it. Bots that only train are another matter and cost nothing.',
    'Paste the lines of the fix into robots.txt: they open the site to the named bots and leave every other rule as it is.',
    'User-agent: PerplexityBot\nDisallow: /',
  ],
  'robots-unreachable': [
    'robots.txt cannot be read, so crawlers must stay away',
    'RFC 9309 2.3.1.4 has a crawler take a server error or a silent host as a complete disallow.',
    'Answer 200 with the file, or 404 when there is none.',
    'GET /robots.txt → 503',
  ],
  'robots-html': [
    'An HTML page is served as robots.txt',
    'Crawlers find no rules in it, whatever its author meant.',
    'Serve the rules as text/plain, or answer 404 when there are none.',
    'GET /robots.txt → 200, <!doctype html>…',
  ],
  'robots-refused': [
    'robots.txt is refused, so crawlers take it as absent',
    'RFC 9309 2.3.1.3 lets crawlers read everything after a 4xx answer: rules that a firewall keeps from them protect nothing, and a sitemap that they name is not found.',
    'Let everybody read robots.txt in the settings of the firewall, or answer 404 when there is none.',
    'GET /robots.txt → 403',
  ],
  'robots-differ': [
    'Two hosts of the site give bots different answers in robots.txt',
    'Each host has its own file (RFC 9309 2.3). A bot that starts at one host is held to other rules than one that starts at the other.',
    'Redirect one host to the other, or serve the same file on both.',
    'example.com: Allow: /\nwww.example.com: Disallow: /',
  ],
  'robots-strict-differs': [
    'robots.txt is read in two ways',
    'Google forgives slips (a missing colon, a misspelt key) that the letter of RFC 9309 does not. Bots that follow the letter decide otherwise.',
    'Correct the lines that are named among the problems of the file.',
    'Disalow: /private',
  ],
  'robots-signals-contradict': [
    'Content-Signal lines of robots.txt contradict what stands beside them',
    'A signal states what may be done with content that was fetched (contentsignals.org); said twice in two ways, or where nothing may be fetched, it states nothing.',
    'Say each use once for each group, and repeat the line in the group of every bot that has its own.',
    'User-agent: ChatGPT-User\nContent-Signal: ai-input=no\nAllow: /',
  ],
  'robots-faulty': [
    'Lines of robots.txt do nothing',
    'What they forbid stays open and what they name is not found, whatever their author meant.',
    'Correct what is named: `citeworthy explain` has each problem of a robots.txt by its name.',
    'Disallow: /private\n\nUser-agent: *',
  ],
  'robots-managed': [
    'Cloudflare writes a part of robots.txt',
    'Its lines come first and can keep out bots that the rest of the file lets in.',
    'Change them in the dashboard of Cloudflare (AI Crawl Control), not in the file.',
    '# BEGIN Cloudflare Managed content',
  ],
} as const satisfies Readonly<Record<string, TopicRow>>;

/** About the home page, or the way to it. */
const HOME = {
  'tls-broken': [
    'The certificate of the site is not accepted',
    'A crawler ends the connection before it asks for anything.',
    'Renew the certificate, serve its whole chain, and cover this host name.',
  ],
  'https-unreachable': [
    'The site answers over http only',
    'Crawlers ask for https first, and what is sent in the clear can be changed on its way.',
    'Serve the site over https and redirect http to it.',
  ],
  'home-inaccessible': [
    'The home page gives no usable text to a crawler without JavaScript',
    'Apart from Googlebot no AI crawler is known to run scripts: what is not in the HTML is not read.',
    'Answer 200 with the text in the HTML: render it on the server or ahead of time. Where a challenge stands before it, let robots past.',
    '<body><div id="root"></div><script src="/app.js"></script></body>',
  ],
  'home-for-agents': [
    'The home page gives its text to AI agents by name, and none to a browser without JavaScript',
    'It is rendered, or let past a test, for the names that were visited as. New crawlers and agents that go by the name of a browser get nothing.',
    'Answer everybody with the text in the HTML, and test those that behave badly, whatever they are called.',
  ],
  'home-noindex': [
    'The home page forbids indexing',
    'Answer engines that search an index never see a page that is not in it.',
    'Take noindex out of the robots meta element or the X-Robots-Tag header.',
    '<meta name="robots" content="noindex">',
  ],
  'lands-elsewhere': [
    'The home page redirects to another name',
    'Files and rules of the first name say nothing of the second. It was not followed, so that nobody else is audited by mistake.',
    'Audit the other name on its own, or point the redirect at a host of this site.',
    'https://example.com/ → https://other.example/',
  ],
  'agents-refused': [
    'Bots are refused by name while a browser is served',
    'The server or a firewall turns them away whatever robots.txt says, so engines have nothing to cite.',
    'Let these names through in the firewall, by the address ranges that their operators publish.',
    'User-Agent: OAI-SearchBot → 403, browser → 200',
  ],
} as const satisfies Readonly<Record<string, TopicRow>>;

const FILES = {
  'sitemap-missing': [
    'No sitemap was found',
    'Pages that nothing links to stay unknown, and changes are found late.',
    'Publish one at /sitemap.xml and name it in robots.txt.',
    'Sitemap: https://example.com/sitemap.xml',
  ],
  'sitemap-faulty': [
    'The sitemap has faults',
    'We read what can be read of it. Strict parsers refuse a file that is not well-formed, and show an error in its place; an entry without a usable address is lost to everybody.',
    'Correct what is named: `citeworthy explain` has each fault of a sitemap by its name.',
    '<image:title>Tea & cake</image:title>',
  ],
  'sitemap-undeclared': [
    'robots.txt does not name the sitemap',
    'A crawler that does not guess the address never finds it.',
    'Add a Sitemap line with the whole address to robots.txt.',
    'Sitemap: https://example.com/sitemap.xml',
  ],
  'llms-missing': [
    'There is no llms.txt',
    'No effect of llms.txt on citations has been measured. It helps agents and coding tools that ask for it.',
    'citeworthy llms --write llms.txt makes one from the pages of the site.',
  ],
} as const satisfies Readonly<Record<string, TopicRow>>;

/** The name of a finding of the Crawler Check. A finding without its text here does not compile. */
export type CrawlerFindingId = keyof typeof ROBOTS | keyof typeof HOME | keyof typeof FILES;

/** What there is to know of each finding of the Crawler Check. */
export const crawlerFindingTopics = [
  ...topicsOf(
    { kind: 'finding', source: 'https://www.rfc-editor.org/rfc/rfc9309', grade: 'standard' },
    ROBOTS,
  ),
  ...topicsOf(
    {
      kind: 'finding',
      source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
      grade: 'vendor',
    },
    { ...HOME, ...FILES },
  ),
];

const ROWS: Readonly<Record<CrawlerFindingId, TopicRow>> = { ...ROBOTS, ...HOME, ...FILES };

/** What the table says of a finding, and whether it is about the home page or the way to it. */
export function crawlerFindingText(id: CrawlerFindingId): {
  readonly title: string;
  readonly fix: string;
  readonly isOfHome: boolean;
} {
  const [title, , fix] = ROWS[id];
  return { title, fix, isOfHome: id in HOME };
}
