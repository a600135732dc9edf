/**
 * How a visit is known that an answer led to: the host of its Referer, or the `utm_source` that the engine adds to its links. Apps
 * and browsers leave the Referer out, so that such visits are the least there were. Sources: OpenAI, Publishers and Developers FAQ
 * (utm_source=chatgpt.com, read 2026-11); the channel groups for AI assistants of Google Analytics 4 and of Plausible, Matomo and
 * Cloudflare AI Crawl Control (hosts, read 2026-11). Compiled 2026-11-28.
 */

/** What an engine's visitors come with. */
export interface AnswerReferer {
  /** Stable lower-case id. */
  readonly key: string;
  readonly label: string;
  /** Hosts of the Referer; those under them count as well. */
  readonly hosts: readonly string[];
  /** Values of `utm_source`, in lower case. */
  readonly sources: readonly string[];
}

/** By engine. A search engine whose answers share the host of its list of links is left out: which of the two led here is not said. */
export const ANSWER_REFERERS: readonly AnswerReferer[] = [
  {
    key: 'chatgpt',
    label: 'ChatGPT',
    hosts: ['chatgpt.com', 'chat.openai.com'],
    sources: ['chatgpt.com', 'chatgpt', 'openai'],
  },
  {
    key: 'perplexity',
    label: 'Perplexity',
    hosts: ['perplexity.ai'],
    sources: ['perplexity', 'perplexity.ai'],
  },
  { key: 'gemini', label: 'Gemini', hosts: ['gemini.google.com', 'bard.google.com'], sources: ['gemini'] },
  {
    key: 'copilot',
    label: 'Copilot',
    hosts: ['copilot.microsoft.com', 'm365.cloud.microsoft'],
    sources: ['copilot', 'copilot.com'],
  },
  { key: 'claude', label: 'Claude', hosts: ['claude.ai'], sources: ['claude', 'claude.ai'] },
  { key: 'grok', label: 'Grok', hosts: ['grok.com', 'grok.x.ai'], sources: ['grok', 'grok.com'] },
  { key: 'meta-ai', label: 'Meta AI', hosts: ['meta.ai'], sources: ['meta.ai'] },
  { key: 'deepseek', label: 'DeepSeek', hosts: ['chat.deepseek.com'], sources: ['deepseek'] },
  { key: 'mistral', label: 'Le Chat', hosts: ['chat.mistral.ai'], sources: ['mistral', 'lechat'] },
  { key: 'duck-ai', label: 'Duck.ai', hosts: ['duck.ai'], sources: ['duck.ai'] },
  { key: 'you', label: 'You.com', hosts: ['you.com'], sources: ['you.com'] },
  { key: 'kimi', label: 'Kimi', hosts: ['kimi.com', 'kimi.moonshot.cn'], sources: ['kimi'] },
  { key: 'doubao', label: 'Doubao', hosts: ['doubao.com'], sources: ['doubao'] },
];
