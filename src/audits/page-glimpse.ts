/** A page in little, as an engine gets it that runs no script: what its owner compares with what a browser shows. */
import type { PageFacts, TextBlock, TextPart } from '../facts/page-facts.ts';
import { PROSE } from '../facts/text/read-blocks.ts';
import { describedTypes, type DescribedType } from './page-data.ts';
import { detached } from '../readers/structured-data/texts.ts';
import { cut, cutAtWord, storableText } from '../values/wording.ts';

/** Characters of each text: enough to know it again, little beside what else is kept of a page. */
const MOST_TITLE = 150;
const MOST_TEXT = 400;
const MOST_PASSAGE = 300;
const MOST_PART = 60;
/** Words from which a paragraph says something, and is no label, byline or dateline. */
const LEAST_WORDS = 8;

/** A page in little. */
export interface PageGlimpse {
  readonly title: string;
  /** Words of the main text. */
  readonly words: number;
  /** The beginning of the main text, a line a block. */
  readonly text: string;
  /**
   * The first paragraph that says something, empty without one: the opening is quoted more than anything else of a page, and
   * almost in full (source of the rule `answer-first`).
   */
  readonly passage: string;
  /** Its largest parts in their order, and why each counts as its text or does not; absent in pages of earlier versions. */
  readonly parts?: readonly TextPart[];
  /** What it describes as structured data. Pages that an earlier version kept have none of it. */
  readonly data?: readonly DescribedType[];
}

const isQuotable = ({ kind, words, text, linkCharacters }: TextBlock): boolean =>
  PROSE.has(kind) && words >= LEAST_WORDS && linkCharacters < text.length / 2;

/** The glimpse of a page. Its texts keep nothing of the page in memory. */
export function glimpseOf({ title, main, textParts, structuredData, finalUrl }: PageFacts): PageGlimpse {
  let text = '';
  for (const block of main.blocks) {
    if (text.length >= MOST_TEXT) break;
    text += `${text === '' ? '' : '\n'}${cut(block.text, MOST_TEXT)}`;
  }
  const fit = (words: string): string => detached(storableText(words));
  return {
    title: fit(cut(title, MOST_TITLE)),
    words: main.words,
    text: fit(cut(text, MOST_TEXT)),
    passage: fit(cutAtWord(main.blocks.find(isQuotable)?.text ?? '', MOST_PASSAGE)),
    parts: textParts.map((part) => ({ ...part, text: fit(cutAtWord(part.text, MOST_PART)) })),
    data: describedTypes(structuredData, finalUrl),
  };
}
