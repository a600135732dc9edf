/** Questions that a page answers itself, as its FAQ markup may repeat them (Google, FAQ data: questions and answers that are on the page). */
import { namesTopic } from '../../facts/llms-txt/names.ts';
import type { PageFacts, QuestionAnswer } from '../../facts/page-facts.ts';
import type { PageKind } from '../../catalog/page-kinds.ts';
import { isQuestion } from '../../facts/text/question.ts';
import { withoutFragment } from '../../values/url.ts';

/** Questions from which FAQ markup is worth a word. */
const MIN_QUESTIONS = 2;

/** A heading of main text. */
interface Heading {
  readonly text: string;
  readonly level: number;
  /** It, one above it, or one before it on its level says that questions and answers follow. */
  readonly isAnnounced: boolean;
  readonly asks: boolean;
}

/**
 * Questions with an answer, each once. Empty when there are fewer than {@link MIN_QUESTIONS}. A term with its value
 * ("Rating: general") asks nothing, a headline that leads to another page is answered there, and one question among
 * headings of another kind is a figure of speech.
 */
export function visibleQuestions(page: PageFacts, kind: PageKind): readonly QuestionAnswer[] {
  const { questions, lang, links, finalUrl } = page;
  if (questions.length < MIN_QUESTIONS) return [];
  const own = withoutFragment(finalUrl);
  const elsewhere = new Set(links.flatMap(({ text, url }) => (url === null || url === own ? [] : [text])));
  const asking = askingHeadings(page, kind);
  const answered = new Map<string, QuestionAnswer>();
  for (const each of questions) {
    const { question, source } = each;
    if (answered.has(question)) continue;
    const asks = source === 'heading' ? asking.has(question) : asksIn(question, lang);
    if (asks && !elsewhere.has(question)) answered.set(question, each);
  }
  return answered.size < MIN_QUESTIONS ? [] : [...answered.values()];
}

function asksIn(text: string, lang: string): boolean {
  return isQuestion(text, lang === '' ? undefined : lang);
}

/** Headings below h1 that ask, where something announces that they do: an article may ask in its subheadings. */
function askingHeadings(page: PageFacts, kind: PageKind): ReadonlySet<string> {
  const asking = headingsOf(page, kind).filter(
    ({ asks, level, isAnnounced }) => asks && level > 1 && isAnnounced,
  );
  return new Set(asking.map(({ text }) => text));
}

/** Levels of headings in HTML. */
const LEVELS = 6;

function headingsOf({ main, title, lang }: PageFacts, kind: PageKind): Heading[] {
  const { blocks, sections } = main;
  const isNamed = kind === 'faq' || namesTopic(title, 'faq');
  const announced = Array.from({ length: LEVELS + 1 }, () => isNamed);
  return sections.flatMap(({ heading, level }) => {
    const text = blocks[heading]?.text ?? '';
    if (level === 0) return [];
    const isAnnounced = announced[level] === true;
    // What a heading announces holds for those below it and for those that follow on its level.
    if (namesTopic(text, 'faq')) announced.fill(true, level);
    else announced.fill(isAnnounced, level + 1);
    return [{ text, level, isAnnounced, asks: asksIn(text, lang) }];
  });
}
