import { css } from '../template.ts';

/** The page around the parts. */
export const FRAME_STYLE = css`
  * {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-behavior: smooth;
  }
  @media (prefers-reduced-motion: reduce) {
    html {
      scroll-behavior: auto;
    }
  }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    overflow-wrap: break-word;
    font:
      1rem/1.55 ui-sans-serif,
      system-ui,
      -apple-system,
      'Segoe UI',
      Roboto,
      'Helvetica Neue',
      sans-serif;
  }
  header,
  main,
  footer,
  nav ul {
    max-width: 72rem;
    margin: 0 auto;
    padding: 0 1.5rem;
  }
  h1,
  h2 {
    font-family: ui-serif, 'Iowan Old Style', 'Palatino Linotype', Georgia, serif;
    font-weight: 600;
    line-height: 1.15;
    text-wrap: balance;
  }
  h1 {
    font-size: clamp(1.75rem, 5vw, 2.75rem);
    letter-spacing: -0.015em;
    margin: 0.15rem 0 0.5rem;
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: clamp(1.4rem, 3vw, 1.75rem);
    letter-spacing: -0.01em;
    margin: 0 0 0.5rem;
  }
  h3 {
    font-size: 1.05rem;
    line-height: 1.4;
    margin: 0;
    overflow-wrap: anywhere;
  }
  p {
    margin: 0 0 0.75rem;
    max-width: 44rem;
  }
  a {
    color: var(--link);
    text-underline-offset: 0.15em;
    text-decoration-thickness: 1px;
  }
  :focus-visible {
    outline: 3px solid var(--link);
    outline-offset: 2px;
    border-radius: 4px;
  }
  code,
  pre {
    font:
      0.9em/1.55 ui-monospace,
      SFMono-Regular,
      Menlo,
      Consolas,
      'Liberation Mono',
      monospace;
  }
  .skip {
    position: absolute;
    left: -100vw;
  }
  .skip:focus {
    left: 1rem;
    top: 1rem;
    background: var(--sheet);
    padding: 0.5rem 1rem;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .eyebrow {
    margin: 0;
    font-size: 0.875rem;
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: var(--soft);
  }
  .soft {
    color: var(--soft);
  }
  .small {
    font-size: 0.9375rem;
  }
  [hidden] {
    display: none !important;
  }
  header {
    padding-top: clamp(1.25rem, 2.5vw, 1.75rem);
  }
  nav {
    position: sticky;
    top: 0;
    z-index: 2;
    background: var(--paper);
    border-block: 1px solid var(--line);
  }
  nav ul {
    display: flex;
    gap: 0.25rem 0.9rem;
    overflow-x: auto;
    list-style: none;
    margin: 0 auto;
    padding: 0 1.5rem;
    font-size: 0.9375rem;
  }
  nav li {
    flex: none;
  }
  nav a {
    display: block;
    padding: 0.6rem 0;
    color: var(--ink);
    text-decoration: none;
  }
  nav a:hover {
    color: var(--link);
  }
  nav a:focus-visible {
    outline-offset: -3px;
  }
  nav span {
    color: var(--soft);
    font-variant-numeric: tabular-nums;
  }
  main > section {
    margin: clamp(1.4rem, 2.2vw, 1.75rem) 0;
    scroll-margin-top: 3.5rem;
  }
  button {
    font: inherit;
    font-size: 0.875rem;
    color: var(--ink);
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    padding: 0.2rem 0.7rem;
    cursor: pointer;
  }
  button:hover {
    border-color: var(--soft);
  }
  button.done::after {
    content: ' ✓';
    color: var(--good);
  }
  summary {
    cursor: pointer;
  }
  footer {
    padding: 0.9rem 1.5rem 1rem;
    border-top: 1px solid var(--line);
    color: var(--soft);
    font-size: 0.9375rem;
  }
`;
