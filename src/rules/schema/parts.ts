/** The parts of the evidence that have points, and the rules of those that ask for data of a type. */

/** The parts that have points. */
export const SCHEMA_PARTS = [
  'organization',
  'mainType',
  'faq',
  'breadcrumb',
  'website',
  'profiles',
  'ogTitle',
  'ogDescription',
  'ogImage',
  'ogType',
  'title',
  'description',
  'canonical',
  'singleH1',
  'twitter',
  'language',
  'favicon',
] as const;

/** Name of a part that has points. */
export type SchemaPart = (typeof SCHEMA_PARTS)[number];

/** The rule of each part that asks for data of a type, in the order in which they report what several of them lack. */
export const TYPE_RULES = {
  organization: 'schema-organization',
  mainType: 'schema-main-type',
  faq: 'schema-faq',
  breadcrumb: 'schema-breadcrumb',
  website: 'schema-website',
} as const;

/** A part that asks for data of a type. */
export type TypePart = keyof typeof TYPE_RULES;
