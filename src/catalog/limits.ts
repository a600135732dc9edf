/** Numbers and names that several rooms share. As of 2026-11-21. */

/** The product token that our own robot obeys in robots.txt (RFC 9309, section 2.2.1). */
export const OWN_ROBOTS_TOKEN = 'citeworthy';

/** Where an operator who sees our requests can read what they are. */
export const CONTACT_URL = 'https://github.com/citeworthy/citeworthy#our-robot';

/** Pages of one AI SEO Audit unless the caller says otherwise. */
export const DEFAULT_MAX_PAGES = 500;

/** Pages of one audit at most, ten times the largest site whose memory is measured (bench/site-memory.mjs). */
export const MOST_PAGES = 1_000_000;

/** Clicks from the home page that are followed at most, whatever is asked for. */
export const MOST_CLICKS = 10;

/**
 * Requests at once to one host unless the caller says otherwise: what a small site bears, and what browsers stay near
 * (six per host).
 */
export const DEFAULT_LANES = 4;
/** Threads beside its own that an auditor may use: what feeds them is one core, which has no more to give. */
export const MAX_THREADS = 16;

/** Pages read for a generated llms.txt: it names at most 60, and 40 sampled ones fill it well in a few seconds. */
export const SAMPLED_LLMS_PAGES = 40;

/** Pages of a site that are rendered where nobody says otherwise: each takes some seconds of a browser. */
export const DEFAULT_RENDER_PAGES = 10;

/** Most pages of a site that may be rendered: the answers of all of them wait in memory. */
export const MAX_RENDER_PAGES = 1_000;
