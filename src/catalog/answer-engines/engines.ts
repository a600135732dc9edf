/**
 * The answer engines, those that reach most people first. Each fact has its own source and date; what no page of the
 * operator states is `undocumented` and empty. Compiled 2026-11-25.
 *
 * Weights have three steps, because the measurements of reach differ by more than the engines: 4 for over half a billion
 * people a month by the operator's own figure; 2 for a per cent or more of all visits to AI chatbots (Similarweb,
 * January 2026) or of the visits that they send (Statcounter, May 2026); 1 without a known figure.
 */
import { rendersScripts } from '../ai-bots/renders-scripts.ts';
import { documented, measured, undocumented, type Known } from '../known.ts';
import type { AnswerEngine, SearchIndex, SizeLimit } from './model.ts';

const OPENAI_BOTS = 'https://developers.openai.com/api/docs/bots';
const GOOGLE_CRAWLERS =
  'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers';
const GOOGLE_AI_FEATURES = 'https://developers.google.com/search/docs/appearance/ai-features';
const BING_CRAWLERS = 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0';
const BING_CONTROLS =
  'https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat';
const PERPLEXITY_BOTS = 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers';
const ANTHROPIC_BOTS =
  'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler';
const META_BOTS = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers';
const MISTRAL_BOTS = 'https://docs.mistral.ai/robots';
const APPLE_BOTS = 'https://support.apple.com/en-us/119829';
const AMAZON_BOTS = 'https://developer.amazon.com/amazonbot';
const DUCK_BOTS = 'https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot';
const YOU_BOTS = 'https://docs.you.com/youbot';
const SIMILARWEB = 'Similarweb, Global AI Tracker, January 2026';
const STATCOUNTER = 'Statcounter, AI Chatbot Market Share, May 2026';

const NO_LIMIT: Known<SizeLimit | null> = undocumented(null);
const NO_FIGURE: AnswerEngine['reach'] = undocumented({ people: 'no figure is known', weight: 1 });
const NOT_SAID: AnswerEngine['training'] = undocumented({ tokens: [], directives: [], trains: 'unknown' });
const ownIndex = (source: string, asOf: string): Known<readonly SearchIndex[]> =>
  documented(['own'], source, asOf);
/** No directive of a page is documented to bind the answers of the engine. */
const noControls = (agent: string, source: string, asOf: string): AnswerEngine['quote'] =>
  undocumented({ directives: [], agent, token: null }, source, asOf);

/** Google documents 2 MB of an HTML file for its crawlers; bytes of the uncompressed file. */
const GOOGLE_LIMIT = documented<SizeLimit | null>(
  { most: 2_000_000, unit: 'bytes' },
  'https://developers.google.com/search/docs/crawling-indexing/googlebot',
  '2026-02',
);
/** An engine that people use and whose operator documents no crawler. */
const unconfirmed = (
  key: string,
  label: string,
  company: string,
  reach: AnswerEngine['reach'],
): AnswerEngine => ({
  key,
  label,
  company,
  status: 'unconfirmed',
  bots: undocumented({ find: [], fetch: [] }),
  indexes: undocumented([]),
  rendersScripts: undocumented('unknown'),
  limit: NO_LIMIT,
  quote: noControls('', '', '2026-11'),
  training: NOT_SAID,
  reach,
});

export const engines: readonly AnswerEngine[] = [
  {
    key: 'chatgpt',
    label: 'ChatGPT search',
    company: 'OpenAI',
    status: 'active',
    bots: documented({ find: ['oai-searchbot'], fetch: ['chatgpt-user'] }, OPENAI_BOTS, '2026-04-19'),
    indexes: documented(
      ['own', 'Bing'],
      'https://help.openai.com/en/articles/9237897-chatgpt-search',
      '2025-10',
    ),
    rendersScripts: rendersScripts('oai-searchbot'),
    limit: NO_LIMIT,
    quote: documented(
      { directives: ['noindex'], agent: 'oai-searchbot', token: null },
      'OpenAI, Publishers and Developers FAQ',
      '2026-11',
    ),
    training: documented({ tokens: ['gptbot'], directives: [], trains: 'yes' }, OPENAI_BOTS, '2026-04-19'),
    reach: documented(
      { people: '900 million a week', weight: 4 },
      'OpenAI, quoted by webiano.digital, "ChatGPT still leads the AI model race"',
      '2026-05',
    ),
  },
  {
    key: 'google-ai',
    label: 'Google AI Overviews and AI Mode',
    company: 'Google',
    status: 'active',
    bots: documented({ find: ['googlebot'], fetch: [] }, GOOGLE_AI_FEATURES, '2026-10'),
    indexes: ownIndex(GOOGLE_AI_FEATURES, '2026-10'),
    rendersScripts: rendersScripts('googlebot'),
    limit: GOOGLE_LIMIT,
    quote: documented(
      {
        directives: ['noindex', 'nosnippet', 'max-snippet', 'data-nosnippet'],
        agent: 'googlebot',
        token: null,
      },
      GOOGLE_AI_FEATURES,
      '2026-10',
    ),
    // Google-Extended does not speak of Search: the choice for Search is made in Search Console.
    training: undocumented({ tokens: [], directives: [], trains: 'unknown' }, GOOGLE_CRAWLERS, '2026-10-30'),
    reach: documented(
      { people: '2 billion a month', weight: 4 },
      'Alphabet, earnings call of the second quarter of 2025',
      '2025-07-23',
    ),
  },
  {
    key: 'copilot',
    label: 'Microsoft Copilot',
    company: 'Microsoft',
    status: 'active',
    bots: documented({ find: ['bingbot'], fetch: [] }, BING_CRAWLERS, '2026-08'),
    indexes: documented(['Bing'], BING_CONTROLS, '2023-09'),
    rendersScripts: rendersScripts('bingbot'),
    limit: NO_LIMIT,
    quote: documented(
      {
        directives: ['noindex', 'nosnippet', 'max-snippet', 'data-nosnippet', 'noarchive', 'nocache'],
        agent: 'bingbot',
        token: null,
      },
      BING_CONTROLS,
      '2025-10',
    ),
    training: documented(
      { tokens: [], directives: ['noarchive', 'nocache'], trains: 'yes' },
      BING_CONTROLS,
      '2023-09',
    ),
    reach: measured({ people: '1.1 % of visits, 3.2 % of referrals', weight: 2 }, STATCOUNTER, '2026-05'),
  },
  {
    key: 'perplexity',
    label: 'Perplexity',
    company: 'Perplexity',
    status: 'active',
    bots: documented({ find: ['perplexitybot'], fetch: ['perplexity-user'] }, PERPLEXITY_BOTS, '2026-10'),
    indexes: ownIndex(PERPLEXITY_BOTS, '2026-10'),
    rendersScripts: rendersScripts('perplexitybot'),
    limit: NO_LIMIT,
    quote: noControls('perplexitybot', PERPLEXITY_BOTS, '2026-10'),
    training: documented({ tokens: [], directives: [], trains: 'no' }, PERPLEXITY_BOTS, '2026-10'),
    reach: measured({ people: '2.0 % of visits, 7.7 % of referrals', weight: 2 }, STATCOUNTER, '2026-05'),
  },
  {
    key: 'claude',
    label: 'Claude',
    company: 'Anthropic',
    status: 'active',
    bots: documented({ find: ['claude-searchbot'], fetch: ['claude-user'] }, ANTHROPIC_BOTS, '2026-04-07'),
    indexes: measured(
      ['own', 'Brave'],
      'TechCrunch, "Anthropic appears to be using Brave to power web search for its Claude chatbot"',
      '2025-03-21',
    ),
    rendersScripts: rendersScripts('claudebot'),
    limit: NO_LIMIT,
    quote: noControls('claude-searchbot', ANTHROPIC_BOTS, '2026-04-07'),
    training: documented(
      { tokens: ['claudebot'], directives: [], trains: 'yes' },
      ANTHROPIC_BOTS,
      '2026-04-07',
    ),
    reach: measured({ people: '2.0 % of visits, 3.0 % of referrals', weight: 2 }, STATCOUNTER, '2026-05'),
  },
  {
    key: 'gemini',
    label: 'Gemini app',
    company: 'Google',
    status: 'active',
    bots: documented({ find: ['googlebot'], fetch: [] }, GOOGLE_CRAWLERS, '2026-10-30'),
    indexes: documented(['Google'], GOOGLE_CRAWLERS, '2026-10-30'),
    rendersScripts: rendersScripts('googlebot'),
    limit: GOOGLE_LIMIT,
    // Google-Extended also decides on grounding: whether answers of Gemini are made from the page.
    quote: documented(
      { directives: ['noindex'], agent: 'googlebot', token: 'google-extended' },
      GOOGLE_CRAWLERS,
      '2026-10-30',
    ),
    training: documented(
      { tokens: ['google-extended'], directives: [], trains: 'yes' },
      GOOGLE_CRAWLERS,
      '2026-10-30',
    ),
    reach: documented(
      { people: '900 million a month', weight: 4 },
      'Google, quoted by webiano.digital, "ChatGPT still leads the AI model race"',
      '2026-05',
    ),
  },
  {
    key: 'meta-ai',
    label: 'Meta AI',
    company: 'Meta',
    status: 'active',
    bots: documented({ find: ['meta-webindexer'], fetch: ['meta-externalfetcher'] }, META_BOTS, '2026-06'),
    indexes: ownIndex(META_BOTS, '2026-06'),
    rendersScripts: rendersScripts('meta-externalagent'),
    limit: NO_LIMIT,
    quote: noControls('meta-webindexer', META_BOTS, '2026-06'),
    training: documented(
      { tokens: ['meta-externalagent'], directives: [], trains: 'yes' },
      META_BOTS,
      '2026-06',
    ),
    reach: documented(
      { people: '1 billion a month', weight: 4 },
      'Meta, annual meeting of shareholders 2025',
      '2025-05-28',
    ),
  },
  {
    key: 'le-chat',
    label: 'Le Chat (Mistral Vibe)',
    company: 'Mistral AI',
    status: 'active',
    bots: documented({ find: ['mistralai-index'], fetch: ['mistralai-user'] }, MISTRAL_BOTS, '2026-09'),
    indexes: ownIndex(MISTRAL_BOTS, '2026-09'),
    rendersScripts: rendersScripts('mistralai-index'),
    limit: NO_LIMIT,
    quote: noControls('mistralai-index', MISTRAL_BOTS, '2026-09'),
    training: documented(
      { tokens: ['mistralai-training'], directives: [], trains: 'yes' },
      MISTRAL_BOTS,
      '2026-09',
    ),
    reach: NO_FIGURE,
  },
  {
    key: 'apple',
    label: 'Siri, Spotlight and Safari',
    company: 'Apple',
    status: 'active',
    bots: documented({ find: ['applebot'], fetch: [] }, APPLE_BOTS, '2026-06'),
    indexes: ownIndex(APPLE_BOTS, '2026-06'),
    rendersScripts: rendersScripts('applebot'),
    limit: NO_LIMIT,
    quote: documented(
      { directives: ['noindex', 'nosnippet'], agent: 'applebot', token: null },
      APPLE_BOTS,
      '2026-06',
    ),
    training: documented(
      { tokens: ['applebot-extended'], directives: [], trains: 'yes' },
      APPLE_BOTS,
      '2026-06',
    ),
    reach: NO_FIGURE,
  },
  {
    key: 'amazon',
    label: 'Alexa and Amazon search',
    company: 'Amazon',
    status: 'active',
    bots: documented({ find: ['amzn-searchbot'], fetch: ['amzn-user'] }, AMAZON_BOTS, '2026-10-08'),
    indexes: ownIndex(AMAZON_BOTS, '2026-10-08'),
    rendersScripts: rendersScripts('amzn-searchbot'),
    limit: NO_LIMIT,
    quote: documented(
      { directives: ['noindex'], agent: 'amzn-searchbot', token: null },
      AMAZON_BOTS,
      '2026-10-08',
    ),
    training: documented(
      { tokens: ['amazonbot'], directives: ['noarchive'], trains: 'yes' },
      AMAZON_BOTS,
      '2026-10-08',
    ),
    reach: NO_FIGURE,
  },
  {
    key: 'duckassist',
    label: 'DuckDuckGo Search Assist',
    company: 'DuckDuckGo',
    status: 'active',
    // One bot reads the pages of an answer at the moment of the question.
    bots: documented({ find: ['duckassistbot'], fetch: [] }, DUCK_BOTS, '2025-03-28'),
    indexes: documented(
      ['own', 'Bing'],
      'https://duckduckgo.com/duckduckgo-help-pages/results/sources',
      '2026-11',
    ),
    rendersScripts: rendersScripts('duckassistbot'),
    limit: NO_LIMIT,
    quote: noControls('duckassistbot', DUCK_BOTS, '2025-03-28'),
    training: documented({ tokens: [], directives: [], trains: 'no' }, DUCK_BOTS, '2025-03-28'),
    reach: NO_FIGURE,
  },
  {
    key: 'you',
    label: 'You.com',
    company: 'You.com',
    status: 'active',
    bots: documented({ find: ['youbot'], fetch: [] }, YOU_BOTS, '2026-09'),
    indexes: ownIndex(YOU_BOTS, '2026-09'),
    rendersScripts: rendersScripts('youbot'),
    limit: NO_LIMIT,
    quote: noControls('youbot', YOU_BOTS, '2026-09'),
    training: NOT_SAID,
    reach: NO_FIGURE,
  },
  unconfirmed(
    'grok',
    'Grok',
    'xAI',
    measured({ people: '3.4 % of visits', weight: 2 }, SIMILARWEB, '2026-01'),
  ),
  unconfirmed(
    'deepseek',
    'DeepSeek',
    'DeepSeek',
    measured({ people: '3.7 % of visits', weight: 2 }, SIMILARWEB, '2026-01'),
  ),
];
