/** Every rule of a page, in the order in which equal losses are reported. */
import { aiSeoChecks } from './ai-seo.ts';
import { contentChecks } from './content.ts';
import type { PageRule } from './page-rule.ts';
import { renderedChecks } from './rendered.ts';
import { technicalChecks } from './technical.ts';

const all = [...technicalChecks, ...contentChecks, ...aiSeoChecks, ...renderedChecks] as const;

/** The id of a rule of a page. */
export type PageRuleId = (typeof all)[number]['id'];

/** The rules of a page: technical, content, AI SEO, and those of what scripts make of it. */
export const pageRules: readonly PageRule<PageRuleId>[] = all;
