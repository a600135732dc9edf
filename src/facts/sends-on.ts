/** Pages that send their visitors on by themselves, which crawlers that run and wait for nothing do not follow. */
import { headerOf, isSamePage, metaContents } from './page-head.ts';
import type { PageFacts } from './page-facts.ts';
import { refreshOf } from '../values/refresh.ts';
import { parsedUrl } from '../values/url.ts';

/** What sends visitors on: the code of a fault. */
export type SentOnBy = 'meta-refresh' | 'refresh-header' | 'script';

/** What sends visitors of the page on; `null` when nothing does. */
export function sentOnBy(
  page: Pick<PageFacts, 'finalUrl' | 'scripts' | 'metas' | 'response'>,
): SentOnBy | null {
  const { finalUrl, scripts } = page;
  if (metaContents(page, 'refresh').some((content) => leadsOn(content, finalUrl))) return 'meta-refresh';
  if (leadsOn(headerOf(page, 'refresh'), finalUrl)) return 'refresh-header';
  return scripts.redirects ? 'script' : null;
}

/** A refresh with another address leads on; one without, or with the page's own, reloads the page. */
function leadsOn(content: string, own: string): boolean {
  const target = refreshOf(content)?.target ?? '';
  if (target === '') return false;
  const url = parsedUrl(target, own);
  return url === null || !isSamePage(url.href, own);
}
