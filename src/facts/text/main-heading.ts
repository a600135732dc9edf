/** Which of several H1 names the page. */
import type { LanguageCode } from '../../catalog/languages/model.ts';
import type { PageFacts } from '../page-facts.ts';
import { coverage, topicStems } from './topic.ts';

/** First headings among which that of the page is looked for. */
const MAX_MAIN_HEADINGS = 10;

/** A heading with the stems of its words. */
interface NamedHeading {
  readonly text: string;
  readonly stems: ReadonlySet<number>;
}

const NO_HEADING: NamedHeading = { text: '', stems: new Set() };

/** Texts of the H1 elements that readers see. An empty one, such as that of a dialog, is not seen. */
export function seenMainHeadings({ headings }: PageFacts): string[] {
  return headings.flatMap(({ level, hidden, text }) => (level === 1 && !hidden && text !== '' ? [text] : []));
}

/**
 * The first H1 that a reader sees in the main text, without one the first of the page, or another one that takes up more
 * of the title: on many sites the name of the site is an H1 before that of the page.
 */
export function mainHeading(
  page: PageFacts,
  titleStems: ReadonlySet<number>,
  language: LanguageCode | null,
): NamedHeading {
  const named = page.headings.filter(({ level, text }) => level === 1 && text !== '');
  const seen = named.filter(({ hidden }) => !hidden);
  const all = seen.length > 0 ? seen : named;
  const [first = NO_HEADING, ...others] = [
    ...all.filter(({ inMain }) => inMain),
    ...all.filter(({ inMain }) => !inMain),
  ]
    .slice(0, MAX_MAIN_HEADINGS)
    .map(({ text }): NamedHeading => ({ text, stems: topicStems(text, language) }));
  return others.reduce(
    (best, one) => (coverage(titleStems, one.stems) > coverage(titleStems, best.stems) ? one : best),
    first,
  );
}
