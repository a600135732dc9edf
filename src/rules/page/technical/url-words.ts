import { pathWords } from '../../../catalog/languages/index.ts';
import type { PageFacts } from '../../../facts/page-facts.ts';
import type { PageKind } from '../../../catalog/page-kinds.ts';
import { kindOfPath } from '../../../facts/path-kind.ts';
import { holdsUnreadable, namesTopic, readablePath } from '../../../facts/text/slug.ts';
import { holdsSession, pathSegments } from '../../../values/url.ts';
import { fail, none, pass, taken, unknown } from '../../rule.ts';
import { SOURCES } from '../../sources.ts';
import { technicalRule } from '../page-rule.ts';
import { shown } from '../../wording.ts';

/** Kinds of page that most sites have once, under a usual name. */
const SELF_NAMED: ReadonlySet<PageKind> = new Set<PageKind>(['faq', 'contact', 'about', 'legal']);

/** The number of a text, and runs of letters that are no word: two of ASCII at most, such as a language or an abbreviation. */
const NO_WORD = /^(?:\p{L}*\p{Nd}[\p{L}\p{Nd}]*|[a-z]{1,2}|)$/iu;

/** Sections that pages of every topic are kept in. */
const SECTIONS = ['articles', 'lists', 'groups', 'forums', 'products', 'docsSection'] as const;

const isSection = (name: string): boolean =>
  SECTIONS.some((topic) => pathWords(topic).has(name.toLowerCase())) && !NO_WORD.test(name);

const isNumbered = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{Nd}]+/u)
    .every((word) => NO_WORD.test(word) || pathWords('numbered').has(word));

/**
 * The last segment that is more than a number of the text: `/neon-signage/588400/` is named by the one before. `null` where
 * all are numbers, or numbers in a section. The page of the section itself is named by it.
 */
function slugOf(segments: readonly string[]): string | null {
  const names = segments.map((segment) => segment.replace(/\.[a-z]{2,5}$/i, ''));
  const last = names.at(-1) ?? '';
  if (isSection(last)) return last;
  return names.findLast((name) => !isSection(name) && !isNumbered(name)) ?? null;
}

/** Letters and digits of the number of a thing: of a car, a part, a standard. */
const KEY = /^(?=.*\d)(?=.*[a-z])[a-z\d-]{4,40}$/i;

/** Whether a segment is the number of the thing that the page is about, and shows. */
const isKey = (segment: string, { title, main }: PageFacts): boolean =>
  KEY.test(segment) &&
  [title, ...main.blocks.map(({ text }) => text)].some((text) =>
    text.toLowerCase().includes(segment.toLowerCase()),
  );

const SHORT_SLUG =
  'Use a short slug with the words of the title, and redirect the old address to the new one with status 301';

export const urlWords = technicalRule({
  id: 'url-words',
  area: 'understand',
  title: 'The address names the topic of the page',
  why: 'Pages whose path contains words of the question are cited more often at the same rank.',
  source: SOURCES.originalityCitations,
  grade: 'moderate',

  severity: 'low',
  faults: {
    'session-id': {
      effort: 'server',
      message: 'The address contains a session id',
      fix: 'Keep session ids in cookies',
    },
    'no-topic': {
      effort: 'page',
      title: 'The address does not name the topic of the page',
      message: 'The path "{path}" does not name the topic of the page',
      fix: SHORT_SLUG,
    },
  },

  evaluate({ page, text, url, kind }) {
    if (url === null) return unknown('address-unreadable');
    const path = readablePath(url.pathname);
    if (holdsSession(url)) return fail('session-id');
    // A home page in another language, or with its index file, has no words to add.
    if (kind === 'home') return pass;
    // "/faq" says what a page of frequently asked questions is, in whatever words that one is headed.
    if (SELF_NAMED.has(kind) && kindOfPath(path) === kind) return pass;
    if (page.title !== '' && text.titleStems.size === 0) return none;
    const slug = slugOf(pathSegments(path));
    if (slug === null && isKey(pathSegments(path).at(-1) ?? '', page)) return pass;
    if (slug === null) return page.title === '' ? taken('title') : fail('no-topic', { path: shown(path) });
    const title = { topic: text.title.topic, stems: text.titleStems };
    const heading = { topic: text.heading, stems: text.headingStems };
    if (namesTopic(slug, [title, heading], text.language.judged)) return pass;
    if (page.title === '') return taken('title');
    if (holdsUnreadable(slug)) return unknown('slug-unreadable');
    // In another language, in transcription, by the name that the thing has among those who know it.
    return unknown('slug-in-other-words');
  },

  examples: {
    pass: [
      {
        html: '<title>Descale an espresso machine</title>',
        url: 'https://example.com/guides/descale-espresso-machine',
      },
      { html: '<title>Welcome</title>', url: 'https://example.com/' },
      { html: '<title>Welcome</title>', url: 'https://example.com/?utm_source=mail' },
      { html: '<title>Frequently asked questions</title>', url: 'https://example.com/faq' },
      { html: '<title>Free and low-cost events</title>', url: 'https://example.com/events' },
      { html: '<title>Used car 5YJSA7E49JF269238</title>', url: 'https://example.com/5YJSA7E49JF269238' },
      { html: '<html lang="de"><title>Willkommen</title>', url: 'https://example.com/de/' },
      { html: '<html lang="de"><title>Größe und Maße</title>', url: 'https://example.com/groesse' },
      {
        html: '<html lang="ja"><title>湯垢の取り方</title>',
        url: 'https://example.com/%E6%B9%AF%E5%9E%A2%E3%81%AE%E5%8F%96%E3%82%8A%E6%96%B9',
      },
    ],
    fail: [
      { html: '<title>Descale an espresso machine</title>', url: 'https://example.com/p/8412' },
      { html: '<title>Descale</title>', url: 'https://example.com/descale;jsessionid=A1' },
      { html: '<title>Descale</title>', url: 'https://example.com/descale?osCsid=A1' },
    ],
    unknown: [
      { html: '<title>Очистка кофемашины</title>', url: 'https://example.com/ochistka' },
      { html: '<title>Descale an espresso machine</title>', url: 'https://example.com/entkalken' },
    ],
  },
});
