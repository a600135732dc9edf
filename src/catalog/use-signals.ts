/** The ways in which a site says what may be done with its text, and who documents that it follows them. */

/** How a use is declared. */
export type UseMeans =
  | 'robots-group'
  | 'training-token'
  | 'content-signal'
  | 'content-usage'
  | 'rsl'
  | 'noai'
  | 'noimageai'
  | 'tdm-reservation';

/** One way to declare a use. */
export interface UseSignal {
  readonly label: string;
  /** Who documents that it follows the signal; empty: nobody that we know of. Of groups in robots.txt it is the operator of each bot. */
  readonly honouredBy: readonly string[];
  readonly source: string;
  readonly asOf: string;
}

/** By means. */
export const USE_SIGNALS: Readonly<Record<UseMeans, UseSignal>> = {
  'robots-group': {
    label: 'robots.txt',
    honouredBy: [],
    source: 'https://www.rfc-editor.org/rfc/rfc9309',
    asOf: '2022-09',
  },
  // Google has said that it intends to support it (crawling changelog, 2026-10-30); nobody documents that it does.
  'training-token': {
    label: 'the training token',
    honouredBy: [],
    source: 'https://datatracker.ietf.org/doc/draft-kelley-aipref-training-preference-signal/',
    asOf: '2026-10-30',
  },
  'content-signal': {
    label: 'Content-Signal',
    honouredBy: [],
    source: 'https://contentsignals.org',
    asOf: '2026-11',
  },
  'content-usage': {
    label: 'Content-Usage',
    honouredBy: [],
    source: 'https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/',
    asOf: '2026-08-19',
  },
  rsl: { label: 'RSL licence', honouredBy: [], source: 'https://rslstandard.org/rsl', asOf: '2025-12' },
  noai: {
    label: 'noai',
    honouredBy: [],
    source: 'DeviantArt, directives noai and noimageai',
    asOf: '2022-11',
  },
  noimageai: {
    label: 'noimageai',
    honouredBy: [],
    source: 'DeviantArt, directives noai and noimageai',
    asOf: '2022-11',
  },
  'tdm-reservation': {
    label: 'tdm-reservation',
    honouredBy: [],
    source: 'https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240510/',
    asOf: '2024-05-10',
  },
};

/** The labels of Content-Usage and their values (draft-ietf-aipref-vocab-08, 2026-09-14). Readers ignore others. */
export const USAGE_LABELS: ReadonlySet<string> = new Set(['train-ai', 'search']);

/**
 * The policy token of training, a name in the User-agent line of an ordinary group. The draft speaks of "a per-purpose policy
 * token" in its abstract; its spelling is that of a program that reads it (github.com/umutxyp/Seo-Promt-Master, v2.2.0,
 * 2026-11-11), because no more than the abstract of the draft could be read.
 */
export const TRAINING_TOKEN = '__usage_ai-training';

/**
 * Who follows `use` of Content-Signal, the most that may be done with a text: the crawler that Cloudflare sells (changelog,
 * 2026-08-31). Of search, ai-input and ai-train no operator documents it.
 */
export const FOLLOWS_USE: readonly string[] = ['Cloudflare (/crawl)'];
