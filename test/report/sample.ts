import type { CrawlerCheckResult, LlmsCheckResult, SchemaAuditResult } from '../../src/contract/index.ts';
import type { BotPurpose } from '../../src/catalog/ai-bots.ts';
import { exchangeOf } from '../../src/exchange.ts';
import { robotsAccess } from '../../src/facts/robots-access.ts';
import type { EngineCell, EngineRow } from '../../src/findings/engines/cell.ts';
import type { UsePolicyRow } from '../../src/rules/access/use-policy.ts';
import { engineMatrix } from '../../src/findings/engines/matrix.ts';
import { identified, type Finding } from '../../src/findings/finding.ts';
import { answersOf } from '../../src/report/answers.ts';
import { rowIn } from '../../src/report/evidence.ts';
import { ENGLISH } from '../../src/report/locale.ts';
import type { BotRow, Report } from '../../src/report/report.ts';
import type { Limit } from '../../src/rules/limit.ts';

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

const url = 'https://example.com/';

/** Perplexity is shut out, Claude refused, Gemini may not be trained, the page allows no copies to be shown. */
const usePolicy = (['search', 'answer', 'train'] as const).map((purpose): UsePolicyRow => {
  const statement = {
    purpose,
    says: 'deny',
    means: 'robots-group',
    place: 'robots.txt',
    line: 3,
    text: 'Disallow: /',
    bots: ['GPTBot'],
    isWhole: true,
    honouredBy: ['OpenAI'],
  } as const;
  return purpose === 'train'
    ? { purpose, verdict: 'in-part', declarations: [statement] }
    : { purpose, verdict: 'unstated', declarations: [] };
});

const engines = engineMatrix({
  url,
  robots: robotsAccess(
    exchangeOf({
      url: `${url}robots.txt`,
      body: 'User-agent: PerplexityBot\nUser-agent: Google-Extended\nDisallow: /\n',
    }),
  ),
  home: exchangeOf({
    url,
    body: `<meta name="robots" content="noarchive"><title>Tea</title><h1>Tea</h1>${'<p>Tea is a drink made from the leaves of a shrub, and this page says how.</p>'.repeat(8)}`,
  }),
  probes: [
    {
      key: 'claude-searchbot',
      agent: 'Claude-SearchBot',
      verdict: { verdict: 'ua-blocked', accessible: false },
    },
    { key: 'oai-searchbot', agent: 'OAI-SearchBot', verdict: { verdict: 'same', accessible: true } },
  ],
});

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

/** What a test says of a finding: its fields, and of its place and cost what matters. */
type Given = Partial<Omit<Finding, 'place' | 'cost'>> & {
  readonly url?: string;
  readonly path?: string;
  readonly line?: number;
  readonly points?: number;
  readonly score?: Finding['cost']['score'];
};

/** A finding with sensible values where none are given. */
export function finding({
  url = 'https://example.com/',
  path = '/',
  line = 0,
  points = 0,
  score = 'pages',
  ...given
}: Given): Finding {
  const made = identified({
    rule: 'a-rule',
    code: 'wrong',
    audit: 'page',
    area: 'read',
    severity: 'medium',
    effort: 'page',
    title: 'Something is wrong',
    message: given.title ?? 'Something is wrong',
    fix: '',
    data: {},
    paste: '',
    place: { url, path, line, column: 0 },
    about: [],
    cost: { score, points },
    ...given,
  });
  return { ...made, ...given };
}

const description: Given = {
  rule: 'meta-description',
  code: 'missing',
  area: 'cite',
  title: 'The meta description is missing',
  fix: 'Say in one sentence what the page answers.',
  points: 4,
};

const findings: readonly Finding[] = [
  finding({ ...description, url: 'https://example.com/a', path: '/a' }),
  finding({ ...description, url: 'https://example.com/b?c=d', path: '/b?c=d' }),
  finding({ ...description, url: 'https://example.com/c', path: '/c' }),
  finding({ ...description, url: 'https://example.com/d', path: '/d' }),
  finding({
    rule: 'answer-bots-blocked',
    code: 'high-impact',
    audit: 'crawler',
    area: 'reach',
    severity: 'critical',
    effort: 'line',
    title: 'robots.txt blocks bots that answer engines cite from',
    message: 'robots.txt blocks ChatGPT-User',
    fix: 'Replace the group for ChatGPT-User.',
    paste: 'User-agent: ChatGPT-User\nAllow: /\n',
    url: 'https://example.com/robots.txt',
    path: '/robots.txt',
    line: 4,
    points: 12,
    score: 'crawler',
  }),
  finding({
    rule: 'agents-refused',
    code: 'refused',
    audit: 'crawler',
    area: 'reach',
    severity: 'high',
    effort: 'server',
    title: 'The server refuses bots that robots.txt allows',
    message: 'Cloudflare refuses OAI-SearchBot, which robots.txt allows',
    fix: 'Let verified bots through: allow the operator’s published addresses, not only its name.',
    points: 9,
    score: 'crawler',
  }),
  finding({
    rule: 'schema-main-type',
    code: 'add-article',
    audit: 'schema',
    area: 'understand',
    severity: 'low',
    effort: 'template',
    title: 'The page has no Article data',
    fix: 'Paste this into the head of each article and complete it.',
    paste:
      '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "Article",\n  "headline": "How to descale an espresso machine",\n  "datePublished": "2026-10-02"\n}\n</script>',
    points: 2,
    score: 'schema',
  }),
  finding({
    rule: 'llms-link-tag',
    code: 'link-tag-missing',
    audit: 'llms',
    area: 'read',
    severity: 'info',
    effort: 'template',
    title: 'The home page does not point at llms.txt',
    fix: 'Add a link element if you keep the file.',
    paste: '<link rel="describedby" type="text/markdown" href="/llms.txt">',
    score: 'llms',
  }),
];

/** What a site of middling health gives. */
const audited: Omit<Report, 'answers'> = {
  target: 'example.com',
  failing: ['critical', 'high', 'medium', 'low'],
  known: null,
  date: '2026-11-20T10:00:00.000Z',
  version: '0.1.0',
  scores: { crawler: 61, llms: 72, schema: 45, pages: 70, technical: 84, content: 63, ai_seo: 48 },
  findings,
  crawler: {
    result: crawler,
    score: 61,
    robotsUrl: 'https://example.com/robots.txt',
    engines,
    usePolicy,
    markdown: [
      {
        url,
        status: 200,
        type: 'text/markdown',
        answer: 'markdown',
        varies: false,
        isShared: true,
        kept: 0.973,
      },
    ],
    wellKnown: [
      {
        key: 'agent-card',
        label: 'Agent card (A2A)',
        url: `${url}.well-known/agent-card.json`,
        state: 'valid',
        lacks: [],
        name: 'Tea shop',
        source: 'https://a2a-protocol.org/latest/specification/',
      },
    ],
    bots,
  },
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
        data: {},
      },
    ],
  },
  questions: {
    rows: [
      {
        question: 'How loud is the machine?',
        verdict: 'no-passage',
        score: 0.04,
        url: '',
        heading: 'Data',
        write: 'https://example.com/machine',
        obstacles: [],
        competing: [],
        missing: ['loud'],
        lacking: ['loud', 'machine'],
      },
      {
        question: 'How long is the guarantee?',
        verdict: 'partly',
        score: 0.22,
        url: 'https://example.com/pricing#guarantee',
        heading: 'Guarantee',
        write: '',
        obstacles: ['hidden', 'too-long'],
        competing: [],
        missing: [],
        lacking: ['long'],
      },
      {
        question: 'What does it cost?',
        verdict: 'answered',
        score: 0.61,
        url: 'https://example.com/pricing',
        heading: '',
        write: '',
        obstacles: [],
        competing: ['https://example.com/pricing', 'https://example.com/'],
        missing: [],
        lacking: [],
      },
    ],
    pages: 118,
    passages: 940,
    unsearched: 2,
  },
  site: {
    origin: 'https://example.com',
    sitemapFound: true,
    summary: {
      totalPages: 120,
      pages: 118,
      failedPages: 3,
      unreadPages: 0,
      duplicates: 2,
      scoreSum: 8260,
      technicalSum: 9912,
      contentSum: 7434,
      aiSeoSum: 5664,
      issues: { critical: 5, warning: 184, info: 97 },
      categories: { technical: 60, content: 130, ai_seo: 96 },
      histogram: [3, 0, 0, 2, 6, 14, 31, 40, 17, 5],
    },
    pages: [
      {
        url: 'https://example.com/old/landing',
        path: '/old/landing',
        kind: 'other',
        language: '',
        status: 500,
        title: '',
        words: 0,
        depth: null,
        inlinks: 0,
        overall: 0,
        technical: 0,
        content: 0,
        aiSeo: 0,
        findings: 1,
      },
      {
        url: 'https://example.com/guides/descaling-an-espresso-machine-step-by-step-with-pictures',
        path: '/guides/descaling-an-espresso-machine-step-by-step-with-pictures',
        kind: 'article',
        language: 'en',
        status: 200,
        title: 'Descaling an espresso machine',
        words: 812,
        depth: 2,
        inlinks: 3,
        overall: 48,
        technical: 90,
        content: 41,
        aiSeo: 22,
        findings: 1,
      },
    ],
    seen: [
      {
        url: 'https://example.com/',
        path: '/',
        kind: 'home',
        text: 'Espresso machines\nWe repair espresso machines of all makes in two working days.',
        passage: 'We repair espresso machines of all makes in two working days.',
        parts: [
          { isText: true, words: 64, text: 'Espresso machines', reason: 'place' },
          { isText: false, words: 31, text: 'Opening hours', reason: 'header' },
        ],
      },
      {
        url: 'https://example.com/app',
        path: '/app',
        kind: 'other',
        text: '',
        passage: '',
        parts: [],
        rendered: { text: 'Book a repair\nChoose a day on which we come for your machine.', reason: '' },
      },
    ],
    stated: [
      {
        url: 'https://example.com/kettle',
        path: '/kettle',
        rows: [
          {
            fact: 'price',
            isApart: true,
            statements: [
              { surface: 'text', written: '€24.00', value: '24.00 EUR', line: 41 },
              { surface: 'json-ld', written: '19.00', value: '19.00 EUR', line: 12 },
            ],
          },
          {
            fact: 'name',
            isApart: false,
            statements: [
              { surface: 'text', written: 'Kettle', value: 'Kettle', line: 40 },
              { surface: 'title', written: 'Kettle', value: 'Kettle', line: 4 },
            ],
          },
        ],
      },
    ],
    templates: [
      {
        kind: 'article',
        shape: '/guides/*',
        pages: 12,
        bare: 2,
        example: { path: '/guides/tea', url: 'https://example.com/guides/tea' },
        types: [
          {
            type: 'Article',
            pages: 10,
            lacks: [{ property: 'headline', pages: 3 }],
            recommended: [{ property: 'author', pages: 10 }],
          },
        ],
      },
      {
        kind: 'other',
        shape: '/old/*',
        pages: 1,
        bare: 1,
        example: { path: '/old/landing', url: 'https://example.com/old/landing' },
        types: [],
      },
    ],
  },
  evidence: [
    rowIn(ENGLISH, {
      code: { label: 'label-edge', value: 'known-as-is' },
      data: { value: ['Cloudflare', 'Example CDN'] },
    }),
    rowIn(ENGLISH, {
      code: { label: 'label-versions', value: 'known-versions' },
      data: { engine: '0.1.0', bots: '2026-11-20', weights: 'crawler-1' },
    }),
  ],
  limits: [
    { code: 'source-address', data: {} },
    { code: 'left-out', data: { reason: 'max-pages', more: 1 } },
  ],
};

/** A report of everything, as a site of middling health would give it. */
export const sample: Report = { ...audited, answers: answersOf(audited, ENGLISH) };

const RENDERED = 'not-rendered: 1 page could not be rendered, first /: ';

/** A limit whose code and sentence have so many characters, and end in this letter. */
export function limitOf(length: number, letter: string): Limit {
  const reason = letter.repeat(Math.max(length - RENDERED.length, 0));
  return { code: 'not-rendered', data: { pages: 1, path: '/', reason } };
}

/** A report in which nothing was audited. */
export const empty: Report = {
  target: 'example.com',
  date: '2026-11-20T10:00:00.000Z',
  version: '0.1.0',
  scores: {},
  answers: [],
  findings: [],
  evidence: [],
  limits: [],
  failing: ['critical', 'high', 'medium', 'low'],
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
    Object.assign(poisoned(one, poison), {
      severity: one.severity,
      area: one.area,
      audit: one.audit,
      effort: one.effort,
      cost: one.cost,
    });
  const row = (one: BotRow): BotRow =>
    Object.assign(poisoned(one, poison), { purpose: one.purpose, impact: one.impact, group: one.group });
  const cell = (one: EngineCell): EngineCell =>
    Object.assign(poisoned(one, poison), { verdict: one.verdict, reason: one.reason });
  const engine = (one: EngineRow): EngineRow => ({
    ...poisoned(one, poison),
    status: one.status,
    reach: cell(one.reach),
    read: cell(one.read),
    quote: cell(one.quote),
    train: cell(one.train),
  });
  return {
    ...poisoned(sample, poison),
    failing: sample.failing,
    answers: sample.answers.map((answer) => ({ ...answer, sentence: poison })),
    date: sample.date,
    version: sample.version,
    findings: sample.findings.map(finding),
    questions: {
      ...sample.questions!,
      rows: sample.questions!.rows.map((row) => ({
        ...poisoned(row, poison),
        verdict: row.verdict,
        obstacles: row.obstacles,
      })),
    },
    evidence: sample.evidence.map((row) => ({ ...poisoned(row, poison), code: row.code })),
    crawler: {
      ...poisoned(sample.crawler!, poison),
      engines: engines.map(engine),
      usePolicy: usePolicy.map((one) => ({
        ...one,
        declarations: one.declarations.map((said) => ({ ...said, text: poison, bots: [poison] })),
      })),
      markdown: sample.crawler!.markdown.map((one) =>
        Object.assign(poisoned(one, poison), { answer: one.answer }),
      ),
      wellKnown: sample.crawler!.wellKnown.map((one) =>
        Object.assign(poisoned(one, poison), { state: one.state }),
      ),
      bots: bots.map(row),
    },
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
