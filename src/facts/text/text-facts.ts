/**
 * Everything that text checks need of a page, read in one go: each block is cut into tokens once, and only the
 * first characters are read (see read-blocks.ts). Engines quote the openings of pages far more than
 * their ends, and a density does not change with a longer sample.
 */
import { termsOf, languageNamed } from '../../catalog/languages/index.ts';
import type { LanguageCode } from '../../catalog/languages/model.ts';
import type { PageFacts } from '../page-facts.ts';
import { defaultPageIn, fillerBeside, fillerIn, type Filler } from './filler.ts';
import { tableOf } from './hash-table.ts';
import { languageOf, type LanguageFacts } from './language.ts';
import { mainHeading } from './main-heading.ts';
import { leftoverIn } from './placeholder.ts';
import { markSpoken, PROSE, readBlocks, textsOf, type ReadBlock } from './read-blocks.ts';
import { simhash } from './simhash.ts';
import { statementsOf, type Statements } from './statements.ts';
import { stopsOf } from './stop-words.ts';
import { siteNames, titleParts, topicStems, type TitleParts } from './topic.ts';
import { rangeOf, tokensOf, type Tokens } from './tokens.ts';

/** Characters of an opening that are read; longer than every listed one. */
const OPENING = 48;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** The listed opening that a text begins with, `null` for one that names its subject. */
export function pointerIn(text: string, language: LanguageCode): string | null {
  const opening = text.slice(0, OPENING).toLowerCase();
  const isSpaced = languageNamed(language)?.spacing === 'spaced';
  for (const pointer of termsOf(language, 'pointerWords') ?? []) {
    if (!opening.startsWith(pointer)) continue;
    if (!isSpaced || !LETTER.test(opening[pointer.length] ?? '')) return pointer;
  }
  return null;
}

/** How sections begin. */
export interface Pointing {
  /** Sections with text under their heading. */
  readonly sections: number;
  /** Those that begin with a pointer. */
  readonly pointing: number;
  /** The first pointer found, empty without one. */
  readonly word: string;
}

/** What the text of a page says, as far as checks ask. */
export interface TextFacts {
  readonly language: LanguageFacts;
  /** Only a first part of the text was read. */
  readonly cut: boolean;
  /** Hybrid words of the blocks that were read. */
  readonly words: number;
  readonly title: TitleParts;
  /** Stems of the words of the title without the site's name; of the H1 that names the page. */
  readonly titleStems: ReadonlySet<number>;
  readonly headingStems: ReadonlySet<number>;
  /** The H1 that names the page, empty without one. */
  readonly heading: string;
  /** `null` for a language without lists. */
  readonly statements: Statements | null;
  readonly pointers: Pointing | null;
  /** Leftover of a template as it is seen, `null` without one. */
  readonly placeholder: string | null;
  /** Latin without a sense, `null` without any. */
  readonly filler: Filler | null;
  /** The system whose first page this is, `null` where it is none. */
  readonly defaultPage: string | null;
  /** As of {@link simhash}; empty for a short text. */
  readonly simhash: string;
}

/** Reads the text of a page. Linear in the text read, which is capped. */
export function textFacts(page: PageFacts): TextFacts {
  const blocks = readBlocks(page);
  const texts = textsOf(blocks);
  const tokens = tokensOf(texts);
  const language = languageOfBlocks(blocks, texts, tokens, page);
  const { judged } = language;
  const stops = stopsOf(tokens, texts, judged);
  const title = titleParts(page.title, siteNames(page));
  const titleStems = topicStems(title.topic, judged);
  const { text: heading, stems: headingStems } = mainHeading(page, titleStems, judged);
  const topics = [titleStems, headingStems].filter(({ size }) => size > 0);
  const words = tableOf(tokens.hash);
  const heard = markSpoken(blocks, tokens, stops);
  const spoken = blocks.filter(({ index }) => heard[index]);
  return {
    language,
    cut: blocks.length < page.main.blocks.length,
    words: blocks.reduce((total, { words }) => total + words, 0),
    title,
    titleStems,
    headingStems,
    heading,
    statements:
      judged === null
        ? null
        : statementsOf(uncaptioned(spoken), tokens, {
            stems: new Set(topics.flatMap((stems) => [...stems])),
            size: Math.min(...topics.map(({ size }) => size)),
            language: judged,
            spacing: language.dense ? 'dense' : 'spaced',
          }),
    pointers:
      judged === null || termsOf(judged, 'pointerWords') === null
        ? null
        : pointersIn(page, blocks.length, judged),
    filler: fillerIn(blocks, words) ?? fillerBeside(page.fillers),
    defaultPage: defaultPageIn(blocks),
    placeholder: leftoverIn(blocks, words, { inlineCode: page.inlineCode, language: judged }),
    simhash: simhash(tokens.hash),
  };
}

/** The language of what is written for people; code tells where nothing else does. */
function languageOfBlocks(
  blocks: readonly ReadBlock[],
  texts: readonly string[],
  tokens: Tokens,
  page: PageFacts,
): LanguageFacts {
  const prose = blocks.filter(({ kind }) => kind !== 'code');
  const written = texts.length === 0 ? [page.title] : texts;
  if (prose.length === blocks.length) return languageOf(written, tokens.hash, page.lang);
  const hashes = new Int32Array(tokens.hash.length);
  let size = 0;
  for (const { index } of prose) {
    const [from, to] = rangeOf(tokens, index);
    hashes.set(tokens.hash.subarray(from, to), size);
    size += to - from;
  }
  const spoken = languageOf(textsOf(prose), hashes.subarray(0, size), page.lang);
  return spoken.detected === null ? languageOf(written, tokens.hash, page.lang) : spoken;
}

/** What is said of a picture is no part of the text around it. */
const uncaptioned = (blocks: readonly ReadBlock[]): ReadBlock[] =>
  blocks.filter(({ kind }) => kind !== 'caption');

/** Sections among the blocks that were read, by how their first block begins. */
function pointersIn(page: PageFacts, read: number, language: LanguageCode): Pointing {
  let sections = 0;
  let pointing = 0;
  let word = '';
  for (const { heading, from, to } of page.main.sections) {
    const block = page.main.blocks[from];
    if (heading === -1 || from >= to || from >= read || block === undefined || !PROSE.has(block.kind))
      continue;
    sections++;
    const pointer = pointerIn(block.text, language);
    if (pointer === null) continue;
    pointing++;
    if (word === '') word = pointer;
  }
  return { sections, pointing, word };
}
