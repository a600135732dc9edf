/** What a page shows of its kind, as numbers by name: what it is made of, what it declares, and the words of its address. */
import { pathWords } from '../catalog/languages/index.ts';
import { FORUM_SYSTEMS, KIND_SEGMENTS, KIND_TOPICS, SHOP_SYSTEMS } from '../catalog/page-kinds.ts';
import { isOfManual } from './generator.ts';
import { wordNumbers } from './kind-words.ts';
import type { NamedNumber, PageFacts } from './page-facts.ts';
import { metaContent } from './page-head.ts';
import { readablePath } from './text/slug.ts';
import { parsedUrl, pathSegments } from '../values/url.ts';

/** What of the page facts the numbers come from. */
export type KindFacts = Pick<
  PageFacts,
  | 'finalUrl'
  | 'lang'
  | 'title'
  | 'metas'
  | 'dates'
  | 'authors'
  | 'questions'
  | 'counts'
  | 'headings'
  | 'signs'
>;

const OG_TYPES = ['article', 'product', 'website', 'blog'] as const;
/** A year between two slashes, as blogs have it. */
const DATED_PATH = /\/(?:19|20)\d\d\//;

/**
 * The numbers of a page: counts, and 1 or 0 for what it has or has not. None is of structured data, which declared-kind.ts
 * asks: a block that is pasted into a page changes nothing of what it looks like.
 */
export function kindFeatures(facts: KindFacts): readonly NamedNumber[] {
  return [
    ...(facts.signs ?? []),
    ...partFeatures(facts),
    ...pathFeatures(facts.finalUrl),
    ...declaredFeatures(facts),
    ...wordNumbers(facts),
  ];
}

function partFeatures(facts: KindFacts): NamedNumber[] {
  const { counts, headings, metas } = facts;
  const maker = metaContent(facts, 'generator').toLowerCase();
  const hasMeta = (name: string): number => Number(metas.some(({ key }) => key === name));
  return [
    ['h1', counts.headings.h1],
    ['h2', counts.headings.h2],
    ['h3', counts.headings.h3],
    ['h4', counts.headings.h4],
    ['lists', counts.lists],
    ['tables', counts.tables],
    ['images', counts.images],
    ['number of links', counts.links],
    ['forms', counts.forms],
    ['controls', counts.controls],
    ['iframes', counts.iframes],
    ['dates', facts.dates.length],
    ['authors', facts.authors.length],
    ['questions', facts.questions.length],
    ['asking headings', headings.filter(({ text }) => text.endsWith('?')).length],
    ['published', hasMeta('article:published_time')],
    ['priced', hasMeta('product:price:amount')],
    ['manual', Number(isOfManual(facts))],
    ['forum', Number(FORUM_SYSTEMS.test(maker))],
    ['shop', Number(SHOP_SYSTEMS.test(maker))],
  ];
}

function pathFeatures(address: string): NamedNumber[] {
  const url = parsedUrl(address);
  const path = readablePath(url?.pathname ?? '/').toLowerCase();
  const segments = pathSegments(path);
  const sections = segments.slice(0, -1);
  const slug = (segments.at(-1) ?? '').replace(/\.[a-z]{3,5}$/, '');
  return [
    ['path segments', segments.length],
    ['words of the slug', slug.split(/[-_]/).length],
    ['digits in the path', path.replaceAll(/\D/g, '').length],
    ['query', Number((url?.search ?? '') !== '')],
    ['ends in a slash', Number(path.endsWith('/'))],
    ['a date in the path', Number(DATED_PATH.test(path))],
    ...KIND_TOPICS.flatMap((topic): NamedNumber[] => {
      const words = pathWords(topic);
      return [
        [`section of ${topic}`, Number(sections.some((section) => words.has(section)))],
        [`named ${topic}`, Number(words.has(slug))],
      ];
    }),
    ...KIND_SEGMENTS.map((word): NamedNumber => [`/${word}/`, Number(segments.includes(word))]),
  ];
}

function declaredFeatures(facts: KindFacts): NamedNumber[] {
  const declared = metaContent(facts, 'og:type').toLowerCase().split('.', 1)[0] ?? '';
  return OG_TYPES.map((type): NamedNumber => [`og:type ${type}`, Number(type === declared)]);
}
