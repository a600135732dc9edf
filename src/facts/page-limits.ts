/** Caps of page facts. A list that reached its cap is noted as `list-capped`, text as `text-capped`. */

/** Links kept. Crawlers take 100 to 1,000 a page; the number of all links is beside the list. */
export const MAX_LINKS = 2_000;

/** Links whose address is resolved to count distinct targets. */
export const MAX_RESOLVED_LINKS = 20_000;

/** Meta elements kept. */
export const MAX_METAS = 300;

/** Link elements kept; a full hreflang set has about 200. */
export const MAX_LINK_TAGS = 400;

/** Headings kept. */
export const MAX_HEADINGS = 1_000;

/** Images kept. */
export const MAX_IMAGES = 500;

/** Lists kept. */
export const MAX_LISTS = 500;

/** Tables kept. */
export const MAX_TABLES = 200;

/** Header cells of one table whose text is kept. */
export const MAX_TABLE_HEADERS = 50;

/** Columns that one cell may span; the HTML Standard's own limit. */
export const MAX_COLUMN_SPAN = 1_000;

/** Videos, audios and frames kept. */
export const MAX_MEDIA = 100;

/** Blocks of footer text kept. */
export const MAX_FOOTER_BLOCKS = 50;
/** Bytes of one: a note on the page is a line. */
export const MAX_FOOTER_BYTES = 400;

/** Bytes of a line next to the heading of the page; a longer block is running text. */
export const MAX_DATELINE_BYTES = 200;

/** Stated dates kept. */
export const MAX_DATES = 100;

/** Stated authors kept. */
export const MAX_AUTHORS = 50;

/** Questions with answers kept. */
export const MAX_QUESTIONS = 200;

/** Quotations kept. */
export const MAX_QUOTES = 100;

/** Different texts of inline code kept. */
export const MAX_INLINE_CODES = 200;
/** Bytes of one: a longer one is a listing. */
export const MAX_CODE_BYTES = 200;

/** Addresses of scripts kept. */
export const MAX_SCRIPT_SOURCES = 200;

/** Elements for scripts to fill kept. */
export const MAX_APP_ROOTS = 20;

/** Elements without their price kept; a list of products may have hundreds. */
export const MAX_EMPTY_PRICES = 20;

/** Blocks of main text kept; the longest articles have about 2,000. */
export const MAX_BLOCKS = 10_000;

/** Bytes of main text kept over all blocks: 10 times the longest articles. */
export const MAX_MAIN_BYTES = 1_000_000;

/**
 * Bytes of text in scripts without spaces whose words are counted, each by a dictionary: a third of a second. The words of
 * what follows are estimated by them.
 */
export const MAX_WIDE_BYTES = 1_000_000;

/** Bytes of one title, heading, link text, caption, name. */
export const MAX_LINE_BYTES = 1_024;

/** Bytes of one answer, or of noscript text. */
export const MAX_PASSAGE_BYTES = 4_096;

/** Bytes of one attribute value that is not an address. */
export const MAX_VALUE_BYTES = 8_192;

/** Bytes of one address; longer ones are not followed by anyone (see values/url.ts), `data:` images among them. */
export const MAX_ADDRESS_BYTES = 4_096;

/** Bytes at the start of an inline script in head that are searched for a redirect. */
export const REDIRECT_WINDOW_BYTES = 2_048;

/** Scripts of a head that set `location` somewhere and are looked into: a page that redirects needs one. */
export const MAX_REDIRECT_SCRIPTS = 20;
