import { css } from '../template.ts';

/** Ink on paper, where nothing may be cut off. */
export const PRINT_STYLE = css`
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
    .pages tbody {
      content-visibility: visible;
    }
    .pages tr {
      grid-template-columns: 2rem 1fr 0.8fr repeat(11, 2.7rem);
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
`;
