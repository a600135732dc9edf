import { describe, expect, test } from 'vitest';
import { joinSite } from '../../../src/audits/site.ts';
import type { Finding } from '../../../src/findings/finding.ts';
import type { JoinedPage } from '../../../src/audits/site.ts';
import { auditPage } from '../../../src/audits/page.ts';
import { emptySite } from '../../../src/rules/page/site-context.ts';
import { article, paragraphs } from '../../../src/rules/page/example-page.ts';
import { exchangeOf } from '../../../src/exchange.ts';
import type { Exchange } from '../../../src/exchange.ts';
import { robotsAccess } from '../../../src/facts/robots-access.ts';

const ORIGIN = 'https://example.com';

interface Saved extends Partial<Exchange> {
  readonly html?: string;
}

/** Language versions that the sitemap states, by path. */
type Stated = Readonly<Record<string, readonly (readonly [tag: string, path: string])[]>>;

function page(
  path: string,
  { html = article('<p>Short.</p>'), ...extra }: Saved = {},
  stated: Stated = {},
): JoinedPage {
  const url = new URL(path, ORIGIN).href;
  const versions = new Map(
    Object.entries(stated).map(([at, set]) => [
      ORIGIN + at,
      set.map(([tag, to]) => [tag, ORIGIN + to] as const),
    ]),
  );
  return auditPage({ ...exchangeOf({ url, body: html }), ...extra }, { ...emptySite(ORIGIN), versions });
}

function findings(pages: readonly JoinedPage[], listed: readonly string[] = [], robots = '') {
  const join = joinSite({
    origin: ORIGIN,
    sitemap: new Map(listed.map((path) => [new URL(path, ORIGIN).href, ''])),
    robots: robotsAccess(
      exchangeOf({ url: `${ORIGIN}/robots.txt`, headers: [['content-type', 'text/plain']], body: robots }),
    ),
  });
  for (const each of pages) join.add(each);
  return join.findings();
}

const found = (pages: readonly JoinedPage[], listed: readonly string[] = [], robots = '') =>
  Object.fromEntries(
    Object.entries(byRule(findings(pages, listed, robots).findings)).map(([rule, of]) => [
      rule,
      { count: of.length, examples: of.map(({ place }) => place.url) },
    ]),
  );

const byRule = (all: readonly Finding[]): Record<string, Finding[]> => {
  const rules: Record<string, Finding[]> = {};
  for (const finding of all) (rules[finding.rule] ??= []).push(finding);
  return rules;
};

/** The faults of one rule by code, with the addresses. */
const codes = (id: string, pages: readonly JoinedPage[], listed: readonly string[] = [], robots = '') => {
  const addresses: Record<string, string[]> = {};
  for (const { rule, code, place } of findings(pages, listed, robots).findings)
    if (rule === id) (addresses[code] ??= []).push(place.url);
  return addresses;
};

const withHead = (head: string, body = paragraphs(80)) => article(body, head);

describe('what the sitemap lists', () => {
  test.each([
    ['sitemap-status', '/gone', { status: 404 }],
    ['sitemap-noindex', '/a', { html: withHead('<meta name="robots" content="noindex">') }],
    ['sitemap-canonical', '/a', { html: withHead('<link rel="canonical" href="/b">') }],
    [
      'sitemap-redirects',
      '/old',
      { finalUrl: `${ORIGIN}/new`, hops: [{ url: `${ORIGIN}/old`, status: 301, location: `${ORIGIN}/new` }] },
    ],
  ])('%s', (id, path, extra) => {
    expect(found([page(path, extra)], [path])[id]).toEqual({ count: 1, examples: [ORIGIN + path] });
    expect(found([page(path, extra)], ['/other'])[id]).toBeUndefined();
  });

  test('sitemap-blocked', () => {
    const robots = 'User-agent: *\nDisallow: /private/';
    const pages = [page('/private/a'), page('/open')];
    expect(found(pages, ['/private/a', '/open'], robots)['sitemap-blocked']).toEqual({
      count: 1,
      examples: [`${ORIGIN}/private/a`],
    });
  });
});

test('a second form of the host', () => {
  const pages = [
    page('/a'),
    page('https://www.example.com/a'),
    page('http://example.com/b'),
    page('https://other.example/c'),
  ];
  expect(found(pages)['one-host']).toMatchObject({ count: 2 });
});

test('titles and descriptions that pages share, canonical copies aside', () => {
  const description = '<meta name="description" content="One description for all pages of the site">';
  const pages = [
    page('/a', { html: withHead(description) }),
    page('/b', { html: withHead(description) }),
    page('/c', { html: withHead(`${description}<link rel="canonical" href="/a">`) }),
    page('/d', { html: '<title>Another title</title><p>Text</p>' }),
  ];
  expect(found(pages)['duplicate-titles']).toEqual({ count: 2, examples: [`${ORIGIN}/a`, `${ORIGIN}/b`] });
  expect(found(pages)['duplicate-descriptions']).toMatchObject({ count: 2 });
});

test('pages with nearly the same text', () => {
  const words = Array.from({ length: 400 }, (_, index) => `word${(index * 7919) % 389}`);
  const text = (list: readonly string[]) => `<title>${list[0]}</title><main><p>${list.join(' ')}</p></main>`;
  const pages = [
    page('/a', { html: text(words) }),
    page('/b', { html: text([...words, 'more']) }),
    page('/c', { html: text(words.map((word) => `${word}x`)) }),
  ];
  expect(found(pages)['near-duplicates']).toEqual({ count: 2, examples: [`${ORIGIN}/a`, `${ORIGIN}/b`] });
});

test('canonical addresses that lead nowhere', () => {
  const canonical = (target: string) => ({ html: withHead(`<link rel="canonical" href="${target}">`) });
  const pages = [
    page('/to-missing', canonical('/missing')),
    page('/missing', { status: 404 }),
    page('/to-chain', canonical('/chain')),
    page('/chain', canonical('/end')),
    page('/end', canonical('/end')),
    page('/to-unread', canonical('/unread')),
  ];
  expect(codes('canonical-targets', pages)).toEqual({
    chained: [`${ORIGIN}/to-chain`],
    error: [`${ORIGIN}/to-missing`],
  });
});

test('a canonical address that another one redirects to is no redirect itself', () => {
  const named = page('/copy', { html: withHead(`<link rel="canonical" href="/new">`) });
  const hops = [{ url: `${ORIGIN}/old`, status: 301, location: `${ORIGIN}/new` }];
  const old = page('/old', { finalUrl: `${ORIGIN}/new`, hops });
  for (const pages of [
    [old, page('/new'), named],
    [page('/new'), named, old],
    [named, old],
  ])
    expect(found(pages)['canonical-targets']).toBeUndefined();
  const toOld = page('/copy', { html: withHead(`<link rel="canonical" href="/old">`) });
  expect(found([page('/new'), old, toOld])['canonical-targets']).toMatchObject({ count: 1 });
});

test('a page is one page beside the addresses that redirect to it, and is named by its own', () => {
  const html = withHead('<link rel="canonical" href="/gone">');
  const hops = [{ url: `${ORIGIN}/a`, status: 301, location: `${ORIGIN}/b` }];
  const named = [
    page('/a', { html, finalUrl: `${ORIGIN}/b`, hops }),
    page('/b', { html }),
    page('/gone', { status: 404 }),
  ];
  expect(found(named)['canonical-targets']).toEqual({ count: 1, examples: [`${ORIGIN}/b`] });
  const versions = '<link rel="alternate" hreflang="de" href="/de">';
  const english = [
    page('/a', { html: withHead(versions), finalUrl: `${ORIGIN}/b`, hops }),
    page('/b', { html: withHead(versions) }),
    page('/de', { html: withHead('') }),
  ];
  expect(found(english)['hreflang-return']).toEqual({ count: 1, examples: [`${ORIGIN}/b`] });
});

test('language versions that do not name each other', () => {
  const links =
    '<link rel="alternate" hreflang="en" href="/en"><link rel="alternate" hreflang="de" href="/de">';
  const pages = [page('/en', { html: withHead(links) }), page('/de', { html: withHead('') })];
  expect(found(pages)['hreflang-return']).toEqual({ count: 1, examples: [`${ORIGIN}/en`] });
  expect(
    found([page('/en', { html: withHead(links) }), page('/de', { html: withHead(links) })])[
      'hreflang-return'
    ],
  ).toBeUndefined();
});

test('pages without a link to them', () => {
  const pages = [
    page('/', { html: article('<a href="/a/">A</a>') }),
    page('/a'),
    page('/lonely', { html: article('<a href="/lonely">Itself</a>') }),
  ];
  expect(found(pages)['orphans']).toEqual({ count: 1, examples: [`${ORIGIN}/lonely`] });
});

test.each([
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/caf%C3%A9', '/caf%c3%a9'],
  ['/%7Eana', '/~ana'],
  ['/a/b%2Dc/', '/a/b-c'],
  ['/a;jsessionid=1F', '/a'],
])('a link to %s is one to %s', (link, path) => {
  const pages = [page('/', { html: article(`<a href="${link}">A</a>`) }), page(path)];
  expect(found(pages)).not.toHaveProperty('orphans');
  expect(found([...pages, page('/lonely')])['orphans']).toMatchObject({ count: 1 });
});

test('orphans are not claimed where links were not all kept', () => {
  const many = Array.from({ length: 300 }, (_, index) => `<a href="/p${index}">P</a>`).join('');
  expect(found([page('/', { html: article(many) }), page('/lonely')])['orphans']).toBeUndefined();
  const fewer = Array.from({ length: 299 }, (_, index) => `<a href="/p${index}">P</a>`).join('');
  expect(found([page('/', { html: article(fewer) }), page('/lonely')])['orphans']).toMatchObject({
    count: 1,
  });
});

test('orphans are not claimed while listed pages are unread', () => {
  const pages = [page('/', { html: article('<a href="/a">A</a>') }), page('/a'), page('/lonely')];
  expect(found(pages, ['/', '/a', '/lonely'])['orphans']).toMatchObject({ count: 1 });
  expect(found(pages, ['/', '/a', '/lonely', '/unread'])['orphans']).toBeUndefined();
});

test('one assistant turned away does not contradict the sitemap', () => {
  const closed = (bot: string) =>
    found([page('/a')], ['/a'], `User-agent: ${bot}\nDisallow: /`)['sitemap-blocked'];
  expect(closed('PerplexityBot')).toBeUndefined();
  expect(closed('Googlebot')).toMatchObject({ count: 1 });
  expect(closed('bingbot')).toMatchObject({ count: 1 });
});

test('parts of a list may share title and description', () => {
  const list = withHead('<meta name="description" content="All guides of this site, newest first.">');
  const pages = ['/guides', '/guides?page=2', '/guides/page/3/'].map((path) => page(path, { html: list }));
  const { 'duplicate-titles': titles, 'duplicate-descriptions': descriptions } = found(pages);
  expect([titles, descriptions]).toEqual([undefined, undefined]);
  expect(found([...pages, page('/other', { html: list })])['duplicate-titles']).toMatchObject({ count: 4 });
});

test('versions for several regions may share text and title, untranslated ones may not share text', () => {
  const pair = (second: string) => {
    const links = `<link rel="alternate" hreflang="en-us" href="/us"><link rel="alternate" hreflang="${second}" href="/second">`;
    return found(['/us', '/second'].map((path) => page(path, { html: withHead(links) })));
  };
  expect(pair('en-gb')).not.toHaveProperty('near-duplicates');
  expect(pair('en-gb')).not.toHaveProperty('duplicate-titles');
  expect(pair('de')).toHaveProperty('near-duplicates');
});

test('such versions are the same ones when only the sitemap states them', () => {
  const pair = (second: string) => {
    const set = [
      ['en-us', '/us'],
      [second, '/second'],
    ] as const;
    const stated = { '/us': set, '/second': set };
    return found(['/us', '/second'].map((path) => page(path, { html: withHead('') }, stated)));
  };
  expect(pair('en-gb')).not.toHaveProperty('near-duplicates');
  expect(pair('en-gb')).not.toHaveProperty('duplicate-titles');
  expect(pair('de')).toHaveProperty('near-duplicates');
});

test('a firewall against an open robots.txt', () => {
  const challenge: Saved = {
    html: '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>',
    status: 403,
    headers: [
      ['content-type', 'text/html'],
      ['cf-mitigated', 'challenge'],
      ['server', 'cloudflare'],
    ],
  };
  expect(found([page('/a', challenge)])['declared-against-actual']).toMatchObject({ count: 1 });
  expect(
    found([page('/a', challenge)], [], 'User-agent: *\nDisallow: /')['declared-against-actual'],
  ).toBeUndefined();

  const underRobots = (status: number) => {
    const robots = robotsAccess(exchangeOf({ url: `${ORIGIN}/robots.txt`, status, body: '' }));
    const join = joinSite({ origin: ORIGIN, sitemap: null, robots });
    join.add(page('/a', challenge));
    return join.findings().findings.map(({ rule }) => rule);
  };
  expect(underRobots(404)).toContain('declared-against-actual');
  expect(underRobots(503)).not.toContain('declared-against-actual');
});

describe('causes on pages', () => {
  const bad = page('/bad', { html: '<div id="root"></div><script src="/app.js"></script>' });
  const good = page('/good', { html: article(paragraphs(350)) });

  test('one cause, one finding, with the points it would return', () => {
    const { causes } = findings([bad, good]);
    const lost = [bad, good]
      .flatMap(({ evidence }) => evidence.findings)
      .reduce((sum, { cost }) => sum + cost.points, 0);
    expect(causes.reduce((sum, { points }) => sum + points, 0)).toBe(lost);
    expect(new Set(causes.map(({ id }) => id)).size).toBe(causes.length);
    expect(causes.find(({ id }) => id === 'canonical-self')).toMatchObject({
      pages: 2,
      examples: [`${ORIGIN}/bad`, `${ORIGIN}/good`],
    });
  });

  test('the order of the pages changes nothing', () => {
    const many = [
      bad,
      good,
      ...Array.from({ length: 30 }, (_, at) => page(`/p${at}`, { html: `<title>${at % 3}</title>` })),
    ];
    const listed = many.map(({ evidence }) => evidence.digest.url);
    expect(findings(many.toReversed(), listed)).toEqual(findings(many, listed));
  });

  test('worst pages come first; a page audited under another address adds no score', () => {
    const { worst, gates } = findings([good, bad, { ...bad, result: null }, page('/gone', { status: 410 })]);
    expect(worst.map(({ url }) => url)).toEqual([`${ORIGIN}/gone`, `${ORIGIN}/bad`, `${ORIGIN}/good`]);
    expect(gates).toMatchObject({ 'http-ok': 1 / 3 });
  });

  test('of many pages the fifty worst are kept, whatever their order', () => {
    const scored = Array.from({ length: 251 }, (_, at) => ({
      ...good,
      result: { ...good.result!, url: `${ORIGIN}/${at}`, overall_score: (at * 7) % 251 },
    }));
    expect(findings(scored).worst.map(({ overall }) => overall)).toEqual(
      Array.from({ length: 50 }, (_, at) => at),
    );
  });

  test('causes that return most come first, and of one number of points those of more pages', () => {
    const { causes } = findings([bad, good, page('/third', { html: article(paragraphs(350)) })]);
    const order = causes.map(({ points, pages }) => points * 1_000 + pages);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect(causes.map(({ pages }) => pages)).not.toEqual(
      causes.map(({ pages }) => pages).toSorted((a, b) => b - a),
    );
  });

  test('each fault of a rule is a cause of its own, and speaks of its own pages', () => {
    const thin = page('/z-thin', { html: article(paragraphs(20)) });
    const short = page('/a-short', { html: `<div>${paragraphs(55)}</div>` });
    const amounts = findings([thin, short]).causes.filter(({ id }) => id === 'text-amount');
    expect(amounts.map(({ type, pages, examples }) => ({ type, pages, examples }))).toEqual([
      { type: 'critical', pages: 1, examples: [`${ORIGIN}/z-thin`] },
      { type: 'warning', pages: 1, examples: [`${ORIGIN}/a-short`] },
    ]);
  });

  test('of many pages ten are named', () => {
    const pages = Array.from({ length: 45 }, (_, index) =>
      page(`/p${String(index).padStart(2, '0')}`, { html: '<p>Little.</p>' }),
    );
    const cause = findings(pages).causes.find(({ id }) => id === 'canonical-self');
    expect(cause?.pages).toBe(45);
    expect(cause?.examples).toHaveLength(10);
    expect(cause?.examples[0]).toBe(`${ORIGIN}/p00`);
  });
});

describe('what is not the fault of the page', () => {
  const challenge = {
    status: 403,
    headers: [['cf-mitigated', 'challenge']] as const,
    html: '<title>x</title>',
  };
  const throttle = { status: 429, html: '<title>Slow down</title>' };
  const canonical = (target: string) => ({ html: withHead(`<link rel="canonical" href="${target}">`) });

  test.each([
    ['a challenge', challenge],
    ['a throttle', throttle],
  ])('%s is told of once, as a refusal', (_, refusal) => {
    const fault = found([page('/a', canonical('/b')), page('/b', refusal)], ['/b']);
    expect(Object.keys(fault)).toContain('declared-against-actual');
    expect(Object.keys(fault)).not.toContain('sitemap-status');
    expect(Object.keys(fault)).not.toContain('canonical-targets');
  });

  test('what an address on another name holds is no text of this site', () => {
    const away = (path: string): Saved => ({
      html: withHead('<meta name="robots" content="noindex">'),
      finalUrl: `https://other.example${path}`,
      hops: [{ url: ORIGIN + path, status: 302, location: `https://other.example${path}` }],
    });
    const fault = found([page('/', {}), page('/a', away('/a')), page('/b', away('/b'))], ['/', '/a', '/b']);
    expect(fault).toMatchObject({ 'sitemap-redirects': { count: 2 } });
    for (const id of ['sitemap-noindex', 'duplicate-titles', 'near-duplicates', 'orphans'])
      expect(fault[id]).toBeUndefined();
    const own = { ...away('/a'), finalUrl: 'https://shop.example.com/a' };
    expect(found([page('/a', own)], ['/a'])['sitemap-noindex']).toMatchObject({ count: 1 });
  });

  test('another port is another site', () => {
    expect(found([page('https://example.com:8443/a')])['one-host']).toBeUndefined();
  });

  test.each([
    ['signs', 'Course in C++', 'Course in C#'],
    ['an accent', 'Schön hier', 'Schon hier'],
    ['a stroke', 'Pipes of 1/2 inch', 'Pipes of 12 inch'],
  ])('titles that differ by %s are two titles', (_, one, other) => {
    const titled = (title: string) => ({
      html: `<meta charset="utf-8"><title>${title}</title><p>What is told here is about ${title}.</p>`,
    });
    expect(found([page('/a', titled(one)), page('/b', titled(other))])['duplicate-titles']).toBeUndefined();
    const same = [page('/a', titled(one)), page('/b', titled(` ${one.toUpperCase()} `))];
    expect(found(same)['duplicate-titles']).toMatchObject({ count: 2 });
  });
});

describe('language versions', () => {
  const links = (...versions: readonly (readonly [string, string])[]) =>
    versions.map(([tag, path]) => `<link rel="alternate" hreflang="${tag}" href="${path}">`).join('');
  const BOTH = links(['en', '/en'], ['de', '/de']);

  test('a copy speaks for its canonical page', () => {
    const copy = page('/en?view=a', { html: withHead(`${BOTH}<link rel="canonical" href="/en">`) });
    const pages = [page('/en', { html: withHead(BOTH) }), page('/de', { html: withHead(BOTH) }), copy];
    expect(found(pages)['hreflang-return']).toBeUndefined();
  });

  test('a Link header is as good as an element', () => {
    const link = `<${ORIGIN}/en>; rel="alternate"; hreflang="en", <${ORIGIN}/de>; rel="alternate"; hreflang="de"`;
    const pages = [
      page('/en', { html: withHead(''), headers: [['link', link]] }),
      page('/de', { html: withHead(BOTH) }),
    ];
    expect(found(pages)['hreflang-return']).toBeUndefined();
    expect(
      found([page('/en', { html: withHead('') }), pages[1] ?? page('/de')])['hreflang-return'],
    ).toMatchObject({ examples: [`${ORIGIN}/de`] });
  });

  const SET = [
    ['en', '/en'],
    ['de', '/de'],
  ] as const;
  test.each<[en: string, de: string, stated: Stated, missing: readonly string[]]>([
    // Both in head, both in the sitemap, one in each: the ways are equal.
    [BOTH, BOTH, {}, []],
    ['', '', { '/en': SET, '/de': SET }, []],
    [BOTH, '', { '/de': SET }, []],
    ['', BOTH, { '/en': SET }, []],
    [BOTH, '', { '/de/': SET }, []],
    // The entry of a page speaks for that page alone.
    [BOTH, '', { '/en': SET }, ['/en']],
    ['', '', { '/en': SET }, ['/en']],
    [BOTH, '', { '/de': [['de', '/de']] }, ['/en']],
    ['', '', { '/en': SET, '/de': [['fr', '/fr']] }, ['/en']],
  ])('a return in head or in the sitemap (%#)', (en, de, stated, missing) => {
    const pages = [page('/en', { html: withHead(en) }, stated), page('/de', { html: withHead(de) }, stated)];
    const examples = found(pages)['hreflang-return']?.examples ?? [];
    expect(examples).toEqual(missing.map((path) => ORIGIN + path));
  });

  test('what head and sitemap both say is one set', () => {
    const many = Array.from({ length: 39 }, (_, index) => [`en-a${index}`, `/v${index}`] as const);
    const pages = [
      page('/a', { html: withHead(links(['en', '/b'])) }),
      page('/b', { html: withHead(links(...many)) }, { '/b': many }),
    ];
    expect(found(pages)).toHaveProperty('hreflang-return');
  });

  test.each([
    [39, 'named'],
    [40, 'left open'],
  ])('a missing return among %i versions is %s', (count, what) => {
    const others = Array.from({ length: count }, (_, index) => [`en-a${index}`, `/v${index}`] as const);
    const pages = [
      page('/a', { html: withHead(links(['en', '/b'])) }),
      page('/b', { html: withHead(links(...others)) }),
    ];
    expect('hreflang-return' in found(pages)).toBe(what === 'named');
  });
});

describe('pages without a link', () => {
  const to = (...paths: readonly string[]) => ({
    html: withHead('', paragraphs(80) + paths.map((path) => `<a href="${path}">x</a>`).join('')),
  });

  test('one that a linked address redirects to has one', () => {
    const moved = {
      finalUrl: `${ORIGIN}/new`,
      hops: [{ url: `${ORIGIN}/old`, status: 301, location: `${ORIGIN}/new` }],
    };
    const pages = [page('/', to('/old')), page('/old', moved), page('/new')];
    expect(found(pages, ['/', '/new'])['orphans']).toBeUndefined();
    expect(found([page('/', to()), ...pages.slice(1)], ['/', '/new'])['orphans']).toBeDefined();
  });

  test('of a site that was read in part, nothing is said', () => {
    const join = joinSite({ origin: ORIGIN, sitemap: new Map(), sitemapCut: true, robots: null });
    for (const each of [page('/', to('/a')), page('/a'), page('/b')]) join.add(each);
    expect(join.findings().findings.map(({ rule }) => rule)).not.toContain('orphans');
  });
});
