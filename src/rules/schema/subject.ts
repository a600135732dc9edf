/** What the Schema Audit judges: a page with everything that was read of it once. */
import type { PageFacts, PageNote, QuestionAnswer } from '../../facts/page-facts.ts';
import { pageIdentity } from '../../facts/identity/page-identity.ts';
import { pageKindReading, type KindSource, type PageKind } from '../../facts/page-kind.ts';
import { socialTags } from '../../facts/social-tags.ts';
import { validateStructuredData, type SchemaFinding } from '../../facts/structured-data/rules/validate.ts';
import type { GraphSource } from '../../fixes/graph-source.ts';
import { pageName } from '../../fixes/page-name.ts';
import { visibleQuestions } from './visible-questions.ts';
import { visibleSteps, type VisibleSteps } from './visible.ts';

/** One page, ready to be judged. */
export interface SchemaSubject extends GraphSource {
  /** As the markup claims it, proven or not: what claims to be a product is held to what a product needs. */
  readonly kind: PageKind;
  readonly kindSource: KindSource;
  /** Requirements that are not met. */
  readonly findings: readonly SchemaFinding[];
  /** Types of which one entity at least meets all of its own. */
  readonly soundTypes: readonly string[];
  /** What of the page was not measured or is not listed. */
  readonly limits: readonly PageNote[];
  readonly questions: readonly QuestionAnswer[];
  readonly steps: VisibleSteps | null;
}

/** Reads once what all parts of the audit share. */
export function schemaSubject(page: PageFacts): SchemaSubject {
  const { kind, source: kindSource } = pageKindReading(page).claimed;
  const { findings, soundTypes, leftOut } = validateStructuredData(page.structuredData, page.finalUrl);
  const source = { page, tags: socialTags(page), identity: pageIdentity(page) };
  return {
    ...source,
    name: pageName(source),
    kind,
    kindSource,
    findings,
    soundTypes,
    limits: [...page.notes, ...leftOut.map((detail) => ({ code: 'entities-capped', detail }) as const)],
    questions: visibleQuestions(page, kind),
    steps: visibleSteps(page),
  };
}
