import { html } from './template.ts';

/**
 * The parts: answers, gauges, findings, tables, bars, the map, in the order of the page.
 * Long because it is a table of rules, a declaration a line; there is no logic in it.
 */
export const PARTS_STYLE = html`<style>
  .answers {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 25rem), 1fr));
    gap: 1rem;
    margin: 1.5rem 0;
    padding: 0;
    list-style: none;
  }
  .answer {
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: 14px;
    padding: 1.25rem 1.4rem;
  }
  .answer p {
    margin: 0.35rem 0 0;
  }
  .answer .word {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 1rem;
  }
  .badge {
    display: inline-block;
    border-radius: 0.8rem;
    padding: 0.1rem 0.7rem;
    font-size: 0.875rem;
    font-weight: 600;
    max-width: 100%;
    overflow-wrap: break-word;
    background: var(--wash);
    color: var(--ink);
  }
  .good {
    color: var(--good);
  }
  .fair {
    color: var(--fair);
  }
  .poor {
    color: var(--poor);
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
  .gauges {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
    gap: 1rem;
    margin: 1.75rem 0;
    padding: 0;
    list-style: none;
  }
  .gauge {
    text-align: center;
  }
  .gauge svg {
    display: block;
    width: 7rem;
    max-width: 100%;
    height: auto;
    margin: 0 auto 0.35rem;
  }
  .gauge .track {
    fill: none;
    stroke: var(--track);
    stroke-width: 8;
  }
  .gauge .arc {
    fill: none;
    stroke: currentColor;
    stroke-width: 8;
    stroke-linecap: round;
  }
  .gauge text {
    fill: currentColor;
    font-size: 27px;
    font-weight: 650;
    text-anchor: middle;
    font-variant-numeric: tabular-nums;
  }
  .gauge .label {
    display: block;
    font-weight: 600;
    line-height: 1.3;
  }
  .first {
    background: var(--wash);
    border-radius: 14px;
    padding: 1.25rem 1.5rem;
  }
  .first ol {
    margin: 0.5rem 0 0;
    padding-left: 1.4rem;
  }
  .first li {
    padding: 0.2rem 0;
  }
  .finding {
    background: var(--sheet);
    border: 1px solid var(--line);
    border-left: 5px solid var(--line);
    border-radius: 10px;
    padding: 1.25rem 1.4rem;
    margin: 1rem 0;
    break-inside: avoid;
  }
  .finding.poor {
    border-left-color: var(--poor);
  }
  .finding.fair {
    border-left-color: var(--fair);
  }
  .finding {
    color: var(--ink);
  }
  .finding .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    margin: 0 0 0.6rem;
    padding: 0;
    list-style: none;
  }
  .finding p {
    margin: 0.6rem 0 0;
  }
  .paste {
    margin: 0.9rem 0 0;
  }
  .paste figcaption {
    font-size: 0.875rem;
    color: var(--soft);
    margin-bottom: 0.3rem;
  }
  pre {
    margin: 0;
    padding: 0.9rem 1.1rem;
    background: var(--wash);
    border-radius: 8px;
    overflow: auto;
    max-height: 26rem;
    white-space: pre;
  }
  pre code {
    user-select: all;
  }
  .scroll {
    overflow-x: auto;
    margin: 0.75rem 0 1.75rem;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--sheet);
  }
  table {
    border-collapse: collapse;
    width: 100%;
    font-size: 0.9688rem;
  }
  caption {
    text-align: left;
    padding: 0.9rem 1.1rem 0.5rem;
    font-weight: 600;
  }
  caption span {
    display: block;
    font-weight: 400;
    color: var(--soft);
    font-size: 0.9375rem;
  }
  th,
  td {
    text-align: left;
    vertical-align: top;
    padding: 0.6rem 1.1rem;
    border-top: 1px solid var(--line);
    min-width: 6.5rem;
  }
  thead th {
    font-size: 0.875rem;
    color: var(--soft);
    font-weight: 600;
    border-top: 0;
    white-space: nowrap;
  }
  tbody th {
    font-weight: 600;
  }
  tbody th span,
  td span.soft {
    display: block;
    font-weight: 400;
    font-size: 0.9rem;
    color: var(--soft);
  }
  td.number,
  th.number {
    text-align: right;
    font-variant-numeric: tabular-nums;
    min-width: 4.5rem;
  }
  td.wide,
  th.wide {
    min-width: 15rem;
  }
  th.name {
    width: 30%;
  }
  th.mark {
    width: 18%;
  }
  .bars {
    display: block;
    width: 100%;
    max-width: 44rem;
    height: auto;
    margin: 1rem 0;
  }
  .bars rect {
    fill: currentColor;
  }
  .bars text {
    fill: var(--soft);
    font-size: 13px;
    text-anchor: middle;
  }
  .bars text.count {
    fill: var(--ink);
    font-weight: 600;
  }
  .bars line {
    stroke: var(--line);
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    list-style: none;
    margin: 0.5rem 0 1.5rem;
    padding: 0;
  }
  .chips li,
  .marks li {
    min-width: 0;
  }
  .map {
    list-style: none;
    padding: 0;
    margin: 0.5rem 0 1.5rem;
  }
  .map li {
    padding: 0.5rem 0 0.5rem 1rem;
    border-left: 3px solid var(--line);
    margin: 0.25rem 0;
  }
  .map .d1 {
    margin-left: 1.25rem;
  }
  .map .d2 {
    margin-left: 2.5rem;
  }
  .map .d3 {
    margin-left: 3.75rem;
  }
  .map .d4 {
    margin-left: 5rem;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(8rem, 16rem) 1fr;
    gap: 0.4rem 1.25rem;
    margin: 0.75rem 0 1.5rem;
  }
  dt {
    color: var(--soft);
  }
  dd {
    margin: 0;
  }
  ul.plain {
    padding-left: 1.2rem;
    max-width: 44rem;
  }
</style>`;
