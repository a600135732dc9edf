import { css } from '../template.ts';

/** The verdict, the answers and the scores. */
export const SUMMARY_STYLE = css`
  .verdict {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1.5rem;
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: 14px;
    padding: 1.25rem 1.5rem;
    margin: 0.75rem 0;
  }
  .verdict {
    color: var(--ink);
  }
  .verdict > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .verdict.poor {
    border-top: 4px solid var(--poor-fill);
  }
  .verdict.fair {
    border-top: 4px solid var(--fair-fill);
  }
  .verdict.good {
    border-top: 4px solid var(--good-fill);
  }
  .sentence {
    font:
      600 clamp(1.25rem, 2.6vw, 1.6rem) / 1.3 ui-serif,
      'Iowan Old Style',
      Georgia,
      serif;
    text-wrap: pretty;
  }
  .engines {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35rem 0.9rem;
    font-weight: 600;
  }
  .dots {
    height: 1rem;
    max-width: 100%;
  }
  .gauge {
    flex: none;
    margin: 0;
    text-align: center;
    font-size: 0.875rem;
    color: var(--soft);
  }
  .gauge svg {
    display: block;
    width: 6.5rem;
    margin: 0 auto 0.25rem;
  }
  .gauge text {
    fill: var(--ink);
    font-size: 29px;
    font-weight: 650;
    text-anchor: middle;
  }
  .answers {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: 0.75rem;
    margin: 0.75rem 0;
    padding: 0;
    list-style: none;
  }
  .answer {
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: 14px;
    padding: 0.9rem 1.1rem;
    color: var(--ink);
  }
  .answer h3 {
    display: inline;
    margin-right: 0.5rem;
  }
  .answer p {
    margin: 0.35rem 0 0;
    font-size: 0.9375rem;
    color: var(--soft);
  }
  .scores {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: 0.75rem 1.5rem;
    margin: 1rem 0 0;
    padding: 0;
    list-style: none;
    font-size: 0.9375rem;
  }
  .scores b {
    float: right;
    font-variant-numeric: tabular-nums;
  }
  .scores .soft {
    display: block;
    font-size: 0.8125rem;
    line-height: 1.3;
  }
  .scores svg {
    display: block;
    width: 100%;
    height: 6px;
    border-radius: 3px;
  }
`;
