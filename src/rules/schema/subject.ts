/** What the Schema Audit judges: an answer, and what was read of the page that it is. */
import type { Exchange } from '../../exchange.ts';
import type { PageNote } from '../../facts/page-facts.ts';
import { pageFacts } from '../../facts/page.ts';
import { pageIdentity } from '../../facts/identity/page-identity.ts';
import { askedKind } from '../../facts/page-kind.ts';
import { socialTags } from '../../facts/social-tags.ts';
import { validateStructuredData } from '../structured-data/validate.ts';
import type { GraphSource } from '../../fixes/graph-source.ts';
import { pageName } from '../../fixes/page-name.ts';
import { viewOf, type Seen } from './seen.ts';
import { visibleQuestions } from './visible-questions.ts';
import { visibleSteps, type VisibleSteps } from './visible.ts';
import { wantedTypes, type Asked, type Given } from './wanted.ts';

/** One answer, ready to be judged. */
export interface SchemaSubject extends GraphSource, Asked, Given {
  /** Whether it is the page at all. */
  readonly seen: Seen;
  readonly page: GraphSource['page'];
  /** What of the page was not measured or is not listed. */
  readonly limits: readonly PageNote[];
  readonly steps: VisibleSteps | null;
}

/** Reads once what all rules of the audit share. */
export function schemaSubject(exchange: Exchange): SchemaSubject {
  const page = pageFacts(exchange);
  const { kind, source: kindSource } = askedKind(page);
  const { findings, soundTypes, leftOut } = validateStructuredData(
    page.structuredData,
    page.finalUrl,
    exchange.timings.startedAt,
  );
  const source = { page, tags: socialTags(page), identity: pageIdentity(page) };
  const asked = { page, kind, kindSource, questions: visibleQuestions(page, kind) };
  return {
    ...source,
    ...asked,
    seen: viewOf(exchange, page),
    name: pageName(source),
    wanted: wantedTypes(asked),
    findings,
    soundTypes,
    limits: [...page.notes, ...leftOut.map((what) => ({ code: 'entities-capped', data: { what } }) as const)],
    steps: visibleSteps(page),
  };
}
