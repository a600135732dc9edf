import { css } from '../template.ts';

/** Chips, what an AI sees, structured data, lists of facts. */
export const DETAILS_STYLE = css`
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
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dd {
    margin: 0;
    min-width: 0;
  }
  ul.plain {
    padding-left: 1.2rem;
    max-width: 50rem;
  }
`;
