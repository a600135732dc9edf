/** What a rule of a page is. */
import type { IssueCategory } from '../../contract/index.ts';
import type { FetchCode, Truncation } from '../../exchange.ts';
import { none, taken, wholeFaults, type Rule, type Written } from '../rule.ts';
import type { Genre } from './genre.ts';
import type { SiteContext } from './site-context.ts';
import type { Access, Subject } from './subject.ts';

/**
 * What of a page a rule reads. A gate that fails takes the rules that read what was not seen. `whole-text`: it judges
 * what the text lacks, or a share of it, which a part of the text does not show.
 */
export type Reads = 'answer' | 'document' | 'text' | 'whole-text';

/** A saved page for an example: HTML alone, or HTML with the rest of its answer and its site. */
export type Example = string | ExampleExchange;

/** An example with what HTML alone does not show: address, answer, site, clock. */
export interface ExampleExchange {
  readonly html: string;
  readonly url?: string;
  readonly status?: number;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  /** Addresses that redirected here, with the status they did it with. */
  readonly hops?: readonly (readonly [url: string, status: number])[];
  readonly truncated?: Truncation;
  /** Why no usable answer came: then the rest of the answer is only what came of it. */
  readonly failed?: FetchCode;
  /** What came in place of the page. */
  readonly access?: Access;
  readonly firstByteMs?: number;
  /** Text of the site's robots.txt, or the status that is answered in its place. */
  readonly robots?: string | number;
  readonly site?: Partial<SiteContext>;
  /** Epoch milliseconds at which the page is read. */
  readonly now?: number;
  /** The document once its scripts have run. Absent: none were run. */
  readonly rendered?: string;
}

/** A rule of a page. */
export interface PageRule<Id extends string = string> extends Rule<Subject, Example, Id> {
  readonly category: IssueCategory;
  readonly reads: Reads;
  /** Kinds of page that its advice suits; on all others it is silent. Absent: it is no matter of kind. */
  readonly appliesTo?: readonly Genre[];
  /** It judges how something is written: where the page has no text of its own, it is silent, and its loss is that of the rule that says so. */
  readonly prose?: true;
}

/** A rule of a page as it is written. It reads the document, unless it says otherwise. */
type WrittenPageRule<Id extends string, Code extends string> = Omit<Written<PageRule<Id>, Code>, 'reads'> & {
  readonly reads?: Reads;
};

/** The same record with its id kept as a literal type, so that the points table can ask for it. */
export function pageRule<const Id extends string, Code extends string>({
  reads = 'document',
  ...rule
}: WrittenPageRule<Id, Code>): PageRule<Id> {
  const { appliesTo, prose = false, evaluate } = rule;
  const whole = { ...rule, audit: 'page', reads, faults: wholeFaults(rule) } as const;
  if (appliesTo === undefined && !prose) return whole;
  const suited = appliesTo && new Set(appliesTo);
  return {
    ...whole,
    evaluate: (subject) => {
      if (suited?.has(subject.genre) === false) return none;
      if (!prose || subject.textOwner === null) return evaluate(subject);
      if (subject.textOwner === 'placeholder') return taken('placeholder');
      const verdict = evaluate(subject);
      return verdict.kind === 'fail' ? taken(subject.textOwner, verdict.kept) : verdict;
    },
  };
}

const inCategory =
  (category: IssueCategory) =>
  <const Id extends string, Code extends string>(
    rule: Omit<WrittenPageRule<Id, Code>, 'category'>,
  ): PageRule<Id> =>
    pageRule<Id, Code>({ ...rule, category });

/** A rule of the technical category: see {@link pageRule}. */
export const technicalRule = inCategory('technical');

/** A rule of the content category. */
export const contentRule = inCategory('content');

/** A rule of the AI SEO category. */
export const aiSeoRule = inCategory('ai_seo');
