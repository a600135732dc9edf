import { urlKey } from '../facts/url.ts';
import type { PageUnit } from './page-unit.ts';

/** Under which address of a plan each page is audited: several addresses may lead to one page, which counts once. */
export interface PageOwners {
  /** Takes in a page that an earlier run has kept. */
  readonly remember: (key: string, unit: PageUnit) => void;
  /** The key under which the page is audited that the address with this key led to. */
  readonly ownerOf: (key: string, finalUrl: string) => string;
}

/** The owners of the pages of a plan. A page at an address of the plan is its own; of others the first to get there. */
export function createPageOwners(planned: ReadonlyMap<string, string>): PageOwners {
  const owners = new Map<string, string>();
  return {
    remember: (key, { url, finalUrl, result }) => {
      if (result !== null && finalUrl !== url) owners.set(urlKey(finalUrl), key);
    },
    ownerOf: (key, finalUrl) => {
      const final = urlKey(finalUrl);
      if (planned.has(final)) return final;
      const owner = owners.get(final) ?? key;
      owners.set(final, owner);
      return owner;
    },
  };
}
