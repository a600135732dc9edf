import { blank } from '../../../fixes/graph-source.ts';
import { propertyTag, shortDescription } from '../../../fixes/head-tags.ts';
import { pageImage } from '../../../fixes/page-picture.ts';
import { metaContent, ownAddress } from '../../../facts/page-head.ts';
import { socialTags } from '../../../facts/social-tags.ts';
import { fail, pass } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';
import type { Subject } from '../subject.ts';

const REQUIRED = ['og:title', 'og:description', 'og:image', 'og:url'];

export const ogComplete = pageRule({
  id: 'og-complete',
  category: 'ai_seo',
  area: 'understand',
  title: 'Open Graph data is complete',
  why: 'Cards and previews are made from it; AI crawlers do not read it.',
  source: SOURCES.openGraph,
  grade: 'weak',
  reads: 'document',

  faults: {
    incomplete: {
      severity: 'low',
      effort: 'template',
      title: 'Open Graph data is incomplete',
      message: 'Open Graph lacks {lacks}',
      fix: '<!-- Add to head: -->',
    },
    'incomplete-relative': {
      severity: 'low',
      effort: 'template',
      title: 'Open Graph data is incomplete, and og:image is not an absolute https address',
      message: 'Open Graph lacks {lacks}',
      fix: '<!-- Write the whole address of the image with https://, and add to head: -->',
    },
    'relative-image': {
      severity: 'low',
      effort: 'template',
      message: 'og:image is not an absolute https address',
      fix: 'Write the whole address of the image with https://',
    },
  },

  evaluate(subject) {
    const { page } = subject;
    const lacks = REQUIRED.filter((name) => metaContent(page, name) === '');
    const image = metaContent(page, 'og:image');
    const isWhole = image === '' || /^https:\/\//i.test(image);
    if (lacks.length > 0) {
      const paste = lacks.map((name) => propertyTag(name, knownOf(name, subject))).join('\n');
      return fail(isWhole ? 'incomplete' : 'incomplete-relative', { lacks }, { paste });
    }
    return isWhole ? pass : fail('relative-image');
  },

  examples: {
    pass: [
      '<meta property="og:title" content="A"><meta property="og:description" content="B"><meta property="og:image" content="https://example.com/a.png"><meta property="og:url" content="https://example.com/guide">',
    ],
    fail: [
      '',
      '<meta property="og:image" content="/a.png">',
      '<meta property="og:title" content="A"><meta property="og:description" content="B"><meta property="og:image" content="/a.png"><meta property="og:url" content="https://example.com/guide">',
      '<meta property="og:title" content="A"><meta property="og:description" content="B"><meta property="og:image" content="http://example.com/a.png"><meta property="og:url" content="https://example.com/guide">',
    ],
  },
});

/** What the page says of itself elsewhere; a blank where only its owner can tell. */
function knownOf(name: string, { page, text }: Subject): string {
  if (name === 'og:url') return ownAddress(page);
  if (name === 'og:image')
    return (
      pageImage({ page, tags: socialTags(page) }) || blank('absolute address of a picture, 1200 × 630 pixels')
    );
  const [known, what] =
    name === 'og:title'
      ? [text.title.topic || page.title, 'title of the page']
      : [metaContent(page, 'description'), 'one or two sentences on what the page answers'];
  return shortDescription(known) || blank(what);
}
