/** What an audit could not know, by the code that a report shows. */
import type { ProbeLimit, ProbeStop } from '../../catalog/probe-limits.ts';
import type { PageNote } from '../../facts/page-facts.ts';
import { topicsOf, type TopicRow } from './topic.ts';

const CAPPED = 'A limit of ours, so that no page can take all of our time. What is beyond it was not judged.';
const SMALLER = 'Make the page simpler, or take what is beyond the limit as unknown.';
const LOG = "Look into the server's log for visits from the addresses that operators publish.";
const AGAIN = 'Run the check again later.';

const NOTES: Readonly<Record<PageNote['code'], TopicRow>> = {
  'depth-capped': ['The page is nested too deep', CAPPED, SMALLER],
  'attributes-capped': ['An element has too many attributes', CAPPED, SMALLER],
  'nodes-capped': ['The page has too many elements', CAPPED, SMALLER],
  'text-capped': ['The text is longer than we read', CAPPED, SMALLER],
  'words-estimated': [
    'There is more text without spaces than we count',
    'The number of words is estimated by the first million bytes.',
    'Nothing to do.',
  ],
  'list-capped': [
    'A list is longer than we keep',
    'The first entries were kept; the true number is beside them.',
    'Nothing to do.',
  ],
  'blocks-capped': ['There are more blocks than we keep', CAPPED, SMALLER],
  'entities-capped': ['The page describes more than we measure or list', CAPPED, SMALLER],
  'body-truncated': [
    'Only the beginning of the page was read',
    'Size, time or the connection ended it; crawlers have such limits too.',
    'Send less, or faster.',
  ],
  'not-html': ['The answer is not HTML', 'There is no page to judge.', 'Serve the page as text/html.'],
};

const VISITS: Readonly<Record<ProbeLimit | ProbeStop, TopicRow>> = {
  'source-address': [
    'The visits came from our network',
    'A site that knows the published addresses of a crawler may treat the real one otherwise.',
    LOG,
  ],
  'reverse-dns': [
    'A reverse lookup shows an impostor',
    'A site that verifies crawlers by reverse DNS refuses us and serves them.',
    LOG,
  ],
  'signed-requests': [
    'The requests were not signed',
    'Verified crawlers sign more and more of theirs (Web Bot Auth).',
    LOG,
  ],
  'tls-fingerprint': [
    'TLS and HTTP/2 look like ours',
    'A firewall may know crawlers and browsers by their handshake.',
    LOG,
  ],
  geography: ['The visits came from one place', 'Rules by country were not seen.', LOG],
  reputation: ['Our address has its own reputation', 'Rules by reputation weigh us, not the operators.', LOG],
  'verified-rules': [
    'Rules for verified bots were not met',
    'A CDN may let verified bots in, keep them out or charge them by a setting that no other visitor meets.',
    'Look into the settings of the CDN for AI bots, and into its log.',
  ],
  'search-console': [
    'An opt-out in Search Console is not seen',
    'Owners can keep a site out of the AI answers of Google there; nothing on the site shows it.',
    'Look into Search Console.',
  ],
  volume: ['There were a handful of visits', 'A limit that begins with volume was not met.', LOG],
  'probing-throttled': [
    'The visits ended early',
    'The site throttled two of them, and we do not insist.',
    AGAIN,
  ],
  'probing-wait-too-long': [
    'The visits ended early',
    'The site asked for a longer pause than a check can make.',
    AGAIN,
  ],
  'probing-unreachable': ['No visit was made under other names', 'The site could not be reached.', AGAIN],
  'probing-too-slow': ['The visits ended early', 'The answers took a minute in all.', AGAIN],
  'probing-cookies': [
    'The site tests for cookies',
    'A redirect that ends only when its cookie comes back sends crawlers without cookies in circles; Common Crawl for one keeps none.',
    'Answer the first request with the page, and set the cookie beside it.',
  ],
  'probing-budget': ['Not every refusal was tried twice', 'A check makes fourteen requests at most.', AGAIN],
};

const OTHERS: Readonly<Record<string, TopicRow>> = {
  'audit-failed': [
    'One of the audits could not be made',
    'What it would have judged is unknown; the code of the failure says why.',
    'Look the code of the failure up with citeworthy explain.',
  ],
  'probing-off': [
    'No visit was made under the name of a bot',
    '--no-probe or --probe none was given, or the audit has none: what the server does to bots is unknown.',
    'Run citeworthy crawler without --no-probe.',
  ],
  'agents-unasked': [
    'Not every address where agents look was asked for',
    'The site asks for a pause between two requests, or answers slowly; a check spends twenty seconds there. What was not asked for is neither there nor missing.',
    'Lower Crawl-delay in robots.txt, or look at the addresses under /.well-known/ yourself.',
  ],
  'folder-read': [
    'Files were read in place of a server',
    'Its headers, redirects and TLS, its time to answer and what it does to bots are unknown; what lies out of the folder was not asked for.',
    'Audit the address when the folder is served.',
  ],
  'archive-read': [
    'An archive was read in place of a server',
    'Pages are as they were on the day of their capture. Files that it has no capture of, such as robots.txt or llms.txt, are neither there nor missing.',
    'Audit the address itself.',
  ],
  'home-unread': [
    'The home page was not served as a page',
    'Whether it points at llms.txt is unknown.',
    'Repair the home page first.',
  ],
  'left-out': [
    'Some pages of the site were not wanted',
    'An option of the scope leaves them out, such as --exclude or --max-pages; other-site: addresses of --urls on another host. What is said of the site is said of the others.',
    'Nothing to do, or change the option.',
  ],
  'schema-doubted': [
    'The page may be something else',
    'The answer has marks of a notice, a login or a challenge beside a text; the Schema Audit judged what it contains.',
    'Open the page, and compare.',
  ],
  'llms-truncated': ['Only the beginning of llms.txt was read', CAPPED, 'Make it smaller.'],
  'llms-full-truncated': ['Only the beginning of llms-full.txt was read', CAPPED, 'Make it smaller.'],
  'not-rendered': [
    'The scripts of some pages could not be run',
    'What is said of these pages is said of the answer alone, as without --render.',
    'Run the same command again; where it stays so, open the page in that browser.',
  ],
  'site-unfinished': [
    'Not every planned page was audited',
    'The run was stopped, or the site could not be reached any more.',
    'Run the same command with --resume.',
  ],
};

/** What there is to know of each limit. */
export const limitTopics = topicsOf(
  { kind: 'limit', source: 'README, "What it cannot know"', grade: null },
  { ...NOTES, ...VISITS, ...OTHERS },
);
