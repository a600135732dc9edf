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
} as const;

/** Name of a part that has points. */
export type SchemaPart = keyof typeof SCHEMA_POINTS;

/** `earned`: there, or not asked of this page. `half`: there, with a fault. `lost`: not there. */
export type PartState = 'earned' | 'half' | 'lost';

/** The score and what it is made of. */
export interface SchemaScore {
  /** 0 to 100. */
  readonly score: number;
  /** Earned points by part. */
  readonly parts: Readonly<Record<SchemaPart, number>>;
}

function earnedPoints(part: SchemaPart, state: PartState): number {
  if (state === 'lost') return 0;
  return state === 'half' ? Math.floor(SCHEMA_POINTS[part] / 2) : SCHEMA_POINTS[part];
}

/** The sum of what each part earned. */
export function scoreSchemaAudit(states: Readonly<Record<SchemaPart, PartState>>): SchemaScore {
  const parts = {
    organization: earnedPoints('organization', states.organization),
    mainType: earnedPoints('mainType', states.mainType),
    faq: earnedPoints('faq', states.faq),
    breadcrumb: earnedPoints('breadcrumb', states.breadcrumb),
    website: earnedPoints('website', states.website),
    profiles: earnedPoints('profiles', states.profiles),
    ogTitle: earnedPoints('ogTitle', states.ogTitle),
    ogDescription: earnedPoints('ogDescription', states.ogDescription),
    ogImage: earnedPoints('ogImage', states.ogImage),
    ogType: earnedPoints('ogType', states.ogType),
    title: earnedPoints('title', states.title),
    description: earnedPoints('description', states.description),
    canonical: earnedPoints('canonical', states.canonical),
    singleH1: earnedPoints('singleH1', states.singleH1),
    twitter: earnedPoints('twitter', states.twitter),
    language: earnedPoints('language', states.language),
    favicon: earnedPoints('favicon', states.favicon),
  };
  return { score: Object.values(parts).reduce((sum, points) => sum + points, 0), parts };
}
