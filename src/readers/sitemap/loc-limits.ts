/** How long an address in a sitemap may be. */

/** Characters of one address as written; what is longer is no address. */
export const MAX_LOC = 8_192;

/** Characters below which an address has to stay (https://www.sitemaps.org/protocol.html). A longer one is read, and told. */
export const PROTOCOL_LOC = 2_048;
