/** The parts of a Schema Audit that have points, and what a page may have of each. */

/** Name of a part that has points. */
export type SchemaPart =
  | 'organization'
  | 'mainType'
  | 'faq'
  | 'breadcrumb'
  | 'website'
  | 'profiles'
  | 'ogTitle'
  | 'ogDescription'
  | 'ogImage'
  | 'ogType'
  | 'title'
  | 'description'
  | 'canonical'
  | 'singleH1'
  | 'twitter'
  | 'language'
  | 'favicon';

/** `earned`: there, or not asked of this page. `half`: there, with a fault. `lost`: not there. */
export type PartState = 'earned' | 'half' | 'lost';
