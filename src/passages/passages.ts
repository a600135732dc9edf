/** The passages of a page: its main text as engines cut it, each with its headings and its place. */
import type { Exchange } from '../exchange.ts';
import { pageAnswer } from '../access/page-answer.ts';
import { metaContents } from '../facts/page-head.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { type PlacedPage, readPlacedPage } from '../facts/placed-page.ts';
import { listedLanguage, primarySubtag } from '../facts/text/language.ts';
import { countWords } from '../facts/text/words.ts';
import { withoutFragment } from '../values/url.ts';
import { packed, type Pack } from './pack.ts';
import type { Passage } from './passage.ts';
import { sectionsOf } from './units.ts';

/**
 * The passages of a page: its main text by heading in runs of 60 to 250 words, tables by rows, questions whole with their
 * answers, list items with what leads them. A page that says less, and a question with its answer, may have fewer words.
 * Text that is hidden or marked `data-nosnippet` is none. None for a body that is not HTML. Pure; never throws.
 */
export function passages(exchange: Exchange): Passage[] {
  return allPassages(exchange).filter(({ unseen }) => unseen === undefined);
}

/** The same with what is on the page and reaches no engine as text, so that it can be said where an answer is. */
export function allPassages(exchange: Exchange, page: PlacedPage = readPlacedPage(exchange)): Passage[] {
  const { facts } = page;
  const url = withoutFragment(facts.finalUrl);
  const language = listedLanguage(primarySubtag(facts.lang));
  const made = packed(sectionsOf(page.blocks, facts.lang), language).map((pack) =>
    passageOf(pack, facts, url),
  );
  const shell = made.length === 0 ? shellPassage(exchange, facts, url) : [];
  return [...made, ...pictures(facts, url), ...shell];
}

function passageOf(
  { path, units, unseen, isQuestion }: Pack,
  { title, lang }: PageFacts,
  url: string,
): Passage {
  const [first] = units;
  const text = units.map((unit) => unit.text).join('\n');
  const id = path.at(-1)?.id ?? '';
  return {
    url,
    anchor: id === '' ? textFragment(text) : `#${id}`,
    line: first?.first.line ?? 0,
    kind: isQuestion ? 'question' : (first?.kind ?? 'text'),
    lang,
    headings: distinct([title, ...path.map((heading) => heading.text)]),
    text,
    words: units.reduce((sum, { words }) => sum + words, 0),
    bytesBefore: first?.first.bytesBefore ?? 0,
    charactersBefore: first?.first.charactersBefore ?? 0,
    ...(unseen !== undefined && { unseen }),
  };
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

/** Words of a text fragment: enough to be there once. */
const FRAGMENT_WORDS = 6;

/** Text Fragments, WICG draft: browsers scroll to the first place that has these words. */
function textFragment(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const start = line.split(' ').slice(0, FRAGMENT_WORDS).join(' ').replace(/ \|.*/, '').slice(0, 80);
  const safe = start.replace(/[\uD800-\uDBFF]$/, '');
  return `#:~:text=${encodeURIComponent(safe).replaceAll('-', '%2D')}`;
}

/** Words from which the alternative text of a picture says something. */
const PICTURE_WORDS = 4;

function pictures({ images, title, lang }: PageFacts, url: string): Passage[] {
  return images.flatMap(({ alt, decorative, inMain }) => {
    const words = alt === null || decorative || !inMain ? 0 : countWords(alt);
    if (alt === null || words < PICTURE_WORDS) return [];
    const given = { kind: 'picture', text: alt, url, lang, words } as const;
    return [{ ...PLACELESS, ...given, headings: distinct([title]), unseen: 'picture' as const }];
  });
}

/** What a page that needs scripts says of itself all the same: title and description. */
function shellPassage(exchange: Exchange, facts: PageFacts, url: string): Passage[] {
  if (facts.title === '' || pageAnswer(exchange, facts).form !== 'shell') return [];
  const text = distinct([facts.title, ...metaContents(facts, 'description')]).join('\n');
  const given = { kind: 'page', text, url, lang: facts.lang, words: countWords(text) } as const;
  return [{ ...PLACELESS, ...given, headings: [facts.title], unseen: 'script' }];
}

const PLACELESS = { anchor: '', line: 0, bytesBefore: 0, charactersBefore: 0 };
