/**
 * Robots directives of a page that was read: meta elements and X-Robots-Tag lines, one entry a directive.
 * Sources: Google, "Robots meta tag, data-nosnippet, and X-Robots-Tag specifications"; Bing, "Robots meta tags".
 */
import { aiBots } from '../catalog/ai-bots.ts';
import { headerValues } from '../exchange.ts';
import type { PageFacts } from './page-facts.ts';

export interface PageDirective {
  /** Lower-case token of the crawler it is meant for, empty for all of them. */
  readonly agent: string;
  /** Lower case, for example `noindex` or `max-snippet`. */
  readonly name: string;
  /** What stands behind the colon, empty without one. */
  readonly value: string;
  /** Where it stands, as a reader would look for it. */
  readonly where: string;
}

/** Directives that take a value: the colon behind them does not name a crawler. */
const WITH_VALUE = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);
/** Crawlers addressed by a meta name of their own besides the catalogued AI bots. */
const SEARCH_AGENTS = ['googlebot', 'googlebot-news', 'bingbot', 'msnbot', 'slurp', 'duckduckbot', 'yandex'];
const AGENTS: ReadonlySet<string> = new Set([
  ...SEARCH_AGENTS,
  ...aiBots.flatMap(({ tokens }) => tokens.map((token) => token.toLowerCase())),
]);
/** Directives read of one page. Real pages have fewer than twenty. */
const MAX_DIRECTIVES = 200;

/** All robots directives of a page in order of place: meta elements, then header lines. Linear, capped. */
export function pageDirectives(page: PageFacts): PageDirective[] {
  const directives: PageDirective[] = [];
  for (const { attribute, key, content } of page.metas) {
    if (attribute !== 'name' || (key !== 'robots' && !AGENTS.has(key))) continue;
    addAll(directives, content, key === 'robots' ? '' : key, `<meta name="${key}">`);
  }
  for (const line of headerValues(page.response.headers, 'x-robots-tag')) {
    addAll(directives, line, '', 'the X-Robots-Tag header');
  }
  return directives;
}

function addAll(directives: PageDirective[], list: string, agent: string, where: string): void {
  let named = agent;
  for (const piece of list.split(',')) {
    if (directives.length >= MAX_DIRECTIVES) return;
    const parts = /^\s*([\w.-]+)\s*:\s*(.*)$/.exec(piece);
    let rest = piece.trim().toLowerCase();
    if (parts !== null && !WITH_VALUE.has((parts[1] ?? '').toLowerCase())) {
      named = (parts[1] ?? '').toLowerCase();
      rest = (parts[2] ?? '').trim().toLowerCase();
    }
    const colon = rest.indexOf(':');
    const name = (colon === -1 ? rest : rest.slice(0, colon)).trim();
    if (name === '') continue;
    directives.push({ agent: named, name, value: colon === -1 ? '' : rest.slice(colon + 1).trim(), where });
  }
}

/** Whether a directive is meant for all crawlers or for one of `agents` (lower case). */
export function concerns({ agent }: PageDirective, agents: readonly string[]): boolean {
  return agent === '' || agents.includes(agent);
}
