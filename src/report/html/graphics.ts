/** The drawings: gauges of scores and the histogram of pages. Inline SVG, no script, no image file. */
import { BAND_WORDS, bandOf } from '../band.ts';
import type { ScoreRow } from '../score-rows.ts';
import { html, NOTHING, type Html } from './template.ts';

/** Radius of a gauge in drawing units, and the share of the circle that a full score fills. */
const RADIUS = 42;
const SWEEP = 0.75;
const AROUND = 2 * Math.PI * RADIUS;

/** A score as three quarters of a ring. Its number and its band are text as well. */
export function gauge({ label, score }: ScoreRow): Html {
  const band = bandOf(score);
  const full = AROUND * SWEEP;
  const filled = (full * score) / 100;
  const arc =
    score === 0
      ? NOTHING
      : html`<circle
          class="arc"
          cx="50"
          cy="50"
          r="${RADIUS}"
          transform="rotate(135 50 50)"
          stroke-dasharray="${filled.toFixed(1)} ${AROUND.toFixed(1)}"
        />`;
  return html`<li class="gauge">
    <svg
      class="${band}"
      viewBox="0 0 100 92"
      role="img"
      aria-label="${label}: ${score} of 100, ${BAND_WORDS[band]}"
    >
      <circle
        class="track"
        cx="50"
        cy="50"
        r="${RADIUS}"
        transform="rotate(135 50 50)"
        stroke-dasharray="${full.toFixed(1)} ${AROUND.toFixed(1)}"
        stroke-linecap="round"
      />
      ${arc}
      <text x="50" y="59">${score}</text>
    </svg>
    <span class="label">${label}</span>
    <span class="small ${band}">${BAND_WORDS[band]}</span>
  </li>`;
}

/** Drawing units of the histogram. */
const BAR = { width: 48, step: 62, height: 150, top: 24, least: 2 } as const;

/** First and last score of a bucket; the last bucket holds 100 as well. */
function bucketName(index: number, buckets: number): string {
  const width = 100 / buckets;
  const last = index === buckets - 1 ? 100 : (index + 1) * width - 1;
  return `${index * width}–${last}`;
}

/** How many pages have which score. The same numbers stand in a table for who does not see the bars. */
export function histogram(counts: readonly number[]): Html {
  const most = Math.max(1, ...counts);
  const floor = BAR.top + BAR.height;
  const bars = counts.map((pages, index) => {
    const height = pages === 0 ? 0 : Math.max(BAR.least, (BAR.height * pages) / most);
    const x = index * BAR.step + (BAR.step - BAR.width) / 2;
    const middle = index * BAR.step + BAR.step / 2;
    const band = bandOf((index * 100) / counts.length);
    return html`<g class="${band}">
      <rect
        x="${x}"
        y="${(floor - height).toFixed(1)}"
        width="${BAR.width}"
        height="${height.toFixed(1)}"
        rx="4"
      />
      <text class="count" x="${middle}" y="${(floor - height - 6).toFixed(1)}"
        >${pages === 0 ? '' : pages}</text
      >
      <text x="${middle}" y="${floor + 20}">${bucketName(index, counts.length)}</text>
    </g>`;
  });
  const width = counts.length * BAR.step;
  return html`<svg class="bars" viewBox="0 0 ${width} ${floor + 28}" aria-hidden="true">
      <line x1="0" y1="${floor}" x2="${width}" y2="${floor}" />
      ${bars}
    </svg>
    <table class="unseen">
      <caption>
        Pages by score
      </caption>
      <thead>
        <tr>
          <th scope="col">Score</th>
          <th scope="col">Pages</th>
        </tr>
      </thead>
      <tbody>
        ${counts.map(
          (pages, index) =>
            html`<tr>
              <th scope="row">${bucketName(index, counts.length)}</th>
              <td>${pages}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}
