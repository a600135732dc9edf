import { html } from './template.ts';

/**
 * The parts: verdict, things to do, engines, findings, tables, charts, in the order of the page.
 * Long because it is a table of rules, a declaration a line; there is no logic in it.
 */
export const PARTS_STYLE = html`<style>
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
  .verdict {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1.5rem;
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: 14px;
    padding: 1.25rem 1.5rem;
    margin: 0.75rem 0;
  }
  .verdict {
    color: var(--ink);
  }
  .verdict > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .verdict.poor {
    border-top: 4px solid var(--poor-fill);
  }
  .verdict.fair {
    border-top: 4px solid var(--fair-fill);
  }
  .verdict.good {
    border-top: 4px solid var(--good-fill);
  }
  .sentence {
    font:
      600 clamp(1.25rem, 2.6vw, 1.6rem) / 1.3 ui-serif,
      'Iowan Old Style',
      Georgia,
      serif;
    text-wrap: pretty;
  }
  .engines {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35rem 0.9rem;
    font-weight: 600;
  }
  .dots {
    height: 1rem;
    max-width: 100%;
  }
  .gauge {
    flex: none;
    margin: 0;
    text-align: center;
    font-size: 0.875rem;
    color: var(--soft);
  }
  .gauge svg {
    display: block;
    width: 6.5rem;
    margin: 0 auto 0.25rem;
  }
  .gauge text {
    fill: var(--ink);
    font-size: 29px;
    font-weight: 650;
    text-anchor: middle;
  }
  .answers {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: 0.75rem;
    margin: 0.75rem 0;
    padding: 0;
    list-style: none;
  }
  .answer {
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: 14px;
    padding: 0.9rem 1.1rem;
    color: var(--ink);
  }
  .answer h3 {
    display: inline;
    margin-right: 0.5rem;
  }
  .answer p {
    margin: 0.35rem 0 0;
    font-size: 0.9375rem;
    color: var(--soft);
  }
  .scores {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: 0.75rem 1.5rem;
    margin: 1rem 0 0;
    padding: 0;
    list-style: none;
    font-size: 0.9375rem;
  }
  .scores b {
    float: right;
    font-variant-numeric: tabular-nums;
  }
  .scores svg {
    display: block;
    width: 100%;
    height: 6px;
    border-radius: 3px;
  }
  .todo {
    list-style: none;
    margin: 0.5rem 0 0;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--sheet);
  }
  .todo > li {
    display: flex;
    gap: 0.9rem;
    padding: 0.6rem 1.1rem;
    border-top: 1px solid var(--line);
    break-inside: avoid;
  }
  .todo > li:first-child {
    border-top: 0;
  }
  .todo > li > div {
    min-width: 0;
    flex: 1;
  }
  .todo input {
    flex: none;
    width: 1.15rem;
    height: 1.15rem;
    margin: 0.25rem 0 0;
    accent-color: var(--good-fill);
  }
  .todo li:has(input:checked) h3 a {
    color: var(--soft);
    text-decoration: line-through;
  }
  .todo a {
    color: var(--ink);
    text-decoration-color: var(--line);
  }
  .todo p {
    margin: 0.15rem 0 0.3rem;
    max-width: none;
    font-size: 0.9375rem;
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 0;
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: 0.875rem;
    color: var(--soft);
  }
  .marks li {
    min-width: 0;
  }
  .marks li:not(:last-child)::after {
    content: '·';
    margin: 0 0.5rem;
  }
  .fold {
    margin: 0.5rem 0 0;
  }
  .fold > summary {
    color: var(--link);
    width: fit-content;
    max-width: 100%;
    font-size: 0.9375rem;
  }
  .fold[open] > summary {
    margin-bottom: 0.5rem;
  }
  .paste {
    margin: 0.6rem 0;
  }
  figcaption {
    font-size: 0.875rem;
    color: var(--soft);
    margin-bottom: 0.3rem;
  }
  .paste figcaption button {
    margin-left: 0.5rem;
  }
  pre {
    margin: 0;
    padding: 0.8rem 1rem;
    background: var(--wash);
    border-radius: 8px;
    overflow: auto;
    max-height: 24rem;
    white-space: pre;
  }
  pre code {
    user-select: all;
  }
  .matrix {
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: 14px;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
  }
  .matrix th,
  .matrix td {
    padding: 0.32rem 1.1rem;
    min-width: 0;
    width: 12%;
  }
  .matrix th:first-child {
    width: 52%;
  }
  #use .scroll {
    margin: 0.5rem 0;
  }
  #use ul {
    list-style: none;
    padding: 0;
    margin: 0;
  }
  #use td span.soft {
    display: inline;
  }
  .matrix th span.soft {
    display: inline;
  }
  .matrix th span.why {
    display: block;
  }
  .mark {
    font-weight: 600;
    white-space: nowrap;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    margin: 0.5rem 0 0.75rem;
    font-size: 0.9375rem;
  }
  .tools p {
    margin: 0;
  }
  .tools div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
  }
  .tools input {
    font: inherit;
    color: inherit;
    background: var(--sheet);
    border: 1px solid var(--soft);
    border-radius: 0.5rem;
    padding: 0.25rem 0.6rem;
    width: 14rem;
    max-width: 100%;
  }
  [aria-pressed='true'] {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--paper);
  }
  .area {
    margin: 1rem 0 0;
  }
  .area h3 {
    margin: 0 0 0.4rem;
  }
  .area h3 span {
    font-weight: 400;
  }
  .entry {
    background: var(--sheet);
    border: 1px solid var(--line);
    border-left: 4px solid var(--line);
    padding: 0 1.1rem;
    margin: -1px 0 0;
    color: var(--ink);
    scroll-margin-top: 3.5rem;
  }
  .entry.poor {
    border-left-color: var(--poor-fill);
  }
  .entry.fair {
    border-left-color: var(--fair-fill);
  }
  .entry > summary {
    display: grid;
    grid-template-columns: 5rem 1fr auto;
    align-items: baseline;
    gap: 0 0.9rem;
    padding: 0.3rem 0;
  }
  .entry > summary .badge {
    justify-self: start;
  }
  .entry h4 {
    margin: 0;
    font-size: 1rem;
    font-weight: 500;
    scroll-margin-top: 4rem;
  }
  .entry[open] {
    padding-bottom: 1rem;
  }
  .entry[open] h4 {
    font-weight: 650;
  }
  .entry p {
    margin: 0.4rem 0 0;
  }
  .entry .marks {
    margin-top: 0.75rem;
  }
  .small {
    font-size: 0.9375rem;
  }
  .places {
    margin: 0.6rem 0 0;
  }
  .paths {
    margin: 0.3rem 0;
    padding-left: 1.2rem;
    font-size: 0.9375rem;
  }
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
  .all {
    max-height: 21rem;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--sheet);
  }
  table.pages {
    display: block;
    min-width: 68rem;
  }
  .pages thead,
  .pages tbody {
    display: block;
  }
  .pages tr {
    display: grid;
    grid-template-columns:
      3rem minmax(14rem, 1fr) 5.5rem 5rem 4rem 4rem 3.8rem 4rem 4.5rem
      5.5rem 4.5rem 4.5rem 5rem;
    border-top: 1px solid var(--line);
  }
  .pages tbody tr {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 2.25rem;
  }
  .pages th,
  .pages td {
    border: 0;
    padding: 0.35rem 0.5rem;
    min-width: 0;
    font-variant-numeric: tabular-nums;
  }
  .pages th {
    font-weight: 400;
  }
  .pages td:first-child {
    color: var(--soft);
  }
  .pages td:nth-child(9) {
    font-weight: 650;
  }
  .pages thead th {
    background: var(--wash);
    padding: 0.35rem 0.2rem;
  }
  .pages thead {
    position: sticky;
    top: 0;
    z-index: 1;
  }
  .pages thead button {
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    padding: 0.1rem 0.3rem;
  }
  .pages [aria-sort='ascending'] button::after {
    content: ' ↑';
  }
  .pages [aria-sort='descending'] button::after {
    content: ' ↓';
  }
  .pages details a {
    display: block;
    width: fit-content;
  }
  .scroll {
    overflow-x: auto;
    margin: 0.75rem 0 1.5rem;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--sheet);
  }
  table {
    border-collapse: collapse;
    width: 100%;
    font-size: 0.9375rem;
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
  }
  th,
  td {
    text-align: left;
    vertical-align: top;
    padding: 0.5rem 1.1rem;
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
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    list-style: none;
    margin: 0.4rem 0 1rem;
    padding: 0;
  }
  .chips li {
    min-width: 0;
  }
  .seen {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.5rem 2rem;
    padding: 0.8rem 1.1rem;
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: 12px;
    overflow-wrap: anywhere;
  }
  .seen p {
    margin: 0.3rem 0;
  }
  .lines {
    white-space: pre-line;
  }
  #bots {
    margin-top: 0;
  }
  #bots > h2 {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  blockquote {
    margin: 0.4rem 0 0.8rem;
    padding-left: 0.9rem;
    border-left: 3px solid var(--fair-fill);
  }
  .types {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: baseline;
    gap: 0.3rem 1.25rem;
  }
  .types > * {
    margin: 0;
  }
  .map {
    list-style: none;
    padding: 0;
    margin: 0.5rem 0 1rem;
  }
  .map li {
    padding: 0.35rem 0 0.35rem 1rem;
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
    margin: 0.5rem 0 1rem;
  }
  dt {
    color: var(--soft);
  }
  dd {
    margin: 0;
    min-width: 0;
  }
  ul.plain {
    padding-left: 1.2rem;
    max-width: 50rem;
  }
</style>`;
