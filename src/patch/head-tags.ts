/** Tags that a head lacks, written where the page has its own, and in its manner. */
import { BLANK } from '../readers/structured-data/texts.ts';
import { refusal, type Edit, type Made, type Refusal, type ValueSource } from './change.ts';
import { holdsUnicode } from './file-text.ts';
import type { FixSite } from './fix-site.ts';
import type { PageFile } from './page-file.ts';
import type { PlacedElement } from './page-layout.ts';

/** A tag to add, and the values in it that the page has to say. */
export interface NewTag {
  readonly html: string;
  readonly values: readonly string[];
  /** A word of the format itself, such as a kind of card. */
  readonly constant?: string;
}

/** Where tags come: after an element of the head, in its manner. */
interface Anchor {
  readonly at: number;
  /** What is before each tag: a line end with the indentation, or nothing where the page is on one line. */
  readonly before: string;
  /** Whether void elements end with a slash. */
  readonly slash: string;
}

const OF_HEAD: ReadonlySet<string> = new Set(['meta', 'title', 'link']);

/** After the last of these elements that is whole and in head; else at the start of head. */
function anchorIn(page: PageFile, names: ReadonlySet<string>): Anchor {
  const { elements, headStart } = page.layout();
  const own = elements.filter((element) => element.inHead);
  const last = own.findLast((element) => names.has(element.name) && endOf(element) !== null);
  const slash = slashOf(page, own);
  if (last !== undefined)
    return { at: endOf(last) ?? headStart, before: breakBefore(page, last.tag.from), slash };
  const [first] = own;
  return {
    at: headStart,
    before: first === undefined ? '' : breakBefore(page, first.tag.from),
    slash,
  };
}

const VOID: ReadonlySet<string> = new Set(['meta', 'link', 'base']);

/** One past an element. */
function endOf({ name, tag, end }: PlacedElement): number | null {
  return VOID.has(name) ? tag.to : (end?.to ?? null);
}

/** The line end and indentation right before a place, empty where something else is there. */
export function breakBefore({ utf8 }: PageFile, at: number): string {
  const before = utf8.toString('utf8', Math.max(0, at - MAX_INDENT), at);
  return /(?:\r\n|\n|\r)[ \t]*$/.exec(before)?.[0] ?? '';
}

/** Bytes of white space that are looked at. */
const MAX_INDENT = 400;

/** How the page ends its own void elements: ` /`, `/`, or not at all. */
function slashOf({ utf8 }: PageFile, own: readonly PlacedElement[]): string {
  const last = own.findLast(({ name }) => VOID.has(name));
  return last === undefined
    ? ''
    : (/\s?\/(?=>$)/.exec(utf8.toString('utf8', last.tag.from, last.tag.to))?.[0] ?? '');
}

/** The tags as one insert, each value with its source. */
export function addedTags(page: PageFile, tags: readonly NewTag[], site: FixSite): Made | Refusal {
  const { at, before, slash } = anchorIn(page, OF_HEAD);
  const text = tags
    .map(({ html }) => before + (/^<(?:meta|link)\b/.test(html) ? html.replace(/>$/, `${slash}>`) : html))
    .join('');
  return made(page, { from: at, to: at, text }, tags, site);
}

/** A tag as the first of head. */
export function firstTag(page: PageFile, html: string): Edit {
  const { headStart, elements } = page.layout();
  const own = elements.filter((element) => element.inHead);
  const before = own[0] === undefined ? '' : breakBefore(page, own[0].tag.from);
  const slash = slashOf(page, own);
  return { from: headStart, to: headStart, text: before + html.replace(/>$/, `${slash}>`) };
}

/** A script of JSON-LD after the last one of head, else after its tags. */
export function addedScript(
  page: PageFile,
  json: string,
  values: readonly string[],
  site: FixSite,
): Made | Refusal {
  const { elements } = page.layout();
  const scripts = elements.filter(
    (element) => element.inHead && element.name === 'script' && isData(element),
  );
  const last = scripts.at(-1);
  const anchor = anchorIn(page, OF_HEAD);
  const at = last?.end?.to ?? anchor.at;
  const before = last === undefined ? anchor.before : breakBefore(page, last.tag.from);
  const body =
    before === ''
      ? JSON.stringify(JSON.parse(json)).replaceAll('<', '\\u003c')
      : json.split('\n').join(before);
  const text = `${before}<script type="application/ld+json">${before}${body}${before}</script>`;
  return made(
    page,
    { from: at, to: at, text: holdsUnicode(page) ? text : jsonEscaped(text) },
    [{ html: json, values }],
    site,
  );
}

const isData = ({ attributes }: PlacedElement): boolean =>
  attributes.some(
    ({ name, value }) => name === 'type' && value.trim().toLowerCase() === 'application/ld+json',
  );

/** Characters beyond ASCII as escapes of JSON. */
export const jsonEscaped = (text: string): string =>
  text.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Characters beyond ASCII as references, where the encoding of the file does not hold them all. */
export function htmlIn(page: PageFile, html: string): string {
  return holdsUnicode(page)
    ? html
    : html.replaceAll(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0)};`);
}

function made(page: PageFile, edit: Edit, tags: readonly NewTag[], site: FixSite): Made | Refusal {
  if (edit.text.includes(BLANK)) return blankIn(edit.text);
  const sources = sourcesOf(
    page,
    tags.flatMap(({ values }) => values),
    site,
  );
  if (!Array.isArray(sources)) return sources;
  const constants = tags.flatMap(({ constant }) =>
    constant === undefined ? [] : [ofFormat(page, constant)],
  );
  const edits = [{ ...edit, text: htmlIn(page, edit.text) }];
  return { file: page.path, edits, sources: [...sources, ...constants] };
}

/** A word of the format as a value: no page has to say it. */
export const ofFormat = ({ path }: PageFile, value: string): ValueSource => ({
  value,
  kind: 'format',
  file: path,
  line: 0,
  column: 0,
});

/** What a text has a blank for. */
export function blankIn(text: string): Refusal {
  const at = text.indexOf(BLANK) + BLANK.length;
  return refusal('blank', { what: (/^[^"<\n]*/.exec(text.slice(at))?.[0] ?? '').trim() });
}

/** The places of values; a refusal for one that the page does not say. */
export function sourcesOf(page: PageFile, values: readonly string[], site: FixSite): ValueSource[] | Refusal {
  const sources: ValueSource[] = [];
  for (const value of new Set(values)) {
    const source = site.sourceOf(page, value);
    if (source === null) return refusal('blank', { what: value });
    sources.push(source);
  }
  return sources;
}
