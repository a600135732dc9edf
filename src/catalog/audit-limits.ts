/** What keeps an audit from knowing something: stable code → sentence, filled as the words of a fault are. */
export const AUDIT_LIMITS = {
  // Any audit
  'audit-failed': '{reason}[: {detail}]',

  // The Crawler Check
  'probing-off': 'no request was made under the name of an AI agent',
  'agents-unasked':
    '{count|address|addresses} where agents look {count:was|were} not asked for, because those before took {seconds} seconds at the pace of the site',
  'folder-read':
    'the files of a folder were read in place of a server: its headers, redirects and TLS, its time to answer and what it does to bots are unknown',
  'archive-read':
    'an archive was read in place of a server: what it does not contain was not asked for, and what the server does to bots is unknown',

  // The LLMs.txt Check
  'home-unread': 'the home page was not served as a page, its link tag is unknown',
  'robots-unreachable': '{reason@robots-answers}; whether bots are blocked is unknown',
  'llms-truncated': 'only the beginning of llms.txt was read ({cause@truncations})',
  'llms-full-truncated': 'only the beginning was read ({cause@truncations})',

  // The site
  'left-out': '{reason} leaves out[ {count|address|addresses}][ {more:further addresses}]',
  'not-rendered': '{pages|page|pages} could not be rendered, first {path}: {reason}',
  'site-unfinished': '{done} of {planned} pages, {end@crawl-ends}',

  // The Schema Audit: what of its page was not read to its end
  'schema-doubted':
    'the page that the Schema Audit read looks like {reason}; only what it contains was judged',
  'depth-capped': 'the page that the Schema Audit read is nested too deep',
  'attributes-capped': 'an element of the page that the Schema Audit read has too many attributes',
  'nodes-capped': 'the page that the Schema Audit read has too many elements',
  'text-capped': 'a text of the page that the Schema Audit read is longer than what is read',
  'words-estimated': 'the page that the Schema Audit read has more text without spaces than is counted',
  'list-capped': 'a list of the page that the Schema Audit read is longer than what is kept',
  'blocks-capped': 'the page that the Schema Audit read has more blocks than are kept',
  'entities-capped': 'the page that the Schema Audit read describes more than is measured or listed',
  'body-truncated': 'only the beginning of the page of the Schema Audit was read',
  'not-html': 'the answer that the Schema Audit read is not HTML',
} as const;

/** How the audit of a site ended. */
export const CRAWL_ENDS = { complete: 'complete', 'host-unavailable': 'host-unavailable' } as const;
