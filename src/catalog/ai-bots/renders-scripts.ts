/**
 * Which bots read text that only exists after scripts have run, as far as it is documented or measured. That a bot fetches
 * scripts says nothing: those that were measured load them and run none. Compiled 2026-11-26.
 */
import { documented, measured, undocumented, type Known } from '../known.ts';

/**
 * Whether a bot reads text that only exists after scripts have run. `from-index`: the index that it fills renders pages,
 * at some later time; a fetch for a person does not.
 */
export type RendersScripts = 'yes' | 'from-index' | 'no' | 'unknown';

/** One month of requests on Vercel's network and two sites beside it. */
const VERCEL = measured<RendersScripts>(
  'no',
  'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  '2024-12-17',
);
const inBrowser = (source: string, asOf: string): Known<RendersScripts> => documented('yes', source, asOf);

/** By key. */
const KNOWN: Readonly<Record<string, Known<RendersScripts>>> = {
  'oai-searchbot': VERCEL,
  'chatgpt-user': VERCEL,
  gptbot: VERCEL,
  claudebot: VERCEL,
  perplexitybot: VERCEL,
  'meta-externalagent': VERCEL,
  bytespider: VERCEL,
  ccbot: VERCEL,
  googlebot: documented(
    'from-index',
    'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
    '2025-12-18',
  ),
  bingbot: documented(
    'from-index',
    'https://blogs.bing.com/webmaster/october-2019/The-new-evergreen-Bingbot-simplifying-SEO-by-leveraging-Microsoft-Edge',
    '2019-10',
  ),
  applebot: documented('from-index', 'https://support.apple.com/en-us/119829', '2026-06'),
  'chatgpt-agent': inBrowser('https://help.openai.com/en/articles/11752874-chatgpt-agent', '2026-11'),
  novaact: inBrowser('https://github.com/aws/nova-act', '2026-08'),
  'agentcore-browser': inBrowser(
    'https://docs.aws.amazon.com/bedrock-agentcore/latest/devguide/browser-tool.html',
    '2026-08',
  ),
  crawl4ai: inBrowser('https://github.com/unclecode/crawl4ai', '2026-07'),
  firecrawl: inBrowser('https://docs.firecrawl.dev/features/scrape', '2026-08'),
  lightpanda: inBrowser('https://github.com/lightpanda-io/browser', '2026-08'),
  scrapy: documented('no', 'https://docs.scrapy.org/en/latest/topics/dynamic-content.html', '2026-08'),
};

/** Keys of the bots of which anything is known. */
export const scriptedBots: readonly string[] = Object.keys(KNOWN);

/** What is known of a bot by its key. */
export function rendersScripts(key: string): Known<RendersScripts> {
  return KNOWN[key] ?? undocumented('unknown');
}
