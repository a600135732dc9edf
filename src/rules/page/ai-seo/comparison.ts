import { languageNamed, termsOf } from '../../../catalog/languages/index.ts';
import { article, paragraphs } from '../example-page.ts';
import { EXPLAINING } from '../genre.ts';
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
  title: 'A page that promises a comparison compares options',
  why: 'Among pages of equal rank, comparisons separate cited pages from others most clearly.',
  source: SOURCES.leeCitations,
  grade: 'moderate',
  reads: 'text',
  appliesTo: EXPLAINING,

  faults: {
    missing: {
      severity: 'low',
      effort: 'page',
      title: 'The title promises a comparison, but nothing compares',
      message: 'The title promises a comparison ("{word}"), but no table and no heading compares the options',
      fix: 'Compare the options in a table with a header row and at least three columns, or below a heading such as "A vs B"',
    },
  },

  evaluate({ page, text }) {
    if (page.main.words < MIN_WORDS) return none;
    const { judged } = text.language;
    const words = termsOf(judged ?? '', 'comparisonWords');
    if (judged === null || words === null) return unlisted;
    const isSpaced = languageNamed(judged)?.spacing === 'spaced';
    const comparing = (line: string, among: readonly string[]): string | undefined => {
      const lower = line.toLowerCase();
      if (!isSpaced) return among.find((word) => lower.includes(word));
      const spaced = ` ${lower.replaceAll(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')} `;
      return among.find((word) => spaced.includes(` ${word} `));
    };
    // "Or" joins what is no choice as well.
    const stops = termsOf(judged, 'stopWords') ?? [];
    const telling = words.filter((word) => !stops.includes(word));
    const word = comparing(text.title.topic, telling) ?? comparing(text.heading, telling);
    if (word === undefined) return none;
    const table = page.tables.some(
      ({ inMain, presentation, rows, columns, headerCells }) =>
        inMain && !presentation && rows > 1 && columns >= MIN_COLUMNS && headerCells > 0,
    );
    if (table) return pass;
    const heads = page.headings.filter(({ inMain, level }) => inMain && level > 1);
    return heads.some(({ text: heading }) => comparing(heading, words) !== undefined)
      ? pass
      : fail('missing', { word });
  },

  examples: {
    pass: [
      `<title>Vinegar vs citric acid</title>${article(`${paragraphs(310)}<h2>Vinegar compared with citric acid</h2>`)}`,
      `<title>Vinegar vs citric acid</title>${article(
        `${paragraphs(310)}<table><tr><th>Agent</th><th>Price</th><th>Time</th></tr><tr><td>A</td><td>1</td><td>2</td></tr></table>`,
      )}`,
    ],
    fail: [`<title>Vinegar vs citric acid</title>${article(`${paragraphs(310)}<h2>Lime in boilers</h2>`)}`],
    none: [article(`${paragraphs(310)}<h2>Lime in boilers</h2>`)],
  },
});
