/** Where a page says a value: what is found nowhere was made up, and is not written. */
import { places } from '../readers/structured-data/places.ts';
import { fetchUrl, httpUrl } from '../values/url.ts';
import type { ValueSource } from './change.ts';
import type { PageFile } from './page-file.ts';
import { once } from '../values/once.ts';
import type { PageLayout } from './page-layout.ts';

/** Finds the places of values of a page. */
export type SourceFinder = (value: string) => ValueSource | null;

/** A finder for one page. `site`: address of the folder. */
export function sourceFinder(page: PageFile, site: string): SourceFinder {
  const texts = once(() => joinedTexts(page.layout()));
  const placeOf = places(page.utf8);
  const at = (value: string, kind: ValueSource['kind'], offset: number): ValueSource => ({
    value,
    kind,
    file: page.path,
    ...placeOf(offset),
  });
  return (value) => {
    if (isOwnAddress(value, page.url, site))
      return { value, kind: 'address', file: page.path, line: 0, column: 0 };
    const wanted = collapsed(value).replace(/…$/, '');
    if (wanted === '') return null;
    const { text, offsetAt } = texts();
    const found = wordsIn(text, wanted);
    if (found >= 0) return at(value, 'text', offsetAt(found));
    const attribute = attributeWith(page, value, wanted);
    if (attribute !== null) return at(value, 'attribute', attribute);
    const data = dataWith(page, value);
    return data === null ? null : at(value, 'data', data);
  };
}

/** Where words are in a text, not as a part of longer ones; -1 for nowhere. */
function wordsIn(text: string, words: string): number {
  const isWord = (at: number): boolean => /[\p{L}\p{N}]/u.test(text[at] ?? '');
  const opens = /^[\p{L}\p{N}]/u.test(words);
  const closes = /[\p{L}\p{N}]$/u.test(words);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const isPart = (opens && isWord(at - 1)) || (closes && isWord(at + words.length));
    // Scripts without spaces part their words nowhere.
    if (!isPart || !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(words)) return at;
  }
  return -1;
}

const collapsed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The address of the page, that of the site, or one of these with a fragment: the folder and `--url` say them. */
function isOwnAddress(value: string, own: string, site: string): boolean {
  const [address = ''] = value.split('#', 1);
  const url = httpUrl(address);
  if (url === null) return false;
  const origin = `${new URL(site).origin}/`;
  return [own, site, origin].some((one) => one === address || fetchUrl(new URL(one)) === fetchUrl(url));
}

interface JoinedTexts {
  /** White space collapsed, a space between blocks and around tags that part words. */
  readonly text: string;
  /** The offset in the page of an index of the text. */
  readonly offsetAt: (index: number) => number;
}

function joinedTexts({ texts, elements }: PageLayout): JoinedTexts {
  const pieces: string[] = [];
  const starts: { readonly index: number; readonly offset: number }[] = [];
  let length = 0;
  let last = '';
  let isBlank = true;
  const add = (piece: string): void => {
    if (piece === '') return;
    pieces.push(piece);
    length += piece.length;
    isBlank = piece.endsWith(' ');
  };
  for (const run of texts) {
    const name = elements[run.element]?.name ?? '';
    if (!run.isShown && name !== 'title') continue;
    const own = run.text.replaceAll(/\s+/g, ' ');
    if (!isBlank && !INLINE.has(name) && !INLINE.has(last)) add(' ');
    last = name;
    starts.push({ index: length, offset: run.from + leading(run.text) });
    add(isBlank ? own.trimStart() : own);
  }
  return {
    text: pieces.join(''),
    offsetAt: (index) => starts.findLast((start) => start.index <= index)?.offset ?? 0,
  };
}

/** Elements that part no words. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data dfn em font i kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Bytes of white space before the words of a run. */
const leading = (text: string): number => text.length - text.trimStart().length;

function attributeWith(page: PageFile, value: string, wanted: string): number | null {
  for (const { attributes } of page.layout().elements)
    for (const attribute of attributes) {
      const own = collapsed(attribute.value);
      if (own === wanted || (own.length > wanted.length && own.includes(wanted) && wanted.length >= MIN_PART))
        return attribute.from;
      if (LINKS.has(attribute.name) && resolved(attribute.value, page) === value) return attribute.from;
    }
  return null;
}

/** Characters from which a part of a value is no chance. */
const MIN_PART = 3;

const LINKS: ReadonlySet<string> = new Set(['href', 'src', 'content', 'data-src', 'srcset']);

function resolved(written: string, page: PageFile): string | null {
  const url = httpUrl(written.trim(), page.subject().page.base ?? page.url);
  return url === null ? null : url.href;
}

function dataWith(page: PageFile, value: string): number | null {
  const quoted = JSON.stringify(value);
  for (const { name, text, tag } of page.layout().elements)
    if (name === 'script' && text.includes(quoted)) return tag.from;
  return null;
}
