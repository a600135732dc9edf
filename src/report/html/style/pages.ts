import { css } from '../template.ts';

/** The table of all pages: bodies of rows out of sight are not laid out. */
export const PAGES_STYLE = css`
  .all {
    max-height: 17rem;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--sheet);
  }
  table.pages {
    display: block;
    min-width: 64rem;
    font-size: 0.875rem;
  }
  .pages thead,
  .pages tbody {
    display: block;
  }
  .pages tr {
    display: grid;
    grid-template-columns:
      2.6rem minmax(12rem, 1fr) minmax(9rem, 0.8fr) 4.6rem 4.9rem 3.6rem 3.5rem 3.4rem 3.7rem
      3.9rem 4.8rem 4rem 3.6rem 4.6rem;
    border-top: 1px solid var(--line);
  }
  .pages tbody {
    content-visibility: auto;
    contain-intrinsic-block-size: calc(var(--rows, 50) * 2.05rem);
  }
  .pages th,
  .pages td {
    border: 0;
    padding: 0.35rem 0.4rem;
    min-width: 0;
    font-variant-numeric: tabular-nums;
  }
  .pages th {
    font-weight: 400;
  }
  .pages td:first-child {
    color: var(--soft);
  }
  .pages td:nth-child(10) {
    font-weight: 650;
  }
  .pages thead th {
    background: var(--wash);
    padding: 0.35rem 0.1rem;
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
`;
