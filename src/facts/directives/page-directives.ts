/**
 * Robots directives of a page that was read: meta elements and X-Robots-Tag lines, one entry a directive.
 * Sources: Google, "Robots meta tag, data-nosnippet, and X-Robots-Tag specifications"; Bing, "Robots meta tags".
 */
import { aiBots } from '../../catalog/ai-bots.ts';
import { OWN_ROBOTS_TOKEN } from '../../catalog/limits.ts';
import { headerValues } from '../../exchange.ts';
import { rulesOf, scopedRules, scopesOf, type ScopedRule } from './rules.ts';
import type { PageFacts } from '../page-facts.ts';

/** One robots directive with the crawler it is meant for. */
export interface PageDirective {
  /** Lower-case token of the crawler it is meant for, empty for all of them. */
  readonly agent: string;
  /** Lower case, for example `noindex` or `max-snippet`. */
  readonly name: string;
  /** What is after the colon, in lower case but for a date; empty without one. */
  readonly value: string;
  /** Where it is: in a meta element with the name of its crawler, or in an X-Robots-Tag line. */
  readonly where: 'meta' | 'header';
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
  for (const { attribute, key, content, inNoscript } of page.metas) {
    // The engines that document these directives run scripts; for a reader that does, noscript holds text.
    if (inNoscript === true || attribute !== 'name' || (key !== 'robots' && !AGENTS.has(key))) continue;
    // The name of a meta element is its agent: its content names none (Google).
    const agent = key === 'robots' ? '*' : key;
    for (const rule of rulesOf(content)) add(directives, { agent, rule }, 'meta');
  }
  for (const line of headerValues(page.response.headers, 'x-robots-tag')) {
    for (const scoped of scopedRules(line)) add(directives, scoped, 'header');
  }
  return directives;
}

function add(directives: PageDirective[], { agent, rule }: ScopedRule, where: PageDirective['where']): void {
  if (rule === '' || directives.length >= MAX_DIRECTIVES) return;
  const colon = rule.indexOf(':');
  const name = colon === -1 ? rule : rule.slice(0, colon);
  const value = colon === -1 ? '' : rule.slice(colon + 1);
  directives.push({ agent: agent === '*' ? '' : agent, name, value, where });
}

/** Whether a directive is meant for all crawlers or for one of `agents` (lower case). */
export function concerns({ agent }: PageDirective, agents: readonly string[]): boolean {
  return agent === '' || agents.some((name) => scopesOf(name).includes(agent));
}

/** The two indexes that answer engines are built on: what either is told holds for its answers. */
export const INDEXERS: readonly string[] = ['googlebot', 'bingbot'];

/** The directives that forbid one of `agents` (lower case) to index the page or to follow its links; `none` forbids both. */
function forbidding(
  directives: readonly PageDirective[],
  rule: 'noindex' | 'nofollow',
  agents: readonly string[],
): PageDirective[] {
  return directives.filter(
    (directive) => (directive.name === rule || directive.name === 'none') && concerns(directive, agents),
  );
}

/** The directives that keep the page out of an index, in order of place. */
export function indexingForbidden(directives: readonly PageDirective[]): PageDirective[] {
  return forbidding(directives, 'noindex', INDEXERS);
}

/** The directives that ask one of `agents` (lower case) to follow no link of the page, in order of place. */
export function followingForbidden(
  directives: readonly PageDirective[],
  agents: readonly string[] = INDEXERS,
): PageDirective[] {
  return forbidding(directives, 'nofollow', agents);
}
