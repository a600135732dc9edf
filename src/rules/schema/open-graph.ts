/** The tags of Open Graph that a page lacks, with what it says of itself. */
import { missingOpenGraph, relativeImage, type OpenGraphTag } from '../../facts/social-tags.ts';
import { propertyTag } from '../../fixes/head-tags.ts';
import { pageAddress } from '../../fixes/json-ld.ts';
import { pageImage } from '../../fixes/page-picture.ts';
import { pageDescription } from './page-description.ts';
import type { SchemaSubject } from './subject.ts';

/** Tags to add. A picture that the page does not show is asked for apart. */
export interface OpenGraphGaps {
  readonly lacks: readonly OpenGraphTag[];
  /** The tags to write with their content. */
  readonly tags: readonly (readonly [tag: OpenGraphTag, content: string])[];
  /** The tags with their content, one a line; the whole address of an image that is written as a relative one is among them. */
  readonly paste: string;
}

/** What can be added to Open Graph from what the page says. */
export function openGraphGaps(subject: SchemaSubject): OpenGraphGaps {
  const { tags, kind } = subject;
  // What a list shows are pictures of what it leads to.
  const image = kind === 'listing' && tags.og.image === '' ? '' : pageImage(subject);
  const lacks = missingOpenGraph(tags).filter((tag) => tag !== 'og:image' || image !== '');
  const known: Readonly<Record<OpenGraphTag, () => string>> = {
    'og:title': () => subject.name,
    'og:description': () => pageDescription(subject),
    'og:image': () => image,
    'og:type': () => (subject.kind === 'article' ? 'article' : 'website'),
    'og:url': () => pageAddress(subject),
  };
  const names = relativeImage(tags) === '' ? lacks : [...lacks, 'og:image' as const];
  const written = names.map((tag) => [tag, known[tag]()] as const);
  return {
    lacks,
    tags: written,
    paste: written.map(([tag, content]) => propertyTag(tag, content)).join('\n'),
  };
}
