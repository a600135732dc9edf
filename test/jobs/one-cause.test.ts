/** Sites with many faults at once: no change is asked for twice, whichever audits met it. */
import { expect, onTestFinished, test } from 'vitest';
import type { Finding } from '../../src/findings/finding.ts';
import { createAuditor } from '../../src/jobs/auditor.ts';
import { serveSite, sitemapOf, type Routes } from '../site-server.ts';

/** Rules, or faults of rules, that ask for one change at one place. Those of a site ask for it wherever they are found. */
const SAME: readonly (readonly [change: string, where: 'place' | 'site', rules: readonly string[]])[] = [
  ['an answer with the page', 'place', ['home-inaccessible', 'page-not-seen', 'http-ok', 'server-rendered']],
  [
    'a rule of robots.txt for bots',
    'site',
    [
      'answer-bots-blocked',
      'robots-bots/answer-bots-blocked',
      'robots-search-bots',
      'user-fetchers',
      'sitemap-blocked',
      'http-ok/robots-bots',
    ],
  ],
  [
    'a robots.txt that answers',
    'site',
    [
      'robots-unreachable',
      'robots-bots/robots-unreachable',
      'robots-bots/robots-throttled',
      'http-ok/robots-unreachable',
    ],
  ],
  ['an llms.txt', 'site', ['llms-missing', 'llms-txt']],
  [
    'a home page without noindex',
    'place',
    ['home-noindex', 'indexable', 'unavailable-after', 'sitemap-noindex'],
  ],
  ['a title', 'place', ['schema-title', 'title', 'duplicate-titles']],
  ['a description', 'place', ['schema-description', 'meta-description', 'duplicate-descriptions']],
  ['a canonical', 'place', ['schema-canonical', 'canonical-self', 'canonical-header']],
  ['one h1', 'place', ['schema-single-h1', 'h1']],
  ['Open Graph', 'place', ['schema-open-graph', 'og-complete']],
  ['an Organization', 'place', ['schema-organization', 'organization']],
  ['a WebSite', 'place', ['schema-website', 'website-name', 'main-schema']],
  ['the main type', 'place', ['schema-main-type', 'main-schema']],
  ['JSON that can be read', 'place', ['structured-data-faults', 'schema-repairs', 'schema-valid']],
  ['a language', 'place', ['schema-language', 'lang-declared']],
  ['https', 'site', ['https-unreachable', 'https']],
  ['a sitemap', 'site', ['sitemap-missing', 'in-sitemap']],
  ['an address of the sitemap', 'place', ['http-ok', 'sitemap-status', 'declared-against-actual']],
];

const PATHS = ['/', '/a', '/gone'];
const TEXT = `<p>${'Hard water leaves lime inside the kettle. '.repeat(30)}</p>${PATHS.map((to) => `<a href="${to}">Page ${to}</a>`).join(' ')}`;
const bare = (head = ''): string =>
  `<html><head>${head}</head><body>${TEXT}<script type="application/ld+json">{"@type":</script></body></html>`;

const gone = { status: 404, body: '<h1>Not found</h1>' };
const listed = { '/sitemap.xml': sitemapOf(...PATHS), '/a': bare(), '/gone': gone };
const notice = (title: string): string => `<title>${title}</title><h1>${title}</h1><p>Sorry.</p>`;

/** robots.txt that keeps everybody out but our own robot. */
const CLOSED =
  'User-agent: *\nDisallow: /\n\nUser-agent: citeworthy\nAllow: /\n\nSitemap: {{origin}}/sitemap.xml\n';

const SITES: Readonly<Record<string, Routes>> = {
  'nothing but text': { '/': bare(), '/a': bare() },
  'a sitemap with dead addresses': { ...listed, '/': bare() },
  'bots kept out': { ...listed, '/': bare(), '/robots.txt': CLOSED },
  'everybody kept out': { ...listed, '/': bare(), '/robots.txt': 'User-agent: *\nDisallow: /\n' },
  'no robots.txt to be had': { ...listed, '/': bare(), '/robots.txt': { status: 503, body: '' } },
  'a home page with noindex': { ...listed, '/': bare('<meta name="robots" content="noindex">') },
  'a home page that has expired': {
    ...listed,
    '/': bare('<meta name="robots" content="unavailable_after: 2020-01-01">'),
  },
  'an error at home': { ...listed, '/': { status: 500, body: notice('Internal Server Error') } },
  'a refusal at home': { ...listed, '/': { status: 403, body: notice('Access denied') } },
  'a login at home': { ...listed, '/': '<title>Sign in</title><form><input type="password"></form>' },
  'a shell at home': {
    ...listed,
    '/': '<title>Tea</title><div id="root"></div><script src="/a.js"></script>',
  },
  'a missing home page with status 200': { ...listed, '/': notice('Page not found') },
  'JSON at home': { ...listed, '/': { headers: { 'content-type': 'application/json' }, body: '{"a":1}' } },
};

async function findingsOn(routes: Routes): Promise<readonly Finding[]> {
  const site = await serveSite(routes);
  // Time that is waited for goes by at once: what does not answer is asked again and again.
  let now = Date.now();
  const time = {
    clock: () => now,
    sleep: async (ms: number) => void (now += ms),
  };
  const auditor = createAuditor({ allowOrigins: [site.origin], probeSpacingMs: 0, ...time });
  onTestFinished(() => auditor.close());
  return (await auditor.audit(site.origin)).report.findings;
}

function grouped(findings: readonly Finding[], where: 'place' | 'site'): ReadonlyMap<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = where === 'site' ? 'the site' : finding.place.path;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return groups;
}

/** What is asked for by more than one audit, with the rules that ask. */
function askedTwice(findings: readonly Finding[]): string[] {
  return SAME.flatMap(([change, where, rules]) => {
    const asking = findings.filter(
      ({ rule, code }) => rules.includes(rule) || rules.includes(`${rule}/${code}`),
    );
    const byPlace = grouped(asking, where);
    return [...byPlace].flatMap(([place, all]) => {
      if (new Set(all.map(({ audit }) => audit)).size < 2) return [];
      return [`${change} at ${place}: ${[...new Set(all.map(({ rule }) => rule))].join(', ')}`];
    });
  });
}

test.each(Object.entries(SITES))('one cause, one fix: %s', async (_name, routes) => {
  const findings = await findingsOn(routes);
  expect(findings.length).toBeGreaterThan(2);
  expect(askedTwice(findings)).toEqual([]);
});

test('one text to paste opens robots.txt to bots', async () => {
  const findings = await findingsOn({ '/': bare(), '/a': bare(), '/robots.txt': CLOSED });
  const opening = findings.filter(({ paste }) => paste.includes('User-agent: OAI-SearchBot'));
  expect(new Set(opening.map(({ rule }) => rule))).toEqual(new Set(['answer-bots-blocked']));
  expect(new Set(opening.map(({ paste }) => paste)).size).toBe(1);
});
