import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditPage } from '../../../src/audits/page.ts';
import type { SeoPageAudit } from '../../../src/audits/page.ts';
import { pageRules } from '../../../src/rules/page/rules.ts';
import { emptySite } from '../../../src/rules/page/site-context.ts';
import type { SiteContext } from '../../../src/rules/page/site-context.ts';
import { seoPageResult } from '../../../src/contract/index.ts';
import { exchangeOf } from '../../../src/exchange.ts';
import type { Exchange } from '../../../src/exchange.ts';
import { robotsAccess } from '../../../src/facts/robots-access.ts';

const ADDRESS = 'https://coffee.example/en/descale-espresso-machine';
const SOUND = readFileSync(resolve(import.meta.dirname, '../../../fixtures/languages/en.html'), 'utf8');
const NOW = Date.UTC(2026, 10, 1);

function exchange(html: string, extra: Partial<Exchange> = {}): Exchange {
  const saved = exchangeOf({ url: ADDRESS, body: html });
  return { ...saved, timings: { ...saved.timings, startedAt: NOW }, ...extra };
}

const audit = (html: string, site?: SiteContext): SeoPageAudit => auditPage(exchange(html), site);
const ids = ({ evidence }: SeoPageAudit): string[] => evidence.issues.map(({ id }) => id);

/** What holds of every audit. */
function isSound({ result, evidence }: SeoPageAudit): boolean {
  const lost = evidence.issues.reduce((sum, issue) => sum + issue.lost, evidence.withheld);
  const covered = Object.values(evidence.coverage).every(
    ({ judged, notApplicable, unknown, notSeen }) => judged + notApplicable + unknown + notSeen === 100,
  );
  const ordered = evidence.issues.every(
    ({ lost: points }, at) => at === 0 || points <= evidence.issues[at - 1]!.lost,
  );
  return (
    seoPageResult.safeParse(result).success &&
    lost === 100 - result.overall_score &&
    result.issues.length === evidence.issues.length &&
    covered &&
    ordered
  );
}

test('a sound page has full scores and the documented shape', () => {
  const page = audit(SOUND);
  expect(page.result).toMatchObject({
    url: ADDRESS,
    technical_score: 100,
    content_score: 100,
    ai_seo_score: 100,
    overall_score: 100,
  });
  expect(page.evidence).toMatchObject({ kind: 'article', gates: [], subsumed: [], access: { kind: 'pass' } });
  expect(isSound(page)).toBe(true);
});

describe('a page that was not seen is one finding', () => {
  const unseen: readonly (readonly [string, Exchange, string])[] = [
    ['no answer', { ...exchange(''), outcome: 'timeout', status: 0, headers: [] }, 'http-ok'],
    ['an error', exchange(SOUND, { status: 503 }), 'http-ok'],
    ['a PDF', exchange('%PDF-1.7', { headers: [['content-type', 'application/pdf']] }), 'http-ok'],
    ['a soft 404', exchange('<title>Page not found</title><h1>Page not found</h1>'), 'http-ok'],
    [
      'a body that broke off',
      exchange('<title>A page about lime</title><p>Lime', { truncated: 'connection' }),
      'http-ok',
    ],
    [
      'a challenge',
      exchange('<title>Just a moment...</title><script>window._cf_chl_opt={}</script>', {
        status: 403,
        headers: [
          ['content-type', 'text/html'],
          ['cf-mitigated', 'challenge'],
          ['server', 'cloudflare'],
        ],
      }),
      'http-ok',
    ],
  ];

  test.each(unseen)('%s', (_name, answer, gate) => {
    const page = auditPage(answer);
    expect(page.result).toMatchObject({
      technical_score: 0,
      content_score: 0,
      ai_seo_score: 0,
      overall_score: 0,
    });
    expect(page.evidence.issues.map(({ id, lost }) => [id, lost])).toEqual([[gate, 100]]);
    expect(page.evidence.subsumed).toHaveLength(pageRules.length - 1);
    expect(isSound(page)).toBe(true);
  });

  test.each([
    ['unsupported', 'application/pdf', 'not-html', /file/],
    ['unsupported', 'text/html', 'fetch-unsupported', /no other encoding/],
    ['tls', 'text/html', 'fetch-tls', /certificate/],
    ['redirect', 'text/html', 'fetch-redirect', /in one step/],
    ['connection', 'text/html', 'fetch-connection', /public internet/],
  ] as const)('%s of %s: what to do fits what came', (outcome, type, code, fix) => {
    const { result, evidence } = auditPage(exchange('', { outcome, headers: [['content-type', type]] }));
    expect(evidence.issues[0]).toMatchObject({ id: 'http-ok', code });
    expect(result.issues[0]?.fix).toMatch(fix);
  });

  test.each([
    ['an empty answer', ''],
    ['an answer without a text', '<!doctype html><html lang="en"><title>Lime</title><body><br></body>'],
  ])('%s is no page, and one word is a short one', (_name, html) => {
    const page = audit(html);
    expect(page.evidence.gates).toEqual([{ id: 'server-rendered', cap: 35 }]);
    expect(page.result.content_score).toBeLessThan(audit(`${html}Lime`).result.content_score);
    expect(audit(`${html}Lime`).evidence.gates).toEqual([]);
    expect(isSound(page)).toBe(true);
  });

  const refresh = '<meta http-equiv="refresh" content="0; url=/new">';
  test.each([
    ['blank', ''],
    ['of one sentence', '<p><a href="/new">Go on</a> if you are not sent on.</p>'],
  ])('a %s page that sends visitors on is told once, with its cure', (_name, body) => {
    const page = audit(`<!doctype html><html lang="en"><title>Lime</title>${refresh}<body>${body}</body>`);
    expect(page.evidence.gates).toEqual([{ id: 'server-rendered', cap: 35 }]);
    expect(page.evidence.issues[0]).toMatchObject({ id: 'server-rendered', code: 'only-meta-refresh' });
    expect(page.result.issues[0]?.fix).toBe('Redirect with HTTP status 301 instead');
    expect(page.result.issues.filter(({ message }) => message.includes('refresh'))).toHaveLength(1);
    expect(ids(page)).not.toContain('text-amount');
    expect(isSound(page)).toBe(true);
  });

  test('an empty shell keeps what its head says', () => {
    const head = /<head>[^]*<\/head>/.exec(SOUND)![0];
    const page = audit(
      `<!doctype html><html lang="en">${head}<body><div id="root"></div><script src="/app.js"></script></body></html>`,
    );
    expect(page.evidence.gates).toEqual([{ id: 'server-rendered', cap: 35 }]);
    expect(page.result.overall_score).toBeLessThanOrEqual(35);
    expect(ids(page)).not.toContain('text-amount');
    expect(ids(page)).not.toContain('answer-first');
    expect(isSound(page)).toBe(true);
  });
});

describe('behind a menu as long as a page', () => {
  const menu = Array.from({ length: 200 }, (_, at) => `<li><a href="/${at}">Boots number ${at}</a></li>`);
  const framed = (title: string, main: string) =>
    audit(
      `<title>${title}</title><nav><ul>${menu.join('')}</ul></nav><main><h1>${title}</h1>${main}</main><footer>Northern Boots</footer>`,
    );

  test.each([
    ['a missing page', 'Page not found', '<p>Sorry, this page does not exist.</p>', 'error'],
    ['a refusal', 'Access denied', '<p>You do not have permission to view this page.</p>', 'block'],
    [
      'a login',
      'Sign in',
      '<form><input type=email><input type=password><button>Go</button></form>',
      'login',
    ],
  ])('%s is seen', (_name, title, main, kind) => {
    const page = framed(title, main);
    expect(page.evidence.access.kind).toBe(kind);
    expect(page.result.overall_score).toBe(0);
  });

  test('a login at the address of one is the page itself', () => {
    const login = '<title>Sign in</title><h1>Sign in</h1><form><input type=password></form>';
    const accessAt = (url: string) => auditPage(exchange(login, { url, finalUrl: url })).evidence.access.kind;
    expect(accessAt('https://coffee.example/account/sign-in')).toBe('pass');
    expect(accessAt('https://coffee.example/wp-login.php')).toBe('pass');
    expect(accessAt('https://coffee.example/account')).toBe('login');
  });

  test('a short page is a page', () => {
    const page = framed('Opening hours', '<p>We are open from nine to five, and on Sundays never.</p>');
    expect(page.evidence.access.kind).toBe('pass');
  });
});

test('noindex is critical: it leaves 74 % of its part, and as a gate caps the whole at 25', () => {
  const page = audit(SOUND.replace('<title>', '<meta name="robots" content="noindex"><title>'));
  expect(page.result).toMatchObject({
    technical_score: 63,
    content_score: 100,
    ai_seo_score: 100,
    overall_score: 25,
  });
  expect(page.evidence.issues[0]).toMatchObject({ id: 'indexable', lost: 75 });
  expect(page.result.issues[0]).toMatchObject({ type: 'critical', category: 'technical' });
});

test('robots.txt counts by the share of blocked search bots', () => {
  const site = (rules: string): SiteContext => ({
    ...emptySite('https://coffee.example'),
    robots: robotsAccess(
      exchangeOf({
        url: 'https://coffee.example/robots.txt',
        headers: [['content-type', 'text/plain']],
        body: rules,
      }),
    ),
  });
  const all = audit(SOUND, site('User-agent: *\nDisallow: /'));
  const one = audit(SOUND, site('User-agent: PerplexityBot\nDisallow: /en/'));
  const training = audit(SOUND, site('User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /'));
  expect(all.result).toMatchObject({ technical_score: 65, overall_score: 30 });
  expect(one.evidence.issues.find(({ id }) => id === 'robots-search-bots')?.points).toBe(2);
  expect(training.result.technical_score).toBe(100);
});

test('a check that cannot be decided costs nothing and says why', () => {
  const { evidence } = audit(SOUND);
  expect(evidence.unknown).toContainEqual({
    id: 'robots-search-bots',
    code: 'robots-unread',
    reason: 'robots.txt was not read',
  });
  expect(evidence.coverage.technical.unknown).toBeGreaterThan(0);
});

test('on a page that was cut off nothing is said to be missing', () => {
  const page = auditPage(exchange(SOUND.slice(0, SOUND.indexOf('<h2 id="c">')), { truncated: 'size' }));
  expect(ids(page)).not.toContain('internal-links');
  expect(page.evidence.unknown).toContainEqual({
    id: 'internal-links',
    code: 'answer-cut',
    reason: 'the answer was cut off',
  });
  expect(isSound(page)).toBe(true);
});

test('equal input gives equal output', () => {
  expect(audit(SOUND)).toEqual(audit(SOUND));
});

/** Faults to put into a page, each with what puts it there. */
const FAULTS: Readonly<Record<string, (html: string) => string>> = {
  title: (html) => html.replace(/<title>.*<\/title>/, ''),
  description: (html) => html.replace(/<meta name="description"[^>]*>/, ''),
  canonical: (html) => html.replace(/<link rel="canonical"[^>]*>/, ''),
  lang: (html) => html.replace(' lang="en"', ''),
  main: (html) => html.replaceAll(/<\/?(?:main|article)>/g, ''),
  h1: (html) => html.replace(/<h1>.*<\/h1>/, ''),
  headings: (html) => html.replaceAll(/<h2[^]*?<\/h2>/g, ''),
  table: (html) => html.replace(/<table>[^]*<\/table>/, ''),
  list: (html) => html.replace(/<ol>[^]*<\/ol>/, ''),
  schema: (html) => html.replaceAll(/<script[^]*?<\/script>/g, ''),
  dates: (html) => html.replace(/<time[^]*?<\/time>/, '').replace(/<meta property="article[^>]*>/, ''),
  links: (html) => html.replaceAll(/<a href="\/[^]*?<\/a>/g, 'a link'),
  noindex: (html) => html.replace('<head>', '<head><meta name="robots" content="noindex">'),
  nosnippet: (html) => html.replace('<head>', '<head><meta name="robots" content="nosnippet">'),
  viewport: (html) => html.replace(/<meta name="viewport"[^>]*>/, ''),
};

/** Faulty elements to add anywhere between the blocks of the main text. */
const FAULTY_ELEMENTS = [
  '<img src="/a.png">',
  '<img src="/b.png" alt="image">',
  '<h2></h2>',
  '<h2> </h2>',
  '<h1></h1>',
  '<h1>Another topic of the page</h1>',
  '<h2>Overview</h2>',
  '<h2>1.</h2>',
  '<a href="#">Click here</a>',
  '<a href="javascript:void(0)">More</a>',
  '<a></a>',
  '<table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>',
  '<script type="application/ld+json">{"@type":"Article",}</script>',
  '<script type="application/ld+json">{</script>',
  '<video src="/v.mp4"></video>',
  '<p></p>',
  '<p>Lorem ipsum dolor sit amet.</p>',
  '<p>Hello {{ name }}!</p>',
  '<p id="a"></p><p id="a"></p>',
  '<meta name="robots" content="noindex">',
  '<meta name="description" content="Second description of the page that stands in the body of it.">',
  '<title>Second title</title>',
  '<img src="http://coffee.example/c.png" alt="Boiler of a machine">',
];

const scores = ({ result }: SeoPageAudit): number[] => [
  result.technical_score,
  result.content_score,
  result.ai_seo_score,
  result.overall_score,
];

describe('generated pages', () => {
  const faults = fc.subarray(Object.keys(FAULTS));
  const build = (names: readonly string[]): string =>
    names.reduce((html, name) => FAULTS[name]!(html), SOUND);

  test('every audit is sound', () => {
    fc.assert(
      fc.property(faults, (names) => {
        expect(isSound(audit(build(names)))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('to repair the cause of an issue lowers no score', () => {
    fc.assert(
      fc.property(faults, fc.nat(), (names, pick) => {
        fc.pre(names.length > 0);
        const repaired = names.filter((_, at) => at !== pick % names.length);
        const [before, after] = [scores(audit(build(names))), scores(audit(build(repaired)))];
        expect({ names, repaired, lower: after.map((score, at) => score < before[at]!) }).toEqual({
          names,
          repaired,
          lower: [false, false, false, false],
        });
      }),
      { numRuns: 150 },
    );
  });

  test('to add a faulty element raises no score', () => {
    const places = [...SOUND.matchAll(/\n(?=<(?:p|h2|table|ol|blockquote)\b)/g)].length;
    fc.assert(
      fc.property(
        faults,
        fc.constantFrom(...FAULTY_ELEMENTS),
        fc.nat(places - 1),
        (names, element, place) => {
          // Where the sound one was taken out, a second one is a repair.
          fc.pre(!(names.includes('title') && element.startsWith('<title')));
          fc.pre(!(names.includes('h1') && element.startsWith('<h1>A')));
          const html = build(names);
          const gaps = [...html.matchAll(/\n(?=<(?:p|h2|table|ol|blockquote)\b)/g)];
          const at = gaps[place % gaps.length]!.index;
          const worse = `${html.slice(0, at)}\n${element}${html.slice(at)}`;
          const [before, after] = [scores(audit(html)), scores(audit(worse))];
          expect({ names, element, place, higher: after.map((score, i) => score > before[i]!) }).toEqual({
            names,
            element,
            place,
            higher: [false, false, false, false],
          });
        },
      ),
      { numRuns: 300 },
    );
  });
});
