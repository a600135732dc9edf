import { blank } from '../../../fixes/graph-source.ts';
import { propertyTag, shortDescription } from '../../../fixes/head-tags.ts';
import { pageImage } from '../../../fixes/page-picture.ts';
import { metaContent, ownAddress } from '../../../facts/page-head.ts';
import {
  missingOpenGraph,
  relativeImage,
  socialTags,
  type OpenGraphTag,
} from '../../../facts/social-tags.ts';
import { failEach } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';
import type { Subject } from '../subject.ts';

export const ogComplete = aiSeoRule({
  id: 'og-complete',
  area: 'understand',
  title: 'The Open Graph data is complete',
  why: 'Link previews are made from it; AI crawlers do not read it.',
  source: SOURCES.openGraph,
  grade: 'weak',
  subsumes: ['schema-open-graph', 'schema-og-addresses'],

  severity: 'low',
  effort: 'template',
  faults: {
    incomplete: {
      title: 'The Open Graph data is incomplete',
      message: 'The Open Graph data lacks {lacks}',
      // A comment: the whole text can be pasted.
      fix: '<!-- Add to head: -->',
    },
    'relative-image': {
      title: 'og:image is not an absolute https address',
      message: 'og:image "{address}" is not an absolute https address',
      fix: 'Write the full address of the image, beginning with https://',
    },
  },

  evaluate(subject) {
    const { page } = subject;
    const tags = socialTags(page);
    const lacks = missingOpenGraph(tags);
    const address = relativeImage(tags);
    const paste = lacks.map((name) => propertyTag(name, knownOf(name, subject))).join('\n');
    return failEach([
      ...(lacks.length > 0 ? [{ code: 'incomplete' as const, data: { lacks }, paste }] : []),
      ...(address === '' ? [] : [{ code: 'relative-image' as const, data: { address: shown(address) } }]),
    ]);
  },

  examples: {
    pass: [
      '<meta property="og:title" content="A"><meta property="og:description" content="B"><meta property="og:image" content="https://example.com/a.png"><meta property="og:url" content="https://example.com/guide"><meta property="og:type" content="article">',
    ],
    fail: [
      '',
      '<meta property="og:image" content="/a.png">',
      '<meta property="og:title" content="A"><meta property="og:description" content="B"><meta property="og:image" content="/a.png"><meta property="og:url" content="https://example.com/guide"><meta property="og:type" content="article">',
    ],
  },
});

/** What the page says of itself elsewhere; a blank where only its owner can tell. */
function knownOf(name: OpenGraphTag, { page, text, kind }: Subject): string {
  if (name === 'og:url') return ownAddress(page);
  if (name === 'og:type') return kind === 'article' ? 'article' : 'website';
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
