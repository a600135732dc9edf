/** Numbers and names that several rooms share. As of 2026-11-21. */

/** The product token that our own robot obeys in robots.txt (RFC 9309, section 2.2.1). */
export const OWN_ROBOTS_TOKEN = 'citeworthy';

/** Where an operator who sees our requests can read what they are. */
export const CONTACT_URL = 'https://github.com/citeworthy/citeworthy#our-robot';

/** Pages of one AI SEO Audit unless the caller says otherwise. */
export const DEFAULT_MAX_PAGES = 500;

/** Requests at once to one host unless the caller says otherwise. */
export const DEFAULT_LANES = 4;
