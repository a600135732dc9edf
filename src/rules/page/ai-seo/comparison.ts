import { languageNamed, termsOf } from '../../../catalog/languages/index.ts';
import { entitiesOf } from '../../../facts/page-entities.ts';
import { article, paragraphs } from '../example-page.ts';
import { isArticleLike } from '../kinds.ts';
import { fail, none, pass, unlisted } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { pageRule } from '../page-rule.ts';

const MIN_COLUMNS = 3;
/** Words from which an article can be expected to weigh options. */
const MIN_WORDS = 300;

export const comparison = pageRule({
  id: 'comparison',
  category: 'ai_seo',
  area: 'cite',
  title: 'The page compares options',
  why: 'Among pages of equal rank, comparisons separate cited pages from others most clearly.',
  source: SOURCES.leeCitations,
  grade: 'moderate',
  reads: 'text',

  faults: {
    missing: {
      severity: 'low',
      effort: 'page',
      message: 'The page compares no options',
      fix: 'Compare the options in a table with a header row and at least three columns, or below a heading such as "A vs B"',
    },
  },

  evaluate({ page, text, kind }) {
    if (!isArticleLike(kind) || page.main.words < MIN_WORDS) return none;
    // A report of what happened has no options to weigh.
    if (entitiesOf(page, 'NewsArticle').length > 0) return none;
    const table = page.tables.some(
      ({ inMain, presentation, rows, columns, headerCells }) =>
        inMain && !presentation && rows > 1 && columns >= MIN_COLUMNS && headerCells > 0,
    );
    if (table) return pass;
    const { judged } = text.language;
    const words = termsOf(judged ?? '', 'comparisonWords');
    if (judged === null || words === null) return unlisted;
    const isSpaced = languageNamed(judged)?.spacing === 'spaced';
    const compares = (heading: string): boolean => {
      const lower = heading.toLowerCase();
      if (!isSpaced) return words.some((word) => lower.includes(word));
      const spaced = ` ${lower.replaceAll(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')} `;
      return words.some((word) => spaced.includes(` ${word} `));
    };
    if (page.headings.some(({ inMain, text: heading }) => inMain && compares(heading))) return pass;
    return fail('missing');
  },

  examples: {
    pass: [
      article(`${paragraphs(310)}<h2>Vinegar vs citric acid</h2>`),
      article(
        `${paragraphs(310)}<table><tr><th>Agent</th><th>Price</th><th>Time</th></tr><tr><td>A</td><td>1</td><td>2</td></tr></table>`,
      ),
    ],
    fail: [article(`${paragraphs(310)}<h2>Lime in boilers</h2>`)],
  },
});
