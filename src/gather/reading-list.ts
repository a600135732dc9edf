/** A page that a link led to. */
export interface LinkedPage {
  readonly url: string;
  /** Clicks from the home page. */
  readonly depth: number;
}

/** The pages that links lead to, as they are found: each is read for further ones in its turn. */
export interface ReadingList {
  readonly add: (page: LinkedPage, form: 'plain' | 'query') => void;
  /** The next page to read; none once further links could add nothing. */
  readonly next: () => LinkedPage | undefined;
  /** How many pages the list has by now. */
  readonly size: () => number;
  readonly urls: () => string[];
  /** How many pages were found that have no room in the list. */
  readonly beyond: () => number;
}

/**
 * A list of at most `maxPages`. An address with a query string is mostly a form, an older state or an order of a page
 * that is found anyway (Nutch's default URL filter drops them all): such addresses fill what the others leave.
 */
export function createReadingList(maxPages: number): ReadingList {
  const plain: LinkedPage[] = [];
  const queries: LinkedPage[] = [];
  let plainRead = 0;
  let queriesRead = 0;
  let found = 0;
  return {
    add: (page, form) => {
      found += 1;
      const list = form === 'plain' ? plain : queries;
      if (list.length < maxPages) list.push(page);
    },
    next: () => {
      if (plain.length >= maxPages) return undefined;
      if (plainRead < plain.length) return plain[plainRead++];
      return plain.length + queries.length < maxPages ? queries[queriesRead++] : undefined;
    },
    size: () => Math.min(plain.length + queries.length, maxPages),
    beyond: () => Math.max(0, found - maxPages),
    urls: () => [...plain, ...queries].slice(0, maxPages).map(({ url }) => url),
  };
}
