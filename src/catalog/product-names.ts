/**
 * Names of products and companies that owners write into robots.txt for the bots after them. No crawler compares its
 * token with them (RFC 9309 2.2.1; the operators' pages on their bots, `docs` of the catalogue, read 2026-11).
 */

/** Lower-case name → keys of the bots that are meant. */
export const PRODUCT_BOTS: Readonly<Record<string, readonly string[]>> = {
  chatgpt: ['oai-searchbot', 'chatgpt-user', 'gptbot'],
  'chat-gpt': ['oai-searchbot', 'chatgpt-user', 'gptbot'],
  'chatgpt-bot': ['oai-searchbot', 'chatgpt-user', 'gptbot'],
  chatgptbot: ['oai-searchbot', 'chatgpt-user', 'gptbot'],
  gpt: ['oai-searchbot', 'chatgpt-user', 'gptbot'],
  openai: ['oai-searchbot', 'chatgpt-user', 'gptbot'],
  openaibot: ['oai-searchbot', 'chatgpt-user', 'gptbot'],
  searchgpt: ['oai-searchbot'],
  claude: ['claude-searchbot', 'claude-user', 'claudebot'],
  anthropic: ['claude-searchbot', 'claude-user', 'claudebot'],
  anthropicbot: ['claude-searchbot', 'claude-user', 'claudebot'],
  perplexity: ['perplexitybot', 'perplexity-user'],
  'perplexity-ai': ['perplexitybot', 'perplexity-user'],
  perplexityai: ['perplexitybot', 'perplexity-user'],
  gemini: ['google-extended'],
  bard: ['google-extended'],
  'google-gemini': ['google-extended'],
  geminibot: ['google-extended'],
  google: ['googlebot'],
  copilot: ['bingbot'],
  bing: ['bingbot'],
  mistral: ['mistralai-user', 'mistralai-index'],
  mistralai: ['mistralai-user', 'mistralai-index'],
  'le-chat': ['mistralai-user', 'mistralai-index'],
  llama: ['meta-externalagent'],
  'meta-ai': ['meta-externalagent', 'meta-webindexer'],
  metaai: ['meta-externalagent', 'meta-webindexer'],
  commoncrawl: ['ccbot'],
  'common-crawl': ['ccbot'],
};
