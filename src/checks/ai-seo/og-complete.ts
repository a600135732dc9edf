import { blank } from '../../fixes/graph-source.ts';
import { propertyTag, shortDescription } from '../../fixes/head-tags.ts';
import type { PageFacts } from '../../facts/page-facts.ts';
import { metaContent } from '../../facts/page-head.ts';
import { fail, pageCheck, pass } from '../check.ts';
import { SOURCES } from '../sources.ts';
import { listed } from '../wording.ts';

const REQUIRED = ['og:title', 'og:description', 'og:image', 'og:url'];

export const ogComplete = pageCheck({
  id: 'og-complete',
  category: 'ai_seo',
  type: 'info',
  title: 'Open Graph data is complete',
  why: 'Cards and previews are made from it; AI crawlers do not read it.',
  source: SOURCES.openGraph,
  grade: 'weak',
  reads: 'document',

  evaluate({ page }) {
    const lacks = REQUIRED.filter((name) => metaContent(page, name) === '');
    if (lacks.length > 0) {
      return fail(
        `Open Graph lacks ${listed(lacks)}`,
        lacks.map((name) => propertyTag(name, knownOf(name, page))).join('\n'),
      );
    }
    if (/^https:\/\//i.test(metaContent(page, 'og:image'))) return pass;
    return fail(
      'og:image is not an absolute https address',
      'Write the whole address of the image with https://',
    );
  },

  examples: {
    pass: [
      '<meta property="og:title" content="A"><meta property="og:description" content="B"><meta property="og:image" content="https://example.com/a.png"><meta property="og:url" content="https://example.com/guide">',
    ],
    fail: [
      '',
      '<meta property="og:title" content="A"><meta property="og:description" content="B"><meta property="og:image" content="/a.png"><meta property="og:url" content="https://example.com/guide">',
      '<meta property="og:title" content="A"><meta property="og:description" content="B"><meta property="og:image" content="http://example.com/a.png"><meta property="og:url" content="https://example.com/guide">',
    ],
  },
});

/** What the page says of itself elsewhere; a blank where only its owner can tell. */
function knownOf(name: string, page: PageFacts): string {
  if (name === 'og:url') return page.finalUrl;
  if (name === 'og:image') return blank('absolute address of a picture, 1200 × 630 pixels');
  const [known, what] =
    name === 'og:title'
      ? [page.title, 'title of the page']
      : [metaContent(page, 'description'), 'one or two sentences on what the page answers'];
  return shortDescription(known) || blank(what);
}
