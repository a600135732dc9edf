import { css } from '../template.ts';

/** Search, chips, and the entries of findings. */
export const FINDINGS_STYLE = css`
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    margin: 0.5rem 0 0.75rem;
    font-size: 0.9375rem;
  }
  .tools p {
    margin: 0;
  }
  .tools div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
  }
  .tools input {
    font: inherit;
    color: inherit;
    background: var(--sheet);
    border: 1px solid var(--soft);
    border-radius: 0.5rem;
    padding: 0.25rem 0.6rem;
    width: 14rem;
    max-width: 100%;
  }
  [aria-pressed='true'] {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--paper);
  }
  .area {
    margin: 1rem 0 0;
  }
  .area h3 {
    margin: 0 0 0.4rem;
  }
  .area h3 span {
    font-weight: 400;
  }
  .entry {
    background: var(--sheet);
    border: 1px solid var(--line);
    border-left: 4px solid var(--line);
    padding: 0 1.1rem;
    margin: -1px 0 0;
    color: var(--ink);
    scroll-margin-top: 3.5rem;
  }
  .entry.poor {
    border-left-color: var(--poor-fill);
  }
  .entry.fair {
    border-left-color: var(--fair-fill);
  }
  .entry > summary {
    display: grid;
    grid-template-columns: 5rem 1fr auto;
    align-items: baseline;
    gap: 0 0.9rem;
    padding: 0.2rem 0;
  }
  .entry > summary .badge {
    justify-self: start;
  }
  .entry h4 {
    margin: 0;
    font-size: 1rem;
    font-weight: 500;
    scroll-margin-top: 4rem;
  }
  .entry[open] {
    padding-bottom: 1rem;
  }
  .entry[open] h4 {
    font-weight: 650;
  }
  .entry p {
    margin: 0.4rem 0 0;
  }
  .entry .marks {
    margin-top: 0.75rem;
  }
  .small {
    font-size: 0.9375rem;
  }
  .places {
    margin: 0.6rem 0 0;
  }
  .paths {
    margin: 0.3rem 0;
    padding-left: 1.2rem;
    font-size: 0.9375rem;
  }
`;
