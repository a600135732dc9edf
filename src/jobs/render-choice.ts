/** Which pages of a site are rendered: those of which the answer does not tell enough, and one of each template. */
import type { SeoPageAudit } from '../audits/page.ts';
import { contentTypeOf, isSuccess, type Exchange } from '../exchange.ts';
import { parsedUrl } from '../values/url.ts';
import { pathShape } from '../values/path-shape.ts';
import type { PageUnit } from './page-unit.ts';

/** A page that waits for its turn in the browser. */
export interface RenderCandidate {
  readonly url: string;
  readonly exchange: Exchange;
  /** By the answer alone. */
  readonly audit: SeoPageAudit;
}

/** Chooses while the pages of a site come in. */
export interface RenderChoice {
  /** Counts a page that an earlier run has rendered. */
  readonly remember: (unit: Pick<PageUnit, 'url' | 'evidence'>) => void;
  /** Takes a page that was read. Gives those that will not be rendered, which may be this one. */
  readonly offer: (page: RenderCandidate) => readonly RenderCandidate[];
  /** Those that wait, most wanted first; nothing waits afterwards. */
  readonly take: () => readonly RenderCandidate[];
}

/**
 * What is wanted more: first a page that is a shell, partly empty or unknown and the first of its template; then the
 * first page of any other template; then more pages of the first sort. In each sort those that came first.
 */
const WANTED = { needed: 0, sample: 1, again: 2 } as const;

/** A choice of at most so many pages. It holds as many answers as it may choose pages, and no more. */
export function createRenderChoice(most: number): RenderChoice {
  const templates = new Set<string>();
  const waiting: { readonly page: RenderCandidate; readonly rank: number }[] = [];
  let done = 0;
  return {
    remember: ({ url, evidence }) => {
      if (evidence.rendering === undefined) return;
      done += 1;
      templates.add(templateOf(url, evidence.kind));
    },
    offer: (page) => {
      if (most <= done || !canBeRendered(page)) return [page];
      const { evidence } = page.audit;
      const template = templateOf(page.url, evidence.kind);
      const isKnown = templates.has(template);
      const isNeeded = isUnclear(evidence);
      if (isKnown && !isNeeded) return [page];
      templates.add(template);
      const rank = isNeeded ? (isKnown ? WANTED.again : WANTED.needed) : WANTED.sample;
      const after = waiting.findIndex((other) => other.rank > rank);
      waiting.splice(after === -1 ? waiting.length : after, 0, { page, rank });
      return waiting.splice(most - done).map((dropped) => dropped.page);
    },
    take: () => waiting.splice(0).map(({ page }) => page),
  };
}

/** What came instead of a page is not rendered, least of all a challenge: a browser of ours solves none. */
const RENDERED_KINDS: ReadonlySet<string> = new Set(['pass', 'empty-shell', 'unknown']);

function canBeRendered({ exchange, audit: { evidence } }: RenderCandidate): boolean {
  const { outcome, status, truncated, headers } = exchange;
  return (
    outcome === 'answered' &&
    isSuccess(status) &&
    truncated === null &&
    /html/i.test(contentTypeOf(headers) ?? '') &&
    RENDERED_KINDS.has(evidence.access.kind) &&
    !evidence.digest.canonicalElsewhere
  );
}

/** The answer alone does not tell what the page is: it has no text, a part of it, or what may be a notice. */
function isUnclear({ access, issues }: SeoPageAudit['evidence']): boolean {
  return access.kind !== 'pass' || issues.some(({ id }) => id === 'server-rendered');
}

/** Pages of one kind whose paths are alike have one template more often than not. */
function templateOf(address: string, kind: string): string {
  return `${kind} ${pathShape(parsedUrl(address)?.pathname ?? '/')}`;
}
