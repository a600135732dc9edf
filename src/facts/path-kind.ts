/** What the address of a page alone says of its kind: the home page, and what is named for a topic. */
import { pathWords } from '../catalog/languages/index.ts';
import { KINDS_BY_PATH, type PageKind } from '../catalog/page-kinds.ts';
import { pathSegments } from '../values/url.ts';
import { namesLanguage } from './language-path.ts';
import { readablePath } from './text/slug.ts';

/** `/`, an index file, or one segment more, which has to be a language: `/de/`, `/pt-br`, `/zh-hant-tw`. */
const HOME_PATH =
  /^\/(?:([a-z]{2,3}(?:[-_][a-z]{4})?(?:[-_][a-z\d]{2,4})?)\/?)?(?:(?:index|home|default)\.[a-z]{3,5})?$/i;

/** Whether a path is that of the home page, or of the one in a language. `lang`: as the page declares it, empty for nothing. */
export function isHomePath(path: string, lang: string): boolean {
  const match = HOME_PATH.exec(path);
  if (match === null) return false;
  const [, segment] = match;
  return segment === undefined || namesLanguage(segment.toLowerCase(), lang);
}

/** The kind that the words of a path name, `null` for most: the address of a login page says what it is. */
export function kindOfPath(path: string): PageKind | null {
  const segments = pathSegments(readablePath(path).toLowerCase());
  const last = (segments.at(-1) ?? '').replace(/\.[a-z]{3,5}$/, '');
  const before = segments.slice(0, -1);
  const match = KINDS_BY_PATH.find(({ place, topic }) => {
    const words = pathWords(topic);
    return place === 'last' ? words.has(last) : before.some((segment) => words.has(segment));
  });
  return match?.kind ?? null;
}
