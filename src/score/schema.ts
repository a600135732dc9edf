import type { PartState, SchemaPart } from '../rules/schema/parts.ts';

/** Points of the Schema Audit. Version them together: a changed number is a new version. */
export const SCHEMA_WEIGHTS_VERSION = 'schema-1';

/**
 * Points of each part; they sum to 100. What does not apply to a page is earned: nothing is renormalised, so a
 * repaired fault can only add points. A block that does not parse counts as absent.
 */
export const SCHEMA_POINTS = {
  /** Organization: the entity that everything else on a site refers to. */
  organization: 18,
  /** The type that a page of this kind is one of, with what Google requires of it. */
  mainType: 18,
  /** FAQPage where questions and answers are visible. */
  faq: 8,
  breadcrumb: 4,
  /** WebSite, on the home page. */
  website: 4,
  /** Two profiles of the owner elsewhere. */
  profiles: 4,
  ogTitle: 4,
  ogDescription: 3,
  ogImage: 5,
  ogType: 2,
  title: 5,
  description: 4,
  canonical: 5,
  singleH1: 8,
  twitter: 4,
  language: 2,
  favicon: 2,
} as const satisfies Readonly<Record<SchemaPart, number>>;

/** Earned and possible points of each part. */
export type PartPoints = Readonly<Record<SchemaPart, { readonly earned: number; readonly of: number }>>;

/** The score and what it is made of. */
export interface SchemaScore {
  /** 0 to 100. */
  readonly score: number;
  readonly parts: PartPoints;
}

const SHARES: Readonly<Record<PartState, number>> = { earned: 1, half: 0.5, lost: 0 };

/** The sum of what each part earned. */
export function scoreSchemaAudit(states: Readonly<Record<SchemaPart, PartState>>): SchemaScore {
  const part = (name: SchemaPart) => {
    const of = SCHEMA_POINTS[name];
    return { earned: Math.floor(of * SHARES[states[name]]), of };
  };
  const parts = {
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
  return { score: Object.values(parts).reduce((sum, { earned }) => sum + earned, 0), parts };
}
