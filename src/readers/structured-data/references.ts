/** References to nodes that the page does not describe: right as linked data, and nothing to an engine that reads one page. */
import { commaSeparated } from '../../catalog/comma-separated.ts';
import { parsedUrl, isSameHost } from '../../values/url.ts';
import type { Finding, GraphNode } from './graph.ts';
import { excerpt } from './texts.ts';

/** Properties whose values are addresses, whatever is there. */
const OF_ADDRESSES: ReadonlySet<string> = new Set(
  commaSeparated('url, sameAs, contentUrl, embedUrl, thumbnailUrl, target, urlTemplate, discussionUrl'),
);

/**
 * One note for each id of this site that JSON-LD refers to and no node of the page has. An id without a fragment may be
 * meant as the address of a page, and a node with a type says what it is (Google, merchant listing): of those nothing is
 * said. `base`: the address that ids are resolved against.
 */
export function danglingReferences(nodes: readonly GraphNode[], base: string): Finding[] {
  const known = new Set(nodes.flatMap(({ id }) => id ?? []));
  const dangling = new Map<string, number>();
  for (const { format, properties, at } of nodes) {
    if (format !== 'json-ld') continue;
    for (const [property, values] of properties) {
      if (OF_ADDRESSES.has(property)) continue;
      for (const value of values) {
        if (value.kind !== 'reference' || known.has(value.id) || !isOwn(value.id, base)) continue;
        if (!dangling.has(value.id)) dangling.set(value.id, at);
      }
    }
  }
  return [...dangling].map(([id, at]) => ({
    code: 'id.dangling',
    severity: 'info',
    at,
    written: excerpt(id),
  }));
}

/** A node of this page or of another one of its site. */
function isOwn(id: string, base: string): boolean {
  if (id.startsWith('_:')) return true;
  const [url, own] = [parsedUrl(id), parsedUrl(base)];
  return url !== null && own !== null && url.hash.length > 1 && isSameHost(url, own);
}
