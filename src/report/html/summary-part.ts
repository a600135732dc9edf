/** The summary: four answers, the scores, and what to do first. A minute's reading. */
import { answersOf, type Answer } from '../answers.ts';
import { pointsText, ranked } from '../findings.ts';
import type { Finding, Report } from '../model.ts';
import { scoresOf } from '../scores.ts';
import { gauge } from './graphics.ts';
import { badge, section } from './pieces.ts';
import { html, NOTHING, type Html } from './template.ts';

/** How many steps a reader is asked to take first. */
const FIRST_STEPS = 3;

function card({ question, word, band, sentence }: Answer): Html {
  return html`<li class="answer">
    <div class="word">
      <h3>${question}</h3>
      ${badge(word, band)}
    </div>
    <p>${sentence}</p>
  </li>`;
}

function step(finding: Finding, index: number): Html {
  const points = pointsText(finding.points);
  return html`<li>
    <a href="#cause-${index + 1}"><bdi>${finding.title}</bdi></a
    >${points === '' ? '' : ` (${points})`}
  </li>`;
}

function firstSteps(findings: readonly Finding[]): Html {
  const open = ranked(findings).filter(({ severity }) => severity !== 'info');
  if (open.length === 0)
    return html`<div class="first">
      <p><strong>Nothing to repair was found.</strong></p>
    </div>`;
  return html`<div class="first">
    <h3>Do this first</h3>
    <ol>
      ${open.slice(0, FIRST_STEPS).map(step)}
    </ol>
  </div>`;
}

/** The summary of a report. */
export function summaryPart(report: Report): Html {
  const scores = scoresOf(report);
  const gauges =
    scores.length === 0
      ? NOTHING
      : html`<ul class="gauges">
          ${scores.map(gauge)}
        </ul>`;
  return section(
    'summary',
    'In a minute',
    html`<ul class="answers">
        ${answersOf(report).map(card)}
      </ul>
      ${gauges}${firstSteps(report.findings)}`,
  );
}
