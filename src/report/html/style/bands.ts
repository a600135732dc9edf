import { css } from '../template.ts';

/** The three bands, wherever they are shown: on a word, in a drawing, on a ring. */
export const BANDS_STYLE = css`
  .good {
    color: var(--good);
  }
  .fair {
    color: var(--fair);
  }
  .poor {
    color: var(--poor);
  }
  .badge {
    display: inline-block;
    border-radius: 0.8rem;
    padding: 0.05rem 0.6rem;
    font:
      600 0.8125rem/1.5 ui-sans-serif,
      system-ui,
      sans-serif;
    max-width: 100%;
    background: var(--wash);
    color: var(--ink);
  }
  .badge.good {
    background: var(--good-wash);
    color: var(--good);
  }
  .badge.fair {
    background: var(--fair-wash);
    color: var(--fair);
  }
  .badge.poor {
    background: var(--poor-wash);
    color: var(--poor);
  }
  .fill,
  .legend i {
    fill: var(--soft);
    background: var(--soft);
  }
  .fill.good,
  i.good {
    fill: var(--good-fill);
    background: var(--good-fill);
  }
  .fill.fair,
  i.fair {
    fill: var(--fair-fill);
    background: var(--fair-fill);
  }
  .fill.poor,
  i.poor {
    fill: var(--poor-fill);
    background: var(--poor-fill);
  }
  .arc,
  circle.track {
    fill: none;
    stroke: var(--soft);
    stroke-width: 9;
  }
  circle.track {
    stroke: var(--track);
  }
  rect.track {
    fill: var(--track);
  }
  .arc.good {
    stroke: var(--good-fill);
  }
  .arc.fair {
    stroke: var(--fair-fill);
  }
  .arc.poor {
    stroke: var(--poor-fill);
  }
`;
