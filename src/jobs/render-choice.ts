/** Which pages of a site are rendered: those of which the answer does not tell enough, and one of each template. */
import { contentTypeOf, isSuccess, type Exchange } from '../exchange.ts';
import { parsedUrl } from '../values/url.ts';
import { pathShape } from '../values/path-shape.ts';
import type { PageUnit } from './page-unit.ts';

/** A page as the choice sees it: judged by its answer alone, or as an earlier run has kept it. */
type Judged = Pick<PageUnit, 'url' | 'evidence'>;

/** Chooses while the pages of a site come in. */
export interface RenderChoice<Page extends Judged> {
  /** Counts a page that an earlier run has rendered. */
  readonly remember: (page: Judged) => void;
  /** Takes that back: the page is not what it was. */
  readonly forget: (page: Judged) => void;
  /** Takes a page that can be rendered. Gives those that will not be rendered, which may be this one. */
  readonly offer: (page: Page) => readonly Page[];
  /** Those that wait, most wanted first; nothing waits afterwards. */
  readonly take: () => readonly Page[];
  /** Which of these pages would be rendered if they came in now. Nothing is counted. */
  readonly wouldTake: (pages: Iterable<Judged>) => readonly Judged[];
}

/**
 * What is wanted more: first a page that is a shell, partly empty or unknown and the first of its template; then the
 * first page of any other template; then more pages of the first sort. In each sort those that came first.
 */
const WANTED = { needed: 0, sample: 1, again: 2 } as const;

/** A choice of at most so many pages. It holds as many answers as it may choose pages, and no more. */
export function createRenderChoice<Page extends Judged>(most: number): RenderChoice<Page> {
  return choiceAfter({ most, done: 0, templates: new Map() });
}

/** What was rendered before: how many pages, and how many of each template, those that wait included. */
interface Rendered {
  readonly most: number;
  readonly done: number;
  readonly templates: ReadonlyMap<string, number>;
}

function choiceAfter<Page extends Judged>({ most, ...before }: Rendered): RenderChoice<Page> {
  const templates = new Map(before.templates);
  const waiting: { readonly page: Page; readonly rank: number }[] = [];
  let { done } = before;
  const count = (template: string, by: 1 | -1) =>
    templates.set(template, (templates.get(template) ?? 0) + by);
  const countDone = (page: Judged, by: 1 | -1) => {
    if (page.evidence.rendering === undefined) return;
    done += by;
    count(templateOf(page), by);
  };
  return {
    remember: (page) => countDone(page, 1),
    forget: (page) => countDone(page, -1),
    offer: (page) => {
      if (most <= done) return [page];
      const template = templateOf(page);
      const isKnown = (templates.get(template) ?? 0) > 0;
      const isNeeded = isUnclear(page.evidence);
      if (isKnown && !isNeeded) return [page];
      count(template, 1);
      const rank = isNeeded ? (isKnown ? WANTED.again : WANTED.needed) : WANTED.sample;
      const after = waiting.findIndex((other) => other.rank > rank);
      waiting.splice(after === -1 ? waiting.length : after, 0, { page, rank });
      return waiting.splice(most - done).map((dropped) => dropped.page);
    },
    take: () => waiting.splice(0).map(({ page }) => page),
    wouldTake: (pages) => {
      const trial = choiceAfter<Judged>({ most, done, templates });
      for (const page of pages) if (isWorthRendering(page.evidence)) trial.offer(page);
      return trial.take();
    },
  };
}

/** What came instead of a page is not rendered, least of all a challenge: a browser of ours solves none. */
const RENDERED_KINDS: ReadonlySet<string> = new Set(['pass', 'empty-shell', 'unknown']);

/** Whether the scripts of an answer may be run that was judged so. */
export function canBeRendered(
  { outcome, status, truncated, headers }: Exchange,
  evidence: Judged['evidence'],
): boolean {
  return (
    outcome === 'answered' &&
    isSuccess(status) &&
    truncated === null &&
    /html/i.test(contentTypeOf(headers) ?? '') &&
    isWorthRendering(evidence)
  );
}

function isWorthRendering({ access, digest }: Judged['evidence']): boolean {
  return RENDERED_KINDS.has(access.kind) && !digest.canonicalElsewhere;
}

/** The answer alone does not tell what the page is: it has no text, a part of it, or what may be a notice. */
function isUnclear({ access, issues }: Judged['evidence']): boolean {
  return access.kind !== 'pass' || issues.some(({ id }) => id === 'server-rendered');
}

/** Pages of one kind whose paths are alike have one template more often than not. */
function templateOf({ url, evidence }: Judged): string {
  return `${evidence.kind} ${pathShape(parsedUrl(url)?.pathname ?? '/')}`;
}
