import { css } from '../template.ts';

/** Every pair of text and ground has a contrast of 4.5 or more (WCAG 2.2, 1.4.3), in light and dark alike. */
export const COLOURS_STYLE = css`
  :root {
    color-scheme: light dark;
    --paper: #fbfaf7;
    --sheet: #ffffff;
    --ink: #1b2430;
    --soft: #56606d;
    --line: #e2dfd7;
    --wash: #f3f1eb;
    --good: #17694a;
    --good-wash: #e6f2ea;
    --fair: #7d5200;
    --fair-wash: #fdf1d3;
    --poor: #a3221c;
    --poor-wash: #fce8e6;
    --link: #0b5a78;
    --track: #e6e3db;
    --good-fill: #2f9a6d;
    --fair-fill: #e0a21b;
    --poor-fill: #d2453b;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      --paper: #12161c;
      --sheet: #1a2028;
      --ink: #e8eaed;
      --soft: #a4adb8;
      --line: #2e3641;
      --wash: #222a34;
      --good: #7ed3a6;
      --good-wash: #17302a;
      --fair: #f0bd6c;
      --fair-wash: #33291a;
      --poor: #ff9c92;
      --poor-wash: #3a2020;
      --link: #86c9ea;
      --track: #333c48;
    }
  }
`;
