import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fix } from '../../../src/contract/index.ts';
import { auditSchema } from '../../../src/audits/schema.ts';
import { exchangeOf } from '../../../src/exchange.ts';
import { applyFix } from './apply.ts';
import { lowered, seoScores } from './seo-scores.ts';

const PROSE =
  'Descaling keeps a kettle quiet and quick, and takes a quarter of an hour with vinegar. '.repeat(6);

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;

/** Things that stand in head, sound and faulty. */
const HEAD = [
  '<title>Kettles & "more" | Example</title>',
  '<title></title>',
  '<meta name="description" content="How to descale a <kettle>.">',
  '<meta name="description" content="">',
  '<link rel="canonical" href="https://example.com/blog/descale">',
  '<link rel="canonical" href="https://example.com/other">',
  '<link rel="canonical" href="/blog/descale#top">',
  '<meta property="og:title" content="Kettles">',
  '<meta property="og:description" content="All of them">',
  '<meta property="og:image" content="/kettle.png">',
  '<meta property="og:image" content="https://example.com/kettle.png">',
  '<meta property="og:type" content="article">',
  '<meta property="og:type" content="product">',
  '<meta property="og:url" content="https://example.com/blog/descale">',
  '<meta property="og:site_name" content="Example Ltd">',
  '<meta name="twitter:card" content="summary">',
  '<meta name="twitter:card" content="big">',
  '<meta property="article:published_time" content="2026-01-02T03:04:05Z">',
  '<meta property="product:price:amount" content="19.90"><meta property="product:price:currency" content="EUR">',
  '<link rel="icon" href="/icon.svg">',
  '<link rel="me" href="https://social.example/@example">',
  script(
    '{"@context":"https://schema.org","@type":"Organization","name":"Example","url":"https://example.com/"}',
  ),
  script(
    '{"@context":"https://schema.org","@type":"Article","headline":"x","publisher":{"@type":"Organization","name":"E"}}',
  ),
  script('{"@context":"https://schema.org","@type":"Product","name":"Kettle"}'),
  script('{"@context":"https://schema.org","@type":"Product","name":"Kettle",}'),
  script(
    '{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"x"}]}',
  ),
  script('{"@type":"Organization","name":"Example"}'),
  script('{"@context":"http://shema.org","@type":"WebSite","name":"Example","url":"https://example.com/"}'),
  script('{"@context":"https://schema.org","@type":"BlogPost","headline":"x"}'),
  script('<!-- {"@context":"https://schema.org","@type":"Recipe","name":"x"} -->'),
  '<script type="application/json">{"@context":"https://schema.org","@type":"Event","name":"x"}</script>',
];

const BODY = [
  '<h1>How to descale a kettle</h1>',
  '<h1>Another one</h1>',
  `<main><p>${PROSE}</p></main>`,
  '<main><h2>How to do it</h2><ol><li>Fill it with vinegar</li><li>Boil it</li><li>Rinse it</li></ol></main>',
  '<h2>Why does it smell?</h2><p>It is the vinegar.</p><h2>Is it safe?</h2><p>Yes, once rinsed.</p>',
  '<details><summary>How long does it take?</summary><p>Fifteen minutes.</p></details><details><summary>How often?</summary><p>Each month.</p></details>',
  '<a rel="author" href="/ann">Ann Lee</a>',
  '<header><a href="/"><img src="/logo.png" class="logo" alt="Example"></a></header>',
  '<footer><a href="https://github.com/example">Code</a><a href="https://www.linkedin.com/company/example">Work</a></footer>',
  '<div itemtype="https://schema.org/Person"><b itemprop="name">Ann</b></div>',
  '<div itemscope itemtype="Person"><b itemprop="name">Ann</b></div>',
  '<div vocab="https://schema.org" typeof="Person"><b property="name">Ann</b></div>',
  '<div typeof="Person"><b property="name">Ann</b></div>',
  '<main><img src="/descaling.jpg" alt="A kettle full of vinegar" width="600" height="400"></main>',
];

const pages = fc
  .record({
    path: fc.constantFrom(
      '/',
      '/blog/descale',
      '/products/kettle',
      '/about',
      '/x',
      '/faq',
      '/jobs/x',
      '/contact',
    ),
    lang: fc.constantFrom('', ' lang="en"'),
    head: fc.subarray(HEAD, { minLength: 0, maxLength: 12 }),
    body: fc.subarray(BODY, { minLength: 1 }),
  })
  .map(({ path, lang, head, body }) => ({
    url: `https://example.com${path}`,
    html: `<!doctype html>\n<html${lang}>\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.join('\n')}\n</body></html>`,
  }));

const audit = (url: string, html: string) => auditSchema(exchangeOf({ url, body: html }));

test('pasting a fix clears it and never lowers a score', () => {
  fc.assert(
    fc.property(pages, ({ url, html }) => {
      const before = audit(url, html);
      const scores = seoScores(url, html);
      for (const fix of before.result.fixes) {
        const fixed = applyFix(html, fix, before.evidence);
        if (fixed === null) continue;
        const after = audit(url, fixed);
        // Repairs are numbered, and two elements may need the same one: then one of them less is left.
        const isNumbered = /-\d+$/.test(fix.id);
        const count = (fixes: readonly Fix[]) =>
          fixes.filter((each) => (isNumbered ? each.code === fix.code : each.id === fix.id)).length;
        expect({ id: fix.id, left: count(after.result.fixes) }).toEqual({
          id: fix.id,
          left: count(before.result.fixes) - 1,
        });
        expect({ id: fix.id, isLower: after.result.score < before.result.score }).toEqual({
          id: fix.id,
          isLower: false,
        });
        expect({ id: fix.id, lowered: lowered(scores, seoScores(url, fixed)) }).toEqual({
          id: fix.id,
          lowered: [],
        });
      }
    }),
    { numRuns: 60 },
  );
});

test('points lost without any fix to show for it do not exist', () => {
  fc.assert(
    fc.property(pages, ({ url, html }) => {
      const { result, evidence } = audit(url, html);
      const sum = Object.values(evidence.parts!).reduce((total, { earned }) => total + earned, 0);
      expect(result.score).toBe(sum);
      const explained = new Set(Object.values(evidence.fixes).flatMap(({ parts }) => parts));
      const unexplained = Object.entries(evidence.parts!)
        .filter(([, { earned, of }]) => earned < of)
        .map(([part]) => part)
        .filter((part) => !explained.has(part as never));
      expect(unexplained).toEqual([]);
      // Each lost point stands with one finding, and each fix is one of the findings.
      const costs = evidence.findings.map(({ cost }) => cost.points);
      expect(costs.reduce((total, points) => total + points, 0)).toBe(100 - result.score);
      expect(new Set(evidence.findings.map(({ fingerprint }) => fingerprint)).size).toBe(costs.length);
      const pasted = new Set(evidence.findings.map(({ paste }) => paste));
      expect(result.fixes.filter(({ code }) => !pasted.has(code))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
