/** What came in answer to a request is asked by three audits, and there is one answer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { auditCrawlerCheck } from '../../src/audits/crawler.ts';
import { auditPage } from '../../src/audits/page.ts';
import { auditSchema } from '../../src/audits/schema.ts';
import { exchangeOf, unanswered, type Exchange, type HeaderLine } from '../../src/exchange.ts';
import { isRead, pageAnswer } from '../../src/access/index.ts';
import { pageFacts } from '../../src/facts/page.ts';
import { exampleSubject } from '../../src/rules/access/example-subject.ts';
import { rules } from '../../src/rules/rules.ts';
import { corpusFolder } from '../corpus.ts';
import { page, PROSE, RICH } from '../access/pages.ts';

const URL_OF_ALL = 'https://example.com/';
const HTML: HeaderLine = ['content-type', 'text/html; charset=utf-8'];

interface Stored {
  readonly status?: number;
  readonly headers?: readonly HeaderLine[];
  readonly body: string | Uint8Array;
}

const exchangeFor = ({ status = 200, headers = [HTML], body }: Stored): Exchange =>
  exchangeOf({ url: URL_OF_ALL, status, headers, body });

/** What each audit took the answer for: the page with its text, the page without, or something else. */
function takenFor(exchange: Exchange) {
  const { input } = exampleSubject({});
  const home = auditCrawlerCheck({ ...input, baseline: exchange, probes: [] });
  const { evidence: schema } = auditSchema(exchange);
  const { evidence: seo } = auditPage(exchange);
  const isUnseen = seo.issues.some(({ id }) => id === 'http-ok');
  return {
    crawler: {
      kind: home.evidence.access?.kind ?? null,
      hasText: home.result.crawlSim.accessible,
    },
    schema: { kind: schema.access, isPage: schema.isPage },
    page: { kind: seo.access.kind, isPage: !isUnseen },
  };
}

/** What the three say, and what the one function says. */
function told(exchange: Exchange, name: string) {
  const answer = pageAnswer(exchange, pageFacts(exchange));
  const isPage = isRead(answer);
  const taken = takenFor(exchange);
  const agreed = {
    name,
    reason: answer.reason,
    crawler: {
      kind: answer.kind ?? taken.crawler.kind,
      hasText: answer.form === 'page' || answer.form === 'unknown',
    },
    schema: { kind: answer.kind, isPage },
    page: { kind: answer.kind ?? 'pass', isPage },
  };
  return { said: { name, reason: answer.reason, ...taken }, agreed };
}

const folder = corpusFolder();

describe.runIf(folder !== null)('real pages', () => {
  const names =
    folder === null ? [] : readdirSync(join(folder, 'pages')).filter((name) => name.endsWith('.gz'));
  test.each(names)('%s', (name) => {
    const body = gunzipSync(readFileSync(join(folder ?? '', 'pages', name)));
    const { said, agreed } = told(exchangeFor({ body }), name);
    expect(said).toEqual(agreed);
  });
});

const heading = (title: string, text: string): string =>
  page(`<h1>${title}</h1><p>${text}</p>`, `<title>${title}</title>`);

const SHORT: Readonly<Record<string, Stored>> = {
  'a page': { body: RICH },
  'a short page': { body: heading('Opening hours', 'We open at nine and close at six.') },
  'a shell': { body: page('<div id="root"></div><script src="/app.js"></script>') },
  'a missing page with status 200': { body: heading('Page not found', 'Sorry.') },
  'the default page of a server': { body: heading('Welcome to nginx!', 'It works.') },
  'a challenge with status 200': {
    headers: [HTML, ['cf-mitigated', 'challenge']],
    body: heading('Just a moment...', 'Checking your browser.'),
  },
  'a challenge': {
    status: 403,
    headers: [HTML, ['cf-mitigated', 'challenge'], ['server', 'cloudflare']],
    body: heading('Just a moment...', 'Checking your browser.'),
  },
  'a refusal': { status: 403, body: heading('Access denied', 'You may not see this.') },
  'a refusal by region': { status: 451, body: heading('Not available', 'Not in your country.') },
  'a throttle': { status: 429, body: heading('Too many requests', 'Slow down.') },
  'a login with status 200': {
    body: page(
      '<h1>Sign in</h1><form><input type="email"><input type="password"></form>',
      '<title>Sign in</title>',
    ),
  },
  'a login with status 401': {
    status: 401,
    body: page('<form><input type="password"></form>', '<title>Sign in</title>'),
  },
  'an error': { status: 500, body: heading('Internal Server Error', 'Sorry.') },
  'a missing page': { status: 404, body: heading('Not found', 'Sorry.') },
  'a page with the status of a missing one': { status: 404, body: page(PROSE) },
  JSON: { headers: [['content-type', 'application/json']], body: '{"title":"Tea"}' },
  'plain text': { headers: [['content-type', 'text/plain']], body: 'Tea is a drink. '.repeat(60) },
  'a page without a type': { headers: [], body: RICH },
  'a page that sends its reader on': {
    body: page(
      '',
      '<title>Moved</title><meta http-equiv="refresh" content="0; url=https://example.com/new">',
    ),
  },
};

test.each(Object.entries(SHORT))('%s', (name, stored) => {
  const { said, agreed } = told(exchangeFor(stored), name);
  expect(said).toEqual(agreed);
});

test('a login at the address of a login is the page, unless its status says that it is none', () => {
  const form = page('<form><input type="password"></form>', '<title>Sign in</title>');
  for (const status of [200, 401]) {
    const exchange = { ...exchangeFor({ status, body: form }), url: 'https://example.com/login' };
    const { said, agreed } = told({ ...exchange, finalUrl: exchange.url }, `status ${status}`);
    expect(said).toEqual(agreed);
  }
});

test.each(['dns', 'timeout', 'blocked', 'redirect', 'unsupported', 'aborted'] as const)(
  'an answer that did not come: %s',
  (code) => {
    const failed = unanswered(URL_OF_ALL, { code, message: code, retryable: false });
    const { said, agreed } = told(failed, code);
    expect(said).toEqual(agreed);
  },
);

const PAGES = resolve(import.meta.dirname, '../pages');
const stored = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

test('the stored short pages', () => {
  expect(stored.length).toBeGreaterThan(300);
  for (const name of stored) {
    const { said, agreed } = told(exchangeFor({ body: readFileSync(join(PAGES, name)) }), name);
    expect(said).toEqual(agreed);
  }
});

/** Answers of the examples of all rules that are whole pages. */
const examples = rules.flatMap(({ examples: { pass, fail, partly = [] } }) =>
  [...pass, ...fail, ...partly].flatMap((example: unknown) => (typeof example === 'string' ? [example] : [])),
);

test('the pages of the examples of rules', () => {
  expect(examples.length).toBeGreaterThan(300);
  for (const body of examples) {
    const { said, agreed } = told(exchangeFor({ body }), body);
    expect(said).toEqual(agreed);
  }
});
