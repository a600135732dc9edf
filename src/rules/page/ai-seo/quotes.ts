import { article, paragraphs } from '../example-page.ts';
import { fail, none, pass, unlisted } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

/** Words from which an article can be expected to let someone speak. */
const MIN_WORDS = 600;

export const quotes = pageRule({
  id: 'quotes',
  category: 'ai_seo',
  area: 'cite',
  title: 'A long article quotes someone by name',
  why: 'Quotations had the largest effect of all methods in a laboratory study; a controlled benchmark found no effect.',
  source: SOURCES.aggarwalGeo,
  grade: 'moderate',
  reads: 'text',
  appliesTo: ['article'],

  faults: {
    missing: {
      severity: 'low',
      effort: 'page',
      message: 'The article has no quotation that names its speaker',
      fix: 'Quote an expert by name, with <blockquote> and <cite>',
    },
  },

  evaluate({ page, text }) {
    if (page.main.words <= MIN_WORDS) return none;
    if (page.quotes.some(({ attributed }) => attributed) || (text.quotations ?? 0) > 0) return pass;
    if (text.quotations === null) return unlisted;
    return fail('missing');
  },

  examples: {
    pass: [
      article(
        `${paragraphs(620)}<p>“Lime is the most common reason for a broken machine,” says Ana Novak.</p>`,
      ),
      article(`${paragraphs(620)}<blockquote>Lime breaks machines.<cite>Ana Novak</cite></blockquote>`),
    ],
    fail: [article(paragraphs(620))],
  },
});
