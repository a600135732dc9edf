/** Pages that are the same as in an earlier audit: they are not read again, and keep their unit. */
import { createHash } from 'node:crypto';
import { isOfThisVersion } from '../audits/page.ts';
import { headerValue, type Exchange } from '../exchange.ts';
import type { Validators } from '../net/model.ts';
import { urlKey } from '../values/url.ts';
import type { Ledger } from './ledger.ts';
import type { PageUnit, PageVersion } from './page-unit.ts';
import type { RenderChoice } from './render-choice.ts';

/** What an earlier audit kept of the pages that are open now. */
export interface Previous {
  /** What a page is asked for with. */
  readonly known: (url: string) => Validators | undefined;
  /**
   * The unit of a page that has not changed, `null` where it has, or where that cannot be known: the choice of pages to
   * render then counts it no more.
   */
  readonly unchanged: (url: string, exchange: Exchange) => PageUnit | null;
}

/** Of a choice of pages to render, what earlier pages have to do with it. */
type EarlierChoice = Pick<RenderChoice<never>, 'remember' | 'forget' | 'wouldTake'>;

/** Header lines that a page is judged by. */
const JUDGED = ['content-type', 'content-language', 'x-robots-tag', 'link'] as const;

/** What tells this version of a page from another; `undefined` of an answer that is no whole page at its own address. */
export function versionOf(exchange: Exchange): PageVersion | undefined {
  const { outcome, status, hops, headers, body, truncated } = exchange;
  if (outcome !== 'answered' || status !== 200 || hops.length > 0 || truncated !== null) return undefined;
  const hash = createHash('sha256').update(body);
  for (const [name, value] of headers)
    if (JUDGED.some((judged) => judged === name.toLowerCase()))
      hash.update(`\n${name.toLowerCase()}: ${value}`);
  return {
    etag: headerValue(headers, 'etag'),
    lastModified: headerValue(headers, 'last-modified'),
    digest: hash.digest('base64'),
  };
}

/**
 * Reads what an earlier audit kept of these addresses. Only pages count that were read and judged by the rules of this
 * version. What is true of the site as a whole is judged anew in any case; a page is taken to be what it was although
 * another page of the site, such as the home page, may have changed. What was rendered keeps its rendering, and counts in
 * the choice as long as it has not changed; a page that the choice wants rendered, and that was not, is read anew.
 */
export async function readPrevious(
  ledger: Pick<Ledger<PageUnit>, 'kept'>,
  urls: readonly string[],
  { choice, signal }: { readonly choice: EarlierChoice; readonly signal: AbortSignal | undefined },
): Promise<Previous> {
  const open = new Set(urls.map(urlKey));
  const units = new Map<string, PageUnit & { readonly seen: PageVersion }>();
  for await (const [key, unit] of ledger.kept()) {
    signal?.throwIfAborted();
    const { seen, result, evidence } = unit;
    if (open.has(key) && seen !== undefined && result !== null && isOfThisVersion(evidence))
      units.set(key, { ...unit, seen });
  }
  for (const unit of units.values()) if (isCompared(unit)) choice.remember(unit);
  // In the order in which they come in.
  const others = urls.flatMap((url) => units.get(urlKey(url)) ?? []).filter((unit) => !isCompared(unit));
  for (const { url } of choice.wouldTake(others)) units.delete(urlKey(url));
  return {
    known: (url) => units.get(urlKey(url))?.seen,
    unchanged: (url, exchange) => {
      const unit = units.get(urlKey(url));
      if (unit === undefined) return null;
      if (exchange.status === 304 && exchange.hops.length === 0) return unit;
      const seen = versionOf(exchange);
      if (seen?.digest === unit.seen.digest) return { ...unit, seen };
      if (isCompared(unit)) choice.forget(unit);
      return null;
    },
  };
}

/** Whether it is known what the scripts of a page add: a rendering that failed is worth another. */
function isCompared({ evidence }: PageUnit): boolean {
  return (evidence.rendering?.changes ?? null) !== null;
}
