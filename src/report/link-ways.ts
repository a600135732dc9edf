/** How the pages of a site are reached over links, as far as the audited pages show it. */
import { addressHash, MAX_DIGEST_LINKS, type PageDigest } from '../rules/site/page-digest.ts';

/** The ways to a page. `null` is unknown: a page has more links than are kept, or the home page was not read. */
export interface LinkWays {
  /** Links to follow from the home page, 0 for itself. */
  readonly depth: number | null;
  /** Other audited pages that link to it. */
  readonly inlinks: number | null;
}

/** The ways to each page by its address. Addresses that redirect to a page, or call it canonical, lead to it. */
export function linkWays(base: string, digests: readonly PageDigest[]): ReadonlyMap<string, LinkWays> {
  const owners = new Map<number, number>();
  for (const of of ['canonical', 'finalUrl', 'url'] as const)
    for (const [index, digest] of digests.entries()) owners.set(addressHash(digest[of]), index);
  const targets = digests.map(
    ({ links }, index) =>
      new Set(links.flatMap((hash) => owners.get(hash) ?? []).filter((target) => target !== index)),
  );
  const isCut = digests.some(({ links }) => links.length >= MAX_DIGEST_LINKS);
  const inlinks = digests.map(() => 0);
  for (const each of targets) for (const target of each) inlinks[target] = (inlinks[target] ?? 0) + 1;
  const depths = depthsFrom(owners.get(addressHash(base)), targets);
  return new Map(
    digests.map(({ url }, index) => [
      url,
      { depth: depths.get(index) ?? null, inlinks: isCut ? null : (inlinks[index] ?? 0) },
    ]),
  );
}

/** Links to follow from one page, breadth first. */
function depthsFrom(
  home: number | undefined,
  targets: readonly ReadonlySet<number>[],
): ReadonlyMap<number, number> {
  const depths = new Map<number, number>();
  if (home === undefined) return depths;
  depths.set(home, 0);
  // A map is walked in the order of its entries, those that come while it is walked included.
  for (const [page, depth] of depths)
    for (const target of targets[page] ?? []) if (!depths.has(target)) depths.set(target, depth + 1);
  return depths;
}
