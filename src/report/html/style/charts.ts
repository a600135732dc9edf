import { css } from '../template.ts';

/** The drawings of the pages. */
export const CHARTS_STYLE = css`
  .charts {
    display: grid;
    grid-template-columns: 2fr 2fr 1fr;
    gap: 1.5rem;
    align-items: start;
    margin: 0.75rem 0 1rem;
  }
  .chart {
    margin: 0;
    min-width: 0;
  }
  .chart svg {
    display: block;
    width: 100%;
    height: auto;
  }
  .chart svg.ring {
    width: 7rem;
    margin: 0.5rem 0;
  }
  .bars rect,
  .folders rect {
    fill: var(--track);
  }
  .bars .good rect {
    fill: var(--good-fill);
  }
  .bars .fair rect {
    fill: var(--fair-fill);
  }
  .bars .poor rect {
    fill: var(--poor-fill);
  }
  .bars text {
    fill: var(--soft);
    font-size: 17px;
    text-anchor: middle;
  }
  .bars text.count {
    fill: var(--ink);
    font-weight: 600;
  }
  .bars line {
    stroke: var(--line);
  }
  .folders .good rect {
    fill: var(--good-wash);
    stroke: var(--good-fill);
  }
  .folders .fair rect {
    fill: var(--fair-wash);
    stroke: var(--fair-fill);
  }
  .folders .poor rect {
    fill: var(--poor-wash);
    stroke: var(--poor-fill);
  }
  .folders text {
    fill: var(--ink);
    font-size: 13px;
  }
  .course {
    display: grid;
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
    align-items: center;
    gap: 0.5rem 2rem;
  }
  .course .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
  }
  .course line {
    stroke: var(--line);
  }
  .trend {
    --stroke: var(--ink);
  }
  .trend.crawler {
    --stroke: var(--good-fill);
    stroke-dasharray: 9 5;
  }
  .trend.schema {
    --stroke: var(--fair-fill);
    stroke-dasharray: 2 5;
  }
  polyline {
    fill: none;
    stroke: var(--stroke);
    stroke-width: 3;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .trend circle {
    fill: var(--stroke);
  }
  .legend i.trend {
    background: var(--stroke);
  }
  .legend {
    list-style: none;
    margin: 0;
    padding: 0;
    font-size: 0.9375rem;
  }
  .legend i {
    display: inline-block;
    width: 0.7rem;
    height: 0.7rem;
    border-radius: 50%;
    margin-right: 0.4rem;
  }
`;
