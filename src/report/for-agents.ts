/** What a site has for agents beside its pages, in words: only what is there, whole or broken. */
import { pathOf } from '../values/url.ts';
import type { Locale } from './locale.ts';
import type { CrawlerReport } from './report.ts';

/** One thing that is there: what it is, and how it was found. */
export interface AgentLine {
  readonly label: string;
  readonly text: string;
}

const PERCENT = 100;
/** Names of members that are told. */
const MAX_NAMES = 5;

/** Nothing for a site that has nothing of it, which is most of them. */
export function agentLines(
  { markdown, wellKnown, agentmaps = [] }: CrawlerReport,
  { tell, list }: Locale,
): readonly AgentLine[] {
  const pages = markdown.flatMap(({ url, answer, kept, varies }): AgentLine[] => {
    if (answer === 'html' || answer === 'other') return [];
    const percent = Math.round((kept ?? 0) * PERCENT);
    const code = answer === 'markdown' && !varies ? 'agents-no-vary' : (`agents-${answer}` as const);
    return [{ label: tell('agents-page-as', { path: pathOf(url) }), text: tell(code, { percent }) }];
  });
  const files = wellKnown.map(({ label, url, state, lacks, name }): AgentLine => {
    const data = { path: pathOf(url), name, members: list(lacks, MAX_NAMES) };
    return { label, text: tell(`agents-${state}`, data) };
  });
  const maps = agentmaps.map(({ line, value }): AgentLine => {
    return { label: tell('agents-map'), text: tell('agents-mapped', { line, url: value }) };
  });
  return [...pages, ...maps, ...files];
}
