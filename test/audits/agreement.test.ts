/** What came in answer to a request is asked by three audits, and there is one answer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { auditCrawlerCheck } from '../../src/audits/crawler.ts';
import { auditPage } from '../../src/audits/page.ts';
import { auditSchema } from '../../src/audits/schema.ts';
import { exchangeOf, unanswered, type Exchange, type HeaderLine } from '../../src/exchange.ts';
import { isRead, pageAnswer, type PageAnswer } from '../../src/access/page-answer.ts';
import type { AccessKind } from '../../src/access/model.ts';
import { pageFacts } from '../../src/facts/page.ts';
import type { PageFacts } from '../../src/facts/page-facts.ts';
import { exampleSubject } from '../rules/access/example-subject.ts';
import { readHomePage } from '../../src/rules/access/home-page.ts';
import { ask } from '../../src/audits/judge.ts';
import { pageAudit } from '../../src/audits/page.ts';
import { cameInstead, subjectOf } from '../../src/rules/page/subject.ts';
import { httpOk } from '../../src/rules/page/technical/http-ok.ts';
import { serverRendered } from '../../src/rules/page/technical/server-rendered.ts';
import { viewOf } from '../../src/rules/schema/seen.ts';
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

/** What each audit says came, and whether that is the page, with its text. */
interface Said {
  readonly crawler: { readonly kind: AccessKind | null; readonly hasText: boolean };
  readonly schema: { readonly kind: AccessKind | null; readonly isPage: boolean };
  readonly page: { readonly kind: AccessKind; readonly isPage: boolean; readonly hasText: boolean };
}

/** What each audit takes the answer for. The page is read once: it is what their rules judge that is compared. */
function said(exchange: Exchange, page: PageFacts, answer: PageAnswer): Said {
  const { access, crawlSim } = readHomePage(exchange, [], page);
  const { access: kind, isPage } = viewOf(exchange, page);
  const subject = subjectOf(page, { access: cameInstead(answer) });
  const isServed = ask(pageAudit, httpOk, subject).kind !== 'fail';
  const drawn = ask(pageAudit, serverRendered, subject);
  const isDrawn = drawn.kind !== 'fail' || drawn.kept > 0;
  return {
    crawler: { kind: access?.kind ?? null, hasText: crawlSim.accessible },
    schema: { kind, isPage },
    page: { kind: subject.access?.kind ?? 'pass', isPage: isServed, hasText: isServed && isDrawn },
  };
}

/** What they have to say, by the one function. */
function agreed(answer: PageAnswer, { crawler }: Said): Said {
  const isPage = isRead(answer);
  const hasText = isPage && answer.form !== 'shell';
  return {
    crawler: { kind: answer.kind ?? crawler.kind, hasText },
    schema: { kind: answer.kind, isPage },
    page: { kind: answer.kind ?? 'pass', isPage, hasText },
  };
}

/** What the audits say of an answer, and what they have to say. */
function told(exchange: Exchange, name: string) {
  const page = pageFacts(exchange);
  const answer = pageAnswer(exchange, page);
  const one = said(exchange, page, answer);
  const of = { name, reason: answer.reason };
  return { all: { ...of, ...one }, one: { ...of, ...agreed(answer, one) } };
}

const { input } = exampleSubject({});

/** The same from the results of the audits, which is what a reader gets. */
function published(exchange: Exchange): Said {
  const { evidence, result } = auditCrawlerCheck({ ...input, baseline: exchange, probes: [] });
  const { evidence: schema } = auditSchema(exchange);
  const { evidence: seo } = auditPage(exchange);
  const isPage = !seo.issues.some(({ id }) => id === 'http-ok');
  return {
    crawler: { kind: evidence.access?.kind ?? null, hasText: result.crawlSim.accessible },
    schema: { kind: schema.access, isPage: schema.isPage },
    page: {
      kind: seo.access.kind,
      isPage,
      hasText: isPage && !seo.gates.some(({ id }) => id === 'server-rendered'),
    },
  };
}

const folder = corpusFolder();

describe.runIf(folder !== null)('real pages', () => {
  const names =
    folder === null ? [] : readdirSync(join(folder, 'pages')).filter((name) => name.endsWith('.gz'));
  test.each(names)('%s', (name) => {
    const body = gunzipSync(readFileSync(join(folder ?? '', 'pages', name)));
    const { all, one } = told(exchangeFor({ body }), name);
    expect(all).toEqual(one);
  });
});

const heading = (title: string, text: string): string =>
  page(`<h1>${title}</h1><p>${text}</p>`, `<title>${title}</title>`);

const SHORT: Readonly<Record<string, Stored>> = {
  'a page': { body: RICH },
  'a short page': { body: heading('Opening hours', 'We open at nine and close at six.') },
  'a shell': { body: page('<div id="root"></div><script src="/app.js"></script>') },
  'a page that asks for scripts': {
    body: page('<p>Loading</p><noscript>Enable JavaScript to see this page.</noscript>'),
  },
  'a page whose text is in the data of a script': {
    body: page(`<p>Loading</p><script type="application/json">["${'word '.repeat(100)}"]</script>`),
  },
  'a page whose text is sent hidden': {
    body: page(`<p>Loading</p><div hidden>${PROSE}</div><script>${'push(1);'.repeat(300)}</script>`),
  },
  'a short page with many scripts': {
    body: page(`<h1>Hours</h1><p>Open from nine to six.</p><script>${'push(1);'.repeat(3_000)}</script>`),
  },
  'a picture with a name': { body: page('<a href="/shop"><img src="/door.jpg" alt="Enter our shop"></a>') },
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
  const exchange = exchangeFor(stored);
  const { all, one } = told(exchange, name);
  expect(all).toEqual(one);
  expect(one).toMatchObject(published(exchange));
});

test('a login at the address of a login is the page, unless its status says that it is none', () => {
  const form = page('<form><input type="password"></form>', '<title>Sign in</title>');
  for (const status of [200, 401]) {
    const exchange = { ...exchangeFor({ status, body: form }), url: 'https://example.com/login' };
    const { all, one } = told({ ...exchange, finalUrl: exchange.url }, `status ${status}`);
    expect(all).toEqual(one);
  }
});

test.each(['dns', 'timeout', 'blocked', 'redirect', 'unsupported', 'aborted'] as const)(
  'an answer that did not come: %s',
  (code) => {
    const failed = unanswered(URL_OF_ALL, { code, message: code, retryable: false });
    const { all, one } = told(failed, code);
    expect(all).toEqual(one);
    expect(one).toMatchObject(published(failed));
  },
);

const PAGES = resolve(import.meta.dirname, '../pages');
const stored = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);

test('the stored short pages', () => {
  expect(stored.length).toBeGreaterThan(300);
  for (const name of stored) {
    const { all, one } = told(exchangeFor({ body: readFileSync(join(PAGES, name)) }), name);
    expect(all).toEqual(one);
  }
});

/** Answers of the examples of all rules that are whole pages. */
const examples = rules.flatMap(({ examples: { pass, fail, partly = [] } }) =>
  [...pass, ...fail, ...partly].flatMap((example: unknown) => (typeof example === 'string' ? [example] : [])),
);

test('the pages of the examples of rules', () => {
  expect(examples.length).toBeGreaterThan(300);
  for (const body of examples) {
    const { all, one } = told(exchangeFor({ body }), body);
    expect(all).toEqual(one);
  }
});
