/**
 * Robots directives of a page that was read: meta elements and X-Robots-Tag lines, one entry a directive.
 * Sources: Google, "Robots meta tag, data-nosnippet, and X-Robots-Tag specifications"; Bing, "Robots meta tags".
 */
import { aiBots } from '../catalog/ai-bots.ts';
import { OWN_ROBOTS_TOKEN } from '../catalog/limits.ts';
import { headerValues } from '../exchange.ts';
import { scopedRules } from './directive-rules.ts';
import type { PageFacts } from './page-facts.ts';

/** One robots directive with the crawler it is meant for. */
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

/** Crawlers addressed by a meta name of their own besides the catalogued AI bots. */
const SEARCH_AGENTS = ['googlebot', 'googlebot-news', 'bingbot', 'msnbot', 'slurp', 'duckduckbot', 'yandex'];
const AGENTS: ReadonlySet<string> = new Set([
  ...SEARCH_AGENTS,
  OWN_ROBOTS_TOKEN,
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

/** Holds blanks, colons and the comma behind a weekday itself, so it is read before the list is split. */
const UNAVAILABLE_AFTER = /unavailable_after\s{0,8}:\s{0,8}((?:[a-z]{3,9},)?[^;,]{1,64})/i;

function addAll(directives: PageDirective[], content: string, agent: string, where: string): void {
  const end = UNAVAILABLE_AFTER.exec(content)?.[1];
  if (end !== undefined) directives.push({ agent, name: 'unavailable_after', value: end.trim(), where });
  const list = end === undefined ? content : content.replace(UNAVAILABLE_AFTER, '');
  for (const { agent: named, rule } of scopedRules(list)) {
    if (rule === '' || directives.length >= MAX_DIRECTIVES) continue;
    const [name = '', value = ''] = rule.split(':', 2);
    directives.push({ agent: named === '*' ? agent : named, name, value, where });
  }
}

/** Whether a directive is meant for all crawlers or for one of `agents` (lower case). */
export function concerns({ agent }: PageDirective, agents: readonly string[]): boolean {
  return agent === '' || agents.includes(agent);
}

/** The two indexes that answer engines are built on; a directive for either keeps the page out of its answers. */
const INDEXERS: readonly string[] = ['googlebot', 'bingbot'];

/** The directive that keeps the page out of an index, `undefined` when none does. */
export function indexingForbidden(directives: readonly PageDirective[]): PageDirective | undefined {
  return directives.find(
    (directive) =>
      (directive.name === 'noindex' || directive.name === 'none') && concerns(directive, INDEXERS),
  );
}

/** Whether the page asks a crawler (lower-case token) to follow none of its links: `nofollow`, or `none` (Google). */
export function followingForbidden(page: PageFacts, agent: string): boolean {
  return pageDirectives(page).some(
    (directive) =>
      (directive.name === 'nofollow' || directive.name === 'none') && concerns(directive, [agent]),
  );
}
