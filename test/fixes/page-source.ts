import { exchangeOf } from '../../src/exchange.ts';
import { pageIdentity } from '../../src/facts/identity/page-identity.ts';
import { pageFacts } from '../../src/facts/page.ts';
import { socialTags } from '../../src/facts/social-tags.ts';
import type { PageSource } from '../../src/fixes/graph-source.ts';

/** What is known of a page of these parts. */
export function pageSource(
  head: string,
  body: string,
  url = 'https://example.com/blog/descaling',
): PageSource {
  const page = pageFacts(
    exchangeOf({
      url,
      body: `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`,
    }),
  );
  return { page, tags: socialTags(page), identity: pageIdentity(page) };
}
