import { html } from './template.ts';

/** One column on a phone, where rows become cards; ink on paper in print, where nothing may be cut off. */
export const MEDIA_STYLE = html`<style>
  @media (max-width: 40rem) {
    header,
    main,
    footer,
    nav ul {
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
    .verdict {
      flex-wrap: wrap;
      padding: 1rem 1.1rem;
    }
    .gauge {
      display: flex;
      align-items: center;
      gap: 0.75rem;
    }
    .gauge svg {
      width: 4.5rem;
    }
    .scores {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .charts,
    .seen,
    .types {
      grid-template-columns: minmax(0, 1fr);
    }
    .chart:has(.ring) {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 1rem;
    }
    .chart:has(.ring) figcaption {
      width: 100%;
    }
    .todo > li {
      padding: 0.7rem 0.8rem;
      gap: 0.7rem;
    }
    .entry {
      padding: 0 0.8rem;
    }
    .entry > summary {
      grid-template-columns: 1fr auto;
    }
    .entry > summary h4 {
      grid-row: 2;
      grid-column: 1 / 3;
    }
    .matrix th,
    .matrix td {
      padding: 0.45rem 0.4rem;
      width: 14%;
      text-align: center;
    }
    .matrix th:first-child {
      width: 44%;
      text-align: left;
    }
    .matrix thead th {
      font-size: 0.75rem;
    }
    .matrix .word {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
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
  @page {
    margin: 14mm 12mm 16mm;
    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      font: 8pt sans-serif;
    }
  }
  @media print {
    details::details-content {
      content-visibility: visible;
      height: auto;
    }
    :root {
      /* Verdict, things to do and engines fit on two pages of A4 and of US letter. */
      font-size: 8.75pt;
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
    header,
    main,
    footer {
      padding: 0;
    }
    .todo > li {
      padding: 0.4rem 0.9rem;
    }
    nav,
    .skip,
    button:not([data-sort]),
    .tools {
      display: none;
    }
    main > section {
      margin: 1rem 0;
    }
    #engines + section {
      break-before: page;
    }
    #bots > h2 {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
    /* The same text stands with its finding. */
    #to-do .fold {
      display: none;
    }
    .all {
      max-height: none;
      overflow: visible;
    }
    table.pages {
      min-width: 0;
      font-size: 8pt;
    }
    .pages tbody tr {
      content-visibility: visible;
    }
    .pages tr {
      grid-template-columns: 2rem 1fr repeat(11, 2.7rem);
    }
    .pages thead {
      position: static;
    }
    .pages th,
    .pages td {
      overflow-wrap: anywhere;
      white-space: normal;
    }
    h2,
    h3,
    caption {
      break-after: avoid;
    }
    tr,
    .answer,
    .chart {
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
    th,
    td,
    table .wide {
      min-width: 0;
      padding-left: 0.3rem;
      padding-right: 0.3rem;
    }
    .badge {
      border: 1px solid currentColor;
    }
  }
</style>`;
