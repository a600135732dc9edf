import { html } from './template.ts';

/** One column on a phone, where rows become cards; ink on paper in print, where nothing may be cut off. */
export const MEDIA_STYLE = html`<style>
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
