import { SOURCES } from '../sources.ts';
import { canonical, gone, ORIGIN, page } from './example-pages.ts';
import { failWhere, siteRule, type PageFault } from './site-rule.ts';
import { distinct, isTurnedAway, pageAt, targetAt, type LinkTarget } from './site-view.ts';

const moved = { ...page('/new'), hops: [[`${ORIGIN}/old`, 301]] } as const;
const unindexed = page('/b', { head: '<meta name="robots" content="noindex">' });

type Code = 'error' | 'noindex' | 'chained' | 'redirected';

/** Of an address that is no page of the audit only the answer is known. */
function faultBeside(target: string, beside: LinkTarget): PageFault<Code> | null {
  const { status, finalUrl: next, chain } = beside;
  if (status === 0 || isTurnedAway(beside)) return null;
  if (status !== 200) return { code: 'error', data: { target, status } };
  return chain.length > 0 && next !== target ? { code: 'redirected', data: { target, next } } : null;
}

export const canonicalTargets = siteRule({
  id: 'canonical-targets',
  category: 'technical',
  area: 'understand',
  title: 'Canonical addresses lead to pages that can be indexed',
  why: 'A page whose canonical cannot be indexed drops out of the index with it.',
  source: SOURCES.googleCanonical,
  grade: 'vendor',

  severity: 'medium',
  effort: 'template',
  faults: {
    error: {
      title: 'Canonicals lead to addresses that do not answer with a page',
      message: 'The canonical of this page, {target}, answers with status {status}',
      fix: 'Set the canonical to a page that answers with status 200, or to this page itself',
    },
    noindex: {
      title: 'Canonicals lead to pages with noindex',
      message: 'The canonical of this page, {target}, has noindex',
      fix: 'Remove noindex from the canonical page, or set the canonical to a page that may be indexed',
    },
    chained: {
      title: 'Canonicals lead to pages that have another canonical',
      message: 'The canonical of this page, {target}, has another canonical: {next}',
      fix: 'Set the same canonical on both pages',
    },
    redirected: {
      title: 'Canonicals lead to addresses that redirect',
      message: 'The canonical of this page, {target}, redirects to {next}',
      fix: 'Set the canonical to the final address',
    },
  },

  evaluate: (site) =>
    failWhere(distinct(site.pages), (page): PageFault<Code> | null => {
      if (!page.canonicalElsewhere) return null;
      const target = page.canonical;
      const read = pageAt(site, target);
      const beside = read === undefined ? targetAt(site, target) : undefined;
      if (beside !== undefined) return faultBeside(target, beside);
      // What was not seen is not judged.
      if (read === undefined || read.status === 0 || isTurnedAway(read)) return null;
      const { status, noindex, canonicalElsewhere, canonical: next, hops, finalUrl } = read;
      if (status !== 200) return { code: 'error', data: { target, status } };
      if (noindex) return { code: 'noindex', data: { target } };
      if (canonicalElsewhere) return { code: 'chained', data: { target, next } };
      // Of an address that was only reached by redirect, the redirect says nothing.
      const isRedirected = hops > 0 && finalUrl !== target;
      return isRedirected ? { code: 'redirected', data: { target, next: finalUrl } } : null;
    }),

  examples: {
    pass: [
      { pages: [canonical('/a', '/b'), page('/b')] },
      { pages: [canonical('/a', '/b')] },
      { pages: [canonical('/a', '/b')], targets: [page('/b')] },
      { pages: [canonical('/a', '/new'), moved] },
    ],
    fail: [
      { pages: [canonical('/a', '/gone'), gone] },
      { pages: [canonical('/a', '/b'), unindexed] },
      { pages: [canonical('/a', '/b'), canonical('/b', '/c')] },
      { pages: [canonical('/a', '/old'), moved] },
      { pages: [canonical('/a', '/gone')], targets: [gone] },
      { pages: [canonical('/a', '/old')], targets: [moved] },
    ],
  },
});
