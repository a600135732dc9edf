/** What came in place of a page, what visits under the names of bots met, and how a fetch failed. */
import { wafSources } from '../../catalog/waf-signatures/sources.ts';
import { wafVendors } from '../../catalog/waf-signatures.ts';
import type { FetchCode } from '../../exchange.ts';
import type { AccessKind, GenericSignal } from '../../access/model.ts';
import type { ProbeOutcome } from '../../access/compare-probes.ts';
import { topicsOf, type Topic, type TopicRow } from './topic.ts';

const UNSEEN =
  'A crawler gets this in place of the page, so there is nothing to cite, and nothing of it is scored as the page.';
const OPEN = 'Let the crawlers past it, by the address ranges that their operators publish.';
const PUBLIC = 'Serve what engines are to cite without it.';
const IN_HTML = 'Put the text into the HTML that the server sends.';
const ALIVE = 'Serve the page with status 200.';

const KINDS: Readonly<Record<AccessKind, TopicRow>> = {
  pass: ['The page itself came', 'A crawler that runs no JavaScript got usable text.', 'Nothing to do.'],
  challenge: ['A test for browsers came in place of the page', UNSEEN, OPEN],
  block: ['The server refused the visit', UNSEEN, OPEN],
  'rate-limit': [
    'The server asked for fewer visits',
    UNSEEN,
    'Allow crawlers their pace, or state a Crawl-delay.',
  ],
  geo: [
    'The page is not served to this place',
    UNSEEN,
    'Let the crawlers in from where they come: most come from the United States.',
  ],
  error: ['An error came in place of the page', UNSEEN, ALIVE],
  login: ['A login, consent or age gate came in place of the page', UNSEEN, PUBLIC],
  'empty-shell': [
    'The page has no text without JavaScript',
    'Apart from Googlebot no AI crawler is known to run scripts: it reads an empty page.',
    IN_HTML,
    '<div id="root"></div>',
  ],
  unknown: [
    'The short page may be a notice in place of the page',
    'It says what a notice says beside text of its own: which of both it is was not judged.',
    'Say on the page what it is about, or answer with the status of the notice.',
  ],
};

/** Those of a whole kind are explained with it; the two of robots directives are found beside the page. */
type SignalName = Exclude<GenericSignal, AccessKind> | 'meta-robots' | 'x-robots-tag';

const SIGNALS: Readonly<Record<SignalName, TopicRow>> = {
  'http-status': [
    'The status is not 200',
    'Engines cite pages that answer 200, and drop others in time.',
    ALIVE,
  ],
  'meta-robots': [
    'The robots meta element restricts the page',
    'noindex keeps a page out of the indexes that answers cite from.',
    'Take the word out where the page is to be cited.',
    '<meta name="robots" content="noindex">',
  ],
  'x-robots-tag': [
    'The X-Robots-Tag header restricts the page',
    'noindex keeps a page out of the indexes that answers cite from.',
    'Take the word out where the page is to be cited.',
    'X-Robots-Tag: noindex',
  ],
  'storage-denied': [
    'A storage bucket refuses access',
    UNSEEN,
    'Grant public reading of what is to be public.',
  ],
  legal: [
    'Status 451: unavailable for legal reasons',
    UNSEEN,
    'A decision of the owner or a court; crawlers elsewhere may be served.',
  ],
  redirect: [
    'The last answer is a redirect',
    'It leads no further, so no page comes.',
    'Redirect once, to a page that answers 200.',
  ],
  refused: ['The visit was refused without a mark of who did it', UNSEEN, OPEN],
  'bare-401': ['Status 401 without a way to log in', UNSEEN, PUBLIC],
  authenticate: ['The server asks for a name and password', UNSEEN, PUBLIC, 'WWW-Authenticate: Basic'],
  'login-form': ['A login form came', UNSEEN, PUBLIC],
  'password-page': [
    'A page came that asks for the password of the site',
    UNSEEN,
    'Open the site to the public; shop systems lock it until then.',
  ],
  'login-redirect': ['The address leads to a login', UNSEEN, PUBLIC],
  'consent-redirect': ['The address leads to a consent page', UNSEEN, PUBLIC],
  consent: ['A consent page came', UNSEEN, PUBLIC],
  'age-gate': ['An age gate came', UNSEEN, PUBLIC],
  paywall: [
    'A paywall came',
    UNSEEN,
    'Serve at least what is to be quoted, and mark it with isAccessibleForFree.',
  ],
  payment: [
    'The server asks for payment by crawlers',
    UNSEEN,
    'A choice of the owner (pay per crawl). Free the names that are to cite you.',
    'HTTP 402',
  ],
  'geo-text': [
    'The text says that this place is not served',
    UNSEEN,
    'Let the crawlers in from where they come.',
  ],
  captcha: ['A captcha came', UNSEEN, OPEN],
  'human-test': ['A test for humans came', UNSEEN, OPEN],
  'browser-test': ['A test of the browser came', UNSEEN, OPEN],
  'cookie-reload': [
    'A script sets a cookie and loads the page again',
    'Crawlers keep no cookies and run no scripts: they never get past it.',
    OPEN,
  ],
  'refusal-title': ['The title says that access is denied', UNSEEN, OPEN],
  'failure-title': ['The title says that something failed', UNSEEN, ALIVE],
  'soft-404': [
    'A page of status 200 says that there is none',
    UNSEEN,
    'Answer 404 for what is gone and 200 for what is there.',
  ],
  maintenance: ['A maintenance page came', UNSEEN, 'Answer 503 with Retry-After while it lasts.'],
  unavailable: ['The server is not available', UNSEEN, ALIVE],
  parked: ['A parked domain came', UNSEEN, 'Point the name at the site.'],
  queue: [
    'The address leads to a waiting room',
    UNSEEN,
    'Let the crawlers past the queue, or open it only while it is needed.',
  ],
  suspended: ['The account of the site is suspended', UNSEEN, 'Ask the host.'],
  'default-page': ['The default page of a server came', UNSEEN, 'Publish the site under this name.'],
  'no-content': ['The body is empty', UNSEEN, IN_HTML],
  'not-text': ['The answer is no text', UNSEEN, IN_HTML],
  'no-text': ['The page shows no text', UNSEEN, IN_HTML],
  'meta-refresh': [
    'The page only leads on by meta refresh',
    'Few crawlers follow it.',
    'Redirect with status 301.',
  ],
  frameset: ['The page contains only frames', 'Crawlers read the frame, not what it shows.', IN_HTML],
  'javascript-needed': ['The page asks for JavaScript', UNSEEN, IN_HTML],
  content: ['The text was recognised as a page', 'It decided that the page itself came.', 'Nothing to do.'],
  document: ['A document that is no HTML came', 'It was taken as what was asked for.', 'Nothing to do.'],
};

const VISITS: Readonly<Record<ProbeOutcome, TopicRow>> = {
  same: [
    'The bot was served what a browser was served',
    'Nothing is between the bot and the page.',
    'Nothing to do.',
  ],
  'ua-blocked': [
    'The name of the bot is refused',
    'A browser was served, this name was not: engines behind it have nothing to cite.',
    OPEN,
  ],
  'ua-soft-blocked': [
    'The name of the bot gets a stub',
    'A browser was served the page, this name far less of it.',
    OPEN,
  ],
  'ua-charged': [
    'The bot is asked to pay',
    'The server wants money from this name (status 402).',
    'A choice of the owner. Free the names that are to cite you.',
  ],
  'ua-rate-limited': [
    'The bot is slowed down',
    'A browser was served, this name was throttled.',
    'Allow the crawler its pace.',
  ],
  'ua-reset': [
    'The connection of the bot is cut',
    'A browser was served, this name was cut off without an answer.',
    OPEN,
  ],
  'different-content': [
    'The bot is served other text',
    'What an engine reads is not what people see; Google calls that cloaking.',
    'Serve both the same text.',
  ],
  'refused-for-all': [
    'Everybody is refused',
    'The browser was refused as well, so it is not about the name.',
    OPEN,
  ],
  'login-for-all': [
    'Everybody meets a login',
    'The browser met it as well, so it is not about the name.',
    PUBLIC,
  ],
  'site-error': ['The site fails for everybody', 'The browser met the error as well.', ALIVE],
  inconclusive: [
    'It could not be told',
    'The attempts failed, contradict each other, or the site may verify addresses that are not ours.',
    'Look into the log of the server for visits from the published addresses.',
  ],
};

const FETCHES: Readonly<Record<FetchCode, TopicRow>> = {
  url: ['The address cannot be asked', 'It is no http(s) address.', 'Correct it.'],
  blocked: [
    'The address is not on the public web',
    'We never ask private addresses, so that a site cannot lead us into a network.',
    'Name the exact origin with --allow-origin when it is yours.',
  ],
  dns: ['The host does not resolve', 'No crawler finds it either.', 'Correct the name or its DNS records.'],
  connection: [
    'The connection failed',
    'No crawler gets an answer either.',
    'See that the server listens and the firewall lets visitors in.',
  ],
  tls: [
    'The certificate or the handshake failed',
    'Crawlers end the connection here.',
    'Renew the certificate and serve its whole chain.',
  ],
  timeout: [
    'The answer took too long',
    'Crawlers wait some seconds and leave.',
    'Answer faster, or give us more time with --timeout.',
  ],
  protocol: ['The answer is no HTTP', 'No crawler can read it.', 'Correct the server.'],
  'too-large': [
    'Head or body is larger than we read',
    'A limit of ours, near those of crawlers.',
    'Send less.',
  ],
  decode: [
    'The body is not coded as its header says',
    'Browsers may forgive it, crawlers need not.',
    'Send the content coding that Content-Encoding names.',
  ],
  unsupported: [
    'The content coding is unknown',
    'We ask for gzip, deflate and br, and the server sent something else.',
    'Honour Accept-Encoding.',
  ],
  redirect: [
    'The redirects lead nowhere',
    'They form a circle, are too many, or name no address.',
    'Redirect once, to a page that answers 200.',
  ],
  aborted: ['The work was stopped', 'Somebody stopped it before the answer came.', 'Run it again.'],
};

const VENDOR_DOCS = 'Catalogue of 70 vendors, compiled 2026-11-21';

/** What there is to know of each kind of answer, of each visit and of each failure on the way. */
export const accessTopics = [
  ...topicsOf(
    { kind: 'access', source: 'https://www.rfc-editor.org/rfc/rfc9110', grade: 'standard' },
    { ...KINDS, ...SIGNALS },
  ),
  ...topicsOf(
    { kind: 'visit', source: 'Comparison of visits under both names within one run', grade: 'weak' },
    VISITS,
  ),
  ...topicsOf(
    { kind: 'fetch', source: 'https://www.rfc-editor.org/rfc/rfc9110', grade: 'standard' },
    FETCHES,
  ),
  ...wafVendors.flatMap(signatureTopics),
];

type Vendor = (typeof wafVendors)[number];

function signatureTopics({ key, label, rules }: Vendor): Topic[] {
  const fix = `Let the crawlers through in the settings of ${label}.`;
  const family = { kind: 'signature', fix, grade: 'moderate' } as const;
  const edge: Topic = {
    ...family,
    id: `edge/${key}`,
    title: `${label} is in front of the site`,
    why: 'It may act on crawlers before the site does. Standing in front is not a fault in itself.',
    source: VENDOR_DOCS,
    example: '',
  };
  return [
    edge,
    ...rules.map(({ id, kind, sources, when }) => ({
      ...family,
      id: `${key}/${id}`,
      title: `${label} acted: ${KINDS[kind][0]}`,
      why: UNSEEN,
      source: sources.map((source) => wafSources[source] ?? source).join('; '),
      example: JSON.stringify(when),
    })),
  ];
}
