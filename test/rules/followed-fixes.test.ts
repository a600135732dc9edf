import { describe, expect, test } from 'vitest';
import { auditPage } from '../../src/audits/page.ts';
import type { Example, ExampleExchange } from '../../src/rules/page/page-rule.ts';
import { pageRules } from '../../src/rules/page/rules.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { outcome } from './outcome.ts';

/** Faults of a page by the id of the check, with what to do. */
function faultsOf(example: Example): ReadonlyMap<string, string> {
  return new Map(
    pageRules.flatMap(({ id }) => {
      const verdict = outcome(id, example);
      return verdict.kind === 'fail' ? [[id, verdict.fix] as const] : [];
    }),
  );
}

const OWN = 'https://example.com/guide';
const CANONICAL = `<link rel="canonical" href="${OWN}">`;
const OTHER = '<link rel="canonical" href="https://example.com/other">';
const SUMMARY = 'How to descale an espresso machine in ten minutes, step by step.';
const SCALED = '<meta name="viewport" content="width=device-width, initial-scale=1">';

/** A page, what the fix of the check says, and the page once somebody has done just that. */
interface Followed {
  readonly name: string;
  readonly check: string;
  readonly before: Example;
  readonly fix: string;
  readonly after: Example;
}

const linked = (header: string, html: string): ExampleExchange => ({
  html,
  headers: [
    ['content-type', 'text/html; charset=utf-8'],
    ['link', header],
  ],
});

const FOLLOWED: readonly Followed[] = [
  {
    name: 'noindex in two places is taken out of both',
    check: 'indexable',
    before: '<meta name="robots" content="noindex"><meta name="googlebot" content="noindex, follow">',
    fix: 'Remove noindex from <meta name="robots"> and noindex (<meta name="googlebot">)',
    after: '<meta name="robots" content=""><meta name="googlebot" content="follow">',
  },
  {
    name: 'nofollow in two places is taken out of both',
    check: 'page-nofollow',
    before: '<meta name="robots" content="nofollow"><meta name="bingbot" content="nofollow">',
    fix: 'Remove nofollow from <meta name="robots"> and nofollow (<meta name="bingbot">)',
    after: '<meta name="robots" content=""><meta name="bingbot" content="">',
  },
  {
    name: 'a limit beside a ban goes with it',
    check: 'snippet-allowed',
    before: '<meta name="robots" content="nosnippet"><meta name="googlebot" content="max-snippet:50">',
    fix: 'Remove nosnippet from <meta name="robots"> and max-snippet:50 (<meta name="googlebot">)',
    after: '<meta name="robots" content=""><meta name="googlebot" content="">',
  },
  {
    name: 'noimageindex is taken out: a preview that is allowed beside it does not lift it',
    check: 'image-preview',
    before:
      '<meta name="robots" content="noimageindex"><meta name="bingbot" content="max-image-preview:none">',
    fix: 'Remove noimageindex from <meta name="robots"> and max-image-preview:none (<meta name="bingbot">)',
    after: '<meta name="robots" content=""><meta name="bingbot" content="">',
  },
  {
    name: 'a canonical of another page is replaced: beside it the right one is a contradiction',
    check: 'canonical-self',
    before: OTHER,
    fix: `Replace it with this element, unless the other page is meant to replace this one:\n${CANONICAL}`,
    after: CANONICAL,
  },
  {
    name: 'a canonical that is no address is replaced',
    check: 'canonical-self',
    before: '<link rel="canonical" href="http://[x">',
    fix: `Replace the canonical link element with this one:\n${CANONICAL}`,
    after: CANONICAL,
  },
  {
    name: 'of several canonicals that of the page is kept',
    check: 'canonical-self',
    before: `${CANONICAL}${OTHER}`,
    fix: `Remove all of them and keep only this link element:\n${CANONICAL}`,
    after: CANONICAL,
  },
  {
    name: 'a canonical outside of head is moved',
    check: 'canonical-self',
    before: `<body><p>Text</p>${CANONICAL}</body>`,
    fix: `Remove it and add this element to the head:\n${CANONICAL}`,
    after: `${CANONICAL}<body><p>Text</p></body>`,
  },
  {
    name: 'of element and header the one that names the page stays',
    check: 'canonical-header',
    before: linked('<https://example.com/b>; rel="canonical"', CANONICAL),
    fix: 'Use the same URL in both, or remove the canonical from the Link header',
    after: CANONICAL,
  },
  {
    name: 'the canonical of the home page is replaced on an inner page',
    check: 'canonical-home',
    before: '<link rel="canonical" href="https://example.com/">',
    fix: `Make each page name its own URL, here:\n${CANONICAL}`,
    after: CANONICAL,
  },
  {
    name: 'og:url follows the canonical address of the page',
    check: 'og-url-canonical',
    before: `${CANONICAL}<meta property="og:url" content="https://example.com/">`,
    fix: `Replace the og:url tag with:\n<meta property="og:url" content="${OWN}">`,
    after: `${CANONICAL}<meta property="og:url" content="${OWN}">`,
  },
  {
    name: 'og:url of the page is no fault where the canonical names another one',
    check: 'canonical-self',
    before: `${OTHER}<meta property="og:url" content="${OWN}">`,
    fix: `Replace it with this element, unless the other page is meant to replace this one:\n${CANONICAL}`,
    after: `${CANONICAL}<meta property="og:url" content="${OWN}">`,
  },
  {
    name: 'a viewport of fixed width is replaced: a second one is a fault',
    check: 'viewport',
    before: '<meta name="viewport" content="width=1024">',
    fix: `Replace the viewport meta tag with:\n${SCALED}`,
    after: SCALED,
  },
  {
    name: 'a language version under the tag of the page is corrected: no tag may be given twice',
    check: 'hreflang',
    before:
      '<html lang="en"><link rel="alternate" hreflang="en" href="https://example.com/en/guide"><link rel="alternate" hreflang="x-default" href="https://example.com/">',
    fix: `Replace the link element with hreflang="en" with this one:\n<link rel="alternate" hreflang="en" href="${OWN}">`,
    after: `<html lang="en"><link rel="alternate" hreflang="en" href="${OWN}"><link rel="alternate" hreflang="x-default" href="https://example.com/">`,
  },
  {
    name: 'the page joins its language versions under a tag that is one',
    check: 'hreflang',
    before: '<html lang="en_US"><link rel="alternate" hreflang="x-default" href="https://example.com/">',
    fix: `Add this element to the head:\n<link rel="alternate" hreflang="en-US" href="${OWN}">`,
    after: `<html lang="en_US"><link rel="alternate" hreflang="x-default" href="https://example.com/"><link rel="alternate" hreflang="en-US" href="${OWN}">`,
  },
  {
    name: 'a short description is written anew: a second one is a fault',
    check: 'meta-description',
    before: '<meta name="description" content="Coffee">',
    fix: 'Replace the meta description with a summary of the page in 50 to 160 characters',
    after: `<meta name="description" content="${SUMMARY}">`,
  },
  {
    name: 'the title of two pages gets what only this one holds',
    check: 'title',
    before: {
      html: '<title>How to descale an espresso machine</title>',
      site: {
        seen: [
          {
            url: 'https://example.com/b',
            canonical: 'https://example.com/b',
            title: 'How to descale an espresso machine',
            simhash: '',
          },
        ],
      },
    },
    fix: 'Write a title of 15 to 65 characters that names what only this page covers',
    after: '<title>How to descale an old espresso machine</title>',
  },
  {
    name: 'a summary is as long as those of its script',
    check: 'meta-description',
    before: '<html lang="ja"><title>エスプレッソマシンの湯垢を取る方法</title>',
    fix: 'Add a meta description that sums up the page in 25 to 90 characters',
    after: `<html lang="ja"><title>エスプレッソマシンの湯垢を取る方法</title><meta name="description" content="${'湯垢を取る'.repeat(18)}">`,
  },
  {
    name: 'a title is as long as those of its script',
    check: 'title',
    before: '<html lang="ja"><h1>エスプレッソマシンと水の硬さ</h1>',
    fix: 'Write a title of 8 to 32 characters that names the topic',
    after: '<html lang="ja"><title>エスプレッソマシンと水の硬さ</title><h1>エスプレッソマシンと水の硬さ</h1>',
  },
  {
    name: 'a picture of the page is its picture in Open Graph',
    check: 'og-complete',
    before:
      '<title>Tank | Alder</title><meta property="og:site_name" content="Alder"><meta name="description" content="A tank"><main><img src="/tank-open.jpg" alt="Open tank"></main>',
    fix: [
      '<!-- Add to head: -->',
      '<meta property="og:title" content="Tank">',
      '<meta property="og:description" content="A tank">',
      '<meta property="og:image" content="https://example.com/tank-open.jpg">',
      '<meta property="og:type" content="website">',
      `<meta property="og:url" content="${OWN}">`,
    ].join('\n'),
    after: `<title>Tank | Alder</title><meta property="og:site_name" content="Alder"><meta name="description" content="A tank"><!-- Add to head: --><meta property="og:title" content="Tank"><meta property="og:description" content="A tank"><meta property="og:image" content="https://example.com/tank-open.jpg"><meta property="og:type" content="website"><meta property="og:url" content="${OWN}"><main><img src="/tank-open.jpg" alt="Open tank"></main>`,
  },
  {
    name: 'og:site_name is the name that the site gives itself',
    check: 'og-site-name',
    before: {
      html: '<title>Descaling</title>',
      site: { organization: { name: 'Alder & Sons', url: '', logo: '', sameAs: [] } },
    },
    fix: 'Add to head:\n<meta property="og:site_name" content="Alder &amp; Sons">',
    after: {
      html: '<title>Descaling</title><meta property="og:site_name" content="Alder &amp; Sons">',
      site: { organization: { name: 'Alder & Sons', url: '', logo: '', sameAs: [] } },
    },
  },
];

test('a change of robots.txt leaves bots that follow another one where they were', () => {
  // Kagibot reads the group of Googlebot where it has none of its own.
  const fix = faultsOf({ html: '', robots: 'User-agent: *\nDisallow: /guide\n' }).get('robots-search-bots');
  expect(fix).toContain('+User-agent: Kagibot\n+Disallow: /guide');
});

test('a page in an old encoding is saved anew before it says that it is UTF-8', () => {
  const answer = { url: OWN, headers: [['content-type', 'text/html']] as const };
  const fixOf = (body: Uint8Array): string | undefined => {
    const { result, evidence } = auditPage(exchangeOf({ ...answer, body }));
    return result.issues[evidence.issues.findIndex(({ id }) => id === 'charset')]?.fix;
  };
  expect(fixOf(Buffer.from('<p>Café</p>', 'latin1'))).toBe(
    'Save the page as UTF-8, and add this element as the first of the head:\n<meta charset="utf-8">',
  );
  expect(fixOf(Buffer.from('<p>Café</p>'))).toBe(
    'Add this element as the first of the head:\n<meta charset="utf-8">',
  );
});

test('data that the page can tell of itself is not left to its owner to write', () => {
  const home = faultsOf({
    html: '<title>Alder</title><h1>Machines</h1>',
    url: 'https://example.com/',
  });
  for (const id of ['organization', 'website-name'])
    expect([id, home.get(id)]).toEqual([
      id,
      expect.stringMatching(/; `citeworthy schema https:\/\/example\.com\/` writes it$/),
    ]);
  const deep = faultsOf({ html: '<h1>Tanks</h1>', url: 'https://example.com/guides/tanks' });
  expect(deep.get('breadcrumb')).toContain('`citeworthy schema https://example.com/guides/tanks` writes it');
});

describe('a page on which somebody did what the fix says', () => {
  test.each(FOLLOWED.map((row) => [`${row.check}: ${row.name}`, row] as const))('%s', (_name, row) => {
    const before = faultsOf(row.before);
    expect(before.get(row.check)).toBe(row.fix);
    const left = [...faultsOf(row.after).keys()];
    expect(left.filter((id) => id === row.check || !before.has(id))).toEqual([]);
  });
});
