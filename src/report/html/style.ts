import { html } from './template.ts';

/**
 * The style sheet of the report. Light and dark by the reader's preference, one column on a phone, ink on paper in
 * print. Every pair of text and ground has a contrast of 4.5 or more (WCAG 2.2, 1.4.3).
 */
export const STYLE = html`<style>
  :root {
    color-scheme: light dark;
    --paper: #fbfaf7;
    --sheet: #ffffff;
    --ink: #1b2430;
    --soft: #56606d;
    --line: #e2dfd7;
    --wash: #f3f1eb;
    --good: #17694a;
    --good-wash: #e6f2ea;
    --fair: #855000;
    --fair-wash: #fbf0dc;
    --poor: #a8271f;
    --poor-wash: #fbe9e6;
    --link: #0b5a78;
    --track: #e6e3db;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #12161c;
      --sheet: #1a2028;
      --ink: #e8eaed;
      --soft: #a4adb8;
      --line: #2e3641;
      --wash: #222a34;
      --good: #7ed3a6;
      --good-wash: #17302a;
      --fair: #f0bd6c;
      --fair-wash: #33291a;
      --poor: #ff9c92;
      --poor-wash: #3a2020;
      --link: #86c9ea;
      --track: #333c48;
    }
  }
  * {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-behavior: smooth;
  }
  @media (prefers-reduced-motion: reduce) {
    html {
      scroll-behavior: auto;
    }
  }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font:
      1.0625rem/1.6 ui-sans-serif,
      system-ui,
      -apple-system,
      'Segoe UI',
      Roboto,
      'Helvetica Neue',
      sans-serif;
  }
  header,
  main,
  footer {
    max-width: 68rem;
    margin: 0 auto;
    padding: 0 1.5rem;
  }
  h1,
  h2 {
    font-family: ui-serif, 'Iowan Old Style', 'Palatino Linotype', Georgia, serif;
    font-weight: 600;
    line-height: 1.15;
    text-wrap: balance;
  }
  h1 {
    font-size: clamp(2rem, 6vw, 3.25rem);
    letter-spacing: -0.015em;
    margin: 0.25rem 0 0.75rem;
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: clamp(1.5rem, 3.5vw, 2rem);
    letter-spacing: -0.01em;
    margin: 0 0 0.5rem;
  }
  h3 {
    font-size: 1.125rem;
    line-height: 1.35;
    margin: 0;
    overflow-wrap: anywhere;
  }
  p {
    margin: 0 0 0.75rem;
    max-width: 44rem;
  }
  a {
    color: var(--link);
    text-underline-offset: 0.15em;
    text-decoration-thickness: 1px;
  }
  :focus-visible {
    outline: 3px solid var(--link);
    outline-offset: 2px;
    border-radius: 4px;
  }
  bdi,
  td,
  dd,
  li {
    overflow-wrap: anywhere;
  }
  code,
  pre {
    font:
      0.9em/1.55 ui-monospace,
      SFMono-Regular,
      Menlo,
      Consolas,
      'Liberation Mono',
      monospace;
  }
  .skip {
    position: absolute;
    left: -100vw;
  }
  .skip:focus {
    left: 1rem;
    top: 1rem;
    background: var(--sheet);
    padding: 0.5rem 1rem;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .eyebrow {
    margin: 0;
    font-size: 0.875rem;
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: var(--soft);
  }
  .soft {
    color: var(--soft);
  }
  .small {
    font-size: 0.9375rem;
  }
  header {
    padding-top: clamp(2rem, 7vw, 4.5rem);
  }
  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    list-style: none;
    margin: 1.25rem 0 0;
    padding: 0.75rem 0;
    border-block: 1px solid var(--line);
    font-size: 0.9375rem;
  }
  main > section {
    margin: clamp(2.5rem, 7vw, 4.5rem) 0;
    scroll-margin-top: 1rem;
  }
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
    border-radius: 999px;
    padding: 0.1rem 0.7rem;
    font-size: 0.875rem;
    font-weight: 600;
    white-space: nowrap;
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
    grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
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
  footer {
    padding: 1.5rem 1.5rem 3rem;
    border-top: 1px solid var(--line);
    color: var(--soft);
    font-size: 0.9375rem;
  }
  @media (max-width: 40rem) {
    header,
    main,
    footer {
      padding-left: 1.1rem;
      padding-right: 1.1rem;
    }
    dl {
      grid-template-columns: 1fr;
      gap: 0.1rem;
    }
    dd {
      margin-bottom: 0.6rem;
    }
    .map .d1,
    .map .d2,
    .map .d3,
    .map .d4 {
      margin-left: 0.75rem;
    }
    .gauges {
      grid-template-columns: repeat(2, 1fr);
    }
    table.stack thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    table.stack,
    table.stack tbody,
    table.stack tr,
    table.stack th,
    table.stack td,
    table.stack caption {
      display: block;
    }
    table.stack tr {
      border-top: 1px solid var(--line);
      padding: 0.7rem 1.1rem;
    }
    table.stack th,
    table.stack td {
      border: 0;
      padding: 0.1rem 0;
      text-align: left;
      min-width: 0;
    }
    table.stack td[data-label]::before {
      content: attr(data-label) ': ';
      color: var(--soft);
      font-size: 0.9rem;
    }
  }
  @media print {
    :root {
      color-scheme: light;
      --paper: #fff;
      --sheet: #fff;
      --ink: #000;
      --soft: #444;
      --line: #bbb;
      --wash: #f4f4f4;
      --track: #ddd;
      --good: #0f5a3d;
      --good-wash: #fff;
      --fair: #704300;
      --fair-wash: #fff;
      --poor: #8f1d16;
      --poor-wash: #fff;
      --link: #000;
    }
    body {
      font-size: 10.5pt;
    }
    nav,
    .skip {
      display: none;
    }
    main > section {
      margin: 1.5rem 0;
    }
    h2,
    h3,
    caption {
      break-after: avoid;
    }
    tr,
    .answer,
    .gauge {
      break-inside: avoid;
    }
    pre {
      max-height: none;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    .scroll {
      overflow: visible;
    }
    .badge {
      border: 1px solid currentColor;
    }
  }
</style>`;
