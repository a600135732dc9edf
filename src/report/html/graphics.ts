/** The drawings: scores, engines, and pages by score, status and folder. Inline SVG with a text for who does not see it. */
import type { EngineRow } from '../../findings/engines/cell.ts';
import { bandOf, type Band } from '../band.ts';
import { engineBand } from '../engines.ts';
import type { Locale } from '../locale.ts';
import type { PageRow } from '../report.ts';
import type { ScoreRow } from '../score-rows.ts';
import { html, NOTHING, type Html } from './template.ts';
import { groupBy } from '../../values/groups.ts';

/** Radius of a ring in drawing units, and its length. */
const RADIUS = 42;
const AROUND = 2 * Math.PI * RADIUS;

/** A part of a ring, from a share of it on. */
function arc(band: string, from: number, share: number): Html {
  const length = AROUND * share;
  return html`<circle
    class="arc ${band}"
    cx="50"
    cy="50"
    r="${RADIUS}"
    transform="rotate(${(from * 360 - 90).toFixed(1)} 50 50)"
    stroke-dasharray="${length.toFixed(1)} ${AROUND.toFixed(1)}"
  />`;
}

/** A score as a ring. Its number and its band are text as well. */
export function gauge({ label, score }: ScoreRow, { tell }: Locale): Html {
  const band = bandOf(score);
  const said = tell('of-100-band', { label, score, band: tell(`band-${band}`) });
  return html`<p class="gauge">
    <svg viewBox="0 0 100 100" role="img" aria-label="${said}">
      <circle class="track" cx="50" cy="50" r="${RADIUS}" />
      ${score === 0 ? NOTHING : arc(band, 0, score / 100)}
      <text x="50" y="60">${score}</text>
    </svg>
    <span>${label}</span>
  </p>`;
}

/** A score as a line. One without a band is neither good nor bad. */
export function scoreBar({ label, score, capped }: ScoreRow, band: Band | null, { tell }: Locale): Html {
  const said =
    band === null
      ? tell('of-100', { label, score })
      : tell('of-100-band', { label, score, band: tell(`band-${band}`) });
  return html`<li>
    <span>${label}</span> <b>${score}</b>
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label="${said}">
      <rect class="track" width="100" height="6" />
      <rect class="fill ${band ?? ''}" width="${score}" height="6" />
    </svg>
    ${capped === '' ? NOTHING : html`<span class="soft">${capped}</span>`}
  </li>`;
}

/** One dot an engine, in the order of the matrix. */
export function engineDots(engines: readonly EngineRow[], text: string): Html {
  const dots = engines.map(({ reach }, index) => {
    const band = engineBand(reach, 'reach');
    return html`<circle class="fill ${band ?? ''}" cx="${8 + index * 20}" cy="8" r="7" />`;
  });
  return html`<svg class="dots" viewBox="0 0 ${engines.length * 20} 16" role="img" aria-label="${text}">
    ${dots}
  </svg>`;
}

/** One part of a whole, with its colour. */
export interface Share {
  readonly label: string;
  readonly count: number;
  readonly band: Band | null;
}

/** Shares as a ring, with a legend that says the same. */
export function donut(title: string, shares: readonly Share[]): Html {
  const all = Math.max(
    1,
    shares.reduce((sum, { count }) => sum + count, 0),
  );
  let from = 0;
  const arcs = shares.map(({ count, band }) => {
    const piece = arc(band ?? 'none', from, count / all);
    from += count / all;
    return piece;
  });
  return html`<figure class="chart">
    <figcaption>${title}</figcaption>
    <svg class="ring" viewBox="0 0 100 100" aria-hidden="true">${arcs}</svg>
    <ul class="legend">
      ${shares.map(({ label, count, band }) => html`<li><i class="${band ?? 'none'}"></i>${label}: ${count}</li>`)}
    </ul>
  </figure>`;
}

/** Most folders that the map of a site shows; smaller ones share a field. */
const MOST_FOLDERS = 12;
/** Drawing units of the map, and the least field that has room for words. */
const MAP = { width: 480, height: 230, wordWidth: 64, wordHeight: 34, character: 7.5 } as const;

interface Folder {
  readonly name: string;
  readonly pages: number;
  readonly mean: number;
}

/** The pages by the first part of their path, most pages first. */
function foldersOf(pages: readonly PageRow[], { tell }: Locale): readonly Folder[] {
  const folders = groupBy(pages, ({ path }) => {
    const [, first = '', rest] = path.split(/[?#]/, 1)[0]?.split('/') ?? [];
    return rest === undefined ? '/' : `/${first}/`;
  });
  const all = [...folders].toSorted(([, a], [, b]) => b.length - a.length);
  const rest = all.slice(MOST_FOLDERS - 1).flatMap(([, members]) => members);
  const shown =
    all.length > MOST_FOLDERS
      ? [...all.slice(0, MOST_FOLDERS - 1), [tell('folder-other'), rest] as const]
      : all;
  return shown.map(([name, members]) => ({
    name,
    pages: members.length,
    mean: Math.round(members.reduce((sum, { overall }) => sum + overall, 0) / members.length),
  }));
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Cuts a box into fields by weight: in halves of about the same weight, across its longer side. */
function fields(folders: readonly Folder[], { x, y, width, height }: Box): readonly Html[] {
  const [first, ...others] = folders;
  if (first === undefined) return [];
  if (others.length === 0) return [field(first, { x, y, width, height })];
  const all = folders.reduce((sum, { pages }) => sum + pages, 0);
  let count = 1;
  let weight = first.pages;
  for (const { pages } of others.slice(0, -1)) {
    if (weight + pages > all / 2) break;
    weight += pages;
    count += 1;
  }
  const share = weight / all;
  const [a, b] = [folders.slice(0, count), folders.slice(count)];
  return width > height
    ? [
        ...fields(a, { x, y, width: width * share, height }),
        ...fields(b, { x: x + width * share, y, width: width * (1 - share), height }),
      ]
    : [
        ...fields(a, { x, y, width, height: height * share }),
        ...fields(b, { x, y: y + height * share, width, height: height * (1 - share) }),
      ];
}

function field({ name, pages, mean }: Folder, { x, y, width, height }: Box): Html {
  const hasWords = width > MAP.wordWidth && height > MAP.wordHeight;
  const most = Math.floor((width - 16) / MAP.character);
  // Folders of a site often begin alike: the end tells them apart.
  const half = (most - 1) / 2;
  const shown =
    name.length > most ? `${name.slice(0, Math.ceil(half))}…${name.slice(-Math.floor(half))}` : name;
  const words = html`<text x="${(x + 8).toFixed(1)}" y="${(y + 19).toFixed(1)}">${shown}</text>
    <text x="${(x + 8).toFixed(1)}" y="${(y + 36).toFixed(1)}">${pages} · ${mean}</text>`;
  return html`<g class="${bandOf(mean)}">
    <rect
      x="${(x + 1).toFixed(1)}"
      y="${(y + 1).toFixed(1)}"
      width="${Math.max(0, width - 2).toFixed(1)}"
      height="${Math.max(0, height - 2).toFixed(1)}"
      rx="4"
    />
    ${hasWords ? words : NOTHING}
  </g>`;
}

/** The folders of a site: each as large as it has pages, in the colour of their mean score. */
export function treemap(title: string, pages: readonly PageRow[], locale: Locale): Html {
  const folders = foldersOf(pages, locale);
  const said = folders.map((folder) => locale.tell('folder-mean', { ...folder }));
  return html`<figure class="chart">
    <figcaption>${title}</figcaption>
    <svg
      class="folders"
      viewBox="0 0 ${MAP.width} ${MAP.height}"
      role="img"
      aria-label="${title}: ${said.join('; ')}"
    >
      ${fields(folders, { x: 0, y: 0, width: MAP.width, height: MAP.height })}
    </svg>
  </figure>`;
}

/** Drawing units of the histogram. */
const BAR = { width: 48, step: 62, height: 150, top: 24, least: 2 } as const;

/** First and last score of a bucket; the last bucket holds 100 as well. */
function bucketName(index: number, buckets: number): string {
  const width = 100 / buckets;
  const last = index === buckets - 1 ? 100 : (index + 1) * width - 1;
  return `${index * width}–${last}`;
}

/** How many pages have which score. The same numbers stand in a table for who does not see the bars. */
export function histogram(title: string, counts: readonly number[], { tell }: Locale): Html {
  const most = Math.max(1, ...counts);
  const floor = BAR.top + BAR.height;
  const bars = counts.map((pages, index) => {
    const height = pages === 0 ? 0 : Math.max(BAR.least, (BAR.height * pages) / most);
    const x = index * BAR.step + (BAR.step - BAR.width) / 2;
    const middle = index * BAR.step + BAR.step / 2;
    const band = bandOf((index * 100) / counts.length);
    return html`<g class="${band}">
      <rect
        x="${x}"
        y="${(floor - height).toFixed(1)}"
        width="${BAR.width}"
        height="${height.toFixed(1)}"
        rx="4"
      />
      <text class="count" x="${middle}" y="${(floor - height - 6).toFixed(1)}"
        >${pages === 0 ? '' : pages}</text
      >
      <text x="${middle}" y="${floor + 20}">${bucketName(index, counts.length)}</text>
    </g>`;
  });
  const width = counts.length * BAR.step;
  return html`<figure class="chart">
    <figcaption>${title}</figcaption>
    <svg class="bars" viewBox="0 0 ${width} ${floor + 28}" aria-hidden="true">
      <line x1="0" y1="${floor}" x2="${width}" y2="${floor}" />
      ${bars}
    </svg>
    <table class="unseen">
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          <th scope="col">${tell('pages-score-column')}</th>
          <th scope="col">${tell('pages-title')}</th>
        </tr>
      </thead>
      <tbody>
        ${counts.map(
          (pages, index) =>
            html`<tr>
              <th scope="row">${bucketName(index, counts.length)}</th>
              <td>${pages}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </figure>`;
}
