import { bareLetters } from '../../../facts/text/bare-letters.ts';
import { siteNames } from '../../../facts/text/topic.ts';
import { daysIn } from '../../../facts/text/written-days.ts';
import { article, OPENING, paragraphs, thread } from '../example-page.ts';
import { answersItsTitle } from '../kinds.ts';
import type { Subject } from '../subject.ts';
import { fail, none, pass, taken, unlisted } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { aiSeoRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

export const answerFirst = aiSeoRule({
  id: 'answer-first',
  area: 'cite',
  title: 'The opening answers what the title asks',
  why: '44 % of citations come from the first 30 % of a page, and openings are quoted almost in full.',
  source: SOURCES.indigCitations,
  grade: 'moderate',
  reads: 'whole-text',
  prose: true,

  faults: {
    unanswered: {
      severity: 'low',
      effort: 'page',
      title: 'The first paragraphs do not answer the title',
      message: 'The first paragraphs do not answer "{topic}"',
      fix: 'Open with one or two sentences that answer "{topic}"',
    },
  },

  evaluate(subject) {
    const { text, page } = subject;
    if (!answersItsTitle(subject) || asksNothing(subject)) return none;
    if (page.main.words === 0) return taken('text-amount');
    if (text.titleStems.size === 0 && text.headingStems.size === 0) {
      return page.title === '' ? taken('title') : none;
    }
    if (text.statements === null || text.statements.isAnswered === null) return unlisted;
    if (text.statements.isAnswered) return pass;
    return fail('unanswered', { topic: shown(text.title.topic || text.heading) });
  },

  examples: {
    pass: [article(`${OPENING}${paragraphs(200)}`), article(`${paragraphs(180)}${OPENING}`)],
    fail: [article(paragraphs(200))],
    none: [
      { html: '<title>Contact</title>', url: 'https://example.com/contact' },
      `<title>Alder Weekly for March 26, 2026</title><main>${paragraphs(200)}</main>`,
      `<title>History</title><main>${paragraphs(200)}</main>`,
      thread(paragraphs(200)),
    ],
  },
});

/**
 * Whether the title is the name of the site, one word, which names a section or a theme, or an issue by its day: none of
 * them can be answered.
 */
function asksNothing({ page, text: { title, titleStems, headingStems } }: Subject): boolean {
  const topic = bareLetters(title.topic);
  return (
    // A headline of one word is the name of a thing, or of a part of the site.
    (headingStems.size || titleStems.size) === 1 ||
    daysIn(title.topic, page.lang).length > 0 ||
    siteNames(page).some((name) => bareLetters(name) === topic)
  );
}
