import { css } from '../template.ts';

/** Every other table. */
export const TABLES_STYLE = css`
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
  caption:has(> .unseen) {
    padding: 0;
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
`;
