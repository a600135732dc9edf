/** The verdict: what is worst, how many engines get in, the four answers and the scores. A minute's reading. */
import { bandOf } from '../band.ts';
import { answersOf } from '../answers.ts';
import type { Locale } from '../locale.ts';
import type { Answer, Report } from '../report.ts';
import { scoreRows } from '../score-rows.ts';
import type { Verdict } from '../verdict.ts';
import { engineDots, gauge, scoreBar } from './graphics.ts';
import { badge, breakable, section } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

function card({ question, word, band, sentence }: Answer): Html {
  return html`<li class="answer ${band ?? ''}">
    <h3>${question}</h3>
    ${badge(word, band)}
    <p>${breakable(sentence)}</p>
  </li>`;
}

/** Scores that are drawn beside the verdict, the one that speaks for most comes first. */
const HEADLINES = ['pages', 'crawler', 'schema'] as const;

/** The summary of a report. */
export function summaryPart(
  report: Report,
  { sentence, band, engines, change }: Verdict,
  locale: Locale,
): Html {
  const answers = answersOf(report, locale);
  const scores = scoreRows(report, locale);
  const overall = HEADLINES.flatMap((name) => scores.filter((row) => row.name === name))[0];
  const small = scores
    .filter((row) => row !== overall)
    // No effect of llms.txt was ever measured: its score is neither good nor bad.
    .map((row) => scoreBar(row, row.name === 'llms' ? null : bandOf(row.score), locale));
  const reached =
    engines === null || report.crawler === undefined
      ? NOTHING
      : html`<p class="engines" data-sum>
          ${engineDots(report.crawler.engines, engines.text)}<span>${engines.text}</span>
        </p>`;
  return section(
    'summary',
    locale.tell('summary-title'),
    html`<div class="verdict ${band ?? ''}">
        <div>
          <p class="sentence" data-sum>${breakable(sentence)}</p>
          ${reached}${change === '' ? NOTHING : html`<p class="soft" data-sum>${change}</p>`}
        </div>
        ${overall === undefined ? NOTHING : gauge(overall, locale)}
      </div>
      ${
        answers.length === 0
          ? NOTHING
          : html`<ul class="answers">
              ${answers.map(card)}
            </ul>`
      }
      ${
        small.length === 0
          ? NOTHING
          : html`<ul class="scores">
              ${small}
            </ul>`
      }`,
  );
}
