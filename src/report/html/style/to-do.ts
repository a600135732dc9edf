import { css } from '../template.ts';

/** Things to do, what is folded, and text to paste. */
export const TO_DO_STYLE = css`
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
    padding: 0.5rem 1.1rem;
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
`;
