import { OWN_ROBOTS_TOKEN } from '../catalog/limits.ts';
import type { Exchange } from '../exchange.ts';
import { followingForbidden, pageDirectives } from '../facts/directives/page-directives.ts';
import { pageFacts } from '../facts/page.ts';
import { feedAddress } from '../facts/page-head.ts';

/** Where a page leads to. Plain data. */
export interface PageLinks {
  /** Absolute addresses in the order of the page, and whether the site asks crawlers to follow the link. */
  readonly links: readonly { readonly url: string; readonly isFollowed: boolean }[];
  /** Address of the feed that the page names. */
  readonly feed: string | null;
}

/** Reads the links of a page. A function that does it elsewhere, as on another core, may take its place. */
export type LinkReader = (exchange: Exchange) => PageLinks | Promise<PageLinks>;

/** The links of a page, as it came. */
export function pageLinks(exchange: Exchange): PageLinks {
  const facts = pageFacts(exchange);
  // The site asks that crawlers not go there from here (Google, qualify outbound links and robots meta tag).
  const isOpen = followingForbidden(pageDirectives(facts), [OWN_ROBOTS_TOKEN]).length === 0;
  const links = facts.links.flatMap(({ url, rel }) =>
    url === null ? [] : [{ url, isFollowed: isOpen && !rel.includes('nofollow') }],
  );
  return { links, feed: feedAddress(facts) };
}
