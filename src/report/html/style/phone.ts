import { css } from '../template.ts';

/** One column on a phone, where rows become cards. */
export const PHONE_STYLE = css`
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
    .course,
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
`;
