/**
 * Bots that decide whether a site can appear in the answers of a major engine.
 * Source of each row: `docs` (the operator's page) or, where `evidence` is `list`, the public lists named in
 * model.ts. Date of each row: `asOf`. What a row leaves out: `botOf` in model.ts. Compiled 2026-11-20.
 */
import type { BotRow } from './model.ts';

export const highImpactBots: readonly BotRow[] = [
  {
    key: 'oai-searchbot',
    label: 'OAI-SearchBot',
    company: 'OpenAI',
    userAgents: [
      {
        ua: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36; compatible; OAI-SearchBot/1.3; +https://openai.com/searchbot',
        evidence: 'op-copy',
      },
      {
        ua: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot',
        evidence: 'op-copy',
      },
    ],
    purpose: 'search-index',
    honoursRobots: 'yes',
    ipRanges: 'https://openai.com/searchbot.json',
    docs: 'https://developers.openai.com/api/docs/bots',
    impactReason: 'opted-out sites are not shown as ChatGPT search answers (only as navigational links)',
    evidence: 'op-copy',
    asOf: '2026-04-19',
    note: 'robots.txt change takes about 24 h; one crawl may serve both OAI-SearchBot and GPTBot when both are allowed',
  },
  {
    key: 'chatgpt-user',
    label: 'ChatGPT-User',
    company: 'OpenAI',
    userAgents: [
      {
        ua: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
        evidence: 'op-copy',
      },
    ],
    purpose: 'user-fetch',
    honoursRobots: 'partly',
    ipRanges: 'https://openai.com/chatgpt-user.json',
    docs: 'https://developers.openai.com/api/docs/bots',
    impactReason: 'live page fetch behind ChatGPT answers and custom GPTs',
    evidence: 'op-copy',
    asOf: '2026-04-19',
    note: 'operator: robots.txt rules may not apply because a user asked',
  },
  {
    key: 'claude-searchbot',
    label: 'Claude-SearchBot',
    company: 'Anthropic',
    userAgents: [
      {
        ua: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-SearchBot/1.0; +https://www.anthropic.com)',
        evidence: 'list',
      },
    ],
    purpose: 'search-index',
    honoursRobots: 'yes',
    ipRanges: 'https://claude.com/crawling/bots.json',
    docs: 'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
    impactReason: 'feeds Claude search results',
    evidence: 'op-copy',
    asOf: '2026-04-07',
    note: 'operator documents tokens, not full UA strings; supports Crawl-delay; one IP file for all three bots',
  },
  {
    key: 'claude-user',
    label: 'Claude-User',
    company: 'Anthropic',
    aliases: ['Claude-Code'],
    userAgents: [
      {
        ua: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
        evidence: 'list',
      },
      { ua: 'Claude-User (claude-code/2.1.86; +https://support.anthropic.com/)', evidence: 'list' },
    ],
    purpose: 'user-fetch',
    honoursRobots: 'yes',
    ipRanges: 'https://claude.com/crawling/bots.json',
    docs: 'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
    impactReason: 'live fetch for Claude answers; the operator says robots.txt is honoured here too',
    evidence: 'op-copy',
    asOf: '2026-04-07',
  },
  {
    key: 'perplexitybot',
    label: 'PerplexityBot',
    company: 'Perplexity',
    userAgents: [
      {
        ua: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
        evidence: 'list',
      },
    ],
    purpose: 'search-index',
    honoursRobots: 'yes',
    ipRanges: 'https://www.perplexity.com/perplexitybot.json',
    docs: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
    impactReason: 'surfaces and links sites in Perplexity',
    evidence: 'op',
    asOf: '2026-10',
    note: 'change takes up to 24 h; Cloudflare alleged undeclared crawling in 2025-08',
  },
  {
    key: 'perplexity-user',
    label: 'Perplexity-User',
    company: 'Perplexity',
    userAgents: [
      {
        ua: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
        evidence: 'list',
      },
    ],
    purpose: 'user-fetch',
    honoursRobots: 'no',
    ipRanges: 'https://www.perplexity.com/perplexity-user.json',
    docs: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
    impactReason: 'live fetch behind Perplexity answers',
    evidence: 'op',
    asOf: '2026-10',
    note: 'operator: generally ignores robots.txt, a user asked',
  },
  {
    key: 'googlebot',
    label: 'Googlebot',
    company: 'Google',
    userAgents: [
      { ua: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', evidence: 'list' },
      {
        ua: 'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
        evidence: 'list',
      },
    ],
    purpose: 'search-index',
    honoursRobots: 'yes',
    ipRanges: 'https://developers.google.com/static/crawling/ipranges/common-crawlers.json',
    verify: 'rdns *.googlebot.com / *.google.com',
    docs: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
    impactReason:
      'the Search index also feeds AI Overviews and AI Mode; Applebot, Kagibot, Brave and Tavily follow its rules',
    evidence: 'op',
    asOf: '2026-10',
  },
  {
    key: 'bingbot',
    label: 'Bingbot',
    company: 'Microsoft',
    tokens: ['bingbot'],
    userAgents: [
      {
        ua: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/W.X.Y.Z Safari/537.36',
        evidence: 'list',
      },
      { ua: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', evidence: 'list' },
    ],
    purpose: 'search-index',
    honoursRobots: 'yes',
    ipRanges: 'https://www.bing.com/toolbox/bingbot.json',
    docs: 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
    impactReason: 'the Bing index grounds Copilot',
    evidence: 'op-copy',
    asOf: '2026-08',
  },
  {
    key: 'meta-webindexer',
    label: 'Meta-WebIndexer',
    company: 'Meta',
    tokens: ['meta-webindexer'],
    userAgents: [
      {
        ua: 'meta-webindexer/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
        evidence: 'op-copy',
      },
    ],
    purpose: 'search-index',
    honoursRobots: 'yes',
    docs: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
    impactReason: 'search index behind Meta AI answers; operator says allowing it helps citation and links',
    evidence: 'op-copy',
    asOf: '2026-06',
  },
];
