/** A {@link PageView} of a body that nobody has read yet: one light walk at first need, a tree only for selectors. */
import { essenceOf } from '../values/media-type.ts';
import { once } from '../values/once.ts';
import { boundedTree } from './bounded-tree.ts';
import type { PageView } from './model.ts';
import { collapse } from './page-reading.ts';
import { scanPage } from './page-scan.ts';
import { mayMatch, selectorMarkers } from './selector-markers.ts';
import { tableMarkers } from './table-marks.ts';
import { wordUnits } from './word-units.ts';

/** Bytes in which markup is looked for; block pages and interstitials are far smaller. */
export const MAX_MARKUP_BYTES = 512 * 1_024;
/** Bytes that are read for words: pages exist whose first half megabyte is style and script. */
export const MAX_TEXT_BYTES = 4 * 1_024 * 1_024;

/** What a body is, by its declared type, or by its first character where none is declared. */
export type Media = 'html' | 'json' | 'text' | 'document' | 'other';

const NO_MARKUP = {
  refreshes: [],
  passwordInputs: 0,
  userInputs: 0,
  ownMarks: 0,
  frameset: false,
  scripts: 0,
  namedPictures: 0,
  hiddenWords: 0,
} as const;

/** Kind of body after a Content-Type value. `document`: a format that crawlers read as text (PDF). */
export function mediaOf(contentType: string | null, body: string): Media {
  const type = essenceOf(contentType);
  if (type === '') return body.trimStart().startsWith('<') ? 'html' : 'text';
  if (type.endsWith('json')) return 'json';
  if (type.endsWith('html') || type.endsWith('xml')) return 'html';
  if (type === 'application/pdf') return 'document';
  const isCode = type === 'text/css' || type.endsWith('javascript') || type.endsWith('ecmascript');
  return type.startsWith('text/') && !isCode ? 'text' : 'other';
}

/** The view of a body of UTF-8 bytes that came with this Content-Type. */
export function pageViewOf(body: Uint8Array, contentType: string | null): PageView {
  const source = Buffer.from(
    body.buffer,
    body.byteOffset,
    Math.min(body.byteLength, MAX_MARKUP_BYTES),
  ).toString();
  const media = mediaOf(contentType, source);
  return media === 'html' ? htmlView(body.subarray(0, MAX_TEXT_BYTES), source) : plainView(source, media);
}

function htmlView(page: Uint8Array, html: string): PageView {
  const { text, proseText, proseRuns, noscriptText, inlineScripts, data, comments, ...counts } =
    scanPage(page);
  const tree = once(() => boundedTree(html));
  const joinedScripts = once(() => inlineScripts.join('\n'));
  const held = new Map<string, boolean>();
  const holds = (marker: string): boolean => {
    const known = held.get(marker) ?? html.includes(marker);
    held.set(marker, known);
    return known;
  };
  return {
    ...counts,
    text: () => text,
    proseText: () => proseText,
    proseRuns: () => proseRuns,
    noscriptText: () => noscriptText,
    select(selector) {
      const markers = tableMarkers().get(selector) ?? selectorMarkers(selector);
      return mayMatch(markers, holds) ? tree()(selector) : null;
    },
    inlineScripts: joinedScripts,
    data: () => data().join('\n'),
    comments: () => comments.join('\n'),
    source: () => html,
  };
}

/** JSON, plain text and Markdown: every line is text, nothing is markup. */
function plainView(source: string, media: Media): PageView {
  const readable = media === 'text' || media === 'json';
  const written = media === 'json' ? source.replaceAll(/[{}[\]",:]+/g, ' ') : source;
  const lines = readable ? written.split('\n') : [];
  const units = readable ? wordUnits(written) : 0;
  const text = readable ? collapse(written) : '';
  const links = readable ? source.split('](').length - 1 : 0;
  const headline = lines.find((line) => line.startsWith('# ')) ?? '';
  return {
    ...NO_MARKUP,
    visibleWords: units,
    proseWords: units,
    blocks: lines.filter((line) => wordUnits(line) >= 3).length,
    links,
    proseLinks: links,
    title: '',
    headline: collapse(headline.slice(2)),
    text: () => text,
    proseText: () => text,
    proseRuns: () => lines.map(collapse),
    noscriptText: () => '',
    select: () => null,
    inlineScripts: () => '',
    data: () => '',
    comments: () => '',
    source: () => source,
  };
}
