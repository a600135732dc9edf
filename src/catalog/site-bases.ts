/** Why the site of a target with a path lies where it does: stable code → sentence. */
export const SITE_BASES = {
  'path-elsewhere': '{url} redirects to another name',
  'path-no-page': '{url} gave no page ({why})',
  'path-of-root': '{url} is a page of the root of its host',
  'root-same-site': 'nothing clear tells {url} and the root of its host apart',
  'root-elsewhere': '{url} redirects to another name',
  'root-no-page': '{url} gave no page ({why})',
  'root-another-site': '{url} and {other} call themselves by other names, and neither leads to the other',
} as const;

/** The code of why a site lies where it does. */
export type SiteBaseReason = keyof typeof SITE_BASES;
