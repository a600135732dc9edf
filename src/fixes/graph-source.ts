/** What the nodes of a graph are made of, and how an unknown value is written. */
import type { PageFacts } from '../facts/page-facts.ts';
import type { PageIdentity } from '../facts/identity/page-identity.ts';
import type { SocialTags } from '../facts/social-tags.ts';
import { BLANK } from '../readers/structured-data/texts.ts';

/** What is known of a page. */
export interface PageSource {
  readonly page: PageFacts;
  readonly tags: SocialTags;
  readonly identity: PageIdentity;
}

/** What the nodes are made of. */
export interface GraphSource extends PageSource {
  /** What the page is about in its own words, or a blank. */
  readonly name: string;
}

/** A value that can be written as JSON. */
export type JsonValue = string | number | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** A node of the graph. Empty strings and lists are left out when it is written. */
export type JsonNode = Readonly<Record<string, JsonValue>>;

/** A blank with a word on what belongs there. */
export function blank(what: string): string {
  return `${BLANK} ${what}`;
}
