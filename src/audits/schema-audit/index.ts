/** The Schema Audit of one page: structured data, Open Graph, Twitter, meta tags and headings, with fixes to paste. */
import { SCHEMA_TYPES, SCHEMA_TYPES_DATE, type GoogleStatus } from '../../catalog/schema-types.ts';
import { ENGINE_VERSION } from '../../catalog/version.ts';
import { VOCABULARY_RELEASE } from '../../catalog/vocabulary.ts';
import { SEVERITIES, type Audit, type SchemaAuditResult } from '../../contract/index.ts';
import type { Exchange } from '../../exchange.ts';
import type { AccessKind } from '../../facts/access/index.ts';
import type { PageFacts, PageNote } from '../../facts/page-facts.ts';
import type { PageKind } from '../../facts/page-kind.ts';
import { pageFacts } from '../../facts/page.ts';
import type { StructuredProblem } from '../../facts/structured-data/model.ts';
import { hasType } from '../../facts/structured-data/vocabulary.ts';
import { httpUrl } from '../../facts/url.ts';
import {
  SCHEMA_POINTS,
  SCHEMA_WEIGHTS_VERSION,
  scoreSchemaAudit,
  type SchemaPart,
} from '../../score/schema.ts';
import { additionProposals, completionProposals } from './data-proposals.ts';
import { headProposals } from './head-proposals.ts';
import type { FixPlace, Proposal } from './proposal.ts';
import { repairProposals } from './repair-proposals.ts';
import { seen } from './seen.ts';
import { allSchemaTypes, breakdownOf, partStates, schemasMissing } from './states.ts';
import { schemaSubject, type SchemaSubject } from './subject.ts';

export type { FixPlace } from './proposal.ts';

/** A requirement of Google's documentation that an entity does not meet. */
export interface UnmetRequirement {
  readonly code: 'missing' | 'few' | 'value';
  readonly severity: 'error' | 'warning';
  readonly type: string;
  readonly property: string;
  readonly detail: string;
  /** Id or name of the entity, empty without. */
  readonly entity: string;
}

/** The proof of a Schema Audit. */
export interface SchemaAuditEvidence {
  readonly url: string;
  readonly finalUrl: string;
  /** `false`: something else came instead of the page; nothing of it was judged and the score says nothing. */
  readonly isPage: boolean;
  /** Why it was not judged, or what is to be doubted; empty when nothing is. */
  readonly reason: string;
  readonly access: AccessKind | null;
  readonly kind: PageKind | null;
  /** Faults of the structured data with their places. */
  readonly problems: readonly StructuredProblem[];
  readonly requirements: readonly UnmetRequirement[];
  readonly unknownTypes: readonly string[];
  /** Types on the page for which Google shows nothing (any more), with the date and source of that. */
  readonly google: readonly {
    readonly type: string;
    readonly status: GoogleStatus;
    readonly since: string | null;
    readonly source: string;
  }[];
  /** Earned and possible points by part. */
  readonly parts: Readonly<Record<SchemaPart, { readonly earned: number; readonly of: number }>> | null;
  /** By fix id: where its code goes, whether it has blanks, which parts lose points for it, where the fault stands. */
  readonly fixes: Readonly<
    Record<
      string,
      {
        readonly place: FixPlace;
        readonly isTemplate: boolean;
        readonly parts: readonly SchemaPart[];
        readonly line: number;
        readonly column: number;
      }
    >
  >;
  /** What of the page was not read to its end. */
  readonly limits: readonly PageNote[];
  readonly versions: {
    readonly engine: string;
    readonly vocabulary: string;
    readonly rules: string;
    readonly weights: string;
  };
}

const VERSIONS = {
  engine: ENGINE_VERSION,
  vocabulary: VOCABULARY_RELEASE,
  rules: SCHEMA_TYPES_DATE,
  weights: SCHEMA_WEIGHTS_VERSION,
} as const;

/**
 * Audits the structured data and head of one page. Pure: the same exchange gives the same result. A challenge, an
 * error, or anything but HTML gives an empty result of score 0, and the evidence says that it was not judged.
 */
export function auditSchema(exchange: Exchange): Audit<SchemaAuditResult, SchemaAuditEvidence> {
  const page = pageFacts(exchange);
  const { isPage, reason, access } = seen(exchange, page);
  const met = { url: page.url, finalUrl: page.finalUrl, isPage, reason, access: access?.kind ?? null };
  if (!isPage)
    return { result: emptyResult(page), evidence: { ...EMPTY_EVIDENCE, ...met, limits: page.notes } };
  const subject = schemaSubject(page);
  const { score, parts } = scoreSchemaAudit(partStates(subject));
  const proposals = inOrder([
    ...repairProposals(subject),
    ...headProposals(subject),
    ...additionProposals(subject),
    ...completionProposals(subject),
  ]);
  return {
    result: { ...resultOf(subject), score, fixes: proposals.map(({ fix }) => fix) },
    evidence: {
      ...EMPTY_EVIDENCE,
      ...met,
      ...evidenceOf(subject, proposals),
      parts: partsOf(parts),
      limits: page.notes,
    },
  };
}

/** Worst first; equal ones by the points they earn, then in the order they were found. */
function inOrder(proposals: readonly Proposal[]): Proposal[] {
  const pointsOf = ({ parts }: Proposal): number => parts.reduce((sum, part) => sum + SCHEMA_POINTS[part], 0);
  return proposals.toSorted(
    (a, b) =>
      SEVERITIES.indexOf(a.fix.severity) - SEVERITIES.indexOf(b.fix.severity) || pointsOf(b) - pointsOf(a),
  );
}

/** The requested host; the whole address where it has none, so that the field is never empty. */
function domainOf({ url }: PageFacts): string {
  return httpUrl(url)?.host ?? (url === '' ? 'unknown' : url);
}

function resultOf(subject: SchemaSubject): Omit<SchemaAuditResult, 'score' | 'fixes'> {
  const { page, tags, identity } = subject;
  const { h1, h2, h3 } = page.counts.headings;
  const { title, description, image, type } = tags.og;
  const { brandName, logo, inLanguage, favicon, canonical } = identity;
  return {
    domain: domainOf(page),
    schemasFound: [...page.structuredData.types],
    schemasMissing: schemasMissing(subject),
    allSchemaTypes: allSchemaTypes(subject),
    ogTags: { title, description, image, type },
    twitterCard: { ...tags.twitter },
    metaTags: { ...tags.meta },
    headings: { h1, h2, h3 },
    wordCount: page.visibleWords,
    internalLinks: page.counts.internalTargets,
    scoreBreakdown: breakdownOf(subject),
    pageData: {
      brandName,
      description: identity.description,
      logo,
      inLanguage,
      favicon,
      canonical,
      sameAs: [...identity.sameAs],
    },
  };
}

function emptyResult(page: PageFacts): SchemaAuditResult {
  return {
    domain: domainOf(page),
    score: 0,
    schemasFound: [],
    schemasMissing: [],
    allSchemaTypes: SCHEMA_TYPES.filter(({ listed }) => listed === true).map(({ type, highValue }) => ({
      type,
      found: false,
      highValue: highValue === true,
    })),
    ogTags: { title: '', description: '', image: '', type: '' },
    twitterCard: { card: '', title: '', description: '' },
    metaTags: { title: '', description: '', canonical: '' },
    headings: { h1: 0, h2: 0, h3: 0 },
    wordCount: 0,
    internalLinks: 0,
    fixes: [],
    scoreBreakdown: {
      hasOrg: false,
      hasFaq: false,
      hasArticleHow: false,
      ogComplete: false,
      metaComplete: false,
      singleH1: false,
      hasTwitter: false,
    },
    pageData: {
      brandName: '',
      description: '',
      logo: '',
      inLanguage: '',
      favicon: '',
      canonical: '',
      sameAs: [],
    },
  };
}

const EMPTY_EVIDENCE = {
  kind: null,
  problems: [],
  requirements: [],
  unknownTypes: [],
  google: [],
  parts: null,
  fixes: {},
  versions: VERSIONS,
} as const;

type Judged = Pick<
  SchemaAuditEvidence,
  'kind' | 'problems' | 'requirements' | 'unknownTypes' | 'google' | 'fixes'
>;

function evidenceOf({ page, kind, findings }: SchemaSubject, proposals: readonly Proposal[]): Judged {
  const { problems, unknownTypes, types } = page.structuredData;
  return {
    kind,
    problems,
    unknownTypes,
    requirements: findings.map(({ code, severity, type, property, detail, entity }) => ({
      code,
      severity,
      type,
      property,
      detail,
      entity: entity.id ?? nameOf(entity.properties['name']?.[0]),
    })),
    google: SCHEMA_TYPES.filter(
      ({ google, type }) => google.status !== 'active' && google.status !== 'part' && hasType(types, type),
    ).map(({ type, google: { status, since, source } }) => ({ type, status, since, source })),
    fixes: Object.fromEntries(
      proposals.map(({ fix, place, isTemplate, parts, line, column }) => [
        fix.id,
        { place, isTemplate, parts, line, column },
      ]),
    ),
  };
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function partsOf(earned: Readonly<Record<SchemaPart, number>>): SchemaAuditEvidence['parts'] {
  const part = (name: SchemaPart) => ({ earned: earned[name], of: SCHEMA_POINTS[name] });
  return {
    organization: part('organization'),
    mainType: part('mainType'),
    faq: part('faq'),
    breadcrumb: part('breadcrumb'),
    website: part('website'),
    profiles: part('profiles'),
    ogTitle: part('ogTitle'),
    ogDescription: part('ogDescription'),
    ogImage: part('ogImage'),
    ogType: part('ogType'),
    title: part('title'),
    description: part('description'),
    canonical: part('canonical'),
    singleH1: part('singleH1'),
    twitter: part('twitter'),
    language: part('language'),
    favicon: part('favicon'),
  };
}
