/** The questions that were asked of a site, the worst first, in one table. */
import type { Locale } from '../locale.ts';
import { questionCounts, questionWords } from '../questions.ts';
import type { QuestionRow, QuestionsReport } from '../report.ts';
import { badge, breakable, folded, link, section, table } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

const COLUMNS = [
  { title: 'question-column', kind: 'wide' },
  { title: 'question-verdict-column', kind: 'mark' },
  { title: 'question-place-column', kind: 'text' },
  { title: 'question-note-column', kind: 'text' },
] as const;
/** Rows in the open; more of them open with a click. */
const OPEN_ROWS = 10;

/** The part on questions. */
export function questionsPart(asked: QuestionsReport, locale: Locale): Html {
  const { tell } = locale;
  const rows = asked.rows.map((row) => cellsOf(row, locale));
  const rest = rows.slice(OPEN_ROWS);
  const caption = html`${tell('questions-title')}`;
  return section(
    'questions',
    tell('questions-title'),
    html`<p>${questionCounts(asked, locale)}</p>
      ${table(caption, COLUMNS, rows.slice(0, OPEN_ROWS), locale)}
      ${rest.length === 0 ? NOTHING : folded(html`${tell('md-rest', { count: rest.length })}`, table(caption, COLUMNS, rest, locale))}
      <p class="soft">${tell('questions-lead')}</p>`,
  );
}

function cellsOf(row: QuestionRow, locale: Locale): readonly Html[] {
  const { question, verdict, band, url, place, note } = questionWords(row, locale);
  return [
    html`<bdi>${question}</bdi>`,
    badge(verdict, band),
    url === '' ? NOTHING : link(url, breakable(place)),
    html`<bdi>${note}</bdi>`,
  ];
}
