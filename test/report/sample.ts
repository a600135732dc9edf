import type { CrawlerCheckResult, LlmsCheckResult, SchemaAuditResult } from '../../src/contract/index.ts';
import type { BotPurpose } from '../../src/catalog/ai-bots.ts';
import type { BotRow, Finding, Report } from '../../src/report/model.ts';

function bot(
  label: string,
  company: string,
  purpose: BotPurpose,
  state: Partial<BotRow> & Pick<BotRow, 'allowed'>,
): BotRow {
  return {
    label,
    company,
    purpose,
    impact: 'high',
    line: 0,
    rule: '',
    group: 'wildcard',
    probe: null,
    ...state,
  };
}

const served = { verdict: 'same', accessible: true, vendor: null, note: '' };
const refused = {
  verdict: 'blocked',
  accessible: false,
  vendor: 'Cloudflare',
  note: 'HTTP 403 where the browser got 200',
};

const bots: readonly BotRow[] = [
  bot('OAI-SearchBot', 'OpenAI', 'search-index', { allowed: true, probe: refused }),
  bot('PerplexityBot', 'Perplexity', 'search-index', { allowed: true, probe: served }),
  bot('Claude-SearchBot', 'Anthropic', 'search-index', {
    allowed: true,
    line: 9,
    rule: 'Allow: /',
    group: 'named',
  }),
  bot('Googlebot', 'Google', 'search-index', { allowed: true, probe: served }),
  bot('Bingbot', 'Microsoft', 'search-index', { allowed: true }),
  bot('ChatGPT-User', 'OpenAI', 'user-fetch', {
    allowed: false,
    line: 4,
    rule: 'Disallow: /',
    group: 'named',
    probe: served,
  }),
  bot('Claude-User', 'Anthropic', 'user-fetch', { allowed: true }),
  bot('GPTBot', 'OpenAI', 'training', {
    allowed: false,
    line: 7,
    rule: 'Disallow: /',
    group: 'named',
    probe: refused,
  }),
  bot('CCBot', 'Common Crawl', 'training', { allowed: true, impact: 'medium', group: 'none' }),
  bot('Google-Extended', 'Google', 'token-only', { allowed: true, impact: 'medium' }),
];

const crawler: CrawlerCheckResult = {
  domain: 'example.com',
  robotsFetched: true,
  botStatuses: bots.map(({ label, company, allowed }) => ({
    key: label.toLowerCase(),
    label,
    company,
    allowed: allowed === true,
    explicitly: allowed === true ? 'allowed' : 'blocked',
  })),
  blockedCount: 2,
  blockedHighImpact: ['chatgpt-user', 'gptbot'],
  crawlSim: { status: 200, accessible: true, blockingSignals: [], wafDetected: null },
  llms: { found: true, contentBytes: 2048 },
  sitemap: { found: true, excerpt: '<?xml version="1.0"?>' },
  overallHealthy: false,
};

const llms: LlmsCheckResult = {
  domain: 'example.com',
  score: 72,
  hasLlmsTxt: true,
  hasLlmsFullTxt: false,
  botStatus: Object.fromEntries(bots.map(({ label, allowed }) => [label, allowed === true])),
  hasLinkTag: false,
  signals: { hasLlmsFullTxt: false, hasWordCount1000: false, hasPricingSection: true, hasFaqSection: false },
  fixes: [],
};

const schema: SchemaAuditResult = {
  domain: 'example.com',
  score: 45,
  schemasFound: ['BreadcrumbList', 'Organization', 'WebSite'],
  schemasMissing: ['Article', 'FAQPage'],
  allSchemaTypes: [{ type: 'Organization', found: true, highValue: true }],
  ogTags: { title: 'Example', description: '', image: '', type: 'website' },
  twitterCard: { card: '', title: '', description: '' },
  metaTags: { title: 'Example', description: '', canonical: 'https://example.com/' },
  headings: { h1: 2, h2: 5, h3: 0 },
  wordCount: 812,
  internalLinks: 31,
  fixes: [],
  scoreBreakdown: {
    hasOrg: true,
    hasFaq: false,
    hasArticleHow: false,
    ogComplete: false,
    metaComplete: false,
    singleH1: false,
    hasTwitter: false,
  },
  pageData: {
    brandName: 'Example',
    description: '',
    logo: '',
    inLanguage: 'en',
    favicon: '',
    canonical: 'https://example.com/',
    sameAs: [],
  },
};

/** A finding with sensible values where none are given. */
export function finding(given: Partial<Finding>): Finding {
  return {
    id: 'a-check',
    fingerprint: 'f00d',
    severity: 'medium',
    category: 'technical',
    title: 'Something is wrong',
    detail: '',
    fix: '',
    code: '',
    url: 'https://example.com/',
    line: 0,
    points: 0,
    pages: 0,
    ...given,
  };
}

const findings: readonly Finding[] = [
  finding({
    id: 'meta-description',
    fingerprint: 'c3',
    severity: 'medium',
    category: 'content',
    title: 'Meta descriptions are missing on 31 pages',
    detail:
      'Answer engines show it as the snippet of a source. Without one they cut a sentence out of the page.',
    fix: 'Say in one sentence what the page answers.',
    code: '<meta name="description" content="How to descale an espresso machine in ten minutes, step by step.">',
    points: 4,
    pages: 31,
  }),
  finding({
    id: 'robots-user-fetch-blocked',
    fingerprint: 'a1',
    severity: 'critical',
    category: 'access',
    title: 'robots.txt keeps ChatGPT-User out',
    detail:
      'Line 4 of robots.txt, “Disallow: /” in its own group, decides. ChatGPT cannot open a page that its user asks about.',
    fix: 'Replace the group for ChatGPT-User.',
    code: 'User-agent: ChatGPT-User\nAllow: /\n',
    url: 'https://example.com/robots.txt',
    line: 4,
    points: 12,
  }),
  finding({
    id: 'server-refuses-search-bot',
    fingerprint: 'b2',
    severity: 'high',
    category: 'access',
    title: 'Cloudflare refuses OAI-SearchBot, which robots.txt invites',
    detail: 'The home page answered 403 to this name and 200 to a browser.',
    fix: 'Let verified bots through: allow the operator’s published addresses, not only its name.',
    points: 9,
  }),
  finding({
    id: 'json-ld-article',
    fingerprint: 'd4',
    severity: 'low',
    category: 'schema',
    title: 'Article pages carry no Article markup',
    detail: 'It names the author and the date, which answer engines use to attribute a source.',
    fix: 'Paste this into the head of each article and complete it.',
    code: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "Article",\n  "headline": "How to descale an espresso machine",\n  "datePublished": "2026-10-02"\n}\n</script>',
    points: 2,
    pages: 12,
  }),
  finding({
    id: 'llms-link',
    fingerprint: 'e5',
    severity: 'info',
    category: 'llms',
    title: 'The home page does not point at llms.txt',
    fix: 'Add a link element if you keep the file.',
    code: '<link rel="describedby" type="text/markdown" href="/llms.txt">',
  }),
];

/** A report of everything, as a site of middling health would give it. */
export const sample: Report = {
  target: 'example.com',
  failing: new Set(['critical', 'high', 'medium', 'low']),
  known: null,
  date: '2026-11-20T10:00:00.000Z',
  version: '0.1.0',
  findings,
  crawler: { result: crawler, score: 61, robotsUrl: 'https://example.com/robots.txt', bots },
  llms: { result: llms },
  schema: {
    url: 'https://example.com/',
    result: schema,
    map: [
      {
        types: 'Organization',
        name: 'Example Ltd',
        format: 'json-ld',
        depth: 0,
        properties: ['name', 'url', 'logo', 'sameAs'],
        recommended: ['description', 'address'],
      },
      {
        types: 'ImageObject',
        name: '',
        format: 'json-ld',
        depth: 1,
        properties: ['url', 'width', 'height'],
        recommended: [],
      },
      {
        types: 'WebSite',
        name: 'Example',
        format: 'json-ld',
        depth: 0,
        properties: ['name', 'url'],
        recommended: [],
      },
      {
        types: 'BreadcrumbList',
        name: '',
        format: 'microdata',
        depth: 0,
        properties: ['itemListElement'],
        recommended: [],
      },
      {
        types: 'ListItem',
        name: 'Guides',
        format: 'microdata',
        depth: 1,
        properties: ['name', 'item', 'position'],
        recommended: [],
      },
    ],
    problems: [
      {
        code: 'json.trailing-comma',
        line: 214,
        column: 18,
        detail: 'A comma stands before the closing brace',
      },
    ],
  },
  site: {
    origin: 'https://example.com',
    sitemapFound: true,
    summary: {
      totalPages: 120,
      pages: 118,
      failedPages: 3,
      duplicates: 2,
      scoreSum: 8260,
      technicalSum: 9912,
      contentSum: 7434,
      aiSeoSum: 5664,
      issues: { critical: 5, warning: 184, info: 97 },
      categories: { technical: 60, content: 130, ai_seo: 96 },
      histogram: [3, 0, 0, 2, 6, 14, 31, 40, 17, 5],
    },
    worstPages: [
      {
        url: 'https://example.com/old/landing',
        technical_score: 0,
        content_score: 0,
        ai_seo_score: 0,
        overall_score: 0,
        issues: [
          {
            type: 'critical',
            category: 'technical',
            message: 'The page answers with HTTP 500',
            fix: 'Repair it',
          },
        ],
      },
      {
        url: 'https://example.com/guides/descaling-an-espresso-machine-step-by-step-with-pictures',
        technical_score: 90,
        content_score: 41,
        ai_seo_score: 22,
        overall_score: 48,
        issues: [
          {
            type: 'warning',
            category: 'content',
            message: 'The first paragraph answers nothing',
            fix: 'Answer first',
          },
        ],
      },
    ],
  },
  evidence: [
    { label: 'Edge networks seen', value: 'Cloudflare' },
    { label: 'Bot catalogue', value: '2026-11-20' },
    { label: 'Points table', value: 'crawler-1, page-1' },
  ],
  limits: [
    'A site can tell a real bot from a visitor who borrows its name by its address; this was not tried.',
    'Pages behind a login were not read.',
  ],
};

/** A report in which nothing was audited. */
export const empty: Report = {
  target: 'example.com',
  date: '2026-11-20T10:00:00.000Z',
  version: '0.1.0',
  findings: [],
  evidence: [],
  limits: [],
  failing: new Set(['critical', 'high', 'medium', 'low']),
  known: null,
};

/** The same value with every string in it replaced: what a page can do to a report when it controls every text. */
function poisoned<T>(value: T, poison: string): T {
  if (typeof value === 'string') return poison as T;
  if (Array.isArray(value)) return value.map((part: unknown) => poisoned(part, poison)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, poisoned(part, poison)])) as T;
}

/** The sample with every text that a site can control replaced by `poison`; closed sets of words stay. */
export function hostile(poison: string): Report {
  const finding = (one: Finding): Finding =>
    Object.assign(poisoned(one, poison), { severity: one.severity, category: one.category });
  const row = (one: BotRow): BotRow =>
    Object.assign(poisoned(one, poison), { purpose: one.purpose, impact: one.impact, group: one.group });
  return {
    ...poisoned(sample, poison),
    failing: sample.failing,
    date: sample.date,
    version: sample.version,
    findings: sample.findings.map(finding),
    crawler: { ...poisoned(sample.crawler!, poison), bots: bots.map(row) },
  };
}

/** Texts that break out of careless formats. */
export const POISONS: readonly string[] = [
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<!-- --><svg/onload=alert(1)>',
  ']]><evil/>',
  '&lt;b&gt;&amp;',
  'javascript:alert(1)',
  '=HYPERLINK("https://evil.example","x")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  '\t=1+1',
  '[click](https://evil.example) ![x](https://evil.example/x.png)',
  '| a | b |\n|---|---|\n```\n# heading\n- [ ] task @everyone',
  '{0} {{1}} [link](1) \\',
  '\u001b[31mred\u001b[0m\u0007\u009b2J',
  'safe\u202Egnp.exe\u2066',
  'nul\u0000 lone \ud800 low \udc00 non \uffff',
  '日本語のとても長い題名'.repeat(30),
  'x'.repeat(5000),
  '"quoted", with; separators\r\nand lines',
];

/** Reports that every format has to bear, by name. */
export const CASES: readonly (readonly [name: string, report: Report])[] = [
  ['the sample', sample],
  ['an empty report', empty],
  ...POISONS.map((poison) => [JSON.stringify(poison).slice(0, 40), hostile(poison)] as const),
];
