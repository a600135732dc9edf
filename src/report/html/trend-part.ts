/** How the runs of a site went: a line a score, and the same numbers as a table. */
import { FINDING_SEVERITIES } from '../../rules/severity.ts';
import type { Locale } from '../locale.ts';
import type { RunSummary } from '../report.ts';
import type { ScoreLine, Trend } from '../trend.ts';
import { folded, section, table, type Column } from './pieces.ts';
import { html, type Html } from './template.ts';

/** Drawing units: a run a step, a point of a score a unit and a half. */
const CHART = { width: 640, height: 150, left: 8, top: 10 } as const;

/** Scores that are drawn, each with a stroke of its own; the others are in the table. */
const DRAWN = ['pages', 'crawler', 'schema'] as const;

function chart({ runs, lines }: Trend, { tell }: Locale): Html {
  const step = CHART.width / Math.max(1, runs.length - 1);
  const drawn = DRAWN.flatMap((name) => lines.filter((line) => line.name === name));
  const said = drawn.map(
    ({ label, scores }) => `${label}: ${scores.map((score) => score ?? tell('unknown')).join(', ')}`,
  );
  const paths = drawn.map(({ name, scores }) => {
    const points = scores.flatMap((score, index) =>
      score === null
        ? []
        : [[CHART.left + index * step, CHART.top + (CHART.height * (100 - score)) / 100] as const],
    );
    return html`<g class="trend ${name}">
      <polyline points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" />
      ${points.map(([x, y]) => html`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.5" />`)}
    </g>`;
  });
  return html`<figure class="chart">
    <figcaption>${tell('trend-chart', { runs: runs.length })}</figcaption>
    <svg viewBox="0 0 ${CHART.width + 16} ${CHART.height + 20}" role="img" aria-label="${said.join('; ')}">
      ${[0, 50, 100].map((score) => {
        const y = CHART.top + (CHART.height * (100 - score)) / 100;
        return html`<line x1="0" y1="${y}" x2="${CHART.width + 16}" y2="${y}" />`;
      })}
      ${paths}
    </svg>
    <ul class="legend">
      ${drawn.map(({ name, label }) => html`<li><i class="trend ${name}"></i>${label}</li>`)}
    </ul>
  </figure>`;
}

function row(
  { date, findings, counts, engines }: RunSummary,
  index: number,
  lines: readonly ScoreLine[],
  { tell }: Locale,
): readonly Html[] {
  const bySeverity = FINDING_SEVERITIES.flatMap((severity) => {
    const count = counts[severity] ?? 0;
    return count === 0 ? [] : [`${count} ${tell(`severity-${severity}`)}`];
  });
  const known = lines.flatMap(({ label, scores }) => {
    const score = scores[index] ?? null;
    return score === null ? [] : [`${label} ${score}`];
  });
  return [
    html`<time datetime="${date}">${date.slice(0, 16).replace('T', ' ')}</time>`,
    html`${known.join(', ')}`,
    html`${engines === null ? '' : tell('trend-reach', engines)}`,
    html`${findings}${bySeverity.length === 0 ? '' : `: ${bySeverity.join(', ')}`}`,
  ];
}

/** The part on the trend. */
export function trendPart(trend: Trend, locale: Locale): Html {
  const { tell } = locale;
  const { runs, lines, sentence } = trend;
  const columns: readonly Column[] = [
    { title: 'trend-run', kind: 'name' },
    { title: 'trend-scores', kind: 'wide' },
    { title: 'trend-engines', kind: 'text' },
    { title: 'findings-short', kind: 'text' },
  ];
  const caption = html`<span class="unseen">${tell('trend-caption')}</span>`;
  const rows = runs.map((run, index) => row(run, index, lines, locale)).toReversed();
  return section(
    'trend',
    tell('trend-title'),
    html`<div class="course">
        ${chart(trend, locale)}
        <p>${sentence}</p>
      </div>
      ${folded(html`${tell('trend-table')}`, table(caption, columns, rows, locale))}`,
  );
}
