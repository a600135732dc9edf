/** The summary: four answers, the scores, and what to do first. A minute's reading. */
import { groupFindings, type FindingGroup } from '../../findings/group.ts';
import { orderOfWork } from '../../findings/rank.ts';
import { gainTexts, pagesText } from '../finding-texts.ts';
import type { Answer, Report } from '../report.ts';
import { scoreRows } from '../score-rows.ts';
import { anchorOf } from './findings-part.ts';
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

function step(group: FindingGroup, report: Report): Html {
  const { title, findings } = group;
  const [first] = findings;
  const named = findings.length === 1 && first !== undefined ? first.message : title;
  const about = [pagesText(group), ...gainTexts(group, report)].filter(Boolean).join(', ');
  return html`<li>
    <a href="#${anchorOf(group)}"><bdi>${named}</bdi></a
    >${about === '' ? '' : ` (${about})`}
  </li>`;
}

function firstSteps(report: Report): Html {
  const work = orderOfWork(groupFindings(report.findings));
  if (work.length === 0)
    return html`<div class="first">
      <p><strong>Nothing to repair was found.</strong></p>
    </div>`;
  return html`<div class="first">
    <h3>Do this first</h3>
    <ol>
      ${work.slice(0, FIRST_STEPS).map((group) => step(group, report))}
    </ol>
  </div>`;
}

/** The summary of a report. */
export function summaryPart(report: Report): Html {
  const scores = scoreRows(report);
  const gauges =
    scores.length === 0
      ? NOTHING
      : html`<ul class="gauges">
          ${scores.map(gauge)}
        </ul>`;
  return section(
    'summary',
    'Summary',
    html`<ul class="answers">
        ${report.answers.map(card)}
      </ul>
      ${gauges}${firstSteps(report)}`,
  );
}
