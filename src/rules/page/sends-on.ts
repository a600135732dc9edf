/** Pages that send their visitors on by themselves, which crawlers that run and wait for nothing do not follow. */
import { headerOf, isSamePage, metaContents } from '../../facts/page-head.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import { refreshOf } from '../../values/refresh.ts';
import { parsedUrl } from '../../values/url.ts';
import type { Subject } from './subject.ts';

/** What sends visitors on: the code of a fault. */
export type SentOnBy = 'meta-refresh' | 'refresh-header' | 'script';

/** What sends visitors of the page on; `null` when nothing does. */
export function sentOnBy(page: PageFacts): SentOnBy | null {
  const { finalUrl, scripts } = page;
  if (metaContents(page, 'refresh').some((content) => leadsOn(content, finalUrl))) return 'meta-refresh';
  if (leadsOn(headerOf(page, 'refresh'), finalUrl)) return 'refresh-header';
  return scripts.redirects ? 'script' : null;
}

/** What to do about it. */
export const REDIRECT_BY_STATUS = 'Redirect with HTTP status 301 instead';

/** Whether that is all there is to the page: it has no text of its own. */
export const isStub = ({ page, access }: Subject): boolean =>
  access?.kind === 'empty-shell' && sentOnBy(page) !== null;

/** A refresh with another address leads on; one without, or with the page's own, reloads the page. */
function leadsOn(content: string, own: string): boolean {
  const target = refreshOf(content)?.target ?? '';
  if (target === '') return false;
  const url = parsedUrl(target, own);
  return url === null || !isSamePage(url.href, own);
}
