import { css } from '../template.ts';

/** The matrix of engines, and what is declared. */
export const ENGINES_STYLE = css`
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
`;
